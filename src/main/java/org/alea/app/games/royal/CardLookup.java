package org.alea.app.games.royal;

import java.util.Optional;
import org.alea.app.shell.Navigator;
import org.alea.app.table.Spot;

/** Leads from a card on the table to its page in the card reference, and from another place to its rule. */
final class CardLookup {
    private final Navigator navigator;
    private final RoyalPlay play;

    CardLookup(Navigator navigator, RoyalPlay play) {
        this.navigator = navigator;
        this.play = play;
    }

    /** Opens the card that lies there, or else the rule of the place, and says whether there is one. */
    boolean at(Spot spot) {
        Optional<String> card = card(spot);
        card.ifPresent(this::open);
        return card.isPresent() || tell(RuleAt.of(spot));
    }

    /** The same, and the rule of a piece: one that is about to be dragged may be held for a while without being asked. */
    boolean clicked(Spot spot) {
        return at(spot) || tell(RuleAt.piece(spot));
    }

    private boolean tell(Optional<String> rule) {
        rule.ifPresent(id -> navigator.rule("royal", id));
        return rule.isPresent();
    }

    /** The card under the cursor, or the first event of the row; before there is one, Marauding. */
    void under(Optional<Spot> cursor) {
        cursor.flatMap(this::card)
                .or(() -> play.table().events().open().stream()
                        .map(open -> open.card().id())
                        .findFirst())
                .or(() -> Optional.of(play.table().content().marauding().id()))
                .ifPresent(this::open);
    }

    private Optional<String> card(Spot spot) {
        return new CardAt(play.table().content()).of(spot);
    }

    private void open(String card) {
        navigator.card("royal", card);
    }
}

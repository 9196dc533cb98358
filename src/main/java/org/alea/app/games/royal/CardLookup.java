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
        Optional<String> rule = card.isPresent() ? Optional.empty() : RuleAt.of(spot);
        card.ifPresent(this::open);
        rule.ifPresent(id -> navigator.rule("royal", id));
        return card.isPresent() || rule.isPresent();
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

package org.alea.games.fateforge.rules;

import java.util.List;
import org.alea.games.fateforge.cards.CardBranch;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.state.Hero;

/** Where the branches of a chain stand: {@code skill:M01}, {@code item:101}, {@code special:101}, {@code ally:AL1:0}. */
final class CardSource {
    static final String SKILL = "skill:";
    static final String ITEM = "item:";
    static final String SPECIAL = "special:";
    static final String ALLY = "ally:";

    private CardSource() {}

    /** The branches of a card; items are named by their card, which may be used up by now. */
    static List<CardBranch> branches(FateforgeContent content, String source) {
        String card = source.substring(source.indexOf(':') + 1);
        if (source.startsWith(SKILL)) {
            return content.skill(card).branches();
        }
        if (source.startsWith(ITEM)) {
            return content.item(card).branches();
        }
        if (source.startsWith(SPECIAL)) {
            return content.item(card).special();
        }
        int colon = card.indexOf(':');
        return content.ally(card.substring(0, colon))
                .skills()
                .get(Integer.parseInt(card.substring(colon + 1)))
                .branches();
    }

    /** The card of an item the hero carries. */
    static String card(Hero hero, String item) {
        return HeroActing.gear(hero, item).orElseThrow().card();
    }
}

package org.alea.games.queen.practice;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.queen.Ability;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.QueenCards;

/** An enemy and a square its marker can stand on at the start of a round, the start square or above. */
record Stand(EnemyCard enemy, int marker) {

    static List<Stand> of(EnemyCard enemy) {
        List<Stand> all = new ArrayList<>();
        for (int square = enemy.start(); square < enemy.top(); square++) {
            all.add(new Stand(enemy, square));
        }
        return List.copyOf(all);
    }

    /** The enemies whose attacks follow the plain rules, so that a goal needs no footnote. */
    static List<Stand> plain(QueenCards cards) {
        return cards.enemies().stream()
                .filter(enemy -> enemy.ability() instanceof Ability.None)
                .flatMap(enemy -> of(enemy).stream())
                .toList();
    }

    EnemyCard.Square next() {
        return enemy.square(marker + 1);
    }

    /** Whether the next square asks for so many dice of any colour. */
    boolean costs(int dice) {
        return costs(marker + 1, dice);
    }

    /** Whether exactly these squares are left up to the top, all of them for dice of any colour. */
    boolean costsToTheTop(List<Integer> squares) {
        if (marker + squares.size() != enemy.top()) {
            return false;
        }
        for (int i = 0; i < squares.size(); i++) {
            if (!costs(marker + 1 + i, squares.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean costs(int square, int dice) {
        return enemy.square(square).need() == dice
                && enemy.square(square).colours().isEmpty();
    }
}

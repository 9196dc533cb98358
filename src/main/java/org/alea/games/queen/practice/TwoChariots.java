package org.alea.games.queen.practice;

import java.util.List;
import java.util.Set;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.QueenModule;

/** A Chariot that takes one die and one that takes a pair both defended, with some sets left over. */
record TwoChariots(int sets, Bonus bonus) implements Goal {
    private static final int CHARIOTS = 2;
    private static final int DICE_ON_CHARIOTS = 3;

    @Override
    public int parts() {
        return CHARIOTS + sets;
    }

    @Override
    public int leastDice() {
        return DICE_ON_CHARIOTS + 2 * sets;
    }

    @Override
    public Set<QueenModule> modules() {
        return Set.of(QueenModule.CHARIOTS);
    }

    @Override
    public void layOut(Drawn drawn, Layout layout) {
        layout.chariots(List.of(drawn(layout, false), drawn(layout, true)));
    }

    private static ChariotCard drawn(Layout layout, boolean pair) {
        return layout.lots()
                .one(layout.cards().chariots().stream()
                        .filter(card -> card.defence().pair() == pair)
                        .toList());
    }

    @Override
    public Judgement judge(Drawn drawn, Landing landing) {
        int met = landing.defended() + Math.min(sets, landing.sets());
        return Judgement.of(met == parts(), met, parts(), bonus.withoutSolo(landing));
    }
}

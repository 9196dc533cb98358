package org.alea.games.synchro.rules;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.Chore.Routine;

/** What the game does by itself, step by step. */
final class Chores {
    private static final Map<Class<?>, BiConsumer<Work, Chore>> ALL = new HashMap<>();

    static {
        add(Routine.class, (work, chore) -> routine(work, chore.step()));
        add(Chore.DealShards.class, ShardBag::deal);
        add(Chore.Resolving.class, Resolution::step);
        add(Chore.Striking.class, Strikes::step);
        add(Chore.FinishHeroTurn.class, HeroTurns::finish);
        add(Chore.MonsterActs.class, MonsterTurns::act);
        add(Chore.FinishMonsterTurn.class, MonsterTurns::finish);
        add(Chore.Ambushing.class, MonsterTurns::ambush);
        add(Chore.GainLevel.class, Growth::gainLevel);
        add(Chore.TakeReward.class, Growth::takeReward);
        add(Chore.FindItem.class, Belongings::findItem);
        add(Chore.FindCoins.class, PoiActivation::findCoins);
    }

    private Chores() {}

    private static <C extends Chore> void add(Class<C> type, BiConsumer<Work, C> step) {
        ALL.put(type, (work, chore) -> step.accept(work, type.cast(chore)));
    }

    static void step(Work work, Chore chore) {
        BiConsumer<Work, Chore> step = ALL.get(chore.getClass());
        if (step == null) {
            throw new IllegalStateException("nobody does " + chore);
        }
        step.accept(work, chore);
    }

    private static void routine(Work work, Routine.Step step) {
        switch (step) {
            case DRAW_MONSTERS -> CombatStart.drawMonsters(work);
            case BEGIN_ROUND -> CombatRound.begin(work);
            case END_ROUND -> CombatRound.end(work);
            case EXHAUSTION -> CombatRound.exhaust(work);
            case WIN -> CombatEnd.win(work);
            case CLEAN_UP -> CombatEnd.cleanUp(work);
            case LEGEND -> CombatEnd.legend(work);
            case MONSTERS_BACK -> CombatEnd.monstersBack(work);
        }
    }
}

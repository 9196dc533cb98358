package org.alea.app.games.synchro.forecast;

import java.util.OptionalInt;
import java.util.stream.Stream;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.DayColour;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.FallenMonster;
import org.alea.games.synchro.state.StageMonster;

/** How long a combat can go on before the party tires, and what it brings. */
public final class CombatOutlook {
    private static final int ELITE_COINS = 2;

    private CombatOutlook() {}

    /** After how many rounds, this one included, the turn die is taken away (SYNC-129); nothing if it is gone. */
    public static OptionalInt roundsUntilExhausted(SynchroTable table) {
        Battle battle = table.state().battle();
        if (battle.turnDie().isEmpty()) {
            return OptionalInt.empty();
        }
        int space = table.state().voyage().space();
        int pace = Math.max(1, 1 + haste(table));
        return OptionalInt.of(rounds(table.content(), space, battle.turnDie().get(), pace));
    }

    /** The same for a combat that would begin on a space, when each round takes so many of them. */
    public static int roundsFrom(SynchroContent content, int space, int pace) {
        int start = Math.min(space, content.lastSpace());
        return rounds(content, start, content.space(start).colour(), pace);
    }

    private static int rounds(SynchroContent content, int from, DayColour colour, int pace) {
        int space = from;
        for (int rounds = 1; ; rounds++) {
            space += pace;
            if (space >= content.lastSpace() || content.space(space).colour() != colour) {
                return rounds;
            }
        }
    }

    /** How many spaces a Celestial adds to each round. */
    private static int haste(SynchroTable table) {
        int spaces = 0;
        for (StageMonster monster : table.state().battle().monsters()) {
            Talents talents = table.content().monster(monster.card()).talents();
            for (int i = 0; i < talents.waiting(Trigger.ROUND); i++) {
                for (Verb verb :
                        talents.reaction(talents.waiting(Trigger.ROUND, i)).effects()) {
                    spaces += verb instanceof Verb.Time time ? time.n() : 0;
                }
            }
        }
        return spaces;
    }

    /** The coins of a victory here, with those for the elites on the stage; nothing where coins are not the prize. */
    public static OptionalInt reward(SynchroTable table) {
        Battle battle = table.state().battle();
        String tile = table.state().voyage().tiles().get(table.state().voyage().node());
        if (tile == null || battle.dungeon()) {
            return OptionalInt.empty();
        }
        long elites = Stream.concat(
                        battle.monsters().stream().map(StageMonster::card),
                        battle.fallen().stream().map(FallenMonster::card))
                .filter(card -> table.content().monster(card).elite())
                .count();
        return OptionalInt.of(table.content().tile(tile).coins() + ELITE_COINS * (int) elites);
    }
}

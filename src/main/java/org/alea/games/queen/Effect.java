package org.alea.games.queen;

import java.util.List;

/**
 * Something that has to happen at the table: what a Chariot or a Conspirator does, or a part of a wound. It happens when
 * its turn on the {@link Agenda} comes; one that needs a decision goes back on top of the agenda and asks.
 */
public sealed interface Effect extends Primitive permits Effect.Modifier, Effect.Immediate, Choice {

    /** Does what can be done without the player. */
    void happen(Play play);

    /** Does on the table of a forecast what it would do for certain. */
    default void foretell(ChariotStrike strike) {}

    /** Changes the attacks of this round. */
    sealed interface Modifier extends Effect {

        Modifiers applyTo(Modifiers modifiers);

        @Override
        default void happen(Play play) {
            play.table().modifiers = applyTo(play.table().modifiers);
        }

        @Override
        default void foretell(ChariotStrike strike) {
            strike.table().modifiers = applyTo(strike.table().modifiers);
        }
    }

    /** Happens at once and asks nothing. */
    sealed interface Immediate extends Effect permits Wound, LoseHealth, DiscardChariot, ClockMinus {}

    record ColourAsWhite(List<DieColour> colours) implements Modifier {
        public ColourAsWhite {
            colours = List.copyOf(colours);
        }

        @Override
        public Modifiers applyTo(Modifiers modifiers) {
            Modifiers changed = modifiers;
            for (DieColour colour : colours) {
                changed = changed.withAsWhite(colour);
            }
            return changed;
        }
    }

    /** More dice for top squares or for all. */
    record NeedPlus(Scope scope, int n) implements Modifier {

        /** Which squares. */
        public enum Scope {
            TOP,
            ALL
        }

        @Override
        public Modifiers applyTo(Modifiers modifiers) {
            return scope == Scope.TOP ? modifiers.plusNeedTop(n) : modifiers.plusNeedAll(n);
        }

        @Override
        public String template() {
            return type() + "." + scope;
        }
    }

    record MaxOneStep() implements Modifier {
        @Override
        public Modifiers applyTo(Modifiers modifiers) {
            return modifiers.withOneSquare();
        }
    }

    record SoloExtraDown(int n) implements Modifier {
        @Override
        public Modifiers applyTo(Modifiers modifiers) {
            return modifiers.plusSoloDown(n);
        }
    }

    record LowestSoloDown(int n) implements Modifier {
        @Override
        public Modifiers applyTo(Modifiers modifiers) {
            return modifiers.plusLowestSoloDown(n);
        }
    }

    record IdleDown(int n) implements Modifier {
        @Override
        public Modifiers applyTo(Modifiers modifiers) {
            return modifiers.plusIdleDown(n);
        }
    }

    /** QUEEN-167: a shorter clock or, without a clock, fewer rerolls. */
    record ClockMinus(int seconds, int untimedRerolls) implements Immediate {
        @Override
        public void happen(Play play) {
            Clock.shorten(play, seconds, untimedRerolls);
        }
    }

    /** QUEEN-094: wounds without an enemy. */
    record Wound(int n) implements Immediate {
        @Override
        public void happen(Play play) {
            if (n > 1) {
                play.table().agenda = play.table().agenda.push(new Wound(n - 1));
            }
            Wounds.suffer(play, Wounds.NO_ENEMY);
        }

        @Override
        public void foretell(ChariotStrike strike) {
            for (int i = 0; i < n; i++) {
                strike.wound();
            }
        }
    }
}

package org.alea.games.synchro.effects;

import java.util.List;
import java.util.Optional;

/** One effect of a card. Effects of a list resolve in order (SYNC-061, SYNC-086). */
public sealed interface Verb {

    Whom whom();

    Optional<Condition> when();

    /** Does it to these targets. */
    void act(Hands hands, List<Fighter> targets);

    /** Whether it concerns the party or the calendar, and no character. */
    default boolean aimless() {
        return false;
    }

    /** How often it is done, its target chosen anew each time. */
    default int times() {
        return 1;
    }

    /** Whether it moves somebody to the place of its target, who must then be somebody else. */
    default boolean changesPlaces() {
        return false;
    }

    /** Whether it can only be good for those it concerns, so that nobody need be asked. */
    default boolean harmless() {
        return false;
    }

    record Damage(Amount amount, Whom whom, boolean pierce, boolean twice, Optional<Condition> when) implements Verb {
        public Damage(int amount, Whom whom) {
            this(Amount.of(amount), whom, false, false, Optional.empty());
        }

        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.damage(targets, amount, pierce);
        }

        @Override
        public int times() {
            return twice ? 2 : 1;
        }
    }

    record Shield(Amount amount, Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.shield(targets, amount);
        }

        @Override
        public boolean harmless() {
            return true;
        }
    }

    record Heal(Amount amount, Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.heal(targets, amount);
        }

        @Override
        public boolean harmless() {
            return true;
        }
    }

    record Push(int n, Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.shift(targets, n);
        }
    }

    record Pull(int n, Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.shift(targets, -n);
        }
    }

    record Swap(Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.swap(targets.get(0));
        }

        @Override
        public boolean changesPlaces() {
            return true;
        }
    }

    record Stun(Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.stun(targets);
        }
    }

    record Silence(Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.silence(targets);
        }
    }

    record Burn(int n, Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.burn(targets, n);
        }
    }

    record Draw(int n, Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.draw(targets, n);
        }
    }

    record Crystal(int n, Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.crystals(targets, n);
        }
    }

    record Reroll(Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.reroll(targets);
        }
    }

    record Cleanse(Whom whom, Optional<Condition> when) implements Verb {
        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.cleanse(targets);
        }
    }

    record Coins(int n, Optional<Condition> when) implements Verb {
        @Override
        public Whom whom() {
            return Whom.SELF;
        }

        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.coins(n);
        }

        @Override
        public boolean aimless() {
            return true;
        }

        @Override
        public boolean harmless() {
            return true;
        }
    }

    record Time(int n, Optional<Condition> when) implements Verb {
        @Override
        public Whom whom() {
            return Whom.SELF;
        }

        @Override
        public void act(Hands hands, List<Fighter> targets) {
            hands.time(n);
        }

        @Override
        public boolean aimless() {
            return true;
        }
    }
}

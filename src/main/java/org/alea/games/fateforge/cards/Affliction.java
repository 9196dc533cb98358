package org.alea.games.fateforge.cards;

/** What a Corruption, Fear or Trap card does to the hero who draws it. */
public sealed interface Affliction {

    void strike(Afflicted hero);

    /** Loses n health; this is not damage. */
    record LoseHealth(int n) implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.loseHealth(n);
        }
    }

    /** Loses n energy, or health for what is lacking (FATE-024). */
    record LoseEnergy(int n) implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.loseEnergy(n);
        }
    }

    /** Takes n damage. */
    record Damage(int n, boolean toxic) implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.takeDamage(n, toxic);
        }
    }

    /** FATE-485: the maximum of health changes. */
    record MaxHealth(int n) implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.changeMaxHealth(n);
        }
    }

    /** FATE-485: the maximum of energy changes. */
    record MaxEnergy(int n) implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.changeMaxEnergy(n);
        }
    }

    /** The bag loses gems worth n gold; without any gem energy is lost. */
    record LoseGold(int n, int elseEnergy) implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.loseGold(n, elseEnergy);
        }
    }

    /** Stuns the hero. */
    record Stunned() implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.beStunned();
        }
    }

    /** Pushes the hero to a random adjacent zone. */
    record Pushed() implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.bePushed();
        }
    }

    /** Discards one unused result; without any, energy is lost. */
    record LoseResult(int elseEnergy) implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.loseResult(elseEnergy);
        }
    }

    /** No Move action for the rest of this turn, or in the next own turn (FATE-529). */
    record Snared() implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.beSnared();
        }
    }

    /** The nearest enemy comes one zone closer. */
    record Alarm() implements Affliction {
        @Override
        public void strike(Afflicted hero) {
            hero.raiseAlarm();
        }
    }

    /** Nothing happens now: a kept or face-up card has its flag for that. */
    record Nothing() implements Affliction {
        @Override
        public void strike(Afflicted hero) {}
    }

    /** More dice in every test (FATE-445). */
    record TestDice(int n) implements Affliction {
        @Override
        public void strike(Afflicted hero) {}
    }

    /** What can befall a hero by a card. */
    interface Afflicted {
        void loseHealth(int n);

        void loseEnergy(int n);

        void takeDamage(int n, boolean toxic);

        void changeMaxHealth(int n);

        void changeMaxEnergy(int n);

        void loseGold(int n, int elseEnergy);

        void beStunned();

        void bePushed();

        void loseResult(int elseEnergy);

        void beSnared();

        void raiseAlarm();
    }
}

package org.alea.games.fateforge.cards;

/** What victory points are worth (FATE-470). */
public sealed interface VictoryReward {

    void grant(Victors victors);

    /** An item for the bag. */
    record Treasure(String item) implements VictoryReward {
        @Override
        public void grant(Victors victors) {
            victors.item(item);
        }
    }

    /** One hero gets one more die of a colour of his board. */
    record SpareDie() implements VictoryReward {
        @Override
        public void grant(Victors victors) {
            victors.die();
        }
    }

    /** Yellow gems for the bag. */
    record Purse(int gold) implements VictoryReward {
        @Override
        public void grant(Victors victors) {
            victors.gold(gold);
        }
    }

    /** One hero gains a trait for good. */
    record NewTrait() implements VictoryReward {
        @Override
        public void grant(Victors victors) {
            victors.trait();
        }
    }

    /** The maxima of both heroes rise. */
    record Vigour(int health, int energy) implements VictoryReward {
        @Override
        public void grant(Victors victors) {
            victors.maxima(health, energy);
        }
    }

    /** Who gets it. */
    interface Victors {
        void item(String item);

        void die();

        void gold(int n);

        void trait();

        void maxima(int health, int energy);
    }
}

package org.alea.games.fateforge.cards;

/** What a story, a combat of the campaign or a side quest brings about. */
public sealed interface StoryDeed {

    void happen(Told told);

    /** Whether it harms heroes: only a story may, for in one a hero who goes down is taken care of (FATE-260). */
    default boolean harms() {
        return false;
    }

    /** Yellow gems for the bag. */
    record Coins(int n) implements StoryDeed {
        @Override
        public void happen(Told told) {
            told.coins(n);
        }
    }

    /** Food for the bag. */
    record Rations(int n) implements StoryDeed {
        @Override
        public void happen(Told told) {
            told.rations(n);
        }
    }

    /** An item for the bag. */
    record Gift(String item) implements StoryDeed {
        @Override
        public void happen(Told told) {
            told.item(item);
        }
    }

    /** The heroes concerned lose n health. */
    record Wound(int n) implements StoryDeed {
        @Override
        public void happen(Told told) {
            told.wound(n);
        }

        @Override
        public boolean harms() {
            return true;
        }
    }

    /** The heroes concerned lose n energy. */
    record Weary(int n) implements StoryDeed {
        @Override
        public void happen(Told told) {
            told.weary(n);
        }

        @Override
        public boolean harms() {
            return true;
        }
    }

    /** The heroes concerned draw a Corruption card each. */
    record Tainted() implements StoryDeed {
        @Override
        public void happen(Told told) {
            told.taint();
        }

        @Override
        public boolean harms() {
            return true;
        }
    }

    /** An enemy is not set up when that combat scene comes. */
    record Absent(String scene, String foe) implements StoryDeed {
        @Override
        public void happen(Told told) {
            told.absent(scene, foe);
        }
    }

    /** That combat scene is passed over. */
    record Passed(String scene) implements StoryDeed {
        @Override
        public void happen(Told told) {
            told.passed(scene);
        }
    }

    /** To whom it happens. */
    interface Told {
        void coins(int n);

        void rations(int n);

        void item(String item);

        void wound(int n);

        void weary(int n);

        void taint();

        void absent(String scene, String foe);

        void passed(String scene);
    }
}

package org.alea.games.fateforge.cards;

/** What a chest or an exploration token holds (FATE-469), or an enemy carries. */
public sealed interface Loot {

    void take(Finder finder);

    /** A gem for the bag. */
    record Jewel(Gem gem) implements Loot {
        @Override
        public void take(Finder finder) {
            finder.gem(gem);
        }
    }

    /** Food for the bag. */
    record Provisions(int n) implements Loot {
        @Override
        public void take(Finder finder) {
            finder.food(n);
        }
    }

    /** An item for the hero who opened it. */
    record Equipment(String item) implements Loot {
        @Override
        public void take(Finder finder) {
            finder.item(item);
        }
    }

    /** An ally who joins (FATE-486). */
    record Companion(String ally) implements Loot {
        @Override
        public void take(Finder finder) {
            finder.ally(ally);
        }
    }

    /** A hero who finds something. */
    interface Finder {
        void gem(Gem gem);

        void food(int n);

        void item(String card);

        void ally(String card);
    }
}

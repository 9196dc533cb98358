package org.alea.games.fateforge.state;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.cards.Gem;

/** The shared bag: gems, food, and items nobody carries (FATE-280 to FATE-284). */
public record GroupBag(int yellow, int red, int blue, int food, List<Gear> items) {
    /** FATE-282 sets no limit; these are the bounds of what is counted. */
    public static final int MOST_GOLD = 999;

    public static final int MOST_FOOD = 99;

    public static final GroupBag EMPTY = new GroupBag(0, 0, 0, 0, List.of());

    /** FATE-281: what all gems are worth. */
    public int gold() {
        return yellow * Gem.YELLOW.gold() + red * Gem.RED.gold() + blue * Gem.BLUE.gold();
    }

    public GroupBag plus(Gem gem) {
        if (gold() + gem.gold() > MOST_GOLD) {
            return this;
        }
        return switch (gem) {
            case YELLOW -> withGems(yellow + 1, red, blue);
            case RED -> withGems(yellow, red + 1, blue);
            case BLUE -> withGems(yellow, red, blue + 1);
        };
    }

    /** FATE-281: pays with the gems whose sum is the smallest that reaches the price; change comes in yellow gems. */
    public GroupBag pay(int price) {
        int best = Integer.MAX_VALUE;
        int[] handed = new int[3];
        for (int b = 0; b <= blue; b++) {
            for (int r = 0; r <= red; r++) {
                for (int y = 0; y <= yellow; y++) {
                    int sum = y + r * Gem.RED.gold() + b * Gem.BLUE.gold();
                    int gems = y + r + b;
                    if (sum >= price && sum * 1000 + gems < best) {
                        best = sum * 1000 + gems;
                        handed = new int[] {y, r, b};
                    }
                }
            }
        }
        int change = best / 1000 - price;
        return withGems(yellow - handed[0] + change, red - handed[1], blue - handed[2]);
    }

    private GroupBag withGems(int y, int r, int b) {
        return new GroupBag(y, r, b, food, items);
    }

    public GroupBag withFood(int n) {
        return new GroupBag(yellow, red, blue, Math.min(MOST_FOOD, n), items);
    }

    public GroupBag with(Gear item) {
        List<Gear> all = new ArrayList<>(items);
        all.add(item.in(GearSlot.BAG, false));
        return new GroupBag(yellow, red, blue, food, List.copyOf(all));
    }

    public GroupBag without(Gear item) {
        List<Gear> all = new ArrayList<>(items);
        all.removeIf(each -> each.id().equals(item.id()));
        return new GroupBag(yellow, red, blue, food, List.copyOf(all));
    }

    public GroupBag withItems(List<Gear> all) {
        return new GroupBag(yellow, red, blue, food, List.copyOf(all));
    }
}

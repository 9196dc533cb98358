package org.alea.games.royal;

import java.util.List;

/** Every way to activate a card: group, cube, hire source, number of activations (ROYAL-094 to ROYAL-121). */
final class ActivateMoves implements MoveSource {
    private static final HireSource[] NO_HIRE = {HireSource.Stock.NONE};

    private final RoyalTable table;
    private final Offers offers;
    private final Prospect prospect;
    private final HireSources sources;
    private final int[] ends = new int[ActivityBoard.SLOTS];
    private int start;
    private int[] counts = new int[64];

    ActivateMoves(Offers offers) {
        this.offers = offers;
        this.table = offers.table();
        this.prospect = new Prospect(table);
        this.sources = new HireSources(table);
    }

    @Override
    public void list(List<RoyalMove> moves) {
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            int from = offers.size();
            int found = collect(slot);
            offers.sort(from);
            for (int i = 0; i < found; i++) {
                list(slot, offers.get(from + i), moves);
            }
        }
    }

    private int collect(int slot) {
        Activity card = table.card(slot);
        return table.activities().revealed(slot) && offers.partial().allowsTarget(card.id())
                ? offers.collect(card.colour().bit(), card.value())
                : 0;
    }

    private void list(int slot, long offer, List<RoyalMove> moves) {
        Activity card = table.card(slot);
        Group group = Offers.group(offer);
        String cube = offers.cube(offer);
        for (int i = 0; i < sourceCount(slot); i++) {
            HireSource source = source(slot, i);
            int most = most(slot, offer, source);
            for (int n = most; n >= (card.placesCubes() ? most : 1) && n > 0; n--) {
                int least = leastLying(card, n);
                for (int lying = least; lying <= mostLying(card, n); lying++) {
                    moves.add(new RoyalMove.Activate(card.id(), group, n, source, cube, lying));
                }
            }
        }
    }

    private int sourceCount(int slot) {
        return hired(slot) ? 1 : sources.count();
    }

    private HireSource source(int slot, int index) {
        return hired(slot) ? NO_HIRE[0] : sources.get(index);
    }

    private boolean hired(int slot) {
        return table.activities().placeOf(slot, Side.YOU) != 0;
    }

    /** The most activations after hiring from this source; the prospect is left at that point. */
    private int most(int slot, long offer, HireSource source) {
        Activity card = table.card(slot);
        int hire = source == HireSource.Stock.NONE ? 0 : card.hireCost();
        int left = table.purse().deniers() - Offers.price(offer) - hire;
        return left < 0 ? 0 : Math.min(Offers.times(offer), card.limit(prospect.after(left, source)));
    }

    private int leastLying(Activity card, int n) {
        return Math.max(0, card.citizensToReturn() * n - prospect.supply());
    }

    private int mostLying(Activity card, int n) {
        return Math.min(card.citizensToReturn() * n, prospect.lying());
    }

    @Override
    public int count() {
        int all = 0;
        start = offers.size();
        for (int slot = 0; slot < ActivityBoard.SLOTS; slot++) {
            int from = offers.size();
            int found = collect(slot);
            ends[slot] = offers.size();
            ensure(offers.size() - start);
            for (int i = 0; i < found; i++) {
                int ways = count(slot, offers.get(from + i));
                counts[from + i - start] = ways;
                all += ways;
            }
        }
        return all;
    }

    private void ensure(int size) {
        if (counts.length < size) {
            counts = java.util.Arrays.copyOf(counts, Math.max(size, counts.length * 2));
        }
    }

    private int count(int slot, long offer) {
        Activity card = table.card(slot);
        if (!hired(slot) && !card.mindsHireSource()) {
            return sources.count() == 0 ? 0 : sources.count() * ways(card, most(slot, offer, sources.get(0)));
        }
        int ways = 0;
        for (int i = 0; i < sourceCount(slot); i++) {
            ways += ways(card, most(slot, offer, source(slot, i)));
        }
        return ways;
    }

    /** In how many ways up to {@code most} activations can be made at the prospect. */
    private int ways(Activity card, int most) {
        if (most <= 0 || card.placesCubes()) {
            return Math.min(Math.max(most, 0), 1);
        }
        if (card.citizensToReturn() == 0) {
            return most;
        }
        int ways = 0;
        for (int n = 1; n <= most; n++) {
            ways += mostLying(card, n) - leastLying(card, n) + 1;
        }
        return ways;
    }

    @Override
    public RoyalMove pick(int index) {
        int left = index;
        int at = 0;
        while (left >= counts[at]) {
            left -= counts[at++];
        }
        int slot = 0;
        while (ends[slot] <= start + at) {
            slot++;
        }
        return pick(slot, offers.get(start + at), left);
    }

    private RoyalMove pick(int slot, long offer, int index) {
        Activity card = table.card(slot);
        int left = index;
        for (int i = 0; i < sourceCount(slot); i++) {
            HireSource source = source(slot, i);
            int most = most(slot, offer, source);
            int ways = ways(card, most);
            if (left >= ways) {
                left -= ways;
                continue;
            }
            int n = card.placesCubes() ? most : 1;
            int lying = leastLying(card, n);
            for (; left > 0; left--) {
                if (lying < mostLying(card, n)) {
                    lying++;
                } else {
                    n++;
                    lying = leastLying(card, n);
                }
            }
            return new RoyalMove.Activate(card.id(), Offers.group(offer), n, source, offers.cube(offer), lying);
        }
        throw new IllegalArgumentException("there is no such activation");
    }
}

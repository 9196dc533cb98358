package org.alea.games.royal;

import java.util.List;

/** Every way to combat an event of the row (ROYAL-127 to ROYAL-129). */
final class CombatMoves implements MoveSource {
    private final RoyalTable table;
    private final Offers offers;
    private final int[] ends = new int[2 * ActivityBoard.SLOTS];
    private int start;

    CombatMoves(Offers offers) {
        this.offers = offers;
        this.table = offers.table();
    }

    private int collect(int position) {
        EventCard card = card(position);
        return offers.partial().allowsTarget(card.id()) ? offers.collect(card.neededColours(), card.value()) : 0;
    }

    private EventCard card(int position) {
        return table.content().event(table.events().at(position));
    }

    private int most(int position, long offer) {
        return Math.min(Offers.times(offer), table.events().free(table.events().at(position)));
    }

    @Override
    public void list(List<RoyalMove> moves) {
        for (int position = 0; position < table.events().length(); position++) {
            int from = offers.size();
            int found = collect(position);
            offers.sort(from);
            for (int i = 0; i < found; i++) {
                long offer = offers.get(from + i);
                Group group = Offers.group(offer);
                for (int n = most(position, offer); n > 0; n--) {
                    moves.add(new RoyalMove.Combat(card(position).id(), group, n, offers.cube(offer)));
                }
            }
        }
    }

    @Override
    public int count() {
        int all = 0;
        start = offers.size();
        for (int position = 0; position < table.events().length(); position++) {
            int from = offers.size();
            int found = collect(position);
            ends[position] = offers.size();
            for (int i = 0; i < found; i++) {
                all += most(position, offers.get(from + i));
            }
        }
        return all;
    }

    @Override
    public RoyalMove pick(int index) {
        int left = index;
        int at = start;
        for (int position = 0; position < table.events().length(); position++) {
            for (; at < ends[position]; at++) {
                long offer = offers.get(at);
                int most = most(position, offer);
                if (left < most) {
                    return new RoyalMove.Combat(card(position).id(), Offers.group(offer), left + 1, offers.cube(offer));
                }
                left -= most;
            }
        }
        throw new IllegalArgumentException("there is no such combat");
    }
}

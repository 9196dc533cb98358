package org.alea.games.royal;

import java.util.List;

/** Actions that a group and a cube decide wholly: agriculture and building the Cathedral. */
final class OneWayMoves implements MoveSource {
    private final Offers offers;
    private final Kind kind;
    private int start;

    /** Which of the two. */
    enum Kind {
        CATHEDRAL,
        AGRICULTURE
    }

    OneWayMoves(Offers offers, Kind kind) {
        this.offers = offers;
        this.kind = kind;
    }

    private int collect() {
        if (!offers.partial().allowsTarget(kind.name())) {
            return 0;
        }
        if (kind == Kind.CATHEDRAL) {
            return offers.collectForCathedral();
        }
        int divisor = offers.table().content().board().constants().agricultureDivisor();
        return offers.collect(Colour.YELLOW.bit(), divisor);
    }

    private RoyalMove move(long offer) {
        Group group = Offers.group(offer);
        return kind == Kind.CATHEDRAL
                ? new RoyalMove.Cathedral(group, offers.cube(offer))
                : new RoyalMove.Agriculture(group, offers.cube(offer));
    }

    @Override
    public void list(List<RoyalMove> moves) {
        int from = offers.size();
        int found = collect();
        offers.sort(from);
        for (int i = 0; i < found; i++) {
            moves.add(move(offers.get(from + i)));
        }
    }

    @Override
    public int count() {
        start = offers.size();
        return collect();
    }

    @Override
    public RoyalMove pick(int index) {
        return move(offers.get(start + index));
    }
}

package org.alea.app.games.synchro.input;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.table.Spot;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroMove.Payment;
import org.alea.games.synchro.SynchroMove.ShardSource;
import org.alea.games.synchro.SynchroMove.Spent;
import org.alea.games.synchro.cards.ShardColour;

/**
 * What a hand touches for a move: places in their order, and shards whenever it likes.
 *
 * @param shards which of them, by owner and colour
 * @param price how dear the payment is: conversions and jokers count most
 */
record HandPath(SynchroMove move, List<Spot> places, List<String> shards, int price) {

    static HandPath of(SynchroMove move, Spot... places) {
        return new HandPath(move, List.of(places), List.of(), 0);
    }

    /** Paid with these; one of the active hero is named by the hero. */
    static HandPath paid(SynchroMove move, Object hero, List<Payment> payment, Spot... places) {
        List<String> shards = new ArrayList<>();
        int price = 0;
        for (Payment paid : payment) {
            shards.add(worth(hero, paid.source(), paid.colour()));
            price += paid.colour() == ShardColour.CLEAR && paid.as() != ShardColour.CLEAR ? 100 : 0;
            price += paid.colour() != ShardColour.CLEAR && paid.colour() != paid.as() ? 40 : 0;
            price += paid.source() == ShardSource.RESERVE ? 10 : 1;
        }
        return new HandPath(move, List.of(places), List.copyOf(shards), price);
    }

    static HandPath spent(SynchroMove move, Object hero, List<Spent> spent, Spot... places) {
        List<String> shards = new ArrayList<>();
        int price = 0;
        for (Spent one : spent) {
            shards.add(worth(hero, one.source(), one.colour()));
            price += one.colour() == ShardColour.CLEAR ? 100 : one.source() == ShardSource.RESERVE ? 10 : 1;
        }
        return new HandPath(move, List.of(places), List.copyOf(shards), price);
    }

    static HandPath stored(SynchroMove move, Object hero, List<ShardColour> colours, Spot... places) {
        List<String> shards = new ArrayList<>();
        colours.forEach(colour -> shards.add(hero + "." + colour));
        return new HandPath(move, List.of(places), List.copyOf(shards), colours.size());
    }

    /** What a shard is called by its owner and its colour. */
    static String worth(Object hero, ShardSource source, ShardColour colour) {
        return (source == ShardSource.HERO ? hero : HandSpots.POOL) + "." + colour;
    }

    /** Whether the hand may have touched these on its way. */
    boolean begins(List<Spot> touched) {
        int place = 0;
        List<String> left = new ArrayList<>(shards);
        for (Spot spot : touched) {
            if (spot.kind().equals(HandSpots.SHARD)) {
                if (!left.remove(spot.id())) {
                    return false;
                }
            } else if (place >= places.size() || !places.get(place++).equals(spot)) {
                return false;
            }
        }
        return true;
    }

    int length() {
        return places.size() + shards.size();
    }
}

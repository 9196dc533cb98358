package org.alea.games.reckoners.cards;

import java.util.List;
import java.util.Optional;
import org.alea.content.ContentEntry;
import org.alea.content.EffectCodec;
import org.alea.engine.Words;

/**
 * A district of a city.
 *
 * @param track what its marker meets, by level; a level without an action is empty
 * @param bottom how much the High Epic's research drops when Reckoners bring the marker to the bottom
 * @param sides the two sides of its card, if its city has cards
 */
public record DistrictCard(
        String id, Words name, String city, List<Optional<EpicAction>> track, int bottom, List<Side> sides) {
    private static final int LEVELS = 11;

    /** When a district's card gives something. */
    public enum BonusKind {
        DEFEAT,
        WEAKEN,
        TRADE,
        REACH
    }

    /** One side of a district's card: what it does each round, and what it gives Reckoners. */
    public record Side(String side, EpicAction action, BonusKind bonus, Optional<Symbol> pay, List<Symbol> symbols) {}

    static DistrictCard read(ContentEntry entry, EffectCodec<EpicAction> codec) {
        return new DistrictCard(
                entry.id(),
                entry.words("name"),
                entry.text("city"),
                entry.has("track") ? track(entry, codec) : List.of(),
                entry.has("bottom") ? entry.number("bottom", 0, 9) : 0,
                entry.has("sides") ? entry.entries("sides", side -> side(side, codec)) : List.of());
    }

    private static List<Optional<EpicAction>> track(ContentEntry entry, EffectCodec<EpicAction> codec) {
        List<Optional<EpicAction>> levels =
                new java.util.ArrayList<>(java.util.Collections.nCopies(LEVELS, Optional.empty()));
        entry.entries("track", each -> {
            levels.set(each.number("at", 0, LEVELS - 1), Optional.of(codec.effect(each, "action")));
            return each;
        });
        return List.copyOf(levels);
    }

    private static Side side(ContentEntry entry, EffectCodec<EpicAction> codec) {
        ContentEntry bonus = entry.entry("bonus");
        Side side = new Side(
                entry.text("side"),
                codec.effect(entry, "action"),
                bonus.constant("kind", BonusKind.class),
                bonus.optionalConstant("pay", Symbol.class),
                bonus.constants("symbols", Symbol.class));
        bonus.demand(
                side.pay.isPresent() == (side.bonus == BonusKind.TRADE),
                "pay",
                new Words("seul un échange a un prix", "only a trade has a price"));
        bonus.refuseTheRest();
        return side;
    }

    /** What the marker meets on this level. */
    public Optional<EpicAction> at(int level) {
        return level < track.size() ? track.get(level) : Optional.empty();
    }

    /** The side of this name. */
    public Optional<Side> side(String name) {
        for (Side side : sides) {
            if (side.side.equals(name)) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }
}

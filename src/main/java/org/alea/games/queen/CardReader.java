package org.alea.games.queen;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.content.ContentEntry;
import org.alea.content.ContentException;
import org.alea.content.Expected;
import org.alea.content.Fault;
import org.alea.engine.Words;

/** Reads the cards of the game field by field; what does not fit is refused with its place. */
final class CardReader {
    private static final int MOST_DICE = 20;
    private static final int LEAST_SQUARES = 3;
    private static final int MOST_SQUARES = 8;

    private CardReader() {}

    static EnemyCard enemy(ContentEntry entry) {
        List<EnemyCard.Square> squares = entry.entries("squares", CardReader::square);
        entry.demand(
                squares.size() >= LEAST_SQUARES && squares.size() <= MOST_SQUARES,
                "squares",
                Fault.expected(new Words("3 à 8 cases", "3 to 8 squares"), squares.size()));
        int highestStart = (entry.isSound() ? squares.size() : MOST_SQUARES) - 2;
        EnemyCard card = new EnemyCard(
                entry.id(),
                entry.words("name"),
                squares,
                entry.number("start", 1, highestStart),
                entry.has("ability") ? ability(entry.entry("ability")) : new Ability.None(),
                entry.has("dragon") ? Optional.of(symbol(entry, "dragon")) : Optional.empty());
        checkSquares(entry, squares);
        return card;
    }

    private static EnemyCard.Square square(ContentEntry entry) {
        Map<DieColour, Integer> colours = new EnumMap<>(DieColour.class);
        if (entry.has("colours")) {
            ContentEntry wanted = entry.entry("colours");
            for (DieColour colour : DieColour.values()) {
                if (wanted.has(colour.name())) {
                    colours.put(colour, wanted.number(colour.name(), 1, MOST_DICE));
                }
            }
            wanted.refuseTheRest();
        }
        return new EnemyCard.Square(entry.number("need", 0, MOST_DICE), colours);
    }

    private static void checkSquares(ContentEntry entry, List<EnemyCard.Square> squares) {
        for (int index = 0; index < squares.size(); index++) {
            EnemyCard.Square square = squares.get(index);
            int coloured = square.colours().values().stream()
                    .mapToInt(Integer::intValue)
                    .sum();
            String place = "squares[" + index + "]";
            if (index <= 1 && square.need() != 0) {
                throw entry.refuse(
                        place,
                        Fault.expected(
                                new Words("need 0 sur les deux cases du bas", "need 0 on the two lowest squares"),
                                square.need()));
            }
            if (index > 1 && square.need() == 0) {
                throw entry.refuse(place, Fault.expected(new Words("un need de 1 ou plus", "a need of 1 or more"), 0));
            }
            if (coloured > square.need()) {
                throw entry.refuse(
                        place,
                        Fault.expected(
                                new Words(
                                        "au plus " + square.need() + " dés de couleur, son need",
                                        "at most " + square.need() + " coloured dice, its need"),
                                coloured));
            }
        }
    }

    private static DragonFace symbol(ContentEntry entry, String field) {
        DragonFace face = entry.constant(field, DragonFace.class);
        if (!face.symbol()) {
            throw entry.refuse(field, Fault.expected(Expected.oneOf("[CLAW, TAIL, TEETH]"), face));
        }
        return face;
    }

    private static DieColour coloured(ContentEntry entry, String field) {
        DieColour colour = entry.constant(field, DieColour.class);
        if (!colour.coloured()) {
            throw entry.refuse(field, Fault.expected(Expected.oneOf("[G, Y, B]"), colour));
        }
        return colour;
    }

    private static Ability ability(ContentEntry entry) {
        Ability ability = switch (entry.text("type")) {
            case "COUNTS_TWO" -> new Ability.CountsTwo(coloured(entry, "colour"));
            case "STOIC" -> new Ability.Stoic();
            case "BREAKTHROUGH" -> new Ability.Breakthrough(entry.number("n", 1, MOST_DICE));
            case "ELUSIVE" -> new Ability.Elusive();
            case "EXACTING" -> new Ability.Exacting();
            case "BRUTAL" -> new Ability.Brutal(entry.number("n", 1, 8));
            case "RIPOSTE" -> new Ability.Riposte();
            case "RELENTLESS" -> new Ability.Relentless();
            case "LAST_BREATH" -> new Ability.LastBreath();
            case "AURA_TOP" -> new Ability.AuraTop(entry.number("n", 1, MOST_DICE));
            default ->
                throw noType(
                        entry,
                        "COUNTS_TWO, STOIC, BREAKTHROUGH, ELUSIVE, EXACTING, BRUTAL, RIPOSTE, RELENTLESS,"
                                + " LAST_BREATH, AURA_TOP");
        };
        entry.refuseTheRest();
        return ability;
    }

    static ChariotCard chariot(ContentEntry entry) {
        return new ChariotCard(
                entry.id(),
                entry.words("name"),
                defence(entry.entry("defence")),
                effects(entry),
                entry.decimal("weight", 0, 10));
    }

    private static ChariotCard.Defence defence(ContentEntry entry) {
        ChariotCard.Defence.Type type = entry.constant("type", ChariotCard.Defence.Type.class);
        int value = type == ChariotCard.Defence.Type.VALUE ? entry.number("value", 1, 6) : 0;
        entry.refuseTheRest();
        return new ChariotCard.Defence(type, value);
    }

    static ConspiratorCard conspirator(ContentEntry entry) {
        return new ConspiratorCard(
                entry.id(),
                entry.words("name"),
                entry.number("value", 1, 6),
                entry.constant("timing", ConspiratorCard.Timing.class),
                effects(entry));
    }

    private static List<Effect> effects(ContentEntry entry) {
        List<Effect> effects = entry.entries("effect", CardReader::effect);
        entry.demand(
                !effects.isEmpty(), "effect", Fault.expected(new Words("au moins un effet", "at least one effect")));
        return effects;
    }

    static Effect effect(ContentEntry entry) {
        return switch (entry.text("type")) {
            case "MARKER_DOWN" -> markerDown(entry);
            case "WOUND" -> new Effect.Wound(entry.number("n", 1, 3));
            case "EXHAUST" ->
                new Exhaust(entry.number("n", 1, MOST_DICE), entry.constant("filter", Exhaust.Filter.class));
            case "STOCK_DIE" ->
                new StockDie(entry.number("n", 1, MOST_DICE), entry.constant("from", StockDie.From.class));
            case "REROLL_GROUP" -> new RerollGroup(entry.constant("which", RerollGroup.Which.class));
            case "COLOUR_AS_WHITE" -> new Effect.ColourAsWhite(entry.constants("colours", DieColour.class));
            case "KEEP_ONE_COLOUR" -> new KeepOneColour();
            case "NEED_PLUS" ->
                new Effect.NeedPlus(
                        entry.constant("scope", Effect.NeedPlus.Scope.class), entry.number("n", 1, MOST_DICE));
            case "MAX_ONE_STEP" -> new Effect.MaxOneStep();
            case "SOLO_EXTRA_DOWN" -> new Effect.SoloExtraDown(entry.number("n", 1, 8));
            case "LOWEST_SOLO_DOWN" -> new Effect.LowestSoloDown(entry.number("n", 1, 8));
            case "IDLE_DOWN" -> new Effect.IdleDown(entry.number("n", 1, 8));
            case "CLOCK_MINUS" ->
                new Effect.ClockMinus(entry.number("seconds", 1, 60), entry.number("untimedRerolls", 0, 100));
            default ->
                throw noType(
                        entry,
                        "MARKER_DOWN, WOUND, EXHAUST, STOCK_DIE, REROLL_GROUP, COLOUR_AS_WHITE,"
                                + " KEEP_ONE_COLOUR, NEED_PLUS, MAX_ONE_STEP, SOLO_EXTRA_DOWN, LOWEST_SOLO_DOWN,"
                                + " IDLE_DOWN, CLOCK_MINUS");
        };
    }

    private static MarkerDown markerDown(ContentEntry entry) {
        MarkerDown.Target target = entry.constant("target", MarkerDown.Target.class);
        int slot = target == MarkerDown.Target.SLOT ? entry.number("slot", 1, Ring.SLOTS) : 0;
        boolean counted = target == MarkerDown.Target.CHOICE && entry.has("count");
        return new MarkerDown(target, slot, counted ? entry.number("count", 1, 2) : 1, entry.number("n", 1, 8));
    }

    static SpiritCard spirit(ContentEntry entry) {
        List<Power> powers = entry.entries("effect", CardReader::power);
        entry.demand(
                powers.size() == 1,
                "effect",
                Fault.expected(new Words("un seul pouvoir", "exactly one power"), powers.size()));
        return new SpiritCard(
                entry.id(),
                entry.words("name"),
                entry.constant("module", QueenModule.class),
                entry.constant("timing", SpiritCard.Timing.class),
                entry.flag("optional"),
                entry.has("uses") ? Optional.of(uses(entry.entry("uses"))) : Optional.empty(),
                powers);
    }

    private static SpiritCard.Uses uses(ContentEntry entry) {
        SpiritCard.Uses uses =
                new SpiritCard.Uses(entry.constant("per", SpiritCard.Uses.Per.class), entry.number("n", 1, 99));
        entry.refuseTheRest();
        return uses;
    }

    private static Power power(ContentEntry entry) {
        return switch (entry.text("type")) {
            case "REROLL_SOLO" -> new Power.RerollSolo();
            case "PAINT_DIE" -> new Power.PaintDie();
            case "EXHAUST_TO" -> new Power.ExhaustTo(exhaustionSpace(entry));
            case "RECOVER_DIE" -> new Power.RecoverDie(entry.number("maxReserve", 0, 4 * MOST_DICE));
            case "SPARE_HEALTH" -> new Power.SpareHealth();
            case "SYMBOL_ANY" -> new Power.SymbolAny(symbol(entry, "symbol"));
            case "IGNORE_CHAOS" -> new Power.IgnoreChaos();
            case "VALUE_FROM_SET" -> new Power.ValueFromSet();
            case "NO_SECOND_CHARIOT" -> new Power.NoSecondChariot();
            case "SHIELD_SMASH" -> new Power.ShieldSmash();
            case "SHIELD_SKIP" -> new Power.ShieldSkip();
            case "REROLL_CONSPIRATOR" -> new Power.RerollConspirator();
            case "SKIP_REVEAL" -> new Power.SkipReveal(entry.number("n", 1, 6));
            case "MOON_GUARD" -> new Power.MoonGuard();
            case "SUN_DICE" -> new Power.SunDice(entry.number("n", 1, 2));
            default ->
                throw noType(
                        entry,
                        "REROLL_SOLO, PAINT_DIE, EXHAUST_TO, RECOVER_DIE, SPARE_HEALTH, SYMBOL_ANY,"
                                + " IGNORE_CHAOS, VALUE_FROM_SET, NO_SECOND_CHARIOT, SHIELD_SMASH, SHIELD_SKIP,"
                                + " REROLL_CONSPIRATOR, SKIP_REVEAL, MOON_GUARD, SUN_DICE");
        };
    }

    private static ContentException noType(ContentEntry entry, String known) {
        return entry.refuse("type", Fault.expected(Expected.oneOf(known), entry.text("type")));
    }

    private static Zone exhaustionSpace(ContentEntry entry) {
        Zone space = entry.constant("space", Zone.class);
        if (!space.exhaustion()) {
            throw entry.refuse("space", Fault.expected(Expected.oneOf("[TOP, MIDDLE, BOTTOM]"), space));
        }
        return space;
    }
}

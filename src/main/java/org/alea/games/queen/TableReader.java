package org.alea.games.queen;

import static java.util.Map.entry;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.alea.content.ContentEntry;
import org.alea.content.ContentException;
import org.alea.content.Fault;
import org.alea.engine.Chance;
import org.alea.engine.Countdown;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Setup;
import org.alea.engine.Words;

/**
 * Lays a table out from its JSON. Cards in play and discarded are taken as written; the decks lose them and receive what
 * nobody mentions, so that a few changed fields still give a whole table.
 */
final class TableReader {
    /** Where the round stands while a phase asks; the phases that are not here can interrupt several steps. */
    static final Map<QueenPhase, Step> STEPS = Map.ofEntries(
            entry(QueenPhase.ROLL_CONSPIRATOR_DIE, Step.CONSPIRATOR_DIE),
            entry(QueenPhase.KEEP_CONSPIRATOR_DIE, Step.CONSPIRATOR_DIE),
            entry(QueenPhase.TURN_DIAL, Step.DIAL),
            entry(QueenPhase.RECOVER_DIE, Step.RECOVER),
            entry(QueenPhase.START_ROUND, Step.START),
            entry(QueenPhase.ROLLING, Step.ROLLING),
            entry(QueenPhase.ASSIGN_GROUPS, Step.ASSIGN),
            entry(QueenPhase.USE_DRAGON, Step.DRAGON),
            entry(QueenPhase.USE_WING, Step.DRAGON),
            entry(QueenPhase.ROLL_CHAOS, Step.DRAGON),
            entry(QueenPhase.PAINT_DIE, Step.PAINT),
            entry(QueenPhase.CHOOSE_STEPS, Step.ATTACK),
            entry(QueenPhase.TAKE_SUN_DIE, Step.MOON),
            entry(QueenPhase.TAKE_SUN_DICE, Step.MOON),
            entry(QueenPhase.WON, Step.END_CHECK),
            entry(QueenPhase.LOST, Step.END_CHECK));

    private static final int MANY = 1_000_000_000;

    private final QueenCards cards;
    private final ContentEntry json;

    TableReader(QueenCards cards, ContentEntry json) {
        this.cards = cards;
        this.json = json;
    }

    QueenTable read(Chance chance) {
        QueenTable table = new QueenTable(cards, options(json.entry("setup")), chance);
        phase(table);
        table.round = json.number("round", 1, ResetStep.LAST_ROUND);
        table.cursor = json.number("cursor", 1, Ring.SLOTS + 1);
        table.health = json.number("health", 0, table.lastHealthSpace());
        table.stackSpace = json.number("stackSpace", 0, MANY);
        table.defeats = json.number("defeats", 0, MANY);
        table.defeatsThisRound = json.number("defeatsThisRound", 0, Ring.SLOTS);
        table.defeatsLastRound = json.number("defeatsLastRound", 0, Ring.SLOTS);
        table.timeLeftMs = json.number("timeLeftMs", 0, MANY);
        clock(table, json.entry("clock"));
        dice(table);
        enemies(table);
        modifiers(table, json.entry("modifiers"));
        json.numbers("assigned", 1, 6).forEach(value -> table.assigned |= 1 << value);
        chariots(table);
        spirit(table);
        conspirators(table, json.entry("conspirators"));
        table.sun = slotOrNone(json, "sun");
        table.lastSun = slotOrNone(json, "lastSun");
        json.refuseTheRest();
        if (!Answerable.is(table)) {
            throw json.refuse(
                    "phase",
                    new Words(
                            "rien sur cette table ne peut répondre à " + table.phase(),
                            "nothing on this table can be answered to " + table.phase()));
        }
        return table;
    }

    private static QueenOptions options(ContentEntry entry) {
        Map<String, String> chosen = new HashMap<>();
        for (String field : entry.fields()) {
            chosen.put(field, field.equals("modules") ? String.join(",", entry.texts(field)) : entry.text(field));
        }
        try {
            return QueenOptions.of(Setup.of(QueenOptions.OFFERED, chosen, 0));
        } catch (IllegalSetupException e) {
            throw entry.refuse("setup", e.words());
        }
    }

    private void phase(QueenTable table) {
        QueenPhase phase = json.constant("phase", QueenPhase.class);
        Step known = STEPS.get(phase);
        table.agenda = Agenda.of(json.entries("agenda", TableReader::effect));
        if (known == null) {
            table.step = json.constant("step", Step.class);
            boolean choice = phase.decision() == Choice.ON_TOP;
            if (choice && (table.agenda.isEmpty() || !(table.agenda.top() instanceof Choice))) {
                throw json.refuse(
                        "agenda",
                        Fault.expected(new Words(
                                "en premier l’effet qui demande " + phase,
                                "the effect that asks for " + phase + " in the first place")));
            }
        } else {
            json.has("step");
            table.step = known;
        }
        table.ask(phase);
    }

    private static Effect effect(ContentEntry entry) {
        return switch (entry.text("type")) {
            case "LOSE_HEALTH" -> new LoseHealth(entry.number("slot", 0, Ring.SLOTS));
            case "DISCARD_CHARIOT" -> new DiscardChariot(entry.number("place", 1, Chariots.PLACES));
            default -> CardReader.effect(entry);
        };
    }

    private static void clock(QueenTable table, ContentEntry entry) {
        Clock clock = table.clock;
        clock.limitMs = entry.has("limitMs") ? entry.number("limitMs", 1, MANY) : Countdown.NO_LIMIT;
        clock.elapsedMs = entry.number("elapsedMs", 0, MANY);
        clock.lockEndMs = entry.number("lockEndMs", 0, MANY);
        clock.paused = entry.flag("paused");
        clock.pausesThisRound = entry.number("pausesThisRound", 0, MANY);
        clock.pausesThisGame = entry.number("pausesThisGame", 0, MANY);
        clock.rerolls = entry.number("rerolls", 0, MANY);
        clock.rerollCap = entry.has("rerollCap") ? entry.number("rerollCap", 0, MANY) : Clock.NO_CAP;
        entry.refuseTheRest();
    }

    private void dice(QueenTable table) {
        ContentEntry all = json.entry("dice");
        for (int die = 0; die < table.dice.size(); die++) {
            ContentEntry entry = all.entry(cards.dieId(die));
            Zone zone = entry.constant("zone", Zone.class);
            table.dice.put(die, zone);
            if (zone == Zone.ARENA || zone == Zone.CHARIOT_1 || zone == Zone.CHARIOT_2) {
                table.dice.value[die] = (byte) entry.number("value", 1, 6);
            } else {
                entry.has("value");
            }
            entry.refuseTheRest();
        }
        all.refuseTheRest();
        table.dragon = json.optionalConstant("dragon", DragonFace.class);
        table.dragonSlot = slotOrNone(json, "dragonSlot");
        if (json.has("painted")) {
            ContentEntry painted = json.entry("painted");
            table.dice.painted = die(painted, "die");
            table.dice.paint = painted.constant("colour", DieColour.class);
            painted.refuseTheRest();
        }
    }

    private int die(ContentEntry entry, String field) {
        int die = cards.die(entry.text(field));
        if (die == Dice.NO_DIE) {
            throw entry.refuse(
                    field,
                    new Words("il n’y a pas de dé " + entry.text(field), "there is no die " + entry.text(field)));
        }
        return die;
    }

    private void enemies(QueenTable table) {
        Ring ring = table.ring;
        List<String> ids = cards.enemies().stream().map(EnemyCard::id).toList();
        Set<Integer> used = new TreeSet<>();
        List<Integer> slots = json.entries("enemies", entry -> enemy(ring, ids, used, entry));
        if (!slots.equals(List.of(1, 2, 3, 4, 5, 6))) {
            throw json.refuse(
                    "enemies",
                    Fault.expected(
                            new Words("les emplacements 1 à 6 dans l’ordre", "the slots 1 to 6 in order"), slots));
        }
        ring.discard = pile(json, "enemyDiscard", ids, used);
        ring.deck = rest(json, "enemyDeck", ids, used);
    }

    private int enemy(Ring ring, List<String> ids, Set<Integer> used, ContentEntry entry) {
        int slot = entry.number("slot", 1, Ring.SLOTS);
        if (entry.has("card")) {
            int card = card(entry, "card", ids);
            if (!used.add(card)) {
                throw elsewhere(entry, ids.get(card));
            }
            ring.deal(slot, card);
            ring.marker[slot] = (byte) entry.number("marker", 0, ring.track(slot).top);
            ring.shields |= entry.flag("shield") ? 1 << slot : 0;
        } else {
            entry.has("marker");
            entry.has("shield");
        }
        ring.damaged |= entry.flag("damaged") ? 1 << slot : 0;
        return slot;
    }

    private static void modifiers(QueenTable table, ContentEntry entry) {
        int asWhite = entry.constants("asWhite", DieColour.class).stream()
                .mapToInt(DieColour::bit)
                .reduce(0, (all, bit) -> all | bit);
        table.modifiers = new Modifiers(
                asWhite,
                entry.number("needTop", 0, MANY),
                entry.number("needAll", 0, MANY),
                entry.flag("oneSquare"),
                entry.number("soloDown", 0, MANY),
                entry.number("lowestSoloDown", 0, MANY),
                entry.number("idleDown", 0, MANY));
        entry.refuseTheRest();
    }

    private void chariots(QueenTable table) {
        List<String> ids = cards.chariots().stream().map(ChariotCard::id).toList();
        Set<Integer> used = new TreeSet<>();
        json.entries("chariots", entry -> {
            int place = entry.number("place", 1, Chariots.PLACES);
            if (entry.has("card")) {
                int card = card(entry, "card", ids);
                if (!used.add(card)) {
                    throw elsewhere(entry, ids.get(card));
                }
                table.chariots.inPlay[place] = (byte) card;
            }
            return place;
        });
        table.chariots.discard = pile(json, "chariotDiscard", ids, used);
        table.chariots.deck = table.options.with(QueenModule.CHARIOTS)
                ? rest(json, "chariotDeck", ids, used)
                : pile(json, "chariotDeck", ids, used);
    }

    private void spirit(QueenTable table) {
        List<String> ids = cards.spirits().stream().map(SpiritCard::id).toList();
        if (json.has("spirit")) {
            table.spirit = card(json, "spirit", ids);
        }
        table.powerUses = json.number("powerUses", 0, MANY);
    }

    private void conspirators(QueenTable table, ContentEntry entry) {
        List<String> ids =
                cards.conspirators().stream().map(ConspiratorCard::id).toList();
        Set<Integer> used = new TreeSet<>();
        Conspirators conspirators = table.conspirators;
        conspirators.faceUp = pile(entry, "faceUp", ids, used);
        conspirators.faceDown = table.options.with(QueenModule.CONSPIRATORS)
                ? rest(entry, "faceDown", ids, used)
                : pile(entry, "faceDown", ids, used);
        conspirators.die = slotOrNone(entry, "die");
        conspirators.active = entry.has("active") ? card(entry, "active", ids) : Conspirators.NONE;
        entry.refuseTheRest();
    }

    /** The cards listed as far as they are not used already. */
    private static Pile pile(ContentEntry entry, String field, List<String> ids, Set<Integer> used) {
        Pile pile = Pile.EMPTY;
        for (String id : entry.texts(field)) {
            int card = number(entry, field, id, ids);
            if (used.add(card)) {
                pile = pile.with(card);
            }
        }
        return pile;
    }

    /** The same, then the cards nobody has mentioned. */
    private static Pile rest(ContentEntry entry, String field, List<String> ids, Set<Integer> used) {
        Pile pile = pile(entry, field, ids, used);
        for (int card = 0; card < ids.size(); card++) {
            if (used.add(card)) {
                pile = pile.with(card);
            }
        }
        return pile;
    }

    private static int card(ContentEntry entry, String field, List<String> ids) {
        return number(entry, field, entry.text(field), ids);
    }

    private static int number(ContentEntry entry, String field, String id, List<String> ids) {
        int number = ids.indexOf(id);
        if (number < 0) {
            throw entry.refuse(field, new Words("il n’y a pas de carte " + id, "there is no card " + id));
        }
        return number;
    }

    private static int slotOrNone(ContentEntry entry, String field) {
        return entry.has(field) ? entry.number(field, 1, 6) : 0;
    }

    private static ContentException elsewhere(ContentEntry entry, String card) {
        return entry.refuse(
                "card",
                Fault.expected(
                        new Words("une carte qui n’est nulle part ailleurs", "a card that is nowhere else"), card));
    }
}

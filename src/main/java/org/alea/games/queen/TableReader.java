package org.alea.games.queen;

import static java.util.Map.entry;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.engine.Chance;
import org.alea.engine.Countdown;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Setup;
import org.alea.engine.Words;

/**
 * Lays a table out from its JSON. Cards in play and discarded are taken as written; the decks lose them and receive what
 * nobody mentions ({@link CardDeal}), so that a few changed fields still give a whole table.
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
        CardDeal deal = CardDeal.of(cards.enemies(), EnemyCard::id);
        List<Integer> slots = json.entries("enemies", entry -> enemy(ring, deal, entry));
        if (!slots.equals(List.of(1, 2, 3, 4, 5, 6))) {
            throw json.refuse(
                    "enemies",
                    Fault.expected(
                            new Words("les emplacements 1 à 6 dans l’ordre", "the slots 1 to 6 in order"), slots));
        }
        ring.discard = deal.pile(json, "enemyDiscard");
        ring.deck = deal.deck(json, "enemyDeck");
    }

    private static int enemy(Ring ring, CardDeal deal, ContentEntry entry) {
        int slot = entry.number("slot", 1, Ring.SLOTS);
        if (entry.has("card")) {
            ring.deal(slot, deal.inPlay(entry));
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
        CardDeal deal = CardDeal.of(cards.chariots(), ChariotCard::id);
        json.entries("chariots", entry -> {
            int place = entry.number("place", 1, Chariots.PLACES);
            if (entry.has("card")) {
                table.chariots.inPlay[place] = (byte) deal.inPlay(entry);
            }
            return place;
        });
        table.chariots.discard = deal.pile(json, "chariotDiscard");
        table.chariots.deck = table.options.with(QueenModule.CHARIOTS)
                ? deal.deck(json, "chariotDeck")
                : deal.pile(json, "chariotDeck");
    }

    private void spirit(QueenTable table) {
        if (json.has("spirit")) {
            table.spirit = CardDeal.of(cards.spirits(), SpiritCard::id).named(json, "spirit");
        }
        table.powerUses = json.number("powerUses", 0, MANY);
    }

    private void conspirators(QueenTable table, ContentEntry entry) {
        CardDeal deal = CardDeal.of(cards.conspirators(), ConspiratorCard::id);
        Conspirators conspirators = table.conspirators;
        conspirators.faceUp = deal.pile(entry, "faceUp");
        conspirators.faceDown = table.options.with(QueenModule.CONSPIRATORS)
                ? deal.deck(entry, "faceDown")
                : deal.pile(entry, "faceDown");
        conspirators.die = slotOrNone(entry, "die");
        conspirators.active = entry.has("active") ? deal.named(entry, "active") : Conspirators.NONE;
        entry.refuseTheRest();
    }

    private static int slotOrNone(ContentEntry entry, String field) {
        return entry.has(field) ? entry.number(field, 1, 6) : 0;
    }
}

package org.alea.games.queen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.alea.content.ContentEntry;
import org.alea.content.ContentException;
import org.alea.content.ContentSource;
import org.alea.content.Fault;
import org.alea.content.Wording;
import org.alea.engine.Words;

/** Reads everything in the box and checks what concerns more than one card. */
final class BoxReader {
    /** The files a save depends on. */
    static final List<String> FILES = List.of(
            "enemies.json",
            "chariots.json",
            "spirits.json",
            "conspirators.json",
            "dice.json",
            "board.json",
            "combinations.json");

    private static final int COMBINATIONS = 64;

    private final ContentSource source;

    private BoxReader(ContentSource source) {
        this.source = source;
    }

    static QueenCards read(ContentSource source, Wording wording) {
        QueenCards cards = new BoxReader(source).cards();
        checkTemplates(cards, wording);
        return cards;
    }

    private QueenCards cards() {
        List<EnemyCard> enemies = source.list(QueenKit.ID, "enemies.json").read(CardReader::enemy);
        count("enemies.json", enemies.size(), 6, 60);
        List<ChariotCard> chariots = source.list(QueenKit.ID, "chariots.json").read(CardReader::chariot);
        count("chariots.json", chariots.size(), 1, 40);
        return new QueenCards(
                enemies,
                chariots,
                spirits(),
                conspirators(),
                dice(),
                board(source.object(QueenKit.ID, "board.json")),
                combinations());
    }

    private List<SpiritCard> spirits() {
        List<SpiritCard> spirits = source.list(QueenKit.ID, "spirits.json").read(CardReader::spirit);
        if (spirits.stream().noneMatch(card -> card.module() == QueenModule.SPIRIT)) {
            throw new ContentException(
                    "queen/spirits.json",
                    "",
                    Fault.expected(new Words(
                            "une carte du module SPIRIT, pour que le module puisse être joué seul",
                            "a card of module SPIRIT, so that the module can be played alone")));
        }
        return spirits;
    }

    private List<ConspiratorCard> conspirators() {
        Set<Integer> values = new HashSet<>();
        return source.list(QueenKit.ID, "conspirators.json").read(entry -> {
            ConspiratorCard card = CardReader.conspirator(entry);
            if (entry.isSound() && !values.add(card.value())) {
                throw entry.refuse(
                        "value",
                        Fault.expected(
                                new Words(
                                        "une valeur qu’aucun autre Conspirateur n’a",
                                        "a value no other Conspirator has"),
                                card.value()));
            }
            return card;
        });
    }

    private List<DieType> dice() {
        List<DieType> dice = source.list(QueenKit.ID, "dice.json")
                .read(entry -> new DieType(entry.id(), entry.constant("colour", DieColour.class)));
        for (DieColour colour : DieColour.values()) {
            long dieCount = dice.stream().filter(die -> die.colour() == colour).count();
            if (dieCount < 1 || dieCount > 20) {
                Words wanted = new Words("1 à 20 dés de couleur " + colour, "1 to 20 dice of colour " + colour);
                throw new ContentException("queen/dice.json", "", Fault.expected(wanted, dieCount));
            }
        }
        return dice;
    }

    private static Board board(ContentEntry entry) {
        List<DragonFace> faces = entry.constants("dragonFaces", DragonFace.class);
        if (faces.size() != 6) {
            throw entry.refuse(
                    "dragonFaces", Fault.expected(new Words("6 faces exactement", "exactly 6 faces"), faces.size()));
        }
        int healthSpaces = entry.number("healthSpaces", 3, 20);
        List<Board.Place> slots = entry.entries("slots", BoxReader::place);
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).slot() != i + 1) {
                throw entry.refuse("slots[" + i + "]", Fault.expected(Words.same("slot " + (i + 1))));
            }
        }
        if (slots.size() != Ring.SLOTS) {
            throw entry.refuse("slots", Fault.expected(new Words("les emplacements 1 à 6", "the slots 1 to 6")));
        }
        Board board = new Board(
                healthSpaces,
                entry.number("tricolourIndex", 1, healthSpaces - 1),
                entry.number("exhaustionSpaces", 3, 3),
                entry.number("shields", 6, 60),
                faces,
                slots);
        entry.refuseTheRest();
        return board;
    }

    private static Board.Place place(ContentEntry entry) {
        return new Board.Place(
                entry.number("slot", 1, Ring.SLOTS),
                entry.numbers("neighbours", 1, Ring.SLOTS),
                entry.number("opposite", 1, Ring.SLOTS));
    }

    private List<Combination> combinations() {
        List<Combination> all = source.list(QueenKit.ID, "combinations.json").read(BoxReader::combination);
        long masks = all.stream().map(Combination::mask).distinct().count();
        if (all.size() != COMBINATIONS || masks != COMBINATIONS) {
            throw new ContentException(
                    "queen/combinations.json",
                    "",
                    Fault.expected(new Words("chaque mask de 0 à 63, une seule fois", "each mask from 0 to 63 once")));
        }
        return all;
    }

    private static Combination combination(ContentEntry entry) {
        int mask = entry.number("mask", 0, COMBINATIONS - 1);
        if (!entry.id().equals(Integer.toString(mask))) {
            throw entry.refuse("mask", Fault.expected(new Words("l’id de l’entrée", "the id of the entry"), mask));
        }
        return new Combination(
                mask,
                entry.number("factor", 1, 1000),
                entry.number("stars", 1, 5),
                entry.decimal("measuredWin", 0, 100),
                entry.decimal("measuredRounds", 0, 99));
    }

    private static void count(String file, int found, int least, int most) {
        if (found < least || found > most) {
            Words wanted = new Words(least + " à " + most + " cartes", least + " to " + most + " cards");
            throw new ContentException(QueenKit.ID + "/" + file, "", Fault.expected(wanted, found));
        }
    }

    /** Card texts are not stored: each primitive in use needs its sentence. */
    private static void checkTemplates(QueenCards cards, Wording wording) {
        List<Primitive> used = new ArrayList<>();
        cards.enemies().stream()
                .map(EnemyCard::ability)
                .filter(ability -> !(ability instanceof Ability.None))
                .forEach(used::add);
        Stream.of(
                        cards.chariots().stream().map(ChariotCard::effect),
                        cards.conspirators().stream().map(ConspiratorCard::effect),
                        cards.spirits().stream().map(SpiritCard::effect))
                .flatMap(effects -> effects)
                .forEach(used::addAll);
        for (Primitive primitive : used) {
            String key = "effect." + primitive.template();
            if (!wording.knows(key)) {
                throw Wording.missing(QueenKit.ID, key);
            }
        }
        for (RefusalCode code : Arrays.asList(RefusalCode.values())) {
            if (!wording.knows("refusal." + code)) {
                throw Wording.missing(QueenKit.ID, "refusal." + code);
            }
        }
    }
}

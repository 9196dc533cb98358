package org.alea.games.queen.practice;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.alea.content.ContentEntry;
import org.alea.content.ContentSource;
import org.alea.content.Fault;
import org.alea.engine.Words;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.QueenCards;
import org.alea.games.queen.QueenModule;

/** The drills of the game, as {@code drills.json} lists them. */
public record Drills(List<Drill> all) {
    private static final int SHORTEST_MS = 5_000;
    private static final int LONGEST_MS = 600_000;

    public static Drills read(ContentSource source, String game, QueenCards cards) {
        return new Drills(source.list(game, "drills.json").read(entry -> drill(entry, cards)));
    }

    public Optional<Drill> find(String id) {
        return all.stream().filter(drill -> drill.id().equals(id)).findFirst();
    }

    private static Drill drill(ContentEntry entry, QueenCards cards) {
        Drill drill = new Drill(
                entry.id(),
                entry.words("name"),
                dice(entry.entry("dice"), cards),
                Set.copyOf(entry.constants("modules", QueenModule.class)),
                entry.has("enemies") ? enemies(entry.entry("enemies"), cards) : new TreeMap<>(),
                entry.number("limitMs", SHORTEST_MS, LONGEST_MS),
                GoalReader.read(entry));
        check(entry, drill);
        return drill;
    }

    private static void check(ContentEntry entry, Drill drill) {
        Goal goal = drill.goal();
        if (entry.number("subGoals", 1, 100) != goal.parts()) {
            throw entry.refuse(
                    "subGoals",
                    Fault.expected(new Words(
                            goal.parts() + ", le nombre de parties du but", goal.parts() + ", the parts of the goal")));
        }
        if (!goal.possibleWith(drill.dice())) {
            throw entry.refuse(
                    "dice",
                    Fault.expected(new Words(
                            "des dés avec lesquels le but peut être atteint",
                            "dice with which the goal can be reached")));
        }
        if (!drill.modules().containsAll(goal.modules())) {
            throw entry.refuse(
                    "modules",
                    Fault.expected(new Words(goal.modules() + " pour ce but", goal.modules() + " for this goal")));
        }
    }

    private static Map<DieColour, Integer> dice(ContentEntry entry, QueenCards cards) {
        Map<DieColour, Integer> dice = new EnumMap<>(DieColour.class);
        for (DieColour colour : DieColour.values()) {
            dice.put(colour, entry.number(colour.name(), 0, inTheBox(colour, cards)));
        }
        entry.refuseTheRest();
        return dice;
    }

    /** How many dice of this colour there are. */
    public static int inTheBox(DieColour colour, QueenCards cards) {
        return (int) cards.dice().stream().filter(die -> die.colour() == colour).count();
    }

    private static TreeMap<Integer, String> enemies(ContentEntry entry, QueenCards cards) {
        TreeMap<Integer, String> enemies = new TreeMap<>();
        Set<String> used = new HashSet<>();
        for (int slot = 1; slot <= 6; slot++) {
            String field = Integer.toString(slot);
            if (entry.has(field)) {
                String card = entry.text(field);
                if (cards.enemy(card).map(EnemyCard::id).filter(used::add).isEmpty()) {
                    throw entry.refuse(
                            field,
                            Fault.expected(
                                    new Words(
                                            "une carte Ennemi qui n’est nulle part ailleurs",
                                            "an enemy card that stands nowhere else"),
                                    card));
                }
                enemies.put(slot, card);
            }
        }
        entry.refuseTheRest();
        return enemies;
    }
}

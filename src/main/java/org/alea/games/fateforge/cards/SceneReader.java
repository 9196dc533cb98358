package org.alea.games.fateforge.cards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.engine.Words;
import org.alea.games.fateforge.cards.CombatScene.BossPlace;
import org.alea.games.fateforge.cards.CombatScene.Courier;
import org.alea.games.fateforge.cards.CombatScene.FoeSetup;
import org.alea.games.fateforge.cards.CombatScene.SceneDoor;
import org.alea.games.fateforge.cards.CombatScene.SceneExit;
import org.alea.games.fateforge.cards.CombatScene.SceneZone;
import org.alea.games.fateforge.cards.CombatScene.TokenSetup;

/** Reads a combat scene and says what is wrong with it: zones that cannot be reached, exits that lack, unknown enemies. */
final class SceneReader {
    private static final int MANY = 99;
    private static final int MOST_ROUNDS = 9;

    private final CardReader cards;
    private final Map<String, FoeCard> foes;
    private final Set<String> bosses;
    private final Set<String> items;
    private final Set<String> allies;

    SceneReader(
            CardReader cards, Map<String, FoeCard> foes, Set<String> bosses, Set<String> items, Set<String> allies) {
        this.cards = cards;
        this.foes = foes;
        this.bosses = bosses;
        this.items = items;
        this.allies = allies;
    }

    CombatScene scene(ContentEntry entry) {
        List<SceneZone> zones = entry.entries("zones", SceneReader::zone);
        Set<String> ids = new LinkedHashSet<>();
        for (SceneZone zone : zones) {
            entry.demand(ids.add(zone.id()), "zones", twice(zone.id()));
        }
        List<List<String>> walls = entry.has("walls") ? walls(entry, ids) : List.of();
        List<SceneDoor> doors = entry.has("doors")
                ? entry.entries(
                        "doors",
                        door -> new SceneDoor(
                                door.text("id"),
                                CardReader.known(door, "a", ids),
                                CardReader.known(door, "b", ids),
                                door.has("open") && door.flag("open")))
                : List.of();
        List<String> start = entry.texts("start");
        start.forEach(zone -> CardReader.demandKnown(entry, "start", zone, ids));
        List<SceneExit> exits =
                entry.entries("exits", exit -> new SceneExit(exit.text("id"), CardReader.known(exit, "zone", ids)));
        SceneMap map = new SceneMap(
                zones.stream()
                        .map(zone -> new SceneMap.Place(zone.id(), zone.column(), zone.row()))
                        .toList(),
                walls,
                doors.stream().map(door -> List.of(door.a(), door.b())).toList());
        List<FoeSetup> all = new ArrayList<>(entry.entries("enemies", foe -> foe(foe, ids, 0)));
        if (entry.has("reinforcements")) {
            all.addAll(entry.entries("reinforcements", foe -> foe(foe, ids, foe.number("round", 1, MOST_ROUNDS))));
        }
        CombatScene scene = new CombatScene(
                entry.id(),
                entry.words("name"),
                entry.words("summary"),
                entry.number("tier", 0, 3),
                entry.number("rounds", 1, MOST_ROUNDS),
                zones,
                doors,
                start,
                exits,
                entry.has("boss") ? Optional.of(boss(entry.entry("boss"), ids)) : Optional.empty(),
                all,
                entry.has("tokens") ? entry.entries("tokens", token -> token(token, ids)) : List.of(),
                entry.entries("main", goal -> goal(goal)),
                entry.has("secondary") ? entry.entries("secondary", goal -> goal(goal)) : List.of(),
                entry.has("rules") ? entry.numbers("rules", 1, 14) : List.of(),
                entry.has("tutorial") && entry.flag("tutorial"),
                entry.optionalConstant("wayOut", WayOut.class).orElse(WayOut.ON_FOOT),
                map);
        if (entry.isSound()) {
            check(entry, scene);
        }
        return scene;
    }

    private static SceneZone zone(ContentEntry entry) {
        String id = entry.text("id");
        entry.demand(
                id.matches("[A-I][1-9]"),
                "id",
                Fault.expected(new Words("une lettre de A à I et un chiffre", "a letter A to I and a digit"), id));
        return new SceneZone(id, entry.words("name"), entry.number("column", 1, 9), entry.number("row", 1, 9));
    }

    private static List<List<String>> walls(ContentEntry entry, Set<String> zones) {
        List<List<String>> walls = new ArrayList<>();
        for (var wall : entry.json().path("walls")) {
            List<String> ends = new ArrayList<>();
            wall.forEach(end -> ends.add(end.asText()));
            ends.forEach(zone -> CardReader.demandKnown(entry, "walls", zone, zones));
            entry.demand(
                    ends.size() == 2,
                    "walls",
                    Fault.expected(new Words("deux zones par mur", "two zones a wall"), wall));
            walls.add(List.copyOf(ends));
        }
        return walls;
    }

    private BossPlace boss(ContentEntry entry, Set<String> zones) {
        BossPlace boss = new BossPlace(CardReader.known(entry, "id", bosses), CardReader.known(entry, "zone", zones));
        entry.refuseTheRest();
        return boss;
    }

    private FoeSetup foe(ContentEntry entry, Set<String> zones, int round) {
        return new FoeSetup(
                entry.text("id"),
                CardReader.known(entry, "card", foes.keySet()),
                entry.number("initiative", 1, MANY),
                CardReader.known(entry, "zone", zones),
                round,
                entry.constant("from", Threat.class),
                entry.has("defends") ? entry.text("defends") : "",
                entry.has("guards") ? entry.text("guards") : "",
                cards.perhapsLoot(entry, "carries"),
                entry.has("courier") ? Optional.of(courier(entry.entry("courier"))) : Optional.empty());
    }

    private Courier courier(ContentEntry entry) {
        Courier courier = new Courier(entry.number("resistance", 1, MANY), cards.bar(entry), entry.text("drops"));
        entry.refuseTheRest();
        return courier;
    }

    private TokenSetup token(ContentEntry entry, Set<String> zones) {
        TokenKind kind = entry.constant("kind", TokenKind.class);
        List<Loot> content = cards.loot(entry, "content");
        for (Loot found : content) {
            if (found instanceof Loot.Equipment item) {
                CardReader.demandKnown(entry, "content", item.item(), items);
            } else if (found instanceof Loot.Companion ally) {
                CardReader.demandKnown(entry, "content", ally.ally(), allies);
            }
        }
        return new TokenSetup(
                kind,
                entry.text("id"),
                CardReader.known(entry, "zone", zones),
                kind == TokenKind.GEM ? Optional.of(entry.constant("gem", Gem.class)) : Optional.empty(),
                kind == TokenKind.BARRICADE ? entry.text("directions") : "",
                kind == TokenKind.FOUNTAIN ? entry.number("cubes", 0, MANY) : 0,
                entry.has("link") ? entry.text("link") : "",
                content,
                entry.has("label") ? Optional.of(entry.words("label")) : Optional.empty());
    }

    private static SceneGoal goal(ContentEntry entry) {
        return new SceneGoal(
                entry.constant("kind", SceneGoal.Kind.class),
                entry.has("n") ? entry.number("n", 1, MANY) : 1,
                entry.has("apprentice") ? Optional.of(entry.number("apprentice", 1, MANY)) : Optional.empty(),
                entry.has("veteran") ? Optional.of(entry.number("veteran", 1, MANY)) : Optional.empty(),
                entry.has("what") ? entry.text("what") : "");
    }

    private void check(ContentEntry entry, CombatScene scene) {
        entry.demand(!scene.start().isEmpty(), "start", Fault.missing(new Words("une zone de départ", "a start zone")));
        entry.demand(
                scene.wayOut() == WayOut.NONE || !scene.exits().isEmpty(),
                "exits",
                Fault.missing(new Words("une sortie", "an exit")));
        entry.demand(
                !scene.main().isEmpty(), "main", Fault.missing(new Words("un objectif principal", "a main objective")));
        checkWays(entry, scene);
        checkFoes(entry, scene);
        checkTokens(entry, scene);
        List<SceneGoal> goals = new ArrayList<>(scene.main());
        goals.addAll(scene.secondary());
        for (SceneGoal goal : goals) {
            checkGoal(entry, scene, goal);
        }
    }

    /** Doors count as open; a zone that only a portal leads to can be reached. */
    private static void checkWays(ContentEntry entry, CombatScene scene) {
        if (scene.start().isEmpty()) {
            return;
        }
        SceneMap map = scene.map();
        int doors = (1 << scene.doors().size()) - 1;
        int start = map.index(scene.start().get(0));
        for (SceneZone zone : scene.zones()) {
            boolean portal = scene.tokens().stream()
                    .anyMatch(token ->
                            token.kind() == TokenKind.PORTAL && token.zone().equals(zone.id()));
            entry.demand(
                    portal || map.distance(doors, start, map.index(zone.id())) < SceneMap.NO_WAY,
                    "zones",
                    new Words(
                            "aucun chemin ne mène du départ à " + zone.id(),
                            "no way leads from the start to " + zone.id()));
        }
        for (SceneDoor door : scene.doors()) {
            entry.demand(
                    map.adjacent(doors, map.index(door.a()), map.index(door.b())),
                    "doors",
                    new Words(
                            door.id() + "\u00a0: " + door.a() + " et " + door.b() + " ne se touchent pas",
                            door.id() + ": " + door.a() + " and " + door.b() + " do not touch"));
        }
    }

    private void checkFoes(ContentEntry entry, CombatScene scene) {
        Set<String> ids = new HashSet<>();
        Set<String> ranks = new HashSet<>();
        Set<String> guarded = new HashSet<>();
        for (FoeSetup foe : scene.foes()) {
            entry.demand(ids.add(foe.id()), "enemies", twice(foe.id()));
            FoeCard card = foes.get(foe.card());
            entry.demand(
                    card != null && ranks.add(card.colour() + " " + foe.initiative()),
                    "enemies",
                    new Words(
                            foe.id() + "\u00a0: un autre jeton de sa couleur a la même initiative",
                            foe.id() + ": another token of its colour has the same initiative"));
            checkDefended(entry, scene, foe);
            if (!foe.guards().isEmpty()) {
                entry.demand(
                        guarded.add(foe.guards())
                                && scene.foe(foe.guards())
                                        .filter(ward -> ward.zone().equals(foe.zone()))
                                        .isPresent(),
                        "enemies",
                        Fault.expected(
                                new Words(
                                        "pour " + foe.id() + " un seul garde par ennemi, dans sa zone",
                                        "for " + foe.id() + " one guardian an enemy, in its zone"),
                                foe.guards()));
            }
        }
    }

    private static void checkDefended(ContentEntry entry, CombatScene scene, FoeSetup foe) {
        if (foe.defends().isEmpty()) {
            return;
        }
        boolean there = scene.token(foe.defends())
                        .filter(token -> token.zone().equals(foe.zone()))
                        .isPresent()
                || scene.exits().stream()
                        .anyMatch(exit -> exit.defended().equals(foe.defends())
                                && exit.zone().equals(foe.zone()))
                || scene.doors().stream()
                        .anyMatch(door -> door.id().equals(foe.defends())
                                && (door.a().equals(foe.zone()) || door.b().equals(foe.zone())));
        entry.demand(
                there,
                "enemies",
                Fault.expected(
                        new Words(
                                "pour " + foe.id() + " un jeton, une porte ou une sortie de sa zone",
                                "for " + foe.id() + " a token, a door or an exit of its zone"),
                        foe.defends()));
    }

    private static void checkTokens(ContentEntry entry, CombatScene scene) {
        Set<String> ids = new HashSet<>();
        for (TokenSetup token : scene.tokens()) {
            entry.demand(ids.add(token.id()), "tokens", twice(token.id()));
            if (token.kind() == TokenKind.PORTAL) {
                entry.demand(
                        scene.token(token.link())
                                .filter(other -> other.kind() == TokenKind.PORTAL)
                                .isPresent(),
                        "tokens",
                        Fault.expected(
                                new Words(
                                        "pour " + token.id() + " un autre portail", "for " + token.id() + " a portal"),
                                token.link()));
            }
        }
    }

    private void checkGoal(ContentEntry entry, CombatScene scene, SceneGoal goal) {
        boolean possible = switch (goal.kind()) {
            case COLLECT -> has(scene, TokenKind.OBJECTIVE);
            case EXPLORE -> has(scene, TokenKind.EXPLORATION);
            case OPEN_CHEST -> has(scene, TokenKind.CHEST);
            case LEAVE -> scene.wayOut() != WayOut.NONE;
            case LEAVE_BY -> scene.exit(goal.what()).isPresent();
            case DEFEAT_ENEMIES -> !scene.foes().isEmpty();
            case DEFEAT_CARD -> scene.foes().stream().anyMatch(foe -> foe.card().equals(goal.what()));
            case STOP_COURIER ->
                scene.foes().stream().anyMatch(foe -> foe.courier().isPresent());
            case TAKE_GEM ->
                scene.tokens().stream()
                        .anyMatch(token ->
                                token.kind() == TokenKind.GEM && token.zone().equals(goal.what()));
            case DEFEAT_BOSS, EXPLOIT_WEAK_POINT -> scene.boss().isPresent();
        };
        entry.demand(
                possible,
                goal.kind().name(),
                new Words(
                        "la scène n’a rien pour cet objectif" + (goal.what().isEmpty() ? "" : " (" + goal.what() + ")"),
                        "the scene has nothing for this objective"
                                + (goal.what().isEmpty() ? "" : " (" + goal.what() + ")")));
    }

    private static boolean has(CombatScene scene, TokenKind kind) {
        return scene.tokens().stream().anyMatch(token -> token.kind() == kind);
    }

    private static Words twice(String id) {
        return new Words(id + " existe deux fois", "there are two of " + id);
    }
}

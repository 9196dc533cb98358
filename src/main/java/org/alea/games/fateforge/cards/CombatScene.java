package org.alea.games.fateforge.cards;

import java.util.List;
import java.util.Optional;
import org.alea.engine.Words;

/**
 * A combat scene: its map, what lies on it, who holds it and what is to be done (FATE-007).
 *
 * @param foes those of the set-up and, with their round, the reinforcements
 * @param rules the unlockable rules it uses (FATE-005)
 * @param tutorial whether heroes play it with their starter skills alone
 */
public record CombatScene(
        String id,
        Words name,
        Words summary,
        int tier,
        int rounds,
        List<SceneZone> zones,
        List<SceneDoor> doors,
        List<String> start,
        List<SceneExit> exits,
        Optional<BossPlace> boss,
        List<FoeSetup> foes,
        List<TokenSetup> tokens,
        List<SceneGoal> main,
        List<SceneGoal> secondary,
        List<Integer> rules,
        boolean tutorial,
        WayOut wayOut,
        SceneMap map) {

    public CombatScene {
        zones = List.copyOf(zones);
        doors = List.copyOf(doors);
        start = List.copyOf(start);
        exits = List.copyOf(exits);
        foes = List.copyOf(foes);
        tokens = List.copyOf(tokens);
        main = List.copyOf(main);
        secondary = List.copyOf(secondary);
        rules = List.copyOf(rules);
    }

    /** A tile of the map; column and row count from 1. */
    public record SceneZone(String id, Words name, int column, int row) {}

    /** A door between two zones (FATE-356). */
    public record SceneDoor(String id, String a, String b, boolean open) {}

    /** A way out (FATE-099). */
    public record SceneExit(String id, String zone) {
        /** What a defender of it has in {@link FoeSetup#defends}. */
        public String defended() {
            return "exit " + id;
        }
    }

    /** Where the boss stands. */
    public record BossPlace(String id, String zone) {}

    /**
     * An enemy token.
     *
     * @param round 0 for the set-up, else the round in which it enters
     * @param from the lowest level on which it is used
     * @param defends the id of a token, a door or {@code exit X}; empty for none
     * @param guards the id of the enemy it guards; empty for none
     */
    public record FoeSetup(
            String id,
            String card,
            int initiative,
            String zone,
            int round,
            Threat from,
            String defends,
            String guards,
            Optional<Loot> carries,
            Optional<Courier> courier) {}

    /** What makes an enemy a courier: it makes for an exit and drops an objective when it is defeated. */
    public record Courier(int resistance, List<BarSection> bar, String drops) {}

    /**
     * A token of the map.
     *
     * @param directions in which a barricade bars shots
     * @param cubes of a fountain
     * @param link the portal this one leads to
     * @param content of a chest or an exploration token
     */
    public record TokenSetup(
            TokenKind kind,
            String id,
            String zone,
            Optional<Gem> gem,
            String directions,
            int cubes,
            String link,
            List<Loot> content,
            Optional<Words> label) {}

    public Optional<FoeSetup> foe(String foe) {
        return foes.stream().filter(each -> each.id().equals(foe)).findFirst();
    }

    public Optional<TokenSetup> token(String token) {
        return tokens.stream().filter(each -> each.id().equals(token)).findFirst();
    }

    public Optional<SceneExit> exit(String exit) {
        return exits.stream().filter(each -> each.id().equals(exit)).findFirst();
    }

    public Optional<SceneZone> zone(String zone) {
        return zones.stream().filter(each -> each.id().equals(zone)).findFirst();
    }

    /** Whether hardly leaving is possible out of this zone (FATE-312). */
    public boolean difficult(String zone) {
        for (TokenSetup token : tokens) {
            if (token.kind() == TokenKind.DIFFICULT && token.zone().equals(zone)) {
                return true;
            }
        }
        return false;
    }
}

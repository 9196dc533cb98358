package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.cards.CombatScene.TokenSetup;
import org.alea.games.fateforge.cards.SceneMap;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.cards.WayOut;
import org.alea.games.fateforge.state.Token;

/** Ways through the map: the next step of an enemy, and the way out (FATE-206, FATE-232 to FATE-236). */
final class Paths {
    private Paths() {}

    /** The first steps of all shortest paths, one bit each. */
    static int firstSteps(Ground ground, String from, String to) {
        int start = ground.map.index(from);
        int goal = ground.map.index(to);
        int steps = ground.map.distance(ground.doors, start, goal);
        if (steps == 0 || steps >= SceneMap.NO_WAY) {
            return 0;
        }
        int all = 0;
        int next = ground.map.next(ground.doors, start);
        for (int zone = 0; next != 0; zone++, next >>>= 1) {
            if ((next & 1) != 0 && ground.map.distance(ground.doors, zone, goal) == steps - 1) {
                all |= 1 << zone;
            }
        }
        return all;
    }

    /** One zone along a shortest path; of several the draw decides (FATE-206). */
    static String towards(Referee referee, String foe, String from, String to) {
        Ground ground = referee.ground();
        int steps = firstSteps(ground, from, to);
        int n = Integer.bitCount(steps);
        String zone = ground.map.id(Moving.nth(steps, referee.draw(n, "path")));
        if (n > 1) {
            referee.reveal();
            referee.because("pathDrawn", "FATE-206", List.of(foe), "foe", foe, "zone", zone, "n", n);
        } else {
            referee.because("path", "FATE-133", List.of(foe), "foe", foe, "zone", zone);
        }
        return zone;
    }

    /** FATE-233, FATE-234: what a zone costs on the way out. */
    static int danger(Ground ground, String zone) {
        if (ground.anyFoeIn(zone)) {
            return 1;
        }
        for (Token token : ground.fray.tokens()) {
            if (token.kind() == TokenKind.TRAP && token.zone().equals(zone)) {
                return 1;
            }
        }
        return 0;
    }

    static int danger(Ground ground, List<String> path) {
        int damage = 0;
        for (String zone : path) {
            damage += danger(ground, zone);
        }
        return damage;
    }

    /** FATE-235: a path of least damage, the shortest of these; nothing if there is no way. */
    static Optional<List<String>> leastHarm(Ground ground, String from, String to) {
        int size = ground.map.size();
        int[] cost = new int[size];
        int[] before = new int[size];
        boolean[] done = new boolean[size];
        java.util.Arrays.fill(cost, Integer.MAX_VALUE);
        int start = ground.map.index(from);
        cost[start] = price(ground, start);
        before[start] = -1;
        for (int i = 0; i < size; i++) {
            int best = -1;
            for (int zone = 0; zone < size; zone++) {
                if (!done[zone] && cost[zone] < Integer.MAX_VALUE && (best < 0 || cost[zone] < cost[best])) {
                    best = zone;
                }
            }
            if (best < 0) {
                break;
            }
            done[best] = true;
            int next = outwards(ground, best);
            for (int zone = 0; next != 0; zone++, next >>>= 1) {
                if ((next & 1) != 0 && cost[best] + price(ground, zone) < cost[zone]) {
                    cost[zone] = cost[best] + price(ground, zone);
                    before[zone] = best;
                }
            }
        }
        int goal = ground.map.index(to);
        if (cost[goal] == Integer.MAX_VALUE) {
            return Optional.empty();
        }
        List<String> path = new ArrayList<>();
        for (int zone = goal; zone >= 0; zone = before[zone]) {
            path.add(0, ground.map.id(zone));
        }
        return Optional.of(path);
    }

    /** The zones beside this one on the way out: through portals too if the scene says so (FATE-236, FATE-324). */
    private static int outwards(Ground ground, int zone) {
        int next = ground.map.next(ground.doors, zone);
        if (ground.scene.wayOut() != WayOut.PORTALS_TOO) {
            return next;
        }
        for (TokenSetup portal : ground.scene.tokens()) {
            if (portal.kind() == TokenKind.PORTAL
                    && ground.map.index(portal.zone()) == zone
                    && !ground.defended(portal.id())) {
                next |= 1
                        << ground.map.index(
                                ground.scene.token(portal.link()).orElseThrow().zone());
            }
        }
        return next;
    }

    /** Damage counts before length. */
    private static int price(Ground ground, int zone) {
        return danger(ground, ground.map.id(zone)) * 100 + 1;
    }

    /** Whether these zones are a way from one to the other, each beside the one before (FATE-232, FATE-236). */
    static boolean isWay(Ground ground, List<String> path, String from, String to) {
        if (path.isEmpty()
                || !path.get(0).equals(from)
                || !path.get(path.size() - 1).equals(to)) {
            return false;
        }
        for (int i = 0; i < path.size(); i++) {
            if (ground.map.index(path.get(i)) < 0
                    || path.indexOf(path.get(i)) != i
                    || (i > 0
                            && (outwards(ground, ground.map.index(path.get(i - 1)))
                                            & 1 << ground.map.index(path.get(i)))
                                    == 0)) {
                return false;
            }
        }
        return true;
    }
}

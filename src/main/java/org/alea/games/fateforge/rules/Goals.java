package org.alea.games.fateforge.rules;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.games.fateforge.cards.CombatScene.TokenSetup;
import org.alea.games.fateforge.cards.SceneGoal;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Stretch;

/** The objectives of a scene and how far they have come (FATE-468, FATE-488, FATE-242). */
public final class Goals {
    private Goals() {}

    /** How many are done now; objectives that are only met by leaving count what is carried or free. */
    public static int done(Ground ground, SceneGoal goal) {
        return switch (goal.kind()) {
            case COLLECT -> carried(ground);
            case LEAVE -> out(ground) && anyStanding(ground) ? 1 : 0;
            case LEAVE_BY ->
                out(ground) && anyStanding(ground) && ground.fray.exit().equals(goal.what()) ? 1 : 0;
            case DEFEAT_ENEMIES -> ground.fray.defeats().size();
            case DEFEAT_CARD -> defeated(ground, goal.what());
            case EXPLORE -> taken(ground, TokenKind.EXPLORATION, "");
            case OPEN_CHEST -> taken(ground, TokenKind.CHEST, "");
            case TAKE_GEM -> taken(ground, TokenKind.GEM, goal.what());
            case STOP_COURIER -> ground.fray.lost() ? 0 : carried(ground);
            case DEFEAT_BOSS ->
                ground.fray.boss().isPresent()
                                && !ground.onTheMap(ground.fray.boss().get().card())
                        ? 1
                        : 0;
            case EXPLOIT_WEAK_POINT ->
                ground.fray.boss().isPresent() && ground.fray.boss().get().exploited() ? 1 : 0;
        };
    }

    public static int needed(Ground ground, SceneGoal goal) {
        return goal.n(ground.fray.level());
    }

    public static boolean met(Ground ground, SceneGoal goal) {
        return done(ground, goal) >= needed(ground, goal);
    }

    public static int met(Ground ground, List<SceneGoal> goals) {
        int met = 0;
        for (SceneGoal goal : goals) {
            if (met(ground, goal)) {
                met++;
            }
        }
        return met;
    }

    private static boolean out(Ground ground) {
        return ground.fray.stretch() == Stretch.OVER && !ground.fray.exit().isEmpty();
    }

    private static boolean anyStanding(Ground ground) {
        for (Hero hero : ground.state.heroes()) {
            if (hero.standing()) {
                return true;
            }
        }
        return false;
    }

    /** FATE-242: tokens that a standing hero carries. */
    private static int carried(Ground ground) {
        int n = 0;
        for (Hero hero : ground.state.heroes()) {
            if (hero.standing()) {
                n += hero.fight().carried().size();
            }
        }
        return n;
    }

    /** FATE-127: an enemy raised and defeated again counts once. */
    private static int defeated(Ground ground, String card) {
        Set<String> tokens = new LinkedHashSet<>();
        for (String foe : ground.fray.defeats()) {
            if (ground.scene.foe(foe).filter(setup -> setup.card().equals(card)).isPresent()) {
                tokens.add(foe);
            }
        }
        return tokens.size();
    }

    /** FATE-532: on a replay, what was taken the first time counts as taken. */
    private static int taken(Ground ground, TokenKind kind, String zone) {
        int n = 0;
        for (TokenSetup token : ground.scene.tokens()) {
            boolean gone = ground.fray.taken().contains(token.id())
                    || (kind != TokenKind.EXPLORATION
                            && ground.state.quest().looted().contains(token.id()));
            if (token.kind() == kind && gone && (zone.isEmpty() || token.zone().equals(zone))) {
                n++;
            }
        }
        return n;
    }

    /** The zone in which the demanded exit lies, if a main objective demands one. */
    static Optional<String> demandedExit(Ground ground) {
        for (SceneGoal goal : ground.scene.main()) {
            if (goal.kind() == SceneGoal.Kind.LEAVE_BY) {
                return Optional.of(goal.what());
            }
        }
        return Optional.empty();
    }
}

package org.alea.app.games.reckoners.input;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.state.ReckonersState;

/**
 * Moves that are chosen in two steps: the card, the plan token or the trainee first, then what for. Several moves of a
 * family are one row of the list.
 */
final class Families {
    private final Map<String, ReckonersMove> first = new LinkedHashMap<>();
    private final Set<String> several = new HashSet<>();

    Families(List<ReckonersMove> moves) {
        for (ReckonersMove move : moves) {
            String key = key(move);
            if (!key.isEmpty() && first.putIfAbsent(key, move) != null) {
                several.add(key);
            }
        }
    }

    private static String key(ReckonersMove move) {
        if (move instanceof ReckonersMove.GearMove gear) {
            return gear.gear();
        }
        if (move instanceof ReckonersMove.OpenToken token) {
            return "token " + token.reckoner();
        }
        return move instanceof ReckonersMove.BuyTraining training ? "training " + training.reckoner() : "";
    }

    /** The family of a move; empty if it stands alone. */
    String of(ReckonersMove move) {
        String key = key(move);
        return several.contains(key) ? key : "";
    }

    boolean isFamily(String key) {
        return several.contains(key);
    }

    /** Whether a move is the one that stands for its family. */
    boolean opens(ReckonersMove move) {
        return move.equals(first.get(key(move)));
    }

    /** What a family is called. */
    String name(ReckonSpeech speech, ReckonersMove move) {
        if (move instanceof ReckonersMove.OpenToken token) {
            return speech.get("family.token", speech.name(token.reckoner()));
        }
        return move instanceof ReckonersMove.BuyTraining training
                ? speech.get("family.training", speech.name(training.reckoner()))
                : speech.name(key(move));
    }

    /** How many there are, or what one costs. */
    String aside(ReckonSpeech speech, ReckonersState state, ReckonersMove move) {
        if (move instanceof ReckonersMove.OpenToken token) {
            return Integer.toString(
                    state.team().get(state.reckoner(token.reckoner())).ready());
        }
        return move instanceof ReckonersMove.BuyTraining
                ? speech.get(
                        "campaign.cost", speech.content().campaign().costs().training())
                : "";
    }
}

package org.alea.games.queen.practice;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.content.TableCodec;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Seeds;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.coach.Aim;

/** A decision tried once more: its dice as they lay, without a clock, played on to the stop (QUEEN-227). */
public final class SecondTry {
    private static final Result OVER = new Result(Result.Outcome.WON, 0, "", 1, List.of());

    private SecondTry() {}

    /**
     * A practice match that begins with these dice. What comes of them is drawn anew: who knows the result of a reroll
     * learns nothing from it.
     *
     * @param played the game the decision was made in: what it was played for stays the coach's measure
     * @param seed any number; another one gives other results
     */
    public static Match<QueenTable, QueenMove> match(
            QueenBox box, Game<QueenTable, QueenMove> played, QueenTable decision, long seed) {
        TableCodec<QueenTable> codec = box.tables();
        ObjectNode json = codec.write(decision);
        ((ObjectNode) json.get("setup"))
                .put("speed", "untimed")
                .put("occasion", "practice")
                .put("assignment", "manual");
        ObjectNode clock = (ObjectNode) json.get("clock");
        clock.putNull("limitMs");
        clock.put("elapsedMs", 0).put("lockEndMs", 0).put("paused", false);
        long own = seed ^ Seeds.hash("second try");
        QueenTable start = codec.read(json, new SeededChance(own));
        DrillGame again = new DrillGame(box.game(), start, end -> OVER, () -> Aim.of(played));
        return Match.practice(again, setup(box, decision, own), start);
    }

    private static Setup setup(QueenBox box, QueenTable decision, long seed) {
        Map<String, String> chosen = new LinkedHashMap<>(decision.options().written());
        chosen.put("speed", "untimed");
        chosen.put("occasion", "practice");
        chosen.put("assignment", "manual");
        return Setup.of(box.options(), chosen, seed);
    }
}

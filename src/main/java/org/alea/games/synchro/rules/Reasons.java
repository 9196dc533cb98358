package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.engine.Because;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.state.Chore.Resolving;
import org.alea.games.synchro.state.StageMonster;

/** Says why a monster does what it does, before it does it: its die, its row, its target rule. */
final class Reasons {
    private Reasons() {}

    /** The row that the die names, as printed. */
    static void row(Work work, StageMonster monster, int row) {
        tell(work, "row", monster, "SYNC-082", Map.of("die", monster.die(), "row", row));
    }

    /** Silence lowers the row, perhaps to a basic attack. */
    static void silenced(Work work, StageMonster monster, int row) {
        String reason = row == 0 ? "silencedToBasic" : "silenced";
        tell(work, reason, monster, "SYNC-091", Map.of("row", row));
    }

    static void noDie(Work work, StageMonster monster) {
        tell(work, "noDie", monster, "SYNC-083", Map.of());
    }

    static void stunned(Work work, StageMonster monster) {
        tell(work, "stunned", monster, "SYNC-088", Map.of());
    }

    static void ambush(Work work, StageMonster monster) {
        tell(work, "ambush", monster, "SYNC-211", Map.of());
    }

    static void celestial(Work work, StageMonster monster) {
        tell(work, "celestial", monster, "SYNC-142", Map.of());
    }

    /** Why a monster's effect concerns these characters and no others. */
    static void target(Work work, Resolving list, Verb verb, List<Fighter> targets) {
        if (work.listening() && list.origin().monsterAttack()) {
            StageMonster monster = work.monster(list.caster().board());
            List<String> cards = new ArrayList<>();
            List<String> pieces = new ArrayList<>(List.of(monster.fighter().id()));
            for (Fighter target : targets) {
                cards.add(work.card(target));
                pieces.add(target.id());
            }
            Map<String, Object> words = new LinkedHashMap<>();
            words.put("monster", monster.card());
            words.put("targets", cards);
            String reason = verb.whom().zone() ? "target.ZONE" : "target." + verb.whom();
            if (verb.whom().zone()) {
                words.put("first", verb.whom().first());
                words.put("last", verb.whom().last());
            }
            work.tell(new Because(reason, words, "SYNC-085", pieces));
        }
    }

    private static void tell(Work work, String reason, StageMonster monster, String rule, Map<String, Object> details) {
        if (work.listening()) {
            Map<String, Object> words = new LinkedHashMap<>();
            words.put("monster", monster.card());
            words.putAll(details);
            work.tell(new Because(reason, words, rule, List.of(monster.fighter().id())));
        }
    }
}

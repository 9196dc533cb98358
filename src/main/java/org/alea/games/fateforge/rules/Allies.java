package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.state.AllyInPlay;
import org.alea.games.fateforge.state.HeldResult;

/** How an ally joins (FATE-336 to FATE-338). */
final class Allies {
    private Allies() {}

    static void join(Referee referee, String card, String hero) {
        List<HeldResult> dice = new ArrayList<>();
        List<CombatDie> printed = referee.content.ally(card).dice();
        for (int i = 0; i < printed.size(); i++) {
            // FATE-338: rolled until it shows no Fail
            ResultFace face;
            do {
                face = printed.get(i).faces().get(referee.chance().index(6, "ally"));
            } while (face == ResultFace.X);
            dice.add(new HeldResult(card + "." + (i + 1), face, printed.get(i).some(), false));
        }
        referee.reveal();
        referee.put(referee.fray().with(new AllyInPlay(card, hero, List.copyOf(dice), 0, false)));
        referee.tell(new FateforgeEvent.AllyJoined(card, hero));
    }
}

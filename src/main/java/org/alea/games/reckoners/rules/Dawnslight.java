package org.alea.games.reckoners.rules;

import java.util.List;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.state.Question;

/** Aid from Dawnslight. RECK-257, RECK-258 */
final class Dawnslight {
    private static final int DRAWN = 2;

    private Dawnslight() {}

    static void aid(Play play, int place, int cause) {
        List<String> pile = play.s().dawnslight().pile();
        List<String> drawn = List.copyOf(pile.subList(0, Math.min(DRAWN, pile.size())));
        if (drawn.isEmpty()) {
            return;
        }
        play.reveal();
        for (int i = 0; i < drawn.size(); i++) {
            play.become(play.s().withDawnslight(play.s().dawnslight().drawn()));
        }
        play.push(new Question.DawnChoice(drawn, place, cause));
        play.tell(new ReckonersEvent.DawnDrawn(drawn));
    }
}

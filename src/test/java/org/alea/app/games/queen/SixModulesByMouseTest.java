package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import javafx.scene.control.Button;
import org.alea.Rule;
import org.alea.app.FakeClock;
import org.alea.app.games.queen.HandyPlayer.Gesture;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Way;
import org.alea.engine.Match;
import org.alea.engine.Refusal;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.junit.jupiter.api.Test;

/** A whole game with all six modules, from the first throw to the result, by nothing but the mouse. */
class SixModulesByMouseTest extends AtTheQueensTable {
    /** The first seed whose game asks for every gesture; later ones are tried if the cards have changed since. */
    private static final long FIRST_SEED = 250;

    private static final Set<Gesture> EVERY_GESTURE = Set.of(
            new Gesture(QueenPhase.ROLL_CONSPIRATOR_DIE, "conspirator", "bowl"),
            new Gesture(QueenPhase.TURN_DIAL, "sun", "slot"),
            new Gesture(QueenPhase.START_ROUND, "bowl", "bowl"),
            new Gesture(QueenPhase.ROLLING, "dragon", "bowl"),
            new Gesture(QueenPhase.ROLLING, "die", "bowl"),
            new Gesture(QueenPhase.ROLLING, "die", "chariot"),
            new Gesture(QueenPhase.USE_DRAGON, "dragon", "slot"),
            new Gesture(QueenPhase.PAINT_DIE, "colour", "die"),
            new Gesture(QueenPhase.CHOOSE_DIE_TO_EXHAUST, "die", "zone"),
            new Gesture(QueenPhase.TAKE_SUN_DIE, "die", "zone"));

    @Test
    @Rule("QUEEN-245")
    void aWholeGameWithAllSixModulesIsPlayedByMouse() {
        long seed = LongStream.range(FIRST_SEED, FIRST_SEED + 5000)
                .filter(each -> gesturesOfAGame(each).containsAll(EVERY_GESTURE))
                .findFirst()
                .orElseThrow();
        sitDown(QueenMatches.fresh(seed, QueenMatches.ALL_MODULES, "official"));

        Set<Gesture> made = new HashSet<>();
        for (int i = 0; i < 600 && !(phase().over() && !view().play().watching()); i++) {
            step(made);
        }
        clickOn(onward());

        assertThat(made).containsAll(EVERY_GESTURE);
        assertThat(shieldsMoved(view().play().match())).isTrue();
        assertThat(view().overlays().resultShown()).isTrue();
    }

    private void step(Set<Gesture> made) {
        Optional<Way<QueenAct>> way = view().play().watching() ? Optional.empty() : HandyPlayer.next(view().play());
        if (way.isEmpty()) {
            // as long as a summary takes to be seen
            pass(500);
            clickOn(onward());
            if (view().stopWish().asked()) {
                moveBy(0, -120);
                clickOn(onward());
            }
            return;
        }
        made.add(Gesture.of(phase(), way.get()));
        int moves = view().play().match().history().size();
        InHand inHand = view().play().inHand();
        if (way.get().from().equals(way.get().to())) {
            clickAt(way.get().from());
        } else {
            carry(way.get().from(), way.get().to());
        }
        assertThat(view().play().match().history().size() > moves
                        || !view().play().inHand().equals(inHand))
                .as("%s did something", way.get())
                .isTrue();
        if (phase() == QueenPhase.ROLLING) {
            letDiceLand();
        }
    }

    /** The one that leads on: the last, or between two rounds the first, beside the coach. */
    private Button onward() {
        List<Button> buttons = view().board().buttons();
        return buttons.get(view().play().summing() ? 0 : buttons.size() - 1);
    }

    private static boolean shieldsMoved(Match<QueenTable, QueenMove> match) {
        return match.history().stream()
                .flatMap(played -> played.events().stream())
                .anyMatch(
                        event -> event instanceof QueenEvent.ShieldRaised || event instanceof QueenEvent.ShieldBroken);
    }

    /** The same game without a window, to see what it asks for. */
    private static Set<Gesture> gesturesOfAGame(long seed) {
        FakeClock time = new FakeClock();
        Match<QueenTable, QueenMove> match = QueenMatches.fresh(seed, QueenMatches.ALL_MODULES, "official");
        if (match.table().spirit().filter(card -> card.id().equals("E02")).isEmpty()) {
            return Set.of();
        }
        Impatient audience = new Impatient();
        QueenPlay play =
                new QueenPlay(new GameSession<>("queen", QueenMatches.BOX, match, time), time, audience, false);
        Set<Gesture> made = new HashSet<>();
        for (int i = 0; i < 600 && !match.table().phase().over(); i++) {
            Optional<Way<QueenAct>> way = HandyPlayer.next(play);
            if (way.isPresent()) {
                made.add(Gesture.of(match.table().phase(), way.get()));
                enact(play, way.get().act());
            } else {
                press(play);
            }
            while (play.watching()) {
                play.next();
            }
            time.pass(Duration.ofMillis(1600));
            play.tick();
            while (play.watching()) {
                play.next();
            }
        }
        return match.table().round() > 7 ? Set.of() : made;
    }

    private static void enact(QueenPlay play, QueenAct act) {
        if (act instanceof QueenAct.PlayEqual equal) {
            play.play(equal.move());
        } else {
            play.perform(act);
        }
    }

    private static void press(QueenPlay play) {
        if (play.table().phase() == QueenPhase.ROLLING) {
            play.play(new QueenMove.Stop(play.table().elapsedMs()));
        } else {
            List<QueenMove> moves = play.moves();
            play.play(moves.get(moves.size() - 1));
        }
    }

    /** Somebody who wants to see nothing. */
    private static final class Impatient implements Audience {
        @Override
        public void changed() {}

        @Override
        public void happened(List<QueenEvent> events) {}

        @Override
        public void played(QueenMove move, List<QueenEvent> events, Picture before) {}

        @Override
        public void refused(Refusal refusal) {}

        @Override
        public void watch() {}
    }
}

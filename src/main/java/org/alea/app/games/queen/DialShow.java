package org.alea.app.games.queen;

import java.util.List;
import java.util.function.Supplier;
import org.alea.app.table.Motion;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;

/** Keeps the dial in the middle of the arena up to date: its words with every change, its clock with every frame. */
final class DialShow {
    private final QueenPlay play;
    private final Speech speech;
    private final ClockFace clockFace;
    private final Supplier<Motion> motion;

    DialShow(QueenPlay play, Speech speech, ClockFace clockFace, Supplier<Motion> motion) {
        this.play = play;
        this.speech = speech;
        this.clockFace = clockFace;
        this.motion = motion;
    }

    /** @param told the lines of the round; where nothing is asked the dial says the present one */
    void show(QueenBoard board, Moment moment, List<Journal.Line> told) {
        ArenaDial dial = board.arena().dial();
        String words = moment.question().isEmpty() ? present(told) : moment.question();
        new DialWords(dial, play.picture(), speech)
                .show(play.table(), words, play.watching(), play.past().isPresent());
        if (rolling()) {
            tick(board);
        } else {
            clockFace.reset();
        }
        dial.setAccessibleText(moment.question());
    }

    private static String present(List<Journal.Line> told) {
        return told.stream()
                .filter(line -> line.state() == Journal.State.PRESENT && line.slot() == 0)
                .map(Journal.Line::title)
                .findFirst()
                .orElse("");
    }

    void tick(QueenBoard board) {
        QueenTable table = play.table();
        if (rolling()) {
            clockFace.show(
                    board.arena().dial(), board.end(), play.elapsedMs(), table.limitMs(), table.paused(), motion.get());
        }
    }

    /** A new dial knows nothing of what the old one showed. */
    void reset() {
        clockFace.reset();
    }

    private boolean rolling() {
        return play.past().isEmpty()
                && play.picture().stage() == Picture.Stage.ROLL
                && play.table().phase() == QueenPhase.ROLLING;
    }
}

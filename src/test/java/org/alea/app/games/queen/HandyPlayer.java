package org.alea.app.games.queen;

import java.util.List;
import java.util.Optional;
import org.alea.app.table.Way;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;

/** A player who never thinks, but does with the hand whatever a hand can do. */
final class HandyPlayer {
    private static final int REROLLS = 2;

    private HandyPlayer() {}

    /** What was asked, what was taken, and where it was put. */
    record Gesture(QueenPhase phase, String from, String to) {
        static Gesture of(QueenPhase phase, Way<QueenAct> way) {
            return new Gesture(phase, way.from().kind(), way.to().kind());
        }
    }

    /** The next thing to carry or touch; nothing if only a button is left. */
    static Optional<Way<QueenAct>> next(QueenPlay play) {
        List<Way<QueenAct>> ways = new QueenWays(play.match().game(), play.table(), play.moves(), play.inHand()).all();
        if (play.table().phase() == QueenPhase.ROLLING) {
            return rolling(play, ways);
        }
        return ways.stream()
                .filter(way -> !way.from().equals(way.to()))
                .findFirst()
                .or(() -> ways.stream().findFirst());
    }

    /** Wards off what can be warded off, lets the dragon ride, throws two sets, and stops. */
    private static Optional<Way<QueenAct>> rolling(QueenPlay play, List<Way<QueenAct>> ways) {
        Optional<Way<QueenAct>> chariot = ways.stream()
                .filter(way ->
                        way.from().kind().equals("die") && way.to().kind().equals("chariot"))
                .findFirst();
        if (chariot.isPresent() || play.table().rerolls() >= REROLLS) {
            return chariot;
        }
        return ways.stream()
                .filter(way -> way.from().equals(Spots.DRAGON) && way.to().equals(Spots.BOWL))
                .findFirst()
                .or(() -> ways.stream().filter(HandyPlayer::throwsASet).findFirst());
    }

    private static boolean throwsASet(Way<QueenAct> way) {
        return way.from().kind().equals("die")
                && way.act() instanceof QueenAct.Play act
                && act.move() instanceof QueenMove.RerollSet;
    }
}

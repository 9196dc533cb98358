package org.alea.app.games.reckoners.input;

import java.util.List;
import java.util.Optional;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.play.Gesture;
import org.alea.app.play.Shot;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;

/** What keys do at this table besides pressing buttons, and how a hint is laid before the player. */
public final class ReckonKeyboard {
    private ReckonKeyboard() {}

    /** Tab turns to the next Reckoner, Escape closes the source that is open, the key for buying takes up a ware. */
    public static Optional<Gesture<ReckonersMove, Pick>> key(
            Shot<ReckonersTable, ReckonersMove, Pick> shot, String action) {
        return switch (action) {
            case "tab" -> Rolling.turn(shot);
            case "buy" -> Purchase.first(shot);
            case "sweep" -> only(shot, ReckonersMove.Sweep.class);
            case "escape" -> only(shot, ReckonersMove.CloseSource.class);
            default -> Optional.empty();
        };
    }

    private static Optional<Gesture<ReckonersMove, Pick>> only(
            Shot<ReckonersTable, ReckonersMove, Pick> shot, Class<? extends ReckonersMove> type) {
        return shot.moves().stream().filter(type::isInstance).findFirst().map(Gesture.Play::new);
    }

    /** A digit keeps the die of that place while dice are rolled, and takes it up when dice are used; a campaign begins with whom digits choose. */
    public static Optional<Gesture<ReckonersMove, Pick>> digit(
            ReckonSpeech speech, Shot<ReckonersTable, ReckonersMove, Pick> shot, int place) {
        Optional<Gesture<ReckonersMove, Pick>> taken = Chosen.digit(shot, place).map(Gesture.Change::new);
        return taken.or(() -> Rolling.keep(shot, place)).or(() -> TeamPick.digit(speech, shot, place));
    }

    /** The draft that lays a hint before the player: dice to be kept, a die to be used, a ware to be bought. */
    public static Optional<Pick> layOut(ReckonersMove hint) {
        if (hint instanceof ReckonersMove.Lock lock) {
            return Optional.of(new Pick(lock.reckoner(), lock.dice(), ""));
        }
        return hint instanceof ReckonersMove.OpenDie open
                ? Optional.of(new Pick("", List.of(open.die()), ""))
                : Purchase.layOut(hint);
    }
}

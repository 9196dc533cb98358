package org.alea.app.replay;

import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import org.alea.app.games.TableViewKit;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.content.GameBox;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.alea.store.FinishedGame;
import org.alea.store.Loading;

/** Opens finished games to be watched again. */
public final class Replays {
    private Replays() {}

    /** Shows the replay of a game as soon as it has been read; where it cannot be, the player is told why. */
    public static void open(Desk desk, FinishedGame finished) {
        desk.suite()
                .view(finished.game())
                .ifPresentOrElse(
                        kit -> desk.boxes().whenOpen(finished.game(), box -> read(desk, kit, box, finished)),
                        () -> desk.navigator().toast(desk.texts().get("replay.noGame")));
    }

    private static <T extends Table<T>, M extends Move> void read(
            Desk desk, TableViewKit<T, M> kit, GameBox<?, ?> box, FinishedGame finished) {
        BooleanSupplier stillHere = desk.navigator().stillHere();
        desk.background().execute(() -> {
            GameBox<T, M> own = own(kit, begunWith(desk, box, finished));
            Loading<T, M> loading = desk.store().history().replay(finished, own);
            Platform.runLater(() -> {
                if (stillHere.getAsBoolean()) {
                    show(desk, kit, own, finished, loading);
                }
            });
        });
    }

    private static GameBox<?, ?> begunWith(Desk desk, GameBox<?, ?> today, FinishedGame finished) {
        return desk.store()
                .history()
                .header(finished)
                .<GameBox<?, ?>>map(save -> desk.boxes().begunWith(save, today))
                .orElse(today);
    }

    private static <T extends Table<T>, M extends Move> void show(
            Desk desk, TableViewKit<T, M> kit, GameBox<T, M> box, FinishedGame finished, Loading<T, M> loading) {
        if (loading instanceof Loading.Loaded<T, M> loaded) {
            show(desk, kit, box, finished, loaded.match());
        } else if (loading instanceof Loading.OtherEnd<T, M> other) {
            show(desk, kit, box, finished, other.match());
        } else if (loading instanceof Loading.OtherContent<T, M> other) {
            show(desk, kit, box, finished, other.before());
        } else if (loading instanceof Loading.ReplayFailed<T, M> failed) {
            show(desk, kit, box, finished, failed.before());
        }
        String explanation = loading instanceof Loading.Missing
                ? desk.texts().get("replay.gone")
                : loading.explain().in(desk.texts().language());
        if (!explanation.isEmpty()) {
            desk.navigator().toast(explanation);
        }
    }

    private static <T extends Table<T>, M extends Move> void show(
            Desk desk, TableViewKit<T, M> kit, GameBox<T, M> box, FinishedGame finished, Match<T, M> match) {
        GameSession<T, M> recorded = new GameSession<>(finished.game(), box, match, desk.clock());
        desk.navigator().show(new ReplayScreen<>(desk, kit, recorded, finished));
    }

    /** A kit and a box of the same game are of the same types: their registration promises it. */
    @SuppressWarnings({"unchecked", "unused"})
    private static <T extends Table<T>, M extends Move> GameBox<T, M> own(TableViewKit<T, M> kit, GameBox<?, ?> box) {
        return (GameBox<T, M>) box;
    }
}

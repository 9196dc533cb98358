package org.alea.app.games.queen.practice;

import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Function;
import org.alea.app.games.DailyOffer;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Texts;
import org.alea.engine.Setup;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.practice.DailyGame;

/** Today's challenge as the library offers it. */
public final class DailyHome {
    private DailyHome() {}

    /** A challenge that is over, once more and without counting. */
    public static void again(
            Desk desk, QueenBox box, Setup played, Function<GameSession<QueenTable, QueenMove>, TableScreen> tables) {
        new DailyRoom(desk, box, tables).again(played);
    }

    /** Reads the disk; not for the JavaFX thread. */
    public static DailyOffer today(
            Desk desk, QueenBox box, Function<GameSession<QueenTable, QueenMove>, TableScreen> tables) {
        Texts texts = desk.texts();
        DailyRoom room = new DailyRoom(desk, box, tables);
        DailyRoom.Facts facts = room.read();
        LocalDate today = room.today();
        DailyWords words = new DailyWords(texts, box.wording());
        Optional<DailyGame> played = facts.book().on(today);
        String action = facts.waitsOn(today) ? "daily.resume" : played.isPresent() ? "daily.again" : "daily.play";
        return new DailyOffer(
                texts.get("daily.home", String.join(", ", words.modules(today))),
                played.map(game -> texts.get("daily.result", game.result().score(), words.rank(game.result())))
                        .or(() -> facts.waitsBefore(today).map(date -> texts.get("daily.waiting", words.date(date)))),
                texts.get(action),
                () -> room.play(facts));
    }
}

package org.alea.app.games.queen.practice;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Node;
import org.alea.app.games.DailyOffer;
import org.alea.app.games.TableScreen;
import org.alea.app.games.queen.QueenExhibits;
import org.alea.app.reference.Face;
import org.alea.app.reference.FacePane;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.shell.Texts;
import org.alea.engine.Result;
import org.alea.engine.Setup;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.practice.DailyChallenge;
import org.alea.games.queen.practice.DailyGame;

/** Today's challenge as the library offers it. */
public final class DailyHome {
    private DailyHome() {}

    /** A challenge that is over, once more and without counting. */
    public static void again(
            Desk desk, QueenBox box, Setup played, Function<GameSession<QueenTable, QueenMove>, TableScreen> tables) {
        new DailyRoom(desk, box, tables).again(played);
    }

    /** The line for friends about a challenge that has just been scored. */
    public static Optional<String> line(
            Desk desk,
            QueenBox box,
            Setup played,
            Result result,
            Function<GameSession<QueenTable, QueenMove>, TableScreen> tables) {
        DailyWords words = new DailyWords(desk.texts(), box.wording());
        return new DailyRoom(desk, box, tables)
                .dateOf(played)
                .filter(date -> "daily".equals(played.get("occasion")))
                .map(date -> words.line(new DailyGame(date, result)));
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
        String action = DailyWords.action(facts.waitsOn(today), played.isPresent());
        return new DailyOffer(
                words.title(today),
                texts.get("daily.home"),
                played.map(game -> texts.get("daily.result", game.result().score(), words.rank(game.result())))
                        .or(() -> facts.waitsBefore(today).map(date -> texts.get("daily.waiting", words.date(date)))),
                facts.book().best().map(game -> game.result().score()),
                () -> dice(desk, box, today),
                texts.get(action),
                () -> room.play(facts));
    }

    /** A die of each colour, and the dragon's on its days; what the first throw will be stays hidden. */
    private static List<Node> dice(Desk desk, QueenBox box, LocalDate today) {
        QueenExhibits exhibits = new QueenExhibits(box);
        Face.Look look = FacePane.Style.of(desk, "queen").look(desk.texts(), 1);
        double size = desk.em().get() * 2.9;
        Stream<Node> colours = Stream.of(DieColour.values())
                .map(colour -> named(exhibits.die(colour, 5, size, look), "die." + colour, desk, box));
        Stream<Node> dragon = new DailyChallenge(today)
                .modules().stream()
                        .filter(module -> module == QueenModule.DRAGON)
                        .map(module -> named(exhibits.dragonDie(DragonFace.CLAW, size), "dragon", desk, box));
        return Stream.concat(colours, dragon).toList();
    }

    private static Node named(Node die, String name, Desk desk, QueenBox box) {
        die.setAccessibleText(
                box.wording().say("reference." + name, desk.texts().language()));
        return die;
    }
}

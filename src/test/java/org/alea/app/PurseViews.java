package org.alea.app;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.alea.app.games.GameCover;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.Suite;
import org.alea.app.games.TableScreen;
import org.alea.app.games.TableViewKit;
import org.alea.app.games.queen.QueenTableKit;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.content.GameKit;
import org.alea.engine.Bot;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.engine.Words;
import org.alea.engine.purse.PurseKit;
import org.alea.engine.purse.PurseMove;
import org.alea.engine.purse.PurseTable;
import org.alea.store.Save;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The purse game behind the Queen's cover, with a table of plain buttons: a suite to try the shell with. */
public final class PurseViews implements TableViewKit<PurseTable, PurseMove> {
    public static final GameCover COVER = new QueenTableKit().cover();
    public static final String ID = COVER.id();

    public static Suite suite() {
        return new Suite(List.of(new Kit()), List.of(new PurseViews()));
    }

    /** The same with a table of another make. */
    public static Suite suite(TableViewKit<PurseTable, PurseMove> tables) {
        return new Suite(List.of(new Kit()), List.of(tables));
    }

    /** A game of this seed played to its end by its own bot, {@code thinkingMs} a move. */
    public static Save<PurseTable, PurseMove> finished(long seed, long thinkingMs) {
        PurseKit.Box box = new PurseKit().open(ContentSource.builtIn());
        Match<PurseTable, PurseMove> match = Match.start(box.game(), Setup.of(box.options(), Map.of(), seed));
        Bot<PurseTable, PurseMove> bot = box.bots().values().iterator().next().apply(seed);
        while (match.result().isEmpty()) {
            match.play(bot.choose(match.table()), match.history().size() * thinkingMs);
        }
        return Save.of(ID, box, match, Instant.EPOCH);
    }

    @Override
    public List<String> sheets() {
        return List.of("table");
    }

    @Override
    public GameCover cover() {
        return COVER;
    }

    @Override
    public TableScreen open(Desk desk, GameSession<PurseTable, PurseMove> session) {
        return new View(desk, session);
    }

    @Override
    public SetupOutlook outlook(GameBox<PurseTable, PurseMove> box, Setup setup, Language language) {
        int percent = 60 + 10 * setup.chosen("charms").size();
        return new SetupOutlook(
                OptionalInt.of(percent),
                OptionalInt.of(percent > 65 ? 2 : 3),
                List.of(
                        new SetupOutlook.Fact(MaterialDesignC.CASH, "But " + setup.get("target")),
                        new SetupOutlook.Fact(MaterialDesignT.TIMER_OUTLINE, "Chrono " + setup.get("clock"))));
    }

    /** The purse game under the id of the Queen's. */
    private static final class Kit implements GameKit {
        @Override
        public String id() {
            return ID;
        }

        @Override
        public Words title() {
            return new PurseKit().title();
        }

        @Override
        public GameBox<?, ?> open(ContentSource source) {
            return new PurseKit().open(source);
        }
    }

    private static final class View implements TableScreen {
        private final Desk desk;
        private final GameSession<PurseTable, PurseMove> session;
        private final Label state = new Label();
        private final VBox node = new VBox(state);
        private final Runnable stopListening;

        View(Desk desk, GameSession<PurseTable, PurseMove> session) {
            this.desk = desk;
            this.session = session;
            state.setId("table-state");
            stopListening = session.match().listen(change -> show());
            show();
        }

        @Override
        public Node node() {
            return node;
        }

        @Override
        public ObservableValue<String> title() {
            return new SimpleStringProperty("La bourse");
        }

        @Override
        public void dispose() {
            stopListening.run();
        }

        private void show() {
            state.setText(
                    session.box().describe(session.match().table(), desk.texts().language()));
            node.getChildren().setAll(state);
            for (PurseMove move : session.match().moves()) {
                Button button = new Button(move.getClass().getSimpleName());
                button.setOnAction(event -> session.match().play(move, session.millis()));
                node.getChildren().add(button);
            }
        }
    }
}

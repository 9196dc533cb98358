package org.alea.app.gametable;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.play.Draft;
import org.alea.app.shell.Navigator;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.FirstGlance;
import org.alea.app.table.Spot;
import org.alea.app.table.panel.ForecastPane;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Result;
import org.alea.engine.Seeds;
import org.alea.engine.Table;

/** The sheets that every table has: menu, forecast, the question before something costs, a card, the result. */
final class TableSheets<T extends Table<T>, M extends Move, D extends Draft<M>> {
    private final GameTable<T, M, D> table;
    private final TableDesign<T, M, D> design;
    private final GameSpeech<T, M> speech;
    private final TableCovers covers;

    TableSheets(GameTable<T, M, D> table) {
        this.table = table;
        this.design = table.design();
        this.speech = design.speech();
        this.covers = table.covers();
    }

    private Plan plan() {
        return table.parts().plan();
    }

    private Match<T, M> match() {
        return table.play().match();
    }

    private Navigator navigator() {
        return table.desk().navigator();
    }

    /** Where one can go from here, and back to this table. */
    void menu() {
        covers.open(() -> {
            VBox ways = new VBox(
                    8,
                    way("menu-settings", "mdi2c-cog-outline", "menu.settings", navigator()::settings),
                    way("menu-rules", "mdi2b-book-open-page-variant-outline", "menu.rules", this::rulebook),
                    way(
                            "menu-cards",
                            "mdi2c-cards-outline",
                            "menu.cards",
                            () -> navigator().reference(speech.game())),
                    way("menu-keys", "mdi2k-keyboard-outline", "menu.keys", navigator()::keys),
                    way(
                            "menu-saves",
                            "mdi2c-content-save-outline",
                            "menu.saves",
                            () -> navigator().saves(speech.game())),
                    way("menu-leave", "mdi2a-arrow-left", "menu.leave", table.does()::leave));
            Label seed =
                    new Label(speech.shared("seed", Seeds.format(match().setup().seed())));
            seed.getStyleClass().add("note");
            String learning = match().learning() ? speech.shared("learning") : "";
            Sheet sheet = new Sheet(speech.texts().get(table.cover().titleKey()), plan())
                    .add(ways)
                    .add(seed);
            sheet.setId("table-menu");
            return (learning.isEmpty() ? sheet : sheet.words(learning))
                    .button(
                            "menu-close",
                            "",
                            speech.shared("close"),
                            speech.texts().get("key.escape"),
                            true,
                            covers::close);
        });
    }

    private Button way(String id, String icon, String text, Runnable act) {
        Button way = Sheet.action(id, icon, speech.shared(text), "", false, () -> {
            covers.close();
            act.run();
        });
        way.setMaxWidth(Double.MAX_VALUE);
        return way;
    }

    void rulebook() {
        speech.box().rules().entries().stream()
                .findFirst()
                .ifPresent(entry -> navigator().rulebook(speech.game(), entry.id()));
    }

    /** What would happen if the player did no more. */
    void forecast() {
        if (design.forecast(table.play().shot().table()).isEmpty()) {
            return;
        }
        covers.open(() -> {
            ForecastPane pane = new ForecastPane(plan().frame().text());
            design.forecast(table.play().shot().table()).ifPresent(pane::show);
            Sheet sheet = new Sheet("", plan()).addTall(pane, plan().height() * 0.7);
            sheet.setId("forecast");
            return sheet.button("", "", speech.shared("close"), speech.texts().get("key.escape"), true, covers::close);
        });
    }

    /** Asks once before something makes the game one that does not count. */
    void consent(String about, Runnable then) {
        covers.open(() -> {
            Sheet sheet = new Sheet(speech.shared("consent"), plan())
                    .words(speech.texts().get(about));
            sheet.setId("consent");
            return sheet.button(
                            "consent-no",
                            "",
                            speech.shared("consent.no"),
                            speech.texts().get("key.escape"),
                            false,
                            covers::close)
                    .button("consent-yes", "mdi2c-check", speech.shared("consent.yes"), "", true, () -> {
                        covers.close();
                        then.run();
                    });
        });
    }

    /** What is to be read about a spot, large. */
    void zoom(Spot spot) {
        covers.open(() -> design.zoom(table.play().shot(), spot, plan()).orElseGet(Region::new));
    }

    /** Whether a key of the game opens a sheet now. */
    boolean opens(String action) {
        return design.sheet(table.play().shot(), action, plan()).isPresent();
    }

    /** Opens the sheet of a key of the game; answers whether it has one. */
    boolean own(String action) {
        if (!opens(action)) {
            return false;
        }
        covers.open(() -> design.sheet(table.play().shot(), action, plan()).orElseGet(Region::new));
        return true;
    }

    /** The end of the game: how it went, what it is made of, and the ways on from here. */
    void result() {
        Optional<Result> result = match().result();
        if (result.isEmpty()) {
            return;
        }
        covers.open(() -> {
            Sheet sheet = sheet(result.get());
            FirstGlance.guard(sheet, table.desk().clock());
            return sheet;
        });
        table.desk().sounds().play(result.get().won() ? Sound.VICTORY : Sound.DEFEAT);
    }

    private Sheet sheet(Result result) {
        Sheet sheet = new Sheet(speech.shared("result." + result.outcome().name()), plan());
        sheet.setId("result");
        sheet.getStyleClass().add(result.won() ? "won" : "lost");
        if (!result.rank().isEmpty()) {
            sheet.words(speech.say("rank." + result.rank()));
        }
        if (match().learning()) {
            sheet.words(speech.shared("learning"));
        }
        sheet.addTall(design.result(match().table(), plan()).orElseGet(() -> terms(result)), plan().height() * 0.6);
        return sheet.button("result-look", "mdi2e-eye-outline", speech.shared("result.look"), "", false, covers::close)
                .button(
                        "result-library",
                        "mdi2h-home-outline",
                        speech.shared("result.library"),
                        "",
                        false,
                        navigator()::home)
                .button(
                        "result-same",
                        "mdi2r-repeat",
                        speech.shared("result.same"),
                        "",
                        false,
                        () -> navigator().start(speech.game(), match().setup()))
                .button(
                        "result-again",
                        "mdi2d-dice-multiple",
                        speech.shared("result.again"),
                        "",
                        true,
                        () -> navigator().setUp(speech.game()));
    }

    private Region terms(Result result) {
        VBox lines = new VBox(6);
        for (Result.Term term : result.terms()) {
            Label words = new Label(speech.say("score." + term.id()));
            Label points = new Label(speech.texts().get("library.number", term.points()));
            points.getStyleClass().add("result-points");
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            lines.getChildren().add(new HBox(24, words, gap, points));
        }
        Label total = new Label(speech.texts().get("library.points", result.score()));
        total.getStyleClass().add("table-total");
        total.setId("result-score");
        lines.getChildren().add(total);
        return lines;
    }
}

package org.alea.app.games.queen.practice;

import java.time.LocalDate;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.practice.MonthCalendar;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.alea.engine.Seeds;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.practice.DailyChallenge;
import org.alea.games.queen.practice.DailyGame;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** The Daily Challenge: a calendar of those that were played, and beside it the one of the chosen day. */
final class DailyPage extends HBox {
    private final Desk desk;
    private final Texts texts;
    private final DailyRoom room;
    private final DailyWords words;
    private final MonthCalendar calendar;
    private final VBox day = new VBox();
    private final HBox figures = new HBox();
    private LocalDate chosen;
    private DailyRoom.Facts facts = DailyRoom.Facts.NONE;

    DailyPage(Desk desk, QueenBox box, DailyRoom room) {
        this.desk = desk;
        this.texts = desk.texts();
        this.room = room;
        this.words = new DailyWords(texts, box.wording());
        this.chosen = room.today();
        getStyleClass().add("daily-page");
        calendar = new MonthCalendar(texts, room.today(), this::mark, date -> {
            chosen = date;
            showDay();
        });
        calendar.getStyleClass().addAll("panel", "practice-panel");
        HBox.setHgrow(calendar, Priority.ALWAYS);
        day.getStyleClass().addAll("panel", "drill-hero", "daily-card");
        figures.getStyleClass().add("daily-figures");
        VBox side = new VBox(day, figures);
        side.getStyleClass().add("daily-side");
        VBox.setVgrow(day, Priority.ALWAYS);
        getChildren().addAll(calendar, side);
        Weakly.follow(this, texts.languageProperty(), () -> show(facts));
        show(facts);
    }

    void show(DailyRoom.Facts newFacts) {
        facts = newFacts;
        calendar.show();
        showDay();
        showFigures();
    }

    private MonthCalendar.Day mark(LocalDate date) {
        Optional<DailyGame> game = facts.book().on(date);
        String state = game.map(played -> played.result().won() ? "day-won" : "day-lost")
                .orElse("day-open");
        String note = game.map(
                        played -> texts.get("practice.number", played.result().score()))
                .orElse("");
        String rank = game.map(played -> words.rank(played.result())).orElse("");
        String spoken = words.heading(date) + (game.isPresent() ? ", " + rank + ", " + note : "");
        return new MonthCalendar.Day(note, rank, state, spoken);
    }

    private void showDay() {
        boolean isToday = chosen.equals(room.today());
        Optional<DailyGame> game = facts.book().on(chosen);
        day.getChildren()
                .setAll(
                        line(
                                texts.get(isToday ? "daily.today" : "daily.past")
                                        .toUpperCase(texts.locale()),
                                "cap",
                                "accent-text"),
                        line(words.heading(chosen), "display", "hero-name"),
                        modules());
        if (isToday) {
            day.getChildren().add(line(texts.get("daily.rules"), "muted"));
        }
        if (game.isPresent()) {
            // before the scored try nobody is invited to rehearse it
            String seed = Seeds.format(new DailyChallenge(chosen).seed());
            day.getChildren().add(line(texts.get("daily.seed", seed), "small", "faint", "daily-seed"));
        }
        boolean left = !isToday && facts.waitsOn(chosen);
        game.ifPresentOrElse(played -> day.getChildren().add(result(played)), () -> {
            if (left) {
                day.getChildren().add(line(texts.get("daily.left"), "muted"));
            } else if (!isToday) {
                day.getChildren().add(line(texts.get("daily.missed"), "muted"));
            }
        });
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        day.getChildren().add(gap);
        (left ? Optional.of(chosen) : facts.waitsBefore(room.today()))
                .ifPresent(date -> day.getChildren().add(resumeButton(date)));
        if (isToday) {
            day.getChildren().add(playButton(game.isPresent()));
        }
    }

    /** An earlier challenge that was left before its end. */
    private Button resumeButton(LocalDate date) {
        Button resume = new Button(texts.get("daily.resume.past", words.date(date)), Icon.of(MaterialDesignP.PLAY));
        resume.setId("daily-resume");
        resume.getStyleClass().addAll("large", "ghost");
        resume.setMaxWidth(Double.MAX_VALUE);
        resume.setOnAction(event -> room.resume(date));
        return resume;
    }

    private FlowPane modules() {
        FlowPane modules = new FlowPane();
        modules.getStyleClass().add("daily-modules");
        words.modules(chosen).forEach(name -> modules.getChildren().add(line(name, "chip")));
        return modules;
    }

    private VBox result(DailyGame game) {
        String said = words.line(game);
        Label line = line(said, "strong");
        line.setId("daily-line");
        Button copy = new Button(texts.get("daily.copy"), Icon.of(MaterialDesignC.CONTENT_COPY));
        copy.setId("daily-copy");
        copy.setOnAction(event -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(said);
            Clipboard.getSystemClipboard().setContent(content);
            desk.navigator().toast(texts.get("daily.copied"));
        });
        VBox result = new VBox(line, copy);
        result.getStyleClass().addAll("paper", "daily-result");
        return result;
    }

    private Button playButton(boolean played) {
        boolean waits = facts.waitsOn(room.today());
        String key = DailyWords.action(waits, played);
        Button play = new Button(texts.get(key), Icon.of(MaterialDesignP.PLAY));
        play.setId("daily-play");
        play.getStyleClass().addAll("large");
        play.getStyleClass().add(played && !waits ? "ghost" : "primary");
        play.setMaxWidth(Double.MAX_VALUE);
        play.setOnAction(event -> room.play(facts));
        return play;
    }

    private void showFigures() {
        figures.getChildren()
                .setAll(
                        figure(facts.book().streak(room.today()), "daily.streak"),
                        figure(facts.book().bestStreak(), "daily.bestStreak"),
                        figure(facts.book().played(), "daily.played"),
                        figure(
                                facts.book()
                                        .best()
                                        .map(best -> best.result().score())
                                        .orElse(0),
                                "daily.best"));
    }

    private VBox figure(int number, String key) {
        Label large = new Label(texts.get("practice.number", number));
        large.getStyleClass().addAll("num", "figure");
        VBox figure = new VBox(large, line(texts.get(key, number), "small", "faint"));
        figure.getStyleClass().addAll("panel", "daily-figure");
        figure.setMinWidth(0);
        // all four share the line alike
        figure.setPrefWidth(1);
        HBox.setHgrow(figure, Priority.ALWAYS);
        return figure;
    }

    private static Label line(String text, String... styles) {
        Label line = new Label(text);
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.getStyleClass().addAll(styles);
        return line;
    }
}

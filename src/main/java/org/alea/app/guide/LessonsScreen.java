package org.alea.app.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.TableViewKit;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Icon;
import org.alea.app.shell.KeyHint;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Sheets;
import org.alea.app.shell.Texts;
import org.alea.content.GameBox;
import org.alea.content.guide.Lesson;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** The lessons of a game: what each one teaches, which are behind the player, and the way into every one of them. */
public final class LessonsScreen<T extends Table<T>, M extends Move> implements Screen {
    private final Course<T, M> course;
    private final TableViewKit<T, M> kit;
    private final VBox rows = new VBox();
    private final VBox node;

    private LessonsScreen(Course<T, M> course, TableViewKit<T, M> kit) {
        this.course = course;
        this.kit = kit;
        rows.getStyleClass().add("lesson-rows");
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("lesson-list");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        node = new VBox(header(), scroll);
        node.getStyleClass().addAll("lessons", kit.cover().styleClass());
        Sheets.attach(node, List.of("forms", "guide"));
    }

    /** Whether a game has lessons. */
    public static boolean has(Desk desk, String game) {
        return desk.suite().view(game).flatMap(TableViewKit::guide).isPresent();
    }

    /** Shows the lessons of a game. */
    public static void open(Desk desk, String game) {
        BooleanSupplier stillHere = desk.navigator().stillHere();
        desk.boxes()
                .whenOpenForLessons(
                        game,
                        box -> desk.suite()
                                .view(game)
                                .filter(kit -> stillHere.getAsBoolean())
                                .ifPresent(kit -> desk.navigator().show(of(desk, game, kit, box))));
    }

    @SuppressWarnings("unchecked") // a kit and a box of the same game are of the same types
    static <T extends Table<T>, M extends Move> Screen of(
            Desk desk, String game, TableViewKit<T, M> kit, GameBox<?, ?> box) {
        GuideRoom<T, M> room = kit.guide().orElseThrow();
        return new LessonsScreen<>(new Course<>(desk, game, (GameBox<T, M>) box, room), kit);
    }

    private HBox header() {
        Texts texts = course.desk().texts();
        Button back = new Button("", Icon.of(MaterialDesignC.CHEVRON_LEFT));
        back.setId("lessons-back");
        back.getStyleClass().add("icon-button");
        back.accessibleTextProperty().bind(texts.text("action.back"));
        back.setOnAction(pressed -> course.desk().navigator().back());
        Label caption = new Label();
        caption.getStyleClass().add("cap");
        caption.textProperty()
                .bind(texts.live(() -> texts.get(kit.cover().titleKey()).toUpperCase(texts.locale())));
        Label title = new Label();
        title.getStyleClass().addAll("display", "title");
        title.textProperty().bind(texts.text("guide.learn"));
        HBox header = new HBox(back, new VBox(caption, title));
        header.getStyleClass().add("lessons-header");
        return header;
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public ObservableValue<String> title() {
        return course.desk().texts().text("guide.learn");
    }

    @Override
    public List<KeyHint> keys() {
        return List.of(new KeyHint("↑ ↓", "guide.keys.choose"), new KeyHint("↵", "guide.keys.begin"));
    }

    /** The rows are made anew on the way back from a lesson; one that was left, or else the first one not finished, is at hand. */
    @Override
    public void shown() {
        rows.getChildren().clear();
        List<Lesson> lessons = course.guide().lessons();
        Optional<Lesson> next = lessons.stream()
                .filter(lesson -> course.progress().left(lesson).isPresent())
                .findFirst()
                .or(() -> lessons.stream()
                        .filter(lesson -> !course.progress().finished(lesson))
                        .findFirst());
        List<Button> buttons = new ArrayList<>();
        for (Lesson lesson : course.guide().lessons()) {
            Button take = take(lesson, next.equals(Optional.of(lesson)));
            rows.getChildren().add(row(lesson, take));
            buttons.add(take);
        }
        focus(buttons.stream().filter(Button::isDefaultButton).findFirst().orElse(buttons.get(0)));
    }

    /** At once, for Enter may follow in the same breath: a list is in the window only once it has been laid out. */
    private void focus(Button button) {
        node.applyCss();
        node.layout();
        button.requestFocus();
    }

    private HBox row(Lesson lesson, Button take) {
        Texts texts = course.desk().texts();
        boolean finished = course.progress().finished(lesson);
        Label number = new Label(
                finished ? "" : Integer.toString(course.guide().lessons().indexOf(lesson) + 1));
        number.getStyleClass().addAll("num", "lesson-number");
        if (finished) {
            number.setGraphic(Icon.of(MaterialDesignC.CHECK, "guide-check"));
            number.accessibleTextProperty().bind(texts.text("guide.finished"));
        }
        Label name = new Label();
        name.getStyleClass().addAll("display", "lesson-name");
        name.textProperty().bind(texts.words(lesson.title()));
        Label about = new Label();
        about.getStyleClass().add("muted");
        about.setWrapText(true);
        about.setMinHeight(Region.USE_PREF_SIZE);
        about.textProperty().bind(texts.words(lesson.about()));
        VBox words = new VBox(name, about);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(number, words, take);
        course.progress().left(lesson).ifPresent(mark -> row.getChildren().add(2, fromTheStart(lesson)));
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("panel", "lesson-row");
        return row;
    }

    private Button take(Lesson lesson, boolean next) {
        Texts texts = course.desk().texts();
        boolean finished = course.progress().finished(lesson);
        Optional<LessonMark> left = course.progress().left(lesson);
        ObservableValue<String> words = left.map(mark -> texts.text("guide.resume", mark.place(), lesson.size()))
                .orElseGet(() -> texts.text(finished ? "guide.again" : "guide.begin"));
        Button take =
                new Button("", Icon.of(finished && left.isEmpty() ? MaterialDesignR.REFRESH : MaterialDesignP.PLAY));
        take.setId("lesson-" + lesson.id());
        take.getStyleClass().add(next ? "primary" : finished ? "ghost" : "accent");
        take.setDefaultButton(next);
        label(take, words, lesson);
        take.setOnAction(pressed -> open(left.orElseGet(() -> LessonMark.start(lesson))));
        return take;
    }

    /** Beside going on with a lesson that was left. */
    private Button fromTheStart(Lesson lesson) {
        Button start = new Button("", Icon.of(MaterialDesignR.REFRESH));
        start.setId("restart-" + lesson.id());
        start.getStyleClass().add("ghost");
        label(start, course.desk().texts().text("guide.restart"), lesson);
        start.setOnAction(pressed -> open(LessonMark.start(lesson)));
        return start;
    }

    private void label(Button button, ObservableValue<String> words, Lesson lesson) {
        Texts texts = course.desk().texts();
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.textProperty().bind(words);
        button.accessibleTextProperty()
                .bind(texts.live(() -> words.getValue() + ", " + lesson.title().in(texts.language()), words));
    }

    private void open(LessonMark from) {
        course.desk().navigator().show(new GuideScreen<>(course, from));
    }
}

package org.alea.app.practice;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.shell.Weakly;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * One month, a week a line from Monday on; each day says what happened on it and can be chosen. Tab stops at one day,
 * arrows go from day to day and on into the months beside, up to today.
 */
public final class MonthCalendar extends VBox {
    private static final PseudoClass TODAY = PseudoClass.getPseudoClass("today");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final int WEEKS = 6;

    private final Texts texts;
    private final LocalDate today;
    private final Function<LocalDate, Day> days;
    private final Consumer<LocalDate> chosen;
    private final Label title = new Label();
    private final GridPane grid = new GridPane();
    private final Map<LocalDate, Button> cells = new HashMap<>();
    private YearMonth month;
    private LocalDate choice;
    private LocalDate cursor;

    /** What a day shows below its number, in large and in small, how it is styled, and how it is read aloud. */
    public record Day(String note, String remark, String styleClass, String spoken) {}

    public MonthCalendar(Texts texts, LocalDate today, Function<LocalDate, Day> days, Consumer<LocalDate> chosen) {
        this.texts = texts;
        this.today = today;
        this.days = days;
        this.chosen = chosen;
        this.month = YearMonth.from(today);
        this.choice = today;
        this.cursor = today;
        getStyleClass().add("month-calendar");
        title.getStyleClass().addAll("display", "practice-title");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox header = new HBox(
                title,
                turn(MaterialDesignC.CHEVRON_LEFT, "daily.before", -1),
                turn(MaterialDesignC.CHEVRON_RIGHT, "daily.after", 1));
        header.getStyleClass().add("practice-panel-header");
        grid.getStyleClass().add("month-grid");
        for (int i = 0; i < DayOfWeek.values().length; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(100.0 / 7);
            grid.getColumnConstraints().add(column);
        }
        grid.getRowConstraints().add(new RowConstraints());
        for (int i = 0; i < WEEKS; i++) {
            RowConstraints row = new RowConstraints();
            row.setVgrow(Priority.ALWAYS);
            row.setMinHeight(10);
            grid.getRowConstraints().add(row);
        }
        VBox.setVgrow(grid, Priority.ALWAYS);
        grid.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        getChildren().addAll(header, grid);
        Weakly.follow(this, texts.languageProperty(), this::show);
        show();
    }

    /** Draws the month anew: something has happened. */
    public void show() {
        Locale locale = texts.locale();
        String name = DateTimeFormatter.ofPattern("LLLL yyyy", locale).format(month);
        title.setText(name.substring(0, 1).toUpperCase(locale) + name.substring(1));
        boolean walking = cells.values().stream().anyMatch(Node::isFocused);
        grid.getChildren().clear();
        cells.clear();
        for (DayOfWeek day : DayOfWeek.values()) {
            Label label = new Label(
                    day.getDisplayName(TextStyle.SHORT_STANDALONE, locale).toUpperCase(locale));
            label.getStyleClass().addAll("cap", "weekday");
            grid.add(label, day.getValue() - 1, 0);
        }
        int column = month.atDay(1).getDayOfWeek().getValue() - 1;
        for (int number = 1; number <= month.lengthOfMonth(); number++) {
            int place = column + number - 1;
            LocalDate date = month.atDay(number);
            Button cell = cell(date);
            cells.put(date, cell);
            grid.add(cell, place % 7, 1 + place / 7);
        }
        stopAt(cursor, walking);
    }

    /** The one day that Tab comes to. */
    private void stopAt(LocalDate date, boolean focus) {
        cells.forEach((day, cell) -> cell.setFocusTraversable(day.equals(date)));
        Button stop = cells.get(date);
        if (focus && stop != null) {
            stop.requestFocus();
        }
    }

    private void press(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT, KP_LEFT -> go(cursor.minusDays(1));
            case RIGHT, KP_RIGHT -> go(cursor.plusDays(1));
            case UP, KP_UP -> go(cursor.minusWeeks(1));
            case DOWN, KP_DOWN -> go(cursor.plusWeeks(1));
            case PAGE_UP -> go(cursor.minusMonths(1));
            case PAGE_DOWN -> go(cursor.plusMonths(1));
            case HOME -> go(month.atDay(1));
            case END -> go(month.atEndOfMonth());
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** No further than today: what comes cannot be chosen. */
    private void go(LocalDate date) {
        cursor = date.isAfter(today) ? today : date;
        if (YearMonth.from(cursor).equals(month)) {
            stopAt(cursor, true);
        } else {
            month = YearMonth.from(cursor);
            show();
        }
    }

    private Button cell(LocalDate date) {
        Day day = days.apply(date);
        Label number = new Label(Integer.toString(date.getDayOfMonth()));
        number.getStyleClass().addAll("num", "day-number");
        Label note = new Label(day.note());
        note.getStyleClass().addAll("num", "day-note");
        Label remark = new Label(day.remark());
        remark.getStyleClass().addAll("small", "day-remark");
        Button cell = new Button("", new VBox(number, note, remark));
        cell.setId("day-" + date);
        cell.getStyleClass().setAll("day", day.styleClass());
        cell.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        cell.setMinHeight(10);
        cell.setDisable(date.isAfter(today));
        cell.setAccessibleText(day.spoken());
        cell.pseudoClassStateChanged(TODAY, date.equals(today));
        cell.pseudoClassStateChanged(CHOSEN, date.equals(choice));
        cell.setOnAction(event -> choose(date));
        return cell;
    }

    private void choose(LocalDate date) {
        choice = date;
        cursor = date;
        chosen.accept(date);
        show();
    }

    private Button turn(MaterialDesignC icon, String key, int months) {
        Button button = new Button("", Icon.of(icon));
        button.getStyleClass().add("bare");
        button.accessibleTextProperty().bind(texts.text(key));
        button.setOnAction(event -> {
            month = month.plusMonths(months);
            LocalDate last = month.atEndOfMonth();
            cursor = YearMonth.from(choice).equals(month) ? choice : last.isAfter(today) ? today : last;
            show();
        });
        return button;
    }
}

package org.alea.app.games.royal.pieces;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.engine.Event;
import org.alea.games.royal.Board;
import org.alea.games.royal.RoyRow;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalGame;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/**
 * The Cathedral: six columns of three cells with the influence of each column above it. The cells the Roy would take next
 * are dotted, and a level without a cube of yours says what it will cost.
 */
public final class CathedralView extends Pane {
    private static final int COLUMNS = 6;
    private static final double PENALTY_WIDTH = 24;

    private final Board board;
    private final Texts texts;
    private final boolean tight;
    private final ObjectProperty<State> state;
    private final HBox head = new HBox(8);
    private final List<Label> headings = new ArrayList<>();
    private final List<Label> penalties = new ArrayList<>();
    private final Map<Cell, StackPane> cells = new HashMap<>();

    /** A cell, levels from 1 at the bottom. */
    public record Cell(int column, int level) {}

    /** Whose cubes are where, and the cells the Roy would take next. */
    public record State(Map<Cell, Side> cubes, Set<Cell> royNext) {
        public static final State EMPTY = new State(Map.of(), Set.of());

        public static State of(RoyalGame game, RoyalTable table) {
            Map<Cell, Side> cubes = new HashMap<>();
            for (int column = 1; column <= COLUMNS; column++) {
                for (int level = 1; level <= table.cathedral().levels(); level++) {
                    Cell cell = new Cell(column, level);
                    table.cathedral().cube(column, level).ifPresent(side -> cubes.put(cell, side));
                }
            }
            return new State(Map.copyOf(cubes), next(game, table));
        }

        private static Set<Cell> next(RoyalGame game, RoyalTable table) {
            Set<Cell> next = new HashSet<>();
            table.content().royTable().stream()
                    .filter(row -> row.action() == RoyRow.Action.ROY_CATHEDRAL)
                    .findFirst()
                    .ifPresent(row -> {
                        for (Event event : game.foresight().ofRoy(table, row.result())) {
                            if (event instanceof RoyalEvent.CubeBuilt built) {
                                next.add(new Cell(built.column(), built.level()));
                            }
                        }
                    });
            return next;
        }

        boolean yoursOn(int level) {
            return cubes.entrySet().stream()
                    .anyMatch(cube -> cube.getKey().level() == level && cube.getValue() == Side.YOU);
        }
    }

    public CathedralView(Board board, Texts texts, double width, double height) {
        this.board = board;
        this.texts = texts;
        tight = height < 170;
        state = new SimpleObjectProperty<>(State.EMPTY);
        getStyleClass().addAll("royal-piece", "game-royal", "royal-cathedral");
        setAccessibleRole(AccessibleRole.NODE);
        setMinSize(width, height);
        setPrefSize(width, height);
        setMaxSize(width, height);
        head();
        getChildren().add(head);
        for (int column = 1; column <= COLUMNS; column++) {
            heading(board.column(column));
            for (int level = 1; level <= board.levels(); level++) {
                StackPane cell = new StackPane();
                cell.getStyleClass().add("royal-cell");
                if (level == board.levels()) {
                    cell.getStyleClass().add("arched");
                }
                Cell here = new Cell(column, level);
                Tip.on(cell, texts, in -> hearCell(in, here));
                cells.put(here, cell);
                getChildren().add(cell);
            }
        }
        for (int level = 1; level <= board.levels(); level++) {
            Label penalty = new Label("−" + board.emptyLevelPenalty());
            penalty.getStyleClass().add("level-penalty");
            penalty.setAlignment(Pos.CENTER);
            penalties.add(penalty);
            getChildren().add(penalty);
        }
        Tip.speak(this, texts, this::hear, state);
        show(State.EMPTY);
    }

    public void show(State now) {
        state.set(now);
        cells.forEach((cell, node) -> fill(node, cell, now));
        for (int level = 1; level <= penalties.size(); level++) {
            penalties.get(level - 1).setVisible(!now.yoursOn(level));
        }
    }

    /** A cell, for whoever points at it. */
    public Region cell(int column, int level) {
        StackPane cell = cells.get(new Cell(column, level));
        if (cell == null) {
            throw new IllegalArgumentException("there is no cell " + column + ", " + level);
        }
        return cell;
    }

    /** The node above a column: a target for the whole column. */
    public Region heading(int column) {
        return headings.get(column - 1);
    }

    private void fill(StackPane node, Cell cell, State now) {
        Optional<Side> cube = Optional.ofNullable(now.cubes().get(cell));
        node.getStyleClass().remove("roy-next");
        if (now.royNext().contains(cell)) {
            node.getStyleClass().add("roy-next");
        }
        if (cube.isPresent()) {
            node.getChildren().setAll(new CubeNode(cube.get(), tight ? 14 : 16));
        } else {
            Label number = new Label(Integer.toString(cell.column()));
            number.getStyleClass().add("cell-number");
            node.getChildren().setAll(number);
        }
    }

    private void heading(Board.Column column) {
        Label heading =
                new Label(Integer.toString(column.influence()), Glyph.icon(RoyalEmblems.INFLUENCE, 11, "influence"));
        heading.getStyleClass().add("column-heading");
        heading.setAlignment(Pos.CENTER);
        headings.add(heading);
        getChildren().add(heading);
    }

    private void head() {
        Label name = new Label();
        name.textProperty().bind(texts.text("royalpieces.cathedral"));
        name.getStyleClass().add("piece-title");
        Label note = new Label();
        note.textProperty()
                .bind(texts.text("royalpieces.cathedral.note", board.column(1).vp()));
        note.getStyleClass().add("piece-note");
        note.setMinWidth(USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getChildren().addAll(Glyph.icon("mdi2c-cross", 18), name, space, note);
    }

    @Override
    protected void layoutChildren() {
        double inset = tight ? 9 : 12;
        double gap = 4;
        double top = tight ? 5 : 8;
        head.resizeRelocate(inset, top, getWidth() - inset * 2, 22);
        double headingTop = top + (tight ? 23 : 26);
        double headingHeight = 15;
        double y = headingTop + headingHeight + 2;
        double width = (getWidth() - inset * 2 - PENALTY_WIDTH - gap * (COLUMNS - 1)) / COLUMNS;
        int levels = board.levels();
        double height = (getHeight() - y - (tight ? 7 : 10) - gap * (levels - 1)) / levels;
        for (int column = 1; column <= COLUMNS; column++) {
            double x = inset + (column - 1) * (width + gap);
            headings.get(column - 1).resizeRelocate(x, headingTop, width, headingHeight);
            for (int level = 1; level <= levels; level++) {
                cell(column, level).resizeRelocate(x, y + (levels - level) * (height + gap), width, height);
            }
        }
        for (int level = 1; level <= levels; level++) {
            penalties
                    .get(level - 1)
                    .resizeRelocate(
                            getWidth() - inset - PENALTY_WIDTH + 2,
                            y + (levels - level) * (height + gap),
                            PENALTY_WIDTH,
                            height);
        }
    }

    private String hear(Texts in) {
        State now = state.get();
        StringBuilder said = new StringBuilder(in.get("royalpieces.cathedral")).append('.');
        for (int level = 1; level <= board.levels(); level++) {
            said.append(' ')
                    .append(in.get(
                            "royalpieces.hear.level",
                            level,
                            count(now, level, Side.YOU),
                            count(now, level, Side.ROY),
                            COLUMNS - count(now, level, Side.YOU) - count(now, level, Side.ROY)));
        }
        return said.toString();
    }

    private String hearCell(Texts in, Cell cell) {
        Optional<Side> cube = Optional.ofNullable(state.get().cubes().get(cell));
        String said = in.get(
                "royalpieces.hear.cell",
                cell.column(),
                cell.level(),
                BuildingSpace.holder(in, cube),
                board.column(cell.column()).vp(),
                board.column(cell.column()).influence());
        return state.get().royNext().contains(cell) ? said + " " + in.get("royalpieces.hear.royNext") : said;
    }

    private static long count(State now, int level, Side side) {
        return now.cubes().entrySet().stream()
                .filter(cube -> cube.getKey().level() == level && cube.getValue() == side)
                .count();
    }
}

package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.alea.app.CutWords;
import org.alea.app.FaintWords;
import org.alea.app.main.AleaWindow;
import org.alea.app.main.Destination;
import org.alea.app.main.TableViews;
import org.alea.content.ContentSource;
import org.alea.content.GameBox;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Move;
import org.alea.engine.Setup;
import org.alea.engine.Table;
import org.alea.games.queen.QueenKit;
import org.alea.games.royal.RoyalKit;
import org.alea.store.Choices;
import org.alea.store.Save;
import org.alea.store.Setting;
import org.alea.store.Slot;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What must hold on every screen of the shell, walked through one after the other. */
class EveryScreenTest extends InTheWholeWindow {

    /** Gets to a screen from the library. */
    private interface Way {
        void go();
    }

    /** Walked through in the smallest window: where everything has its room there, it has it everywhere. */
    @ParameterizedTest
    @CsvSource({"130, FR", "130, EN"})
    void all_of_it_can_be_read_and_heard(int scale, Language language) {
        open(scale, language);
        Set<String> mute = new TreeSet<>();
        Set<String> cut = new TreeSet<>();
        Set<String> squeezed = new TreeSet<>();
        Set<String> beside = new TreeSet<>();
        Set<String> outside = new TreeSet<>();
        walk((screen, nodes) -> {
            nodes.stream()
                    .filter(node -> node.isFocusTraversable() && !node.isDisabled())
                    .filter(node -> !(node instanceof ScrollPane)) // what scrolls speaks for itself
                    .filter(node -> said(node).isBlank())
                    .forEach(node -> mute.add(screen + ": " + node));
            nodes.stream()
                    .filter(Labeled.class::isInstance)
                    .map(Labeled.class::cast)
                    .filter(EveryScreenTest::isCut)
                    .forEach(label -> cut.add(screen + ": " + label.getText()));
            CutWords.squeezed(nodes.get(0)).forEach(words -> squeezed.add(screen + ": " + words));
            nodes.stream()
                    .filter(ScrollPane.class::isInstance)
                    .map(ScrollPane.class::cast)
                    .filter(EveryScreenTest::isTooNarrow)
                    .forEach(scroll -> beside.add(screen + ": " + scroll.getContent()));
            nodes.stream()
                    .filter(Labeled.class::isInstance)
                    .map(Labeled.class::cast)
                    .filter(label -> label.getText() != null && !label.getText().isBlank())
                    .filter(EveryScreenTest::isOutside)
                    .forEach(label -> outside.add(screen + ": " + label.getText()));
        });
        assertThat(mute).as("takes the focus and does not say what it is").isEmpty();
        assertThat(cut).as("cut off").isEmpty();
        assertThat(squeezed).as("in a column too narrow to read").isEmpty();
        assertThat(beside).as("to be scrolled sideways").isEmpty();
        assertThat(outside).as("where no scrolling leads to").isEmpty();
    }

    @Tag("soak")
    @ParameterizedTest
    @CsvSource({"90, FR", "90, EN"})
    void with_small_words_too(int scale, Language language) {
        all_of_it_can_be_read_and_heard(scale, language);
    }

    @ParameterizedTest
    @EnumSource
    void words_stand_out_from_whatever_is_behind_them(Choices.Theme theme) {
        AleaWindow window = open(100, Language.FR);
        onFxThread(() -> window.desk().preferences().set(Setting.THEME, theme));
        Set<String> faint = new TreeSet<>();
        walk((screen, nodes) -> onFxThread(
                () -> FaintWords.in(onTop(nodes.get(0))).forEach(words -> faint.add(screen + ": " + words))));
        assertThat(faint).isEmpty();
    }

    /** A dialog covers what is below it. */
    private static Node onTop(Node root) {
        Node dialog = root.lookup(".dialog");
        return dialog == null ? root : dialog;
    }

    /** Words that stand beyond an edge of the window, and in nothing that could be scrolled to them. */
    private static boolean isOutside(Labeled label) {
        for (Parent parent = label.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof ScrollPane || parent instanceof VirtualFlow) {
                return false;
            }
        }
        Bounds place = label.localToScene(label.getLayoutBounds());
        Scene scene = label.getScene();
        return place.getMinX() < -1
                || place.getMinY() < -1
                || place.getMaxX() > scene.getWidth() + 1
                || place.getMaxY() > scene.getHeight() + 1;
    }

    private static boolean isTooNarrow(ScrollPane scroll) {
        Node content = scroll.getContent();
        return content != null
                && content.getLayoutBounds().getWidth()
                        > scroll.getViewportBounds().getWidth() + 1;
    }

    private interface Look {
        void at(String screen, List<Node> nodes);
    }

    private void walk(Look look) {
        ways().forEach((screen, way) -> {
            fire("#rail-library");
            way.go();
            everythingIsDressed();
            List<Node> seen = new ArrayList<>();
            onFxThread(() -> {
                Parent root = window(0).getScene().getRoot();
                root.applyCss();
                root.layout();
                collect(root, seen);
            });
            look.at(screen, seen);
            type(KeyCode.ESCAPE);
        });
    }

    private Map<String, Way> ways() {
        Map<String, Way> ways = new LinkedHashMap<>();
        Destination.ALL.forEach(place -> ways.put(place.id(), () -> fire("#rail-" + place.id())));
        for (String game : List.of("queen", "royal", "fateforge", "reckoners", "synchro")) {
            ways.put("set-up of " + game, () -> fire("#new-" + game));
            ways.put("lessons of " + game, () -> fire("#learn-" + game));
        }
        for (String section : List.of("display", "table", "clock", "sounds", "comfort", "keyboard", "data")) {
            ways.put("settings, " + section, () -> {
                fire("#rail-settings");
                fire("#section-" + section);
            });
        }
        ways.put("settings, preview", () -> {
            fire("#rail-settings");
            fire("#preview-open");
        });
        ways.put("statistics of the Queen's game", () -> {
            fire("#rail-statistics");
            fire("#game-queen");
        });
        ways.put("replay", () -> {
            fire(".recent-row");
            await(() -> lookup(".replay").tryQuery().isPresent());
        });
        ways.put("a match that would be replaced", () -> {
            fire("#new-royal");
            fire("#start");
        });
        ways.put("kept games", () -> fire("#saves-royal"));
        ways.put("keyboard help", () -> type(KeyCode.F1));
        return ways;
    }

    /** Two matches wait, each is kept under a name and one was played: the tiles are as full as they get. */
    private AleaWindow open(int scale, Language language) {
        finish("royal", new RoyalKit().open(ContentSource.builtIn()));
        keep("queen", new QueenKit().open(ContentSource.builtIn()), "first");
        keep("royal", new RoyalKit().open(ContentSource.builtIn()), "duel");
        AleaWindow window = openWindow(TableViews.suite(), 1280, 720);
        onFxThread(() -> {
            window.desk().preferences().speak(language);
            window.desk().preferences().set(Setting.FONT_SCALE, scale);
        });
        return window;
    }

    private <T extends Table<T>, M extends Move> void keep(String game, GameBox<T, M> box, String name) {
        Match<T, M> match = Match.start(box.game(), Setup.of(box.options(), Map.of(), 7));
        Save<T, M> save = Save.of(game, box, match, CALENDAR.instant());
        store().saves().write(Slot.autosave(game), save);
        store().saves().write(new Slot(game, 1), save.named(name));
    }

    private static void collect(Node node, List<Node> into) {
        if (!node.isVisible()) {
            return;
        }
        into.add(node);
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
        }
    }

    private static String said(Node node) {
        String text = node.getAccessibleText();
        if (text == null || text.isBlank()) {
            text = node instanceof Labeled labeled ? labeled.getText() : "";
        }
        return text == null ? "" : text;
    }

    /** A label that lacks room shows less than its text, or nothing at all. */
    private static boolean isCut(Labeled labeled) {
        String whole = labeled.getText();
        if (whole == null || whole.isBlank() || whole.endsWith("…")) {
            return false;
        }
        Bounds place = labeled.getLayoutBounds();
        if (place.getWidth() <= 0 || place.getHeight() <= 0) {
            return false;
        }
        return labeled.getChildrenUnmodifiable().stream()
                .filter(Text.class::isInstance)
                .map(child -> ((Text) child).getText())
                .anyMatch(shown -> shown.endsWith(labeled.getEllipsisString()) && !whole.endsWith(shown));
    }
}

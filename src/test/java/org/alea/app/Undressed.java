package org.alea.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.css.CompoundSelector;
import javafx.css.CssParser;
import javafx.css.Rule;
import javafx.css.Selector;
import javafx.css.SimpleSelector;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.PopupWindow;
import org.alea.app.shell.LeanTheme;

/** Finds what is shown without a style sheet that has a rule for it. */
final class Undressed {
    private static final Map<String, List<Clothing>> BY_CLASS = read();

    private Undressed() {}

    /** A selector, and the sheet it is written in. */
    private record Clothing(String sheet, Selector selector) {}

    static Set<String> in(Scene scene) {
        Set<String> found = new TreeSet<>();
        Set<String> worn = new HashSet<>(scene.getStylesheets());
        if (scene.getWindow() instanceof PopupWindow popup && popup.getOwnerNode() != null) {
            worn.addAll(around(popup.getOwnerNode()));
        }
        look(scene.getRoot(), worn, found);
        return found;
    }

    /** What pops up wears the sheets of the place it comes from. */
    private static Set<String> around(Node owner) {
        Set<String> worn = new HashSet<>(owner.getScene().getStylesheets());
        for (Parent parent = owner.getParent(); parent != null; parent = parent.getParent()) {
            worn.addAll(parent.getStylesheets());
        }
        return worn;
    }

    private static void look(Node node, Set<String> around, Set<String> found) {
        Set<String> worn = around;
        if (node instanceof Parent parent && !parent.getStylesheets().isEmpty()) {
            worn = new HashSet<>(around);
            worn.addAll(parent.getStylesheets());
        }
        for (String style : node.getStyleClass()) {
            if (LeanTheme.UNWORN.contains(style)) {
                found.add(node.getClass().getSimpleName() + " " + node.getStyleClass() + " is not in the lean theme");
            }
            for (Clothing clothing : BY_CLASS.getOrDefault(style, List.of())) {
                if (!worn.contains(clothing.sheet()) && clothing.selector().applies(node)) {
                    found.add(node.getClass().getSimpleName() + " " + node.getStyleClass() + " lacks "
                            + clothing.sheet().replaceAll(".*/", "") + " for " + clothing.selector());
                }
            }
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                look(child, worn, found);
            }
        }
    }

    private static Map<String, List<Clothing>> read() {
        Map<String, List<Clothing>> byClass = new HashMap<>();
        try (Stream<Path> sheets = Files.list(Path.of(url("shell.css")).getParent())) {
            for (Path sheet :
                    sheets.filter(file -> file.toString().endsWith(".css")).toList()) {
                URI url = url(sheet.getFileName().toString());
                if (url.toString().contains("tokens-") || url.toString().contains("controls-")) {
                    continue; // of the two themes one is worn
                }
                for (Rule rule : new CssParser().parse(url.toURL()).getRules()) {
                    for (Selector selector : rule.getSelectors()) {
                        subject(selector)
                                .forEach(style -> byClass.computeIfAbsent(style, none -> new ArrayList<>())
                                        .add(new Clothing(url.toString(), selector)));
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return byClass;
    }

    private static URI url(String sheet) {
        return URI.create(String.valueOf(Undressed.class.getResource("/org/alea/app/css/" + sheet)));
    }

    /** The classes that a node itself has to have for a selector. */
    private static List<String> subject(Selector selector) {
        if (selector instanceof SimpleSelector simple) {
            return simple.getStyleClasses();
        }
        List<SimpleSelector> parts = ((CompoundSelector) selector).getSelectors();
        return parts.get(parts.size() - 1).getStyleClasses();
    }
}

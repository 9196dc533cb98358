package org.alea.app.settings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Folded;
import org.alea.app.shell.Texts;

/** The lines of every section, made when they are first asked for, and found by their words in whatever section. */
final class SettingSearch {
    private final Desk desk;
    private final Map<SettingSection, List<Node>> lines = new LinkedHashMap<>();
    private final Map<SettingSection, Label> captions = new LinkedHashMap<>();

    SettingSearch(Desk desk) {
        this.desk = desk;
    }

    List<Node> of(SettingSection section) {
        return lines.computeIfAbsent(section, missing -> missing.rows().apply(desk));
    }

    /** The lines that hold every word that was typed, below the name of their section. */
    List<Node> find(String typed) {
        List<String> words = Folded.words(typed);
        List<Node> found = new ArrayList<>();
        for (SettingSection section : SettingSection.ALL) {
            String name = desk.texts().get(section.title());
            List<Node> within = of(section).stream()
                    .filter(SettingSearch::isSetting)
                    .filter(line -> words.stream().allMatch(Folded.of(name + " " + said(line))::contains))
                    .toList();
            if (!within.isEmpty()) {
                found.add(captions.computeIfAbsent(section, each -> caption(desk.texts(), each.title())));
                found.addAll(within);
            }
        }
        return found;
    }

    /** Whether a line can be set, and is no heading. */
    static boolean isSetting(Node line) {
        return line.getStyleClass().contains("setting-row");
    }

    /** A small heading above lines that belong together. */
    static Label caption(Texts texts, String key) {
        Label caption = new Label();
        caption.textProperty().bind(texts.live(() -> texts.get(key).toUpperCase(texts.locale())));
        caption.getStyleClass().addAll("cap", "key-group");
        return caption;
    }

    private static String said(Node line) {
        return line.lookupAll(".label").stream()
                .filter(Label.class::isInstance)
                .map(label -> ((Label) label).getText())
                .collect(Collectors.joining(" "));
    }
}

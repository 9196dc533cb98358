package org.alea.app.rulebook;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** The links of the present rule in a bar under the page, where there is no room for a column. */
final class LinkBar extends HBox {
    private static final int MOST_RULES = 3;
    private static final int MOST_CARDS = 2;

    private final Texts texts;
    private final RulebookWays ways;
    private final FlowPane links = new FlowPane();

    LinkBar(Texts texts, RulebookWays ways) {
        this.texts = texts;
        this.ways = ways;
        getStyleClass().addAll("panel", "link-bar");
        links.getStyleClass().add("bar-links");
        links.setAlignment(Pos.CENTER_LEFT);
        links.widthProperty()
                .addListener(
                        (all, old, now) -> links.getChildren().forEach(group -> ((LinkGroup) group).requestLayout()));
        HBox.setHgrow(links, Priority.ALWAYS);
    }

    void show(Related related) {
        links.getChildren().clear();
        if (!related.rules().isEmpty()) {
            LinkGroup group = group("rulebook.seeAlso", MaterialDesignL.LINK_VARIANT);
            related.rules().stream()
                    .limit(MOST_RULES)
                    .forEach(rule -> group.getChildren()
                            .add(link(
                                    "see-" + rule.id(),
                                    rule.title().in(texts.language()),
                                    rule.text().in(texts.language()),
                                    () -> ways.read(rule))));
        }
        if (!related.pieces().isEmpty()) {
            LinkGroup group = group("rulebook.cards", MaterialDesignC.CARDS_OUTLINE);
            related.pieces().stream()
                    .limit(MOST_CARDS)
                    .forEach(piece -> group.getChildren()
                            .add(link(
                                    "see-card-" + piece.id(),
                                    piece.name().in(texts.language()),
                                    piece.text().in(texts.language()),
                                    () -> ways.card(piece.id()))));
        }
        getChildren().setAll(links);
        related.drill().ifPresent(drill -> {
            LineButton practise = ways.practise(drill);
            practise.setMinWidth(USE_PREF_SIZE);
            getChildren().add(practise);
        });
        setVisible(!links.getChildren().isEmpty() || getChildren().size() > 1);
        setManaged(isVisible());
    }

    private LinkGroup group(String key, Ikon icon) {
        Label title = new Label(texts.get(key), Icon.of(icon, "brass-icon"));
        title.getStyleClass().addAll("strong", "links-title");
        LinkGroup group = new LinkGroup(title, links.widthProperty());
        links.getChildren().add(group);
        return group;
    }

    private static Node link(String id, String name, String text, Runnable go) {
        Button link = new Button(name);
        link.setId(id);
        link.getStyleClass().setAll("chip-button");
        link.setAccessibleText(name + ". " + text);
        Tooltip tip = new Tooltip(LinkColumn.firstSentence(text));
        tip.setWrapText(true);
        tip.setMaxWidth(420);
        link.setTooltip(tip);
        link.setOnAction(event -> go.run());
        return link;
    }
}

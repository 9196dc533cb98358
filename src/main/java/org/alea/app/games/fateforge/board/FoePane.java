package org.alea.app.games.fateforge.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.games.fateforge.art.BarBoxes;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.shell.Fonts;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.Fitting;
import org.alea.app.table.Spot;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.BarSection;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.TargetRule;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;

/** The kinds of enemies on the map in the order in which they act, with their action bars. */
final class FoePane {
    private static final PseudoClass ACTS = PseudoClass.getPseudoClass("acts");

    private final BoardKit kit;
    private final Pane root = new Pane();
    private final Label caption;
    private final Label aside;
    private final VBox rows;
    private final ScrollPane scroll;
    private final double width;
    private final double height;
    private String shown = "";
    private final Map<String, Region> byCard = new LinkedHashMap<>();

    FoePane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        width = place.getWidth() - 16;
        height = place.getHeight();
        root.getStyleClass().add("table-panel");
        root.setManaged(false);
        root.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
        caption = kit.label("", "panel-caption");
        aside = kit.label(kit.speech().get("foes.aside"), "hero-role");
        rows = new VBox(kit.of(6, 4));
        scroll = new ScrollPane(rows);
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(caption, gap, aside);
        head.setAlignment(Pos.CENTER_LEFT);
        head.setManaged(false);
        head.resizeRelocate(12, 5, width - 8, 24);
        root.getChildren().addAll(head, scroll);
        scroll.setManaged(false);
        scroll.resizeRelocate(7, 30, place.getWidth() - 12, height - 36);
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view, Fray fray) {
        caption.setText(kit.speech().caption("foes", fray.foes().size()));
        Map<FoeCard, List<Foe>> kinds = new LinkedHashMap<>();
        for (Foe foe : fray.foes()) {
            FoeCard card = kit.speech().content().foe(foe.card());
            if (!card.boss()) {
                kinds.computeIfAbsent(card, each -> new ArrayList<>()).add(foe);
            }
        }
        String now = kinds.toString();
        if (!now.equals(shown)) {
            shown = now;
            rows.getChildren().clear();
            byCard.clear();
            double room = (height - 40) / Math.max(1, kinds.size()) - rows.getSpacing();
            kinds.forEach((card, foes) -> rows.getChildren().add(row(card, foes, room)));
        }
        byCard.forEach((card, row) -> {
            view.pieces().place(Spot.of("foeCard", card), row);
            row.pseudoClassStateChanged(
                    ACTS,
                    Acting.foe(view.shot())
                            .filter(id -> fray.foes().stream()
                                    .anyMatch(foe ->
                                            foe.id().equals(id) && foe.card().equals(card)))
                            .isPresent());
        });
    }

    private Node row(FoeCard card, List<Foe> foes, double room) {
        FateSpeech speech = kit.speech();
        double high = Math.max(kit.of(54, 50), Math.min(kit.of(72, 62), room));
        VBox row = new VBox(3);
        row.getStyleClass().addAll("paper-card", "foe-strip");
        row.setMinHeight(high);
        row.setMaxHeight(high);
        row.setMaxWidth(width - 12);
        row.setPrefWidth(width - 12);
        row.setAlignment(Pos.CENTER_LEFT);
        DieNode mark = new DieNode(
                FateLooks.skin(card.colour()), new DieFace.Symbol(FateLooks.sign(card.id())), kit.of(24, 20));
        Label name = kit.label(speech.table().name(card.name()), "card-title");
        List<String> tags = foes.stream().map(speech::tag).toList();
        Label who = kit.label(String.join(" ", tags), "foe-tags");
        who.setMinWidth(Region.USE_PREF_SIZE);
        Fitting.line(name, Fonts.DISPLAY, kit.of(17, 16) * kit.text(), width - 130);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(6, mark, name, gap);
        head.setAlignment(Pos.CENTER_LEFT);
        if (card.armour() > 0) {
            head.getChildren().add(value(card.armour(), Symbol.ARMOUR, "ink-plain"));
        }
        head.getChildren().add(value(card.resistance(), Symbol.HEALTH, "ink-red"));
        HBox bar = new HBox(4);
        bar.setAlignment(Pos.CENTER_LEFT);
        card.bar().forEach(section -> bar.getChildren().add(BarBoxes.small(speech, section, kit.text())));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        String abilities = speech.abilities(card);
        Label foot = kit.label(abilities, "foe-abilities");
        Fitting.line(
                foot,
                Fonts.STRONG,
                12,
                Math.max(
                        30,
                        width - 34 - card.bar().stream().mapToDouble(this::wide).sum()));
        bar.getChildren().addAll(space, abilities.isEmpty() ? who : foot);
        if (!abilities.isEmpty()) {
            head.getChildren().add(head.getChildren().size() - 1, who);
        }
        row.getChildren().addAll(head, bar);
        row.setAccessibleText(speech.table().name(card.name()) + ", " + String.join(", ", tags));
        byCard.put(card.id(), row);
        return row;
    }

    /** About how wide a section is drawn. */
    private double wide(BarSection section) {
        int marks = (section.target() == TargetRule.FIRST || section.target() == TargetRule.LAST ? 1 : 0)
                + (section.plus() > 0 ? 1 : 0)
                + (section.toxic() ? 1 : 0);
        int letters = kit.speech().distance(section).length();
        return 18 + (8 * letters + 17 * section.actions().size() + 15 * marks) * kit.text();
    }

    private static Label value(int n, Symbol symbol, String ink) {
        Label value = new Label(Integer.toString(n), Sign.of(symbol.icon(), 14, ink));
        value.getStyleClass().addAll("foe-value", ink);
        value.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
        value.setMinWidth(Region.USE_PREF_SIZE);
        return value;
    }
}

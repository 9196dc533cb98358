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
    private static final double SCROLL_BAR = 12;
    /** How large the letters of tags and abilities are. */
    private static final double LETTERS = 12;
    /** The smallest name beside its tags. */
    private static final double LEAST = 13;

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
            kinds.forEach((card, foes) -> rows.getChildren().add(row(card, foes)));
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

    private Node row(FoeCard card, List<Foe> foes) {
        FateSpeech speech = kit.speech();
        VBox row = new VBox(kit.of(4, 1));
        row.getStyleClass().addAll("paper-card", "foe-strip");
        row.setMinHeight(kit.of(58, 52));
        row.setMaxWidth(width - SCROLL_BAR);
        row.setPrefWidth(width - SCROLL_BAR);
        row.setAlignment(Pos.CENTER_LEFT);
        DieNode mark = new DieNode(
                FateLooks.skin(card.colour()), new DieFace.Symbol(FateLooks.sign(card.id())), kit.of(24, 20));
        Label name = kit.label(speech.table().name(card.name()), "card-title");
        List<String> tags = foes.stream().map(speech::tag).toList();
        Label who = kit.label(String.join(" ", tags), "foe-tags");
        who.setMinWidth(Region.USE_PREF_SIZE);
        double inside = width - SCROLL_BAR - 14;
        double marks = kit.of(24, 20) + 12 + (card.armour() > 0 ? 72 : 36) * kit.text();
        double named = kit.of(17, 16) * kit.text();
        Fitting.line(name, Fonts.DISPLAY, named, inside - marks);
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
        double beside = inside
                - card.bar().stream().mapToDouble(this::wide).sum()
                - 4 * card.bar().size();
        double letters = LETTERS * Math.min(1, kit.text());
        double tagged = Fitting.width(who.getText(), Fonts.STRONG, letters) + 4;
        Label foot = kit.label(speech.abilities(card), "foe-abilities");
        double able = Fitting.width(foot.getText(), Fonts.STRONG, letters);
        double besideName = inside - marks - tagged - 6;
        boolean shares = Fitting.width(name.getText(), Fonts.DISPLAY, LEAST * kit.text()) <= besideName;
        row.getChildren().addAll(head, bar);
        if (foot.getText().isEmpty() && tagged <= beside) {
            bar.getChildren().addAll(space, who);
        } else if (shares && able <= beside) {
            Fitting.line(name, Fonts.DISPLAY, named, besideName);
            head.getChildren().add(head.getChildren().size() - (card.armour() > 0 ? 2 : 1), who);
            bar.getChildren().addAll(space, foot);
        } else {
            row.getChildren().add(new HBox(foot, space, who));
        }
        row.setAccessibleText(speech.table().name(card.name()) + ", " + String.join(", ", tags));
        byCard.put(card.id(), row);
        return row;
    }

    /** About how wide a section is drawn. */
    private double wide(BarSection section) {
        int letters = kit.speech().distance(section).length()
                + (section.target() == TargetRule.FIRST ? 1 : section.target() == TargetRule.LAST ? 2 : 0)
                + (section.plus() > 0 ? 3 : 0);
        int signs = section.actions().size() + (section.toxic() ? 1 : 0);
        return 12 + (8 * letters + 17 * signs) * kit.text();
    }

    private static Label value(int n, Symbol symbol, String ink) {
        Label value = new Label(Integer.toString(n), Sign.of(symbol.icon(), 14, ink));
        value.getStyleClass().addAll("foe-value", ink);
        value.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
        value.setMinWidth(Region.USE_PREF_SIZE);
        return value;
    }
}

package org.alea.app.games.fateforge.board;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.alea.app.games.fateforge.art.BarBoxes;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.games.fateforge.input.FateSpots;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Spot;
import org.alea.app.table.figure.BossFigure;
import org.alea.app.table.symbol.Sign;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.cards.BossCard;
import org.alea.games.fateforge.state.BossInPlay;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;

/** The card of a boss: wounds, resistance, armour, the weak point with its icons, the cards still in the deck. */
final class BossPane {
    private final BoardKit kit;
    private final VBox words = new VBox(7);
    private final ScrollPane scroll = new ScrollPane(words);
    private final StackPane root = new StackPane(scroll);
    private final double width;

    BossPane(BoardKit kit, Rectangle2D place) {
        this.kit = kit;
        width = place.getWidth();
        root.getStyleClass().addAll("boss-card", "paper-card");
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        root.setManaged(false);
        root.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
    }

    Region node() {
        return root;
    }

    void show(BoardKit.View view, Fray fray) {
        BossInPlay boss = fray.boss().orElseThrow();
        BossCard card = kit.speech().content().boss(boss.card());
        Optional<Foe> token = fray.foes().stream()
                .filter(foe -> foe.card().equals(boss.card()))
                .findFirst();
        words.getChildren().clear();
        token.ifPresent(foe -> head(foe, card));
        weakPoint(view, boss, card);
        deck(boss, card);
        others(view, fray, boss);
        view.pieces().place(Spot.of("foeCard", boss.card()), root);
    }

    private void head(Foe foe, BossCard card) {
        FateSpeech speech = kit.speech();
        double size = kit.of(96, 72);
        BossFigure figure = new BossFigure(
                new BossFigure.Reading(
                        FateLooks.boss(card.id()),
                        speech.foe(foe),
                        card.card().wounds(),
                        card.card().wounds() - foe.wounds(),
                        foe.resistance(),
                        Math.max(0, foe.resistance() - foe.cubes())),
                size);
        Label name = kit.label(speech.foe(foe), "card-title");
        Fitting.block(name, Fonts.DISPLAY, kit.of(22, 18) * kit.text(), -4, width - size - 44, kit.of(50, 42));
        name.setWrapText(true);
        FlowPane values = new FlowPane(8, 2);
        values.setPrefWrapLength(width - size - 44);
        values.getChildren()
                .addAll(
                        value(
                                Symbol.HEALTH_AT_RISK,
                                foe.wounds() + "/" + card.card().wounds(),
                                "ink-red",
                                "boss.wounds"),
                        value(
                                Symbol.SHIELD,
                                (foe.resistance() - foe.cubes()) + "/" + foe.resistance(),
                                "ink-rust",
                                "boss.resistance"),
                        value(Symbol.ARMOUR, Integer.toString(foe.armour()), "ink-plain", "boss.armour"));
        name.setMaxWidth(width - size - 44);
        VBox beside = new VBox(4, name, values);
        beside.setAlignment(Pos.CENTER_LEFT);
        HBox head = new HBox(10, figure, beside);
        head.setAlignment(Pos.CENTER_LEFT);
        words.getChildren().add(head);
        String abilities = speech.abilities(card.card());
        if (!abilities.isEmpty()) {
            line(abilities, "foe-abilities");
        }
    }

    private Label value(Symbol symbol, String figure, String ink, String heard) {
        Label value = new Label(figure, Sign.of(symbol.icon(), 17, ink));
        value.getStyleClass().addAll("foe-value", ink);
        value.setAccessibleText(kit.speech().get(heard) + " " + figure);
        value.setMinWidth(Region.USE_PREF_SIZE);
        return value;
    }

    private void weakPoint(BoardKit.View view, BossInPlay boss, BossCard card) {
        FateSpeech speech = kit.speech();
        line(speech.caption(boss.exploited() ? "boss.exploited" : "boss.weakPoint"), "paper-caption");
        HBox icons = new HBox(kit.of(8, 5));
        double size = Math.min(
                kit.of(60, 50),
                (width - 40 - kit.of(8, 5) * 3) / Math.max(1, card.weakPoint().size()));
        for (int i = 0; i < card.weakPoint().size(); i++) {
            Spot spot = FateSpots.icon(i);
            boolean covered = boss.covered().contains(i);
            VBox place = new VBox(
                    1,
                    Sign.of(FateLooks.cost(card.weakPoint().get(i).mask()), size * 0.42),
                    weakWords(speech.resultsBriefly(card.weakPoint().get(i).mask()), size));
            place.setAlignment(Pos.CENTER);
            StackPane icon = new StackPane(place);
            icon.getStyleClass().add("weak-icon");
            icon.setMinSize(size, size);
            icon.setMaxSize(size, size);
            icon.pseudoClassStateChanged(PseudoClass.getPseudoClass("covered"), covered);
            icon.pseudoClassStateChanged(PseudoClass.getPseudoClass("wanted"), view.wanted(spot));
            icon.setAccessibleText(speech.get(
                    covered ? "hear.icon.covered" : "hear.icon",
                    speech.results(card.weakPoint().get(i).mask())));
            view.pieces().place(spot, icon);
            icons.getChildren().add(icon);
        }
        words.getChildren().add(icons);
        line(speech.table().name(card.weakText()), "card-text");
    }

    private Label weakWords(String words, double size) {
        Label label = kit.label(words, "weak-words");
        Fitting.line(label, Fonts.TEXT, 12 * kit.text(), size - 5);
        return label;
    }

    private void deck(BossInPlay boss, BossCard card) {
        FateSpeech speech = kit.speech();
        List<String> left = boss.deck().pile();
        line(speech.caption("boss.next", left.isEmpty() ? card.deck().size() : left.size()), "paper-caption");
        for (BossCard.BossAction action : card.deck()) {
            boolean there = left.isEmpty() || left.contains(action.id());
            FlowPane row = new FlowPane(5, 3);
            row.setPrefWrapLength(width - 30);
            Label name = kit.label(speech.table().name(action.name()), "boss-action");
            row.getChildren().add(name);
            action.bar().forEach(section -> row.getChildren().add(BarBoxes.small(speech, section, kit.text())));
            row.setOpacity(there ? 1 : 0.45);
            words.getChildren().add(row);
        }
    }

    /** The other enemies of the scene, a line each: their cards are a click away. */
    private void others(BoardKit.View view, Fray fray, BossInPlay boss) {
        FateSpeech speech = kit.speech();
        FlowPane row = new FlowPane(5, 3);
        row.setPrefWrapLength(width - 30);
        fray.foes().stream()
                .filter(foe -> !foe.card().equals(boss.card()))
                .map(foe -> speech.content().foe(foe.card()))
                .distinct()
                .forEach(foe -> {
                    Label name = kit.label(speech.table().name(foe.name()), "boss-other");
                    view.pieces().place(Spot.of("foeCard", foe.id()), name);
                    row.getChildren().add(name);
                });
        words.getChildren().add(row);
    }

    private void line(String text, String styleClass) {
        Label line = kit.label(text, styleClass);
        line.setWrapText(true);
        line.setMaxWidth(width - 30);
        words.getChildren().add(line);
    }
}

package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.table.DieNode;
import org.alea.engine.Words;
import org.alea.games.queen.ChariotCard;
import org.alea.games.queen.ConspiratorCard;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenTable;

/**
 * What lies beside the arena and can be looked through: the discards, how many cards are left, which ones nobody has seen
 * (on request only), the Conspirators, and which dice come back when.
 */
final class Piles {
    private final Picture picture;
    private final QueenTable table;
    private final Speech speech;
    private final Skins skins;
    private final LyingFaces faces;

    Piles(Picture picture, LyingFaces faces, Speech speech, Skins skins) {
        this.picture = picture;
        this.table = picture.table();
        this.speech = speech;
        this.skins = skins;
        this.faces = faces;
    }

    Node view(double most) {
        VBox all = new VBox(6);
        all.getChildren().addAll(title(speech.get("piles")));
        pile(
                all,
                "piles.enemies",
                table.enemyDeckSize(),
                names(table.enemyDiscard().stream().map(EnemyCard::name).toList()),
                names(table.unseenEnemies().stream().map(EnemyCard::name).toList()));
        if (table.options().with(QueenModule.CHARIOTS)) {
            pile(
                    all,
                    "piles.chariots",
                    table.chariotDeckSize(),
                    names(table.chariotDiscard().stream().map(ChariotCard::name).toList()),
                    names(table.unseenChariots().stream().map(ChariotCard::name).toList()));
        }
        if (table.options().with(QueenModule.CONSPIRATORS)) {
            all.getChildren().add(heading(speech.get("piles.conspirators", table.conspiratorsFaceDown())));
            all.getChildren()
                    .add(text(names(table.conspirators().stream()
                            .map(ConspiratorCard::name)
                            .toList())));
        }
        all.getChildren().add(heading(speech.get("piles.dice")));
        returning().forEach((round, dice) -> all.getChildren().add(budget(round, dice)));
        all.getStyleClass().addAll("paper-card", "zoom");
        all.setPrefWidth(440);
        ScrollPane scroll = new ScrollPane(all);
        scroll.getStyleClass().add("journal-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMaxSize(460, Region.USE_PREF_SIZE);
        scroll.prefViewportHeightProperty().bind(Bindings.min(all.heightProperty(), most));
        all.setMinHeight(Region.USE_PREF_SIZE);
        return scroll;
    }

    private void pile(VBox all, String key, int left, String discard, String unseen) {
        all.getChildren().add(heading(speech.get(key, left)));
        all.getChildren().add(text(speech.get("piles.discard", discard)));
        Label hidden = text(speech.get("piles.unseen", unseen));
        hidden.setVisible(false);
        hidden.setManaged(false);
        Button ask = new Button(speech.get("piles.ask"));
        ask.getStyleClass().add("printed-button");
        ask.setOnAction(pressed -> {
            ask.setVisible(false);
            ask.setManaged(false);
            hidden.setVisible(true);
            hidden.setManaged(true);
        });
        all.getChildren().addAll(ask, hidden);
    }

    private String names(List<Words> words) {
        return words.isEmpty()
                ? speech.get("piles.none")
                : words.stream().map(speech::name).collect(Collectors.joining(", "));
    }

    /** The dice that are not in the Reserve, by the round in which they roll again. */
    private Map<Integer, List<QueenDie>> returning() {
        Map<Integer, List<QueenDie>> rounds = new TreeMap<>();
        int next = table.round() + 1;
        // while the round is cleared away dice are seen on their way
        for (QueenDie die : picture.stage() == Picture.Stage.RESET ? table.dice() : picture.dice()) {
            int wait = switch (die.zone()) {
                case STOCK, BOTTOM, CHARIOT_1, CHARIOT_2 -> 0;
                case MIDDLE -> 1;
                case TOP -> 2;
                default -> -1;
            };
            if (wait >= 0) {
                rounds.computeIfAbsent(next + wait, round -> new ArrayList<>()).add(die);
            }
        }
        return rounds;
    }

    private Node budget(int round, List<QueenDie> dice) {
        FlowPane row = new FlowPane(4, 4, text(speech.get("piles.round", round)));
        for (QueenDie die : dice) {
            DieNode node = new DieNode(skins.of(die.colour()), faces.of(die), 30);
            node.setAccessibleText(speech.die(die, 0));
            row.getChildren().add(node);
        }
        return row;
    }

    private static Label title(String words) {
        Label title = new Label(words);
        title.getStyleClass().addAll("card-title", "zoom-title");
        return title;
    }

    private static Label heading(String words) {
        Label heading = text(words);
        heading.getStyleClass().setAll("label", "pile-heading");
        return heading;
    }

    private static Label text(String words) {
        Label text = new Label(words);
        text.getStyleClass().add("zoom-text");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        return text;
    }
}

package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.alea.app.table.Glyph;
import org.alea.app.table.Spot;
import org.alea.engine.Words;
import org.alea.games.queen.Ability;
import org.alea.games.queen.ChariotInPlay;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.DragonFace;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.Primitive;
import org.alea.games.queen.Surcharge;

/** A card held close: its whole text in both languages, and what every square costs now and why. */
final class CardZoom {
    private final Picture picture;
    private final Speech speech;
    private final Skins skins;

    CardZoom(Picture picture, Speech speech, Skins skins) {
        this.picture = picture;
        this.speech = speech;
        this.skins = skins;
    }

    Optional<Node> of(Spot spot) {
        return switch (spot.kind()) {
            case "slot" -> picture.enemy(Integer.parseInt(spot.which())).map(this::enemy);
            case "marker" -> picture.enemy(Integer.parseInt(spot.which())).map(this::enemy);
            case "square" ->
                picture.enemy(Integer.parseInt(spot.which().split("/")[0])).map(this::enemy);
            case "lane" -> picture.enemy(Integer.parseInt(spot.which())).map(this::enemy);
            case "die" ->
                picture.die(spot.which())
                        .flatMap(die -> picture.enemy(die.value()))
                        .map(this::enemy);
            case "chariot" ->
                picture.chariots().stream()
                        .filter(chariot -> chariot.place() == Integer.parseInt(spot.which()))
                        .findFirst()
                        .map(this::chariot);
            case "spirit" ->
                picture.table().spirit().map(card -> card(card.id(), card.name(), List.of(both(card.effect()))));
            case "plotter" ->
                picture.table().conspirators().stream()
                        .filter(card -> card.value() == Integer.parseInt(spot.which()))
                        .findFirst()
                        .map(card -> card(card.id(), card.name(), List.of(both(card.effect()))));
            case "dragon" -> Optional.of(dragon());
            default -> Optional.empty();
        };
    }

    private Node enemy(EnemyInPlay enemy) {
        EnemyCard card = enemy.card();
        List<Node> body = new ArrayList<>();
        for (int i = card.top(); i >= 0; i--) {
            body.add(square(enemy, i));
        }
        if (!(card.ability() instanceof Ability.None)) {
            body.add(heading(speech.get("zoom.ability")));
            body.add(both(List.of(card.ability())));
        }
        card.dragon()
                .ifPresent(symbol -> body.add(
                        line(speech.get("zoom.symbol", speech.term(symbol)), Glyph.icon(Emblems.of(symbol), 16))));
        if (enemy.shield()) {
            body.add(line(speech.get("zoom.shield"), Glyph.icon("mdi2s-shield-half-full", 16)));
        }
        return card(card.id(), card.name(), body);
    }

    private Node square(EnemyInPlay enemy, int index) {
        EnemyCard card = enemy.card();
        String name = index == card.top()
                ? speech.get("zoom.square.top")
                : index == 0
                        ? speech.get("zoom.square.bottom")
                        : index == card.start() ? speech.get("zoom.square.start") : speech.get("zoom.square", index);
        Label left = new Label(name);
        left.getStyleClass().add(index == enemy.marker() ? "zoom-here" : "zoom-name");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Label right = new Label(index == 0 ? "" : price(enemy, index));
        right.getStyleClass().add("zoom-price");
        HBox row = new HBox(8, left, space, right);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("zoom-square");
        if (index == enemy.marker()) {
            Label here = new Label(speech.get("zoom.marker"));
            here.getStyleClass().add("zoom-marker");
            row.getChildren().add(1, here);
        }
        String why = why(enemy, index);
        if (why.isEmpty()) {
            return row;
        }
        Label because = new Label(why);
        because.getStyleClass().add("zoom-other");
        whole(because);
        VBox both = new VBox(row, because);
        both.setAlignment(Pos.CENTER_RIGHT);
        return both;
    }

    /** What has been added to the printed price and by whom; nothing if nobody has. */
    private String why(EnemyInPlay enemy, int index) {
        int printed = enemy.card().square(index).need();
        if (index == 0 || picture.need(enemy.slot(), index) == printed) {
            return "";
        }
        return Surcharge.on(picture.table(), enemy.slot(), index).stream()
                .map(more -> speech.get("zoom.need.by", more.dice(), speech.name(more.by())))
                .collect(Collectors.joining(" ", printed + " ", ""));
    }

    /** The price now. */
    private String price(EnemyInPlay enemy, int index) {
        EnemyCard.Square printed = enemy.card().square(index);
        int need = picture.need(enemy.slot(), index);
        if (need == 0) {
            return speech.get("zoom.unpriced");
        }
        String number = speech.get("zoom.need", need);
        String colours = printed.colours().entrySet().stream()
                .sorted(java.util.Map.Entry.comparingByKey())
                .map(entry -> speech.get("zoom.colour", entry.getValue(), colour(entry.getKey(), entry.getValue())))
                .collect(Collectors.joining(", "));
        return colours.isEmpty() ? number : number + ", " + colours;
    }

    private String colour(DieColour colour, int count) {
        return count > 1 ? speech.wording().say("many." + colour, speech.language()) : speech.term(colour);
    }

    private Node chariot(ChariotInPlay chariot) {
        String defence = chariot.card().defence().pair()
                ? speech.wording().say("defence.PAIR", speech.language())
                : speech.wording()
                        .say(
                                "defence.VALUE",
                                java.util.Map.of(
                                        "value", chariot.card().defence().value()),
                                speech.language());
        return card(
                chariot.card().id(),
                chariot.card().name(),
                List.of(
                        line(defence, Glyph.icon("mdi2s-shield-check", 16)),
                        both(chariot.card().effect())));
    }

    private Node dragon() {
        List<Node> faces = new ArrayList<>();
        for (DragonFace face : DragonFace.values()) {
            faces.add(line(speech.get("dragon." + face), Glyph.icon(Emblems.of(face), 18)));
        }
        return known("dragonDie", frame(speech.get("dragon.reference"), "", faces));
    }

    private Node card(String id, Words name, List<Node> body) {
        List<Node> all = new ArrayList<>();
        HBox plate = new HBox(skins.plate(id, 220, 96).print(2));
        plate.setAlignment(Pos.CENTER);
        all.add(plate);
        all.addAll(body);
        return known(
                id, frame(name.in(speech.language()), name.in(speech.language().other()), all));
    }

    /** The card remembers which one it is, for those who look it up. */
    private static Node known(String id, Node card) {
        card.setUserData(id);
        return card;
    }

    private static Node frame(String title, String other, List<Node> body) {
        Label name = new Label(title);
        name.getStyleClass().addAll("card-title", "zoom-title");
        VBox card = new VBox(8, name);
        if (!other.isEmpty()) {
            Label second = new Label(other);
            second.getStyleClass().add("zoom-other");
            card.getChildren().add(second);
        }
        card.getChildren().addAll(body);
        card.getStyleClass().addAll("paper-card", "zoom");
        card.setMaxSize(400, Region.USE_PREF_SIZE);
        return card;
    }

    private Node both(List<? extends Primitive> primitives) {
        Label here = new Label(speech.effects(primitives));
        here.getStyleClass().add("zoom-text");
        whole(here);
        Label there = new Label(speech.otherEffects(primitives));
        there.getStyleClass().add("zoom-other");
        whole(there);
        return new VBox(2, here, there);
    }

    private static Node heading(String words) {
        Label heading = new Label(words);
        heading.getStyleClass().add("card-foot");
        return heading;
    }

    private static Node line(String words, Node icon) {
        Label line = new Label(words, icon);
        line.getStyleClass().add("zoom-text");
        whole(line);
        return line;
    }

    /** Words that take as many lines as they need. */
    private static void whole(Label words) {
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
    }
}

package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Fitting;
import org.alea.app.table.Glyph;
import org.alea.app.table.PaperCard;
import org.alea.app.table.Stamp;
import org.alea.games.queen.Ability;
import org.alea.games.queen.EnemyCard;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenModule;

/** The card of one slot: Battle track, name, plate, ability, dragon symbol, Shield, and what sun or moon will do. */
final class EnemyView extends Pane {
    /** How far the number of the slot reaches into the card. */
    private static final double BADGE = 24;

    private final int slot;
    private final QueenLayout layout;
    private final Skins skins;
    private final BattleTrack track;
    private final Label title = new Label();
    private final StackPane plate = new StackPane();
    private final Label ability = new Label();
    private final StackPane symbol = new StackPane();
    private final Label band = new Label();
    private final Pane body = new Pane();
    private final PaperCard card;
    private final Group shield = shield();
    private String shown = "";
    private double plateHeight;

    EnemyView(int slot, QueenLayout layout, Skins skins) {
        this.slot = slot;
        this.layout = layout;
        this.skins = skins;
        QueenLayout.Area area = layout.card(slot, false);
        boolean mirrored = QueenLayout.mirrored(slot);
        track = new BattleTrack(layout.strip(), area.height(), layout.compact(), mirrored, skins);
        title.getStyleClass().add("card-title");
        title.setAlignment(Pos.CENTER);
        ability.getStyleClass().add("card-foot");
        ability.setWrapText(true);
        ability.setAlignment(Pos.BOTTOM_LEFT);
        symbol.getStyleClass().add("dragon-symbol");
        band.getStyleClass().add("sky-band");
        band.setAlignment(Pos.CENTER);
        body.getChildren().addAll(title, plate, ability, symbol, band, shield);
        // they are placed by hand: see place()
        body.getChildren().forEach(part -> part.setManaged(false));
        card = new PaperCard(area.width(), area.height(), layout.strip(), mirrored, body);
        card.strip(track);
        getStyleClass().add("enemy");
        setPickOnBounds(false);
        getChildren().add(card);
    }

    int slot() {
        return slot;
    }

    PaperCard card() {
        return card;
    }

    BattleTrack track() {
        return track;
    }

    /** The upper left corner of the marker on a square, on this card. */
    Point2D markerPlace(int square) {
        Point2D inStrip = track.markerPlace(square);
        double x = QueenLayout.mirrored(slot) ? card.getPrefWidth() - layout.strip() : 0;
        return inStrip.add(x, 0);
    }

    /** What stands here now; an empty slot shows nothing but its place. */
    void show(Picture picture, Speech speech) {
        Optional<EnemyInPlay> enemy = picture.enemy(slot);
        card.setVisible(enemy.isPresent());
        enemy.ifPresent(present -> show(present, picture, speech));
    }

    private void show(EnemyInPlay enemy, Picture picture, Speech speech) {
        EnemyCard printed = enemy.card();
        track.show(enemy, picture);
        title.setText(speech.name(printed.name()));
        Fitting.line(
                title,
                Fonts.DISPLAY,
                Math.min(layout.compact() ? 17 : 19, layout.words(layout.compact() ? 16 : 17)),
                card.bodyWidth() - 14);
        ability.setText(abilityWords(printed.ability(), speech));
        boolean banded = sky(enemy, picture, speech);
        double height = (layout.compact() ? 60 : 86) - (banded ? (layout.compact() ? 14 : 18) : 0);
        String key = printed.id() + "/" + height + "/" + layout.frame().scale();
        if (!key.equals(shown)) {
            ImageView print = skins.plate(printed.id(), layout.compact() ? 126 : 146, height)
                    .print(layout.frame().scale());
            plate.getChildren().setAll(print);
            plateHeight = height;
            shown = key;
        }
        shield.setVisible(enemy.shield());
        symbol(printed, picture);
        card.veil(false);
        card.setAccessibleText(hear(enemy, picture, speech));
        if (picture.fight().defeated(slot)) {
            Stamp stamp = new Stamp(speech.caption("stamp.defeated"), card.bodyWidth() - BADGE);
            // the number of the slot lies on the edge towards the arena
            stamp.relocate(card.bodyX() > 0 ? card.bodyX() + 2 : BADGE - 2, card.getPrefHeight() * 0.34);
            card.over(stamp);
        } else {
            card.over();
        }
        place();
    }

    private static String abilityWords(Ability ability, Speech speech) {
        if (ability instanceof Ability.None) {
            return "";
        }
        Object[] parameters = ability.parameters().values().stream()
                .map(value -> value instanceof Number ? value : speech.term(value))
                .toArray();
        return speech.get("ability." + ability.type(), parameters);
    }

    private boolean sky(EnemyInPlay enemy, Picture picture, Speech speech) {
        boolean sun = picture.table().sun().orElse(0) == slot;
        boolean moon = picture.table().moon().orElse(0) == slot;
        band.setVisible(sun || moon);
        band.getStyleClass().removeAll("sun", "moon");
        if (sun || moon) {
            String kind = sun ? "sun" : "moon";
            band.getStyleClass().add(kind);
            band.setText(sun ? sunWords(picture, speech) : moonWords(enemy, picture, speech));
            Fitting.line(band, Fonts.STRONG, layout.words(12), card.bodyWidth() - 28);
            band.setGraphic(Glyph.icon(sun ? "mdi2w-white-balance-sunny" : "mdi2m-moon-waning-crescent", 14));
        }
        return sun || moon;
    }

    private static String sunWords(Picture picture, Speech speech) {
        int dice = picture.table().spirit().map(card -> card.power().sunDice()).orElse(1);
        return speech.get("band.sun", dice);
    }

    /** One square above the bottom the Moon's step is a wound; once it has been made there is no other to come. */
    private static String moonWords(EnemyInPlay enemy, Picture picture, Speech speech) {
        return switch (picture.fight().moon()) {
            case AHEAD -> {
                boolean held = hurt(enemy.slot(), picture)
                        || (guarded(picture) && hurt(picture.table().sun().orElse(0), picture));
                yield speech.get(held ? "band.moon.held" : enemy.marker() == 1 ? "band.moon.wound" : "band.moon");
            }
            case STRUCK -> speech.get("band.moon.struck");
            case HELD -> speech.get("band.moon.held");
        };
    }

    private static boolean hurt(int slot, Picture picture) {
        return Verdict.moved(picture.attack(slot)) > 0;
    }

    /** Whether a power keeps the Moon off once the Sun's enemy is hurt. */
    private static boolean guarded(Picture picture) {
        return picture.table()
                .spirit()
                .filter(card -> card.power().guardsFromMoon())
                .isPresent();
    }

    private void symbol(EnemyCard printed, Picture picture) {
        boolean used = picture.with(QueenModule.DRAGON) && printed.dragon().isPresent();
        symbol.setVisible(used);
        if (used) {
            // QUEEN-117: the die joins dice that are there, before the attacks
            boolean lit = picture.dragon().equals(printed.dragon())
                    && !picture.group(slot).dice().isEmpty()
                    && (picture.stage() == Picture.Stage.ROLL || picture.toCome(slot));
            symbol.getStyleClass().remove("lit");
            if (lit) {
                symbol.getStyleClass().add("lit");
            }
            symbol.getChildren().setAll(Glyph.icon(Emblems.of(printed.dragon().get()), layout.compact() ? 16 : 18));
        }
    }

    /** All that the card shows by pictures, for those who hear it. */
    private String hear(EnemyInPlay enemy, Picture picture, Speech speech) {
        EnemyCard printed = enemy.card();
        List<String> said = new ArrayList<>();
        said.add(speech.get("hear.enemy", slot, speech.name(printed.name()), enemy.marker(), printed.top()));
        int next = enemy.marker() + 1;
        if (picture.fight().defeated(slot)) {
            said.add(speech.get("hear.enemy.defeated"));
        } else if (next <= printed.top()) {
            said.add(speech.get("hear.enemy.next", Price.of(enemy, next, picture, speech)));
        }
        if (enemy.shield()) {
            said.add(speech.get("hear.enemy.shield"));
        }
        String words = String.join(", ", said);
        return printed.ability() instanceof Ability.None ? words : words + ". " + speech.effect(printed.ability());
    }

    private void place() {
        boolean compact = layout.compact();
        double width = card.bodyWidth();
        double height = card.getPrefHeight();
        double top = compact ? 14 : 17;
        title.resizeRelocate(7, top - 3, width - 14, compact ? 25 : 28);
        double plateWidth = compact ? 126 : 146;
        plate.resizeRelocate((width - plateWidth) / 2, top + (compact ? 23 : 26), plateWidth, plateHeight);
        double bandHeight = compact ? 20 : 22;
        double bottom = height - (band.isVisible() ? bandHeight + 2 : (compact ? 5 : 7));
        double side = compact ? 22 : 24;
        double inset = compact ? 8 : 10;
        double aside = besideBadge() ? 14 : 0;
        symbol.resizeRelocate(width - inset - side - aside, bottom - side - 1, side, side);
        double above = plate.getLayoutY() + plateHeight + 2;
        double room = width - inset * 2 - (symbol.isVisible() ? side + 5 + aside : 0);
        Fitting.block(ability, Fonts.STRONG, layout.words(12), -3, room, bottom - above);
        ability.resizeRelocate(inset, above, room, bottom - above);
        band.resizeRelocate(QueenLayout.mirrored(slot) ? 1 : 0, height - bandHeight - 1, width - 1, bandHeight);
        double size = compact ? 0.81 : 1;
        shield.setScaleX(size);
        shield.setScaleY(size);
        double inner = QueenLayout.mirrored(slot) ? width - 46 : 4;
        shield.relocate(inner, plate.getLayoutY() + plateHeight - 34);
    }

    /** The number of the first slot stands low on the right, and sun or moon spread it as far as the raised symbol. */
    private boolean besideBadge() {
        return slot == 1 && band.isVisible();
    }

    /** A token of 42 pixels. */
    static Group shield() {
        SVGPath edge = new SVGPath();
        edge.setContent("M12 1L3 5V11C3 16.55 6.84 21.74 12 23C17.16 21.74 21 16.55 21 11V5L12 1Z");
        edge.setFill(Color.web("#26384F"));
        edge.setStroke(Color.web("#F7EFD9"));
        edge.setStrokeWidth(1.6);
        SVGPath half = new SVGPath();
        half.setContent("M12 4.4V19.6C8.6 18.5 6.1 15 6.1 11.1V7L12 4.4Z");
        half.setFill(Color.web("#F3EDDF"));
        Group token = new Group(edge, half);
        token.getTransforms().add(new javafx.scene.transform.Scale(1.75, 1.75));
        Group sized = new Group(token);
        sized.setMouseTransparent(true);
        return sized;
    }
}

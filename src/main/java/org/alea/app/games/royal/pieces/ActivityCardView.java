package org.alea.app.games.royal.pieces;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieSkin;
import org.alea.app.table.DieToken;
import org.alea.app.table.Glyph;
import org.alea.app.table.PaperCard;
import org.alea.games.royal.Activity;
import org.alea.games.royal.Colour;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/**
 * An activity card, face up: colour, stage, hiring cost and value in its head, then name, plate and effect, at its foot
 * the two places. The plate gives way where an effect needs the room.
 */
public final class ActivityCardView extends PaperCard {
    private static final double PRINT_SCALE = 2;

    private final Activity card;
    private final CardSize size;
    private final ObjectProperty<State> state = new SimpleObjectProperty<>(State.PRINTED);
    private final HBox head;
    private final Label name = new Label();
    private final Label kind = new Label();
    private final Label effect = new Label();
    private final Label stock = new Label();
    private final List<TradesmanPlace> places;
    private final Sheet body;
    private final ImageView plate = new ImageView();

    /** Who stands on the two places, and your cubes on the card. */
    public record State(Optional<Side> first, Optional<Side> second, int cubes) {
        /** The card as it is printed. */
        public static final State PRINTED = new State(Optional.empty(), Optional.empty(), 0);

        /** The card of a space as it lies on the table. */
        public static State of(RoyalTable table, Colour colour, int stage) {
            return new State(
                    table.activities().tradesman(colour, stage, 1),
                    table.activities().tradesman(colour, stage, 2),
                    table.activities().cubes(colour, stage));
        }
    }

    public ActivityCardView(Activity card, RoyalSkins skins, CardSize size) {
        this(card, skins, size, new Sheet());
    }

    private ActivityCardView(Activity card, RoyalSkins skins, CardSize size, Sheet body) {
        super(size.width(), size.height(), 0, false, body);
        this.card = card;
        this.size = size;
        getStyleClass().addAll("royal-piece", "game-royal", "royal-activity");
        setAccessibleRole(AccessibleRole.NODE);
        head = head(skins.of(card.colour()));
        Texts texts = skins.texts();
        name.getStyleClass().add("card-title");
        name.textProperty().bind(texts.words(card.name()));
        kind.getStyleClass().add("card-foot");
        kind.textProperty().bind(texts.text("royalpieces.kind." + (card.deferred() ? "deferred" : "immediate")));
        effect.getStyleClass().add("card-text");
        effect.setWrapText(true);
        effect.setAlignment(Pos.TOP_LEFT);
        effect.textProperty().bind(texts.words(card.text()));
        effect.textProperty().addListener((all, old, now) -> body.requestLayout());
        stock.getStyleClass().add("cube-stock");
        stock.setGraphic(new CubeNode(Side.YOU, size.em(11)));
        stock.setStyle("-fx-font-size: " + size.em(13) + "px;");
        places = card.placeVp().stream()
                .map(vp -> new TradesmanPlace(vp, size.type()))
                .toList();
        body.print(this::arrange, head, name, kind, plate, effect, stock, places.get(0), places.get(1));
        this.body = body;
        Tip.on(places.get(0), texts, in -> hearPlace(in, 1));
        Tip.on(places.get(1), texts, in -> hearPlace(in, 2));
        Tip.speak(this, texts, this::hear, state);
        show(State.PRINTED);
    }

    public Activity card() {
        return card;
    }

    public void show(State now) {
        state.set(now);
        places.get(0).show(now.first());
        places.get(1).show(now.second());
        stock.setText(Integer.toString(now.cubes()));
        stock.setVisible(now.cubes() > 0);
        body.requestLayout();
    }

    /** The first (1) or second place, for whoever points at it. */
    public Region place(int number) {
        return places.get(number - 1);
    }

    /** Your cubes on the card; hidden while there are none. */
    public Region stock() {
        return stock;
    }

    private HBox head(DieSkin skin) {
        Label stage = new Label(roman(card.stage()));
        Label value = new Label("÷\u2009" + card.value());
        stage.getStyleClass().add("head-figure");
        value.getStyleClass().add("head-value");
        stage.setStyle("-fx-font-size: " + size.em(13) + "px;");
        stage.setMinWidth(Region.USE_PREF_SIZE);
        value.setStyle("-fx-font-size: " + size.em(16) + "px;");
        value.setMinWidth(Region.USE_PREF_SIZE);
        Label hire = new Label(
                Integer.toString(card.hireCost()), Glyph.icon(RoyalEmblems.DENIERS, size.em(12), "head-icon"));
        hire.getStyleClass().add("head-hire");
        hire.setStyle("-fx-font-size: " + size.em(13) + "px;");
        hire.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox row = new HBox(
                size.em(4),
                new DieToken(skin, size.em(15)),
                Glyph.icon(RoyalEmblems.of(card.colour()), size.em(14), "head-icon"),
                stage,
                space,
                hire,
                value);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("activity-head", card.colour().name().toLowerCase(Locale.ROOT));
        return row;
    }

    static String roman(int stage) {
        return "I".repeat(stage);
    }

    private void arrange() {
        double inset = size.em(9);
        double width = size.width() - inset * 2;
        double headHeight = size.em(26);
        head.resizeRelocate(1, 1, size.width() - 2, headHeight - 1);
        double stockWidth = stock.isVisible() ? size.em(34) : 0;
        Fitting.line(name, Fonts.DISPLAY, Math.max(15, size.em(17)), 11.5, width - stockWidth);
        double nameHeight = size.em(23);
        double top = headHeight + size.em(3);
        Fitting.middle(name, inset, top, width - stockWidth, nameHeight);
        stock.resizeRelocate(size.width() - inset - stockWidth, top + 1, stockWidth, nameHeight - 2);
        double placeHeight = size.em(size.type() < 12 ? 28 : 32);
        double foot = size.height() - placeHeight - size.em(size.type() < 12 ? 6 : 8);
        double gap = size.em(6);
        double half = (size.width() - gap * 3) / 2;
        for (int i = 0; i < places.size(); i++) {
            places.get(i).resizeRelocate(gap + i * (half + gap), foot, half, placeHeight);
        }
        top += nameHeight;
        kind.setVisible(size.large());
        if (size.large()) {
            kind.resizeRelocate(inset, top, width, size.em(16));
            top += size.em(19);
        }
        fill(top, foot - size.em(3), inset, width);
    }

    /** The plate takes what the effect leaves over, clear of the tails of the name's letters. */
    private void fill(double top, double bottom, double inset, double width) {
        double room = bottom - top;
        double least = Math.min(size.type(), 11) - 1;
        double text = Fitting.paragraph(effect, size.words(), least, width, room);
        double gap = size.em(3);
        double plateHeight = Math.min(size.em(size.large() ? 78 : 58), room - gap - text - size.em(6));
        boolean plated = plateHeight >= size.em(24);
        plate.setVisible(plated);
        double below = top;
        if (plated) {
            ImageView print = RoyalEmblems.plate(card.id(), width, Math.floor(plateHeight))
                    .print(PRINT_SCALE);
            plate.setImage(print.getImage());
            plate.setFitWidth(width);
            plate.setFitHeight(Math.floor(plateHeight));
            plate.relocate(inset, top + gap);
            below = top + gap + plateHeight + size.em(4);
        }
        effect.resizeRelocate(inset, below, width, bottom - below);
    }

    private String hear(Texts in) {
        State now = state.get();
        String places = IntStream.rangeClosed(1, 2)
                .mapToObj(place -> hearPlace(in, place))
                .reduce("", (said, more) -> said + " " + more);
        String cubes = now.cubes() == 0 ? "" : " " + in.get("royalpieces.hear.cubes", now.cubes());
        return in.get(
                        "royalpieces.hear.activity",
                        card.name().in(in.language()),
                        in.get("royalpieces.card." + card.colour()),
                        roman(card.stage()),
                        card.value(),
                        card.hireCost(),
                        card.text().in(in.language()))
                + places
                + cubes;
    }

    private String hearPlace(Texts in, int place) {
        Optional<Side> holder = place == 1 ? state.get().first() : state.get().second();
        return in.get("royalpieces.hear.place", place, card.placeVp().get(place - 1), BuildingSpace.holder(in, holder));
    }
}

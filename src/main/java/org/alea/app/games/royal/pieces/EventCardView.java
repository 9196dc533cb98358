package org.alea.app.games.royal.pieces;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.Texts;
import org.alea.app.table.DieToken;
import org.alea.app.table.Glyph;
import org.alea.app.table.PaperCard;
import org.alea.games.royal.Colour;
import org.alea.games.royal.EventCard;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/**
 * An event of the row, or Marauding: what combating it takes, what it does, its places with your cubes, its rewards. The
 * one the Roy ends next bears his seal.
 */
public final class EventCardView extends PaperCard {
    private static final double EDGE = 6;
    private static final double PRINT_SCALE = 2;
    private static final double NARROW = 165;
    private static final double LEAST_NAME = 11;
    /** A name that would be smaller than this on one line of a narrow card takes two. */
    private static final double LEAST_NARROW_NAME = 13;

    private final EventCard card;
    private final Texts texts;
    private final CardSize size;
    private final ObjectProperty<State> state = new SimpleObjectProperty<>(State.PRINTED);
    private final Label name = new Label();
    private final HBox price = new HBox();
    private final ImageView plate = new ImageView();
    private final Label effect = new Label();
    private final Label calls = new Label();
    private final EventPlaces foot;
    private final EventRewards rewards;
    private final boolean narrow;
    private final Sheet body;
    private final Label seal = new Label();

    /** Your cubes on the event, those with which the Roy is just ending it, and whether he ends it next. */
    public record State(int cubes, int royCubes, boolean sealed) {
        /** The card as it is printed. */
        public static final State PRINTED = new State(0, false);

        public State(int cubes, boolean sealed) {
            this(cubes, 0, sealed);
        }

        /** The event at a position of the row, from 0; the right-most one is the Roy's next (ROYAL-165). */
        public static State of(RoyalTable table, int position) {
            return new State(
                    table.events().cubesAt(position), position == table.events().length() - 1);
        }

        /** The same event once the Roy has filled its free places. */
        public State ended(EventCard card) {
            return new State(cubes, card.places() - cubes, sealed);
        }

        Optional<Side> holder(int place) {
            if (place <= cubes) {
                return Optional.of(Side.YOU);
            }
            return place <= cubes + royCubes ? Optional.of(Side.ROY) : Optional.empty();
        }
    }

    public EventCardView(EventCard card, RoyalSkins skins, CardSize size) {
        this(card, skins, size, new Sheet());
    }

    private EventCardView(EventCard card, RoyalSkins skins, CardSize size, Sheet body) {
        super(size.width(), size.height(), EDGE, false, body);
        this.card = card;
        this.texts = skins.texts();
        this.size = size;
        narrow = size.width() < NARROW;
        foot = new EventPlaces(card, texts, size, narrow);
        rewards = new EventRewards(card, texts, size.type(), narrow);
        getStyleClass().addAll("royal-piece", "game-royal", "royal-event");
        setAccessibleRole(AccessibleRole.NODE);
        strip(new Region(), card.colour().map(Colour::name).orElse("black").toLowerCase(Locale.ROOT));
        name.getStyleClass().add("card-title");
        name.textProperty().bind(texts.words(card.name()));
        effect.getStyleClass().add("card-text");
        effect.setWrapText(true);
        effect.setAlignment(Pos.TOP_LEFT);
        effect.textProperty().bind(texts.words(card.text()));
        effect.textProperty().addListener((all, old, now) -> body.requestLayout());
        calls.getStyleClass().add("card-foot");
        card.next().ifPresent(next -> calls.textProperty().bind(texts.text("royalpieces.event.calls." + next)));
        price(skins);
        seal.setGraphic(Glyph.icon(RoyalEmblems.SEAL, size.em(13), "seal-icon"));
        seal.getStyleClass().add("royal-seal");
        body.print(this::arrange, name, price, plate, effect, calls, foot, rewards);
        this.body = body;
        Tip.speak(this, texts, this::hear, state);
        seal.setManaged(false);
        double across = size.em(24);
        // on the corner, above the name: the right-most event has nothing to its right
        seal.resizeRelocate(size.width() - 5 - across / 2, -2 - across / 2, across, across);
        over(seal);
        show(State.PRINTED);
    }

    public EventCard card() {
        return card;
    }

    public void show(State now) {
        state.set(now);
        foot.show(now);
        seal.setVisible(now.sealed());
        body.requestLayout();
    }

    /** Stands something where other events have their places: Marauding has none. */
    public void bear(Region below) {
        foot.getChildren().setAll(below);
        body.requestLayout();
    }

    /** A place for a cube, from 1. */
    public Region place(int number) {
        return foot.place(number);
    }

    private void price(RoyalSkins skins) {
        price.setSpacing(narrow ? 1 : size.em(3));
        price.setAlignment(Pos.CENTER_RIGHT);
        for (Colour needed : card.needs()) {
            price.getChildren().add(new DieToken(skins.of(needed), size.em(narrow ? 11 : 15)));
        }
        if (!card.permanent()) {
            Label value = new Label(Integer.toString(card.value()));
            value.getStyleClass().add("event-value");
            value.setStyle("-fx-font-size: " + size.em(16) + "px;");
            value.setMinWidth(Region.USE_PREF_SIZE);
            price.getChildren().add(value);
        }
    }

    private void arrange() {
        if (narrow) {
            arrangeNarrow();
        } else {
            arrangeWide();
        }
    }

    /** Everything one below the other, the places and what they cost on one line. */
    private void arrangeNarrow() {
        double inset = size.em(7);
        double inner = bodyWidth() - inset * 2;
        double top = size.em(6);
        double below = top + title(inset, top, inner, LEAST_NARROW_NAME);
        plate.setVisible(false);
        calls.setVisible(false);
        double line = size.em(17);
        double bottom = size.height() - size.em(6);
        double end = bottom - line * (card.permanent() ? foot.getChildren().size() : 2);
        words(inset, below, inner, end - size.em(2));
        emblem(inset, below, inner, end - size.em(4));
        foot.seat(inner - price.prefWidth(-1) - size.em(4), size.em(15));
        foot.resizeRelocate(inset, end, inner, line);
        price.resizeRelocate(inset, end, inner, line);
        rewards.resizeRelocate(inset, end + line, inner, line);
    }

    /** The picture stands below the words where they leave room for it. */
    private void emblem(double x, double y, double across, double end) {
        double down = end - y - effect.prefHeight(across) - size.em(4);
        if (down >= size.em(34)) {
            picture(x, end - down, across, down);
        }
    }

    private void arrangeWide() {
        double inset = size.em(9);
        double inner = bodyWidth() - inset * 2;
        double top = size.em(7);
        double priceWidth = card.permanent() ? 0 : size.em(18) * card.needs().size() + size.em(14);
        title(inset, top, inner - priceWidth, LEAST_NAME);
        price.resizeRelocate(inset + inner - priceWidth, top, priceWidth, size.em(22));
        double footHeight = size.em(30);
        double bottom = size.height() - footHeight - size.em(5);
        double rewardWidth = rewards.prefWidth(-1);
        foot.seat(inner - rewardWidth - size.em(8), size.em(21));
        foot.resizeRelocate(inset, bottom, inner - rewardWidth, footHeight);
        rewards.resizeRelocate(inset + inner - rewardWidth, bottom, rewardWidth, footHeight);
        top += size.em(26);
        double end = (card.permanent() ? size.height() - size.em(6) : bottom) - size.em(2);
        calls.setVisible(size.large());
        if (size.large()) {
            calls.resizeRelocate(inset, end - size.em(18), inner, size.em(16));
            end -= size.em(20);
            picture(inset, top, inner, size.em(78));
            words(inset, top + size.em(84), inner, end);
        } else {
            double across = size.em(62);
            picture(inset, top, across, Math.min(size.em(58), end - top));
            words(inset + across + size.em(8), top, inner - across - size.em(8), end);
        }
    }

    /** @return how much height the name takes: one line, or two if it is too long for the least size on one */
    private double title(double x, double y, double across, double least) {
        double type = Fitting.line(name, Fonts.DISPLAY, Math.max(15, size.em(17)), least, across);
        boolean two = Fitting.width(name.getText(), Fonts.DISPLAY, type) > across - 1;
        name.setWrapText(two);
        double high = two ? Math.ceil(name.prefHeight(across)) : size.em(22);
        Fitting.middle(name, x, y, across, high);
        return high;
    }

    private void picture(double x, double y, double across, double down) {
        plate.setVisible(true);
        plate.setImage(RoyalEmblems.plate(card.id(), across, Math.floor(down))
                .print(PRINT_SCALE)
                .getImage());
        plate.setFitWidth(across);
        plate.setFitHeight(Math.floor(down));
        plate.relocate(x, y);
    }

    private void words(double x, double y, double across, double end) {
        Fitting.paragraph(effect, size.words(), Math.min(size.type(), 11) - 1, across, end - y);
        effect.resizeRelocate(x, y, across, end - y);
    }

    private String hear(Texts in) {
        if (card.permanent()) {
            return in.get(
                    "royalpieces.hear.marauding",
                    card.name().in(in.language()),
                    card.text().in(in.language()));
        }
        State now = state.get();
        String needs = card.needs().stream()
                .map(colour -> in.get("royalpieces.colour." + colour))
                .collect(Collectors.joining(" + "));
        String said = in.get(
                "royalpieces.hear.event",
                card.name().in(in.language()),
                needs,
                card.value(),
                card.text().in(in.language()),
                now.cubes(),
                card.places(),
                card.first().vp(),
                card.first().influence(),
                card.second().vp(),
                card.second().influence());
        return now.sealed() ? said + " " + in.get("royalpieces.event.sealed") : said;
    }
}

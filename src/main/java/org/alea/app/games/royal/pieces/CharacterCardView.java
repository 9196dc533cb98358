package org.alea.app.games.royal.pieces;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.app.table.PaperCard;
import org.alea.games.royal.CharacterCard;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;

/**
 * A character: as a strip of the column with both sides' present count and the three thresholds, or large with what he
 * counts. The top one bears the 8 that recalls him.
 */
public final class CharacterCardView extends PaperCard {
    private final CharacterCard card;
    private final CardSize size;
    private final ObjectProperty<State> state = new SimpleObjectProperty<>(State.PRINTED);
    private final Label next = new Label("8");
    private final Icon emblem;
    private final Label name = new Label();
    private final Label metric = new Label();
    private final ImageView plate = new ImageView();
    private final HBox counts = new HBox(6);
    private final Label yours = new Label();
    private final Label roys = new Label();
    private final CharacterTiers tiers;
    private final Sheet body;

    /** Both sides' present count, and whether an 8 recalls this character next. */
    public record State(boolean counted, int yourCount, int royCount, boolean next) {
        /** The card as it is printed. */
        public static final State PRINTED = new State(false, 0, 0, false);

        /** A character of the column, 0 being the top one. */
        public static State of(RoyalTable table, int position) {
            CharacterCard card = table.characters().get(position);
            return new State(true, card.count(table, Side.YOU), card.count(table, Side.ROY), position == 0);
        }
    }

    public CharacterCardView(CharacterCard card, Texts texts, CardSize size) {
        this(card, texts, size, new Sheet());
    }

    private CharacterCardView(CharacterCard card, Texts texts, CardSize size, Sheet body) {
        super(size.width(), size.height(), 0, false, body);
        this.card = card;
        this.size = size;
        tiers = new CharacterTiers(card, texts, size);
        emblem = Glyph.icon(RoyalEmblems.of(card.id()), size.em(16));
        getStyleClass().addAll("royal-piece", "game-royal", "royal-character");
        setAccessibleRole(AccessibleRole.NODE);
        next.getStyleClass().add("next-badge");
        name.getStyleClass().add("card-title");
        name.textProperty().bind(texts.words(card.name()));
        metric.getStyleClass().add("card-text");
        metric.setWrapText(true);
        metric.setAlignment(Pos.TOP_LEFT);
        metric.textProperty().bind(texts.words(card.text()));
        metric.textProperty().addListener((all, old, now) -> body.requestLayout());
        count(yours, Side.YOU);
        count(roys, Side.ROY);
        counts.setAlignment(Pos.CENTER_RIGHT);
        counts.getChildren().addAll(yours, roys);
        body.print(this::arrange, next, emblem, name, metric, plate, counts, tiers);
        this.body = body;
        Tip.speak(this, texts, this::hear, state);
        show(State.PRINTED);
    }

    public CharacterCard card() {
        return card;
    }

    public void show(State now) {
        state.set(now);
        next.setVisible(now.next());
        counts.setVisible(now.counted());
        yours.setText(Integer.toString(now.yourCount()));
        roys.setText(card.royScores() ? Integer.toString(now.royCount()) : "–");
        tiers.show(now.counted() ? card.vpFor(now.yourCount()) : 0, royVp(now));
        body.requestLayout();
    }

    private int royVp(State now) {
        return now.counted() && card.royScores() ? card.vpFor(now.royCount()) : 0;
    }

    private void count(Label label, Side side) {
        label.getStyleClass().addAll("count", side == Side.YOU ? "you" : "roy");
        label.setGraphic(Glyph.icon(RoyalEmblems.of(side), size.em(13)));
        label.setStyle("-fx-font-size: " + size.em(13) + "px;");
        label.setMinWidth(size.columns() ? size.em(33) : USE_PREF_SIZE);
    }

    private void arrange() {
        if (size.large()) {
            large();
        } else {
            strip();
        }
    }

    private void strip() {
        double height = size.height();
        double x = size.em(8);
        double badge = size.em(18);
        if (next.isVisible()) {
            next.resizeRelocate(x, (height - badge) / 2, badge, badge);
            x += badge + size.em(5);
        }
        // the badge stands in for the emblem: a strip has room for one of them
        emblem.setVisible(!next.isVisible());
        if (emblem.isVisible()) {
            emblem.relocate(x, (height - size.em(16)) / 2 - 1);
            x += size.em(16) + size.em(6);
        }
        double right = size.width() - size.em(8);
        double tierWidth = tiers.prefWidth(-1);
        tiers.resizeRelocate(right - tierWidth, 0, tierWidth, height);
        right -= tierWidth + size.em(7);
        double countWidth = counts.isVisible() ? counts.prefWidth(-1) : 0;
        counts.resizeRelocate(right - countWidth, 0, countWidth, height);
        right -= countWidth + size.em(4);
        Fitting.line(name, Fonts.DISPLAY, 15, 11, right - x);
        name.resizeRelocate(x, 0, right - x, height - 1);
        metric.setVisible(false);
        plate.setVisible(false);
    }

    private void large() {
        double inset = size.em(11);
        double width = size.width() - inset * 2;
        double top = size.em(9);
        emblem.setVisible(false);
        Fitting.line(name, Fonts.DISPLAY, size.em(17), 15, width - size.em(24));
        name.resizeRelocate(inset, top, width - size.em(24), size.em(24));
        next.resizeRelocate(size.width() - inset - size.em(20), top + 1, size.em(20), size.em(20));
        top += size.em(28);
        double plateHeight = size.em(76);
        plate.setImage(
                RoyalEmblems.plate(card.id(), width, plateHeight).print(2).getImage());
        plate.setFitWidth(width);
        plate.setFitHeight(plateHeight);
        plate.relocate(inset, top);
        top += plateHeight + size.em(8);
        double words = Fitting.paragraph(metric, size.type(), 11, width, size.em(40));
        metric.resizeRelocate(inset, top, width, words + 2);
        double tierHeight = tiers.prefHeight(-1);
        double bottom = size.height() - size.em(10);
        tiers.resizeRelocate(inset, bottom - tierHeight, width, tierHeight);
        counts.resizeRelocate(inset, bottom - tierHeight - size.em(28), width, size.em(24));
    }

    private String hear(Texts in) {
        State now = state.get();
        StringBuilder said = new StringBuilder(in.get(
                "royalpieces.hear.character",
                card.name().in(in.language()),
                card.text().in(in.language()),
                card.thresholds().get(0),
                card.vp().get(0),
                card.thresholds().get(1),
                card.vp().get(1),
                card.thresholds().get(2),
                card.vp().get(2)));
        if (!card.royScores()) {
            said.append(' ').append(in.get("royalpieces.character.notRoy"));
        }
        if (now.counted()) {
            said.append(' ')
                    .append(in.get(
                            "royalpieces.hear.counts",
                            now.yourCount(),
                            card.vpFor(now.yourCount()),
                            now.royCount(),
                            royVp(now)));
        }
        if (now.next()) {
            said.append(' ').append(in.get("royalpieces.character.next"));
        }
        return said.toString();
    }
}

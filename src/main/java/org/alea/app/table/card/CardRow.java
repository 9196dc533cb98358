package org.alea.app.table.card;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/**
 * Cards side by side. Where the width is short they move together and then overlap; the one that is pointed at, chosen or
 * reached by keyboard comes to the front.
 */
public final class CardRow extends Region {
    private static final double GAP = 8;

    private List<Region> cards = List.of();

    public CardRow() {
        getStyleClass().add("card-row");
    }

    public void show(List<? extends Region> shown) {
        cards = List.copyOf(shown);
        getChildren().setAll(cards);
        for (Region card : cards) {
            card.setOnMouseEntered(entered -> card.setViewOrder(-1));
            card.setOnMouseExited(left -> card.setViewOrder(0));
        }
        requestLayout();
    }

    public List<Region> cards() {
        return cards;
    }

    /** How far the left edges of neighbouring cards are apart; all cards are as wide as the widest. */
    static double pitch(int count, double card, double width) {
        if (count < 2) {
            return card + GAP;
        }
        return Math.max(1, Math.min(card + GAP, (width - card) / (count - 1)));
    }

    @Override
    protected double computePrefWidth(double height) {
        return cards.stream().mapToDouble(card -> card.prefWidth(-1) + GAP).sum() - GAP;
    }

    @Override
    protected double computeMinWidth(double height) {
        return cards.stream().mapToDouble(card -> card.prefWidth(-1)).max().orElse(0);
    }

    @Override
    protected double computePrefHeight(double width) {
        return cards.stream().mapToDouble(card -> card.prefHeight(-1)).max().orElse(0);
    }

    @Override
    protected void layoutChildren() {
        double widest = computeMinWidth(-1);
        double pitch = pitch(cards.size(), widest, getWidth());
        double x = 0;
        for (Node card : cards) {
            card.autosize();
            card.relocate(x, 0);
            x += pitch;
        }
    }
}

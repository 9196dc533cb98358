package org.alea.app.reference;

import java.util.ArrayList;
import java.util.List;

/**
 * How cards are laid out on printed pages.
 *
 * @param scale of the cards, so that two stand side by side
 */
record PagePlan(int rows, double scale) {
    static final int COLUMNS = 2;

    /** For pages whose printable part has this size. */
    static PagePlan of(double width, double height) {
        double scale = width / (COLUMNS * CardSheet.WIDTH + 2 * CardSheet.MARGIN);
        int rows = (int) ((height / scale - 2 * CardSheet.MARGIN) / CardSheet.HEIGHT);
        return new PagePlan(Math.max(1, rows), scale);
    }

    /** The cards page by page. */
    List<List<Card>> pages(List<Card> cards) {
        int most = COLUMNS * rows;
        List<List<Card>> pages = new ArrayList<>();
        for (int from = 0; from < cards.size(); from += most) {
            pages.add(cards.subList(from, Math.min(cards.size(), from + most)));
        }
        return pages;
    }
}

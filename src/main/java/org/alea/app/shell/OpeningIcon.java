package org.alea.app.shell;

import org.kordamp.ikonli.Ikon;

/**
 * The icons the window opens with. Ikonli has a class of several hundred icons for every initial letter, and reading a
 * dozen of those for one icon each would keep the player waiting; every other screen takes its icons from there.
 */
public enum OpeningIcon implements Ikon {
    VIEW_GRID_OUTLINE("mdi2v-view-grid-outline", 0xF11D9),
    TIMER_OUTLINE("mdi2t-timer-outline", 0xF051B),
    CARDS_OUTLINE("mdi2c-cards-outline", 0xF0639),
    CHART_LINE("mdi2c-chart-line", 0xF012A),
    BOOK_OPEN_PAGE_VARIANT_OUTLINE("mdi2b-book-open-page-variant-outline", 0xF15D6),
    COG_OUTLINE("mdi2c-cog-outline", 0xF08BB),
    CROWN("mdi2c-crown", 0xF01A5),
    CASTLE("mdi2c-castle", 0xF011A),
    ANVIL("mdi2a-anvil", 0xF089B),
    CITY_VARIANT("mdi2c-city-variant", 0xF0A36),
    DIAMOND_STONE("mdi2d-diamond-stone", 0xF01C8),
    CHEVRON_LEFT("mdi2c-chevron-left", 0xF0141),
    PLUS("mdi2p-plus", 0xF0415),
    PLAY("mdi2p-play", 0xF040A),
    SCHOOL_OUTLINE("mdi2s-school-outline", 0xF1180),
    BOOKMARK("mdi2b-bookmark", 0xF00C0),
    CONTENT_SAVE_OUTLINE("mdi2c-content-save-outline", 0xF0818);

    private final String literal;
    private final int code;

    OpeningIcon(String literal, int code) {
        this.literal = literal;
        this.code = code;
    }

    @Override
    public String getDescription() {
        return literal;
    }

    @Override
    public int getCode() {
        return code;
    }
}

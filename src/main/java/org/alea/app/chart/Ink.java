package org.alea.app.chart;

import java.util.Locale;

/** A colour of the theme; the style sheet says {@code .ink-<name>}. */
public enum Ink {
    ACCENT,
    ACCENT_LINE,
    ACCENT_SOFT,
    ON_ACCENT,
    BRASS,
    CURVE,
    INFO,
    BELOW,
    EVEN,
    DANGER,
    DIM,
    GRID,
    EMPTY,
    EDGE,
    GROUND,
    TEXT,
    FAINT;

    String styleClass() {
        return "ink-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

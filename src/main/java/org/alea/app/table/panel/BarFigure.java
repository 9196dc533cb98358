package org.alea.app.table.panel;

/**
 * One figure in the bar over a table: a purse, a score, an objective.
 *
 * @param icon empty for none
 * @param figure what is set large, empty for none
 * @param words what stands behind it, or alone in a chip
 * @param look how it is shown
 * @param rule which rule a click on it opens, empty for none
 */
public record BarFigure(String icon, String figure, String words, Look look, String rule) {

    /** How a figure is shown. */
    public enum Look {
        /** A sign and a large figure. */
        PURSE,
        /** Words in a chip. */
        CHIP,
        /** Words in a chip of the game's colour. */
        ACCENT,
        /** Words in a chip that warns. */
        WARNING
    }

    public static BarFigure purse(String icon, String figure, String words) {
        return new BarFigure(icon, figure, words, Look.PURSE, "");
    }

    public static BarFigure chip(String icon, String words) {
        return new BarFigure(icon, "", words, Look.CHIP, "");
    }

    public BarFigure as(Look other) {
        return new BarFigure(icon, figure, words, other, rule);
    }

    public BarFigure about(String ruleId) {
        return new BarFigure(icon, figure, words, look, ruleId);
    }
}

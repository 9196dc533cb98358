package org.alea.app.shell;

import java.util.Arrays;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Part of the build: a theme of AtlantaFX without the controls this program has none of. JavaFX compares all that is
 * shown with every rule of the theme, and three of four are for date pickers, trees, tabs and the like.
 */
public final class LeanTheme {
    /** No rule that speaks of one of these is kept. Whoever comes to use one takes it out of here: the tests ask for it. */
    public static final Set<String> UNWORN = Set.of("""
            accordion axis axis-label bb-code breadcrumbs button-bar button-circle button-icon button-outlined
            calendar calendar-grid check-box check-menu-item choice-box choice-dialog
            color-input-field color-palette color-palette-region color-picker color-picker-grid custom-color-dialog
            custom-text-field date-cell date-picker date-picker-popup dialog-pane
            chart-area-symbol chart-bar chart-line-symbol chart-pie chart-pie-label chart-pie-label-line
            chart-series-area-fill chart-series-area-line chart-series-line chart-symbol
            area-legend-symbol bar-legend-symbol bubble-legend-symbol pie-legend-symbol
            html-editor html-editor-align-center html-editor-align-justify html-editor-align-left
            html-editor-align-right html-editor-background html-editor-bold html-editor-bullets html-editor-copy
            html-editor-cut html-editor-foreground html-editor-hr html-editor-indent html-editor-italic
            html-editor-numbers html-editor-outdent html-editor-paste html-editor-strike html-editor-underline
            font-icon ikonli-font-icon left-pill center-pill right-pill elevated-1 elevated-2 elevated-3 elevated-4
            menu-bar message modal-box modal-pane notification pagination pagination-control password-field popover
            progress-bar progress-indicator radio-button ring-progress-indicator
            split-menu-button split-pane split-pane-divider tab tab-header-area tab-pane
            table-cell table-column table-row-cell table-view column-header column-header-background
            tile tile-base titled-pane toggle-switch tool-bar
            tree-cell tree-table-cell tree-table-row-cell tree-table-view tree-view
            bg-accent-emphasis bg-accent-muted bg-accent-subtle bg-danger-emphasis bg-danger-muted bg-danger-subtle
            bg-default bg-inset bg-neutral-emphasis bg-neutral-emphasis-plus bg-neutral-muted bg-neutral-subtle
            bg-subtle bg-success-emphasis bg-success-muted bg-success-subtle bg-warning-emphasis bg-warning-muted
            bg-warning-subtle border-default border-muted border-subtle
            text-bold text-bolder text-caption text-italic text-lighter text-muted text-normal text-oblique
            text-on-emphasis text-small text-strikethrough text-subtle text-underlined
            title-1 title-2 title-3 title-4
            """.strip().split("\\s+"));

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)\\}");
    private static final Pattern STYLE_CLASS = Pattern.compile("\\.([A-Za-z][\\w-]*)");

    private LeanTheme() {}

    /** The rules of a style sheet that something here may wear. */
    static String of(String sheet) {
        return RULE.matcher(COMMENT.matcher(sheet).replaceAll(""))
                .results()
                .map(LeanTheme::rule)
                .collect(Collectors.joining());
    }

    private static String rule(MatchResult rule) {
        String selectors = Arrays.stream(rule.group(1).split(","))
                .filter(LeanTheme::worn)
                .map(String::strip)
                .collect(Collectors.joining(", "));
        return selectors.isEmpty() ? "" : selectors + " {" + rule.group(2) + "}\n";
    }

    private static boolean worn(String selector) {
        return STYLE_CLASS.matcher(selector).results().noneMatch(found -> UNWORN.contains(found.group(1)));
    }
}

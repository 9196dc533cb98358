package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text on every surface it may stand on, by the formula of WCAG 2: 4.5 for text, 3 for the borders that are controls. */
class ContrastTest {
    private static final Path SHEETS = Path.of("src", "main", "resources", "org", "alea", "app", "css");
    private static final Pattern COLOUR = Pattern.compile("(-al-[\\w-]+):\\s*(#[0-9A-Fa-f]{6});");
    private static final Pattern HIGH = Pattern.compile("\\.root:contrast \\{([^}]*)\\}");
    private static final Pattern GAME = Pattern.compile("\\.(game-\\w+) \\{([^}]*)\\}");

    private static final List<String> SURFACES = List.of("-al-ink-950", "-al-ink-900", "-al-ink-850", "-al-ink-800");
    private static final List<String> TEXTS = List.of(
            "-al-fg", "-al-fg2", "-al-fg3", "-al-brass", "-al-ok", "-al-warn", "-al-danger", "-al-info", "-al-rail-on");

    /** Where the light theme falls just short: the rail wears its own brass, and these never stand on it. */
    private static final Set<String> NEVER_ON_THE_LIGHT_RAIL =
            Set.of("-al-brass on -al-ink-950", "-al-danger on -al-ink-950", "-al-info on -al-ink-950");

    @ParameterizedTest
    @CsvSource({"tokens-dark.css", "tokens-light.css"})
    void text_can_be_read_on_every_surface(String sheet) throws IOException {
        Map<String, String> colours = colours(Files.readString(SHEETS.resolve(sheet)));
        Set<String> faint = new TreeSet<>();
        for (String text : TEXTS) {
            for (String surface : SURFACES) {
                note(faint, text + " on " + surface, of(colours, text), of(colours, surface), 4.5);
            }
        }
        assertThat(faint).isEqualTo(sheet.contains("light") ? new TreeSet<>(NEVER_ON_THE_LIGHT_RAIL) : Set.of());
    }

    @ParameterizedTest
    @CsvSource({"tokens-dark.css", "tokens-light.css"})
    void ink_can_be_read_on_paper_and_on_brass(String sheet) throws IOException {
        Map<String, String> colours = colours(Files.readString(SHEETS.resolve(sheet)));
        Set<String> faint = new TreeSet<>();
        for (String ink : List.of("-al-pink", "-al-pink-2")) {
            for (String paper : List.of("-al-paper", "-al-paper-2")) {
                note(faint, ink + " on " + paper, of(colours, ink), of(colours, paper), 4.5);
            }
        }
        for (String brass : List.of("-al-brass", "-al-primary-top", "-al-primary-bottom")) {
            note(faint, "text on " + brass, of(colours, "-al-on-brass"), of(colours, brass), 4.5);
        }
        note(faint, "text on danger", of(colours, "-al-danger"), of(colours, "-al-danger-bg"), 4.5);
        note(faint, "an instruction on its button", of(colours, "-al-fg2"), of(colours, "-al-ink-700"), 4.5);
        assertThat(faint).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"tokens-dark.css", "tokens-light.css"})
    void at_high_contrast_words_stand_out_by_seven_and_every_line_by_three(String sheet) throws IOException {
        Map<String, String> colours = atHighContrast(Files.readString(SHEETS.resolve(sheet)));
        Set<String> faint = new TreeSet<>();
        for (String surface : SURFACES) {
            for (String text : List.of("-al-fg", "-al-fg2", "-al-fg3")) {
                note(faint, text + " on " + surface, of(colours, text), of(colours, surface), 7);
            }
            for (String text : TEXTS) {
                note(faint, text + " on " + surface, of(colours, text), of(colours, surface), 4.5);
            }
            note(faint, "border on " + surface, of(colours, "-al-ink-500"), of(colours, surface), 3);
            note(faint, "line on " + surface, of(colours, "-al-line"), of(colours, surface), 3);
        }
        for (String ink : List.of("-al-pink", "-al-pink-2")) {
            for (String paper : List.of("-al-paper", "-al-paper-2")) {
                note(faint, ink + " on " + paper, of(colours, ink), of(colours, paper), 7);
            }
        }
        note(faint, "text on brass", of(colours, "-al-on-brass"), of(colours, "-al-brass"), 4.5);
        note(faint, "text on danger", of(colours, "-al-danger"), of(colours, "-al-danger-bg"), 4.5);
        note(faint, "text on a button below the pointer", of(colours, "-al-fg"), of(colours, "-al-hover"), 7);
        assertThat(faint).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"tokens-dark.css", "tokens-light.css"})
    void the_accent_of_every_game_can_be_read(String sheet) throws IOException {
        String text = Files.readString(SHEETS.resolve(sheet));
        Map<String, String> colours = colours(text);
        Set<String> faint = new TreeSet<>();
        List<String> games = new ArrayList<>();
        Matcher game = GAME.matcher(text);
        while (game.find()) {
            games.add(game.group(1));
            Map<String, String> own = colours(game.group(2));
            for (String surface : SURFACES) {
                note(faint, game.group(1) + " on " + surface, of(own, "-al-accent"), of(colours, surface), 4.5);
            }
            note(faint, game.group(1) + " on its button", of(own, "-al-accent"), of(own, "-al-accent-btn"), 4.5);
            note(faint, game.group(1) + " on its chip", of(own, "-al-accent"), of(own, "-al-accent-soft"), 4.5);
        }
        assertThat(games).hasSize(5);
        assertThat(faint).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"tokens-dark.css", "tokens-light.css"})
    void borders_that_are_controls_and_the_focus_ring_can_be_seen(String sheet) throws IOException {
        Map<String, String> colours = colours(Files.readString(SHEETS.resolve(sheet)));
        Set<String> faint = new TreeSet<>();
        for (String surface : List.of("-al-ink-900", "-al-ink-850")) {
            note(faint, "border on " + surface, of(colours, "-al-ink-500"), of(colours, surface), 3);
            note(faint, "ring on " + surface, of(colours, "-al-brass-hi"), of(colours, surface), 3);
        }
        assertThat(faint).isEmpty();
    }

    private static void note(Set<String> faint, String pair, String front, String back, double least) {
        if (contrast(front, back) < least) {
            faint.add(pair);
        }
    }

    private static String of(Map<String, String> colours, String name) {
        return Objects.requireNonNull(colours.get(name), name);
    }

    private static Map<String, String> colours(String css) {
        Map<String, String> colours = new LinkedHashMap<>();
        Matcher colour = COLOUR.matcher(css);
        while (colour.find()) {
            colours.putIfAbsent(colour.group(1), colour.group(2));
        }
        return colours;
    }

    private static Map<String, String> atHighContrast(String css) {
        Map<String, String> all = colours(css);
        Matcher high = HIGH.matcher(css);
        assertThat(high.find()).as("colours of high contrast").isTrue();
        all.putAll(colours(high.group(1)));
        return all;
    }

    private static double contrast(String one, String other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String colour) {
        return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
    }

    private static double channel(String colour, int at) {
        double c = Integer.parseInt(colour.substring(at, at + 2), 16) / 255.0;
        return c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}

package org.alea.games.queen;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.alea.content.Wording;
import org.alea.engine.Countdown;
import org.alea.engine.Language;

/** The table as a few lines of text, for the terminal and for reports. */
final class TableText {
    private final Wording wording;
    private final QueenTable table;
    private final int elapsedMs;
    private final Language language;
    private final StringBuilder text = new StringBuilder();

    TableText(Wording wording, QueenTable table, Language language) {
        this(wording, table, table.elapsedMs(), language);
    }

    /** @param elapsedMs how far the clock has come since the table lay like this */
    TableText(Wording wording, QueenTable table, int elapsedMs, Language language) {
        this.wording = wording;
        this.table = table;
        this.elapsedMs = elapsedMs;
        this.language = language;
    }

    @Override
    public String toString() {
        text.setLength(0);
        head();
        List<QueenForecast> forecasts = QueenForecast.of(table);
        Optional<MoonForecast> moon = MoonForecast.of(table, forecasts);
        table.enemies().forEach(enemy -> enemy(enemy, forecasts.get(enemy.slot() - 1), moon));
        dice();
        modules();
        return text.toString();
    }

    private void head() {
        int wounds = woundsToCome();
        boolean spared = wounds > 0 && table.power().sparesHealth() && table.powerLeft();
        line(
                "text.head",
                Map.of(
                        "round",
                        table.round(),
                        "defeats",
                        table.defeats(),
                        "wounds",
                        table.wounds() + wounds,
                        "left",
                        table.lastHealthSpace() - table.health() - wounds + (spared ? 1 : 0)));
        if (table.phase() == QueenPhase.ROLLING) {
            boolean timed = table.limitMs() != Countdown.NO_LIMIT;
            line(
                    timed ? "text.clock" : "text.untimed",
                    Map.of("seconds", (timed ? Math.max(0, table.limitMs() - elapsedMs) : elapsedMs) / 1000));
        }
    }

    /** Taken, but not yet marked on the track: a die is to be exhausted first (QUEEN-087). */
    private int woundsToCome() {
        return (int) table.agenda.effects().stream()
                .filter(LoseHealth.class::isInstance)
                .count();
    }

    /** Bottom to top, the marker's square in brackets. */
    private void enemy(EnemyInPlay enemy, QueenForecast forecast, Optional<MoonForecast> moon) {
        StringBuilder track = new StringBuilder();
        for (int square = 0; square <= enemy.card().top(); square++) {
            String price = square == 0 ? "☠" : price(enemy, square);
            track.append(square == enemy.marker() ? "[" + price + "]" : " " + price + " ");
        }
        text.append("  %d  %-26s %-28s %s%s%s%s%n"
                .formatted(
                        enemy.slot(),
                        enemy.card().name().in(language),
                        track,
                        symbol(enemy.card()),
                        enemy.shield() ? "◇ " : "",
                        heavens(enemy.slot()),
                        toCome(enemy.slot())
                                ? forecast(forecast, moon.filter(some -> some.slot() == enemy.slot()))
                                : ""));
        if (!(enemy.card().ability() instanceof Ability.None)) {
            text.append("     ")
                    .append(CardTexts.say(wording, enemy.card().ability(), language))
                    .append('\n');
        }
    }

    private String price(EnemyInPlay enemy, int square) {
        int need = table.need(enemy.slot(), square);
        String colours = enemy.card().square(square).colours().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(wanted -> letter(wanted.getKey()).repeat(wanted.getValue()))
                .collect(Collectors.joining());
        String top = square == enemy.card().top() ? "♛" : "";
        return (need == 0 ? "–" : need + colours) + top;
    }

    private String heavens(int slot) {
        return table.sun().orElse(0) == slot ? "☀ " : table.moon().orElse(0) == slot ? "☾ " : "";
    }

    /** The symbol on which the dragon die may join an attack. */
    private String symbol(EnemyCard card) {
        return table.options().with(QueenModule.DRAGON)
                ? card.dragon()
                        .map(face -> "(" + wording.say("term." + face, language) + ") ")
                        .orElse("")
                : "";
    }

    /** Whether the dice have still to attack this enemy. */
    private boolean toCome(int slot) {
        return !table.dice(Zone.ARENA).isEmpty()
                && !table.attacksResolved()
                && slot >= table.attackedSlot().orElse(1);
    }

    private static String forecast(QueenForecast forecast, Optional<MoonForecast> moon) {
        int down = moon.map(MoonForecast::down).orElse(forecast.down());
        int wounds = forecast.wounds() + (moon.filter(MoonForecast::wounds).isPresent() ? 1 : 0);
        return (down > 0 ? "▼" + down : "")
                + (forecast.up() > 0 ? "▲" + forecast.up() : "")
                + (forecast.fails() ? "✕" : "")
                + (forecast.raisesShield() || forecast.breaksShield() ? "◇" : "")
                + "☠".repeat(wounds)
                + (forecast.defeats() ? "♛" : "")
                + (forecast.sure() ? "" : "?");
    }

    private void dice() {
        String arena = table.groups().stream()
                .map(group -> group.value() + ": " + letters(group.dice()))
                .collect(Collectors.joining("   "));
        if (!arena.isEmpty()) {
            line("text.arena", Map.of("dice", arena));
        }
        table.dragon().ifPresent(face -> line("text.dragon", Map.of("face", face)));
        for (Zone zone : Zone.values()) {
            String lying = zone == Zone.RESERVE ? reserve() : letters(table.dice(zone));
            if (zone != Zone.ARENA && zone != Zone.BOX && !lying.isEmpty()) {
                // a lone letter is no term to be said in full
                line("text.zone", Map.of("zone", zone, "dice", ""));
                text.insert(text.length() - 1, lying);
            }
        }
    }

    /** QUEEN-109, 127: the dragon die lies with the dice until it is thrown with them. */
    private String reserve() {
        String dice = letters(table.dice(Zone.RESERVE));
        boolean dragon =
                table.options().with(QueenModule.DRAGON) && table.dragon().isEmpty();
        return dragon ? (dice + " " + wording.say("text.dragonDie", language)).strip() : dice;
    }

    private void modules() {
        for (ChariotInPlay chariot : table.chariots()) {
            ChariotCard card = chariot.card();
            String defence = wording.say(
                    "defence." + card.defence().type(),
                    Map.of("value", card.defence().value()),
                    language);
            card("text.chariot", card.name().in(language), card.effect(), defence);
        }
        table.spirit().ifPresent(card -> card("text.spirit", card.name().in(language), card.effect(), ""));
        for (ConspiratorCard card : table.conspirators()) {
            boolean active = table.activeConspirator().filter(card::equals).isPresent();
            card(
                    active ? "text.activeConspirator" : "text.conspirator",
                    card.value() + " " + card.name().in(language),
                    card.effect(),
                    "");
        }
    }

    private void card(String key, String name, List<? extends Primitive> effects, String more) {
        String said = effects.stream()
                .map(effect -> CardTexts.say(wording, effect, language))
                .collect(Collectors.joining(" "));
        line(key, Map.of("card", name, "text", said + (more.isEmpty() ? "" : " (" + more + ")")));
    }

    private String letters(List<QueenDie> dice) {
        return dice.stream().map(die -> letter(die.colour())).collect(Collectors.joining(" "));
    }

    private String letter(DieColour colour) {
        return wording.say("letter." + colour, language);
    }

    private void line(String key, Map<String, ?> parameters) {
        text.append(wording.say(key, parameters, language)).append('\n');
    }
}

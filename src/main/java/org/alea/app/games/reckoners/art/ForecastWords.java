package org.alea.app.games.reckoners.art;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.alea.app.table.panel.ForecastPane;
import org.alea.app.table.panel.ForecastPane.Line;
import org.alea.app.table.panel.ForecastPane.Tone;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.cards.FigureMove;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.forecast.Forecast;
import org.alea.games.reckoners.forecast.Forecast.Spread;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** The forecast as lines of a panel. RECK-350, RECK-351 */
public final class ForecastWords {
    private static final int PERCENT = 100;

    private final ReckonSpeech speech;

    public ForecastWords(ReckonSpeech speech) {
        this.speech = speech;
    }

    /** What would happen if the player stopped now. */
    public ForecastPane.Reading of(ReckonersState now, Forecast then) {
        String title = now.phase() == ReckonersPhase.ROLL ? "forecast.title.roll" : "forecast.title";
        return reading(title, now, then, advice(then));
    }

    /** What was to be expected of the Epic phase that is being watched. */
    public ForecastPane.Reading expected(ReckonersState before, Forecast then) {
        return reading("forecast.title.watched", before, then, "");
    }

    private ForecastPane.Reading reading(String title, ReckonersState now, Forecast then, String advice) {
        List<Line> lines = new ArrayList<>();
        lines.add(population(then));
        if (then.lost() > 0) {
            lines.add(line(Symbol.WARNING, "forecast.lost", percent(then.lost()), "", Tone.LOSS));
        }
        lines.add(line(
                Symbol.ENFORCEMENT,
                "forecast.enforcement",
                gain(then.newEnforcement()),
                speech.get("forecast.inAll", absolute(then.enforcement())),
                then.newEnforcement().highest() > 0 ? Tone.WORSE : Tone.PLAIN));
        double barricades = then.newBarricades().values().stream()
                .mapToDouble(Double::doubleValue)
                .sum();
        lines.add(line(
                Symbol.BARRICADE,
                "forecast.barricades",
                about(barricades),
                names(then.newBarricades()),
                barricades > 0 ? Tone.WORSE : Tone.PLAIN));
        lines.add(base(now, then));
        losses(then).ifPresent(lines::add);
        lines.add(goes(now, then));
        if (!then.crossed().isEmpty()) {
            String where =
                    String.join(", ", then.crossed().stream().map(speech::name).toList());
            lines.add(new Line("mdi2c-city-variant", speech.get("forecast.crossed"), "", where, Tone.WORSE));
        }
        brackets(now, then).ifPresent(lines::add);
        String aside = then.certain() ? speech.get("forecast.certain") : "";
        return new ForecastPane.Reading(speech.get(title), aside, lines, advice, certain(now, then));
    }

    /** How certain all that is. RECK-349 */
    private String certain(ReckonersState now, Forecast then) {
        if (!then.certain()) {
            return speech.get("forecast.trials", then.copies());
        }
        return byDie(now, then)
                ? speech.get("forecast.allButDie", speech.name(now.highEpic().id()))
                : speech.get("forecast.allCertain");
    }

    private boolean byDie(ReckonersState now, Forecast then) {
        return then.highEpic().size() > 1
                && speech.content().highEpic(now.highEpic().id()).move() == FigureMove.MOVEMENT_DIE;
    }

    /** What has changed between two moments of the Epic phase. */
    public ForecastPane.Reading since(ReckonersState before, ReckonersState now) {
        List<Line> lines = new ArrayList<>();
        int people = now.population() - before.population();
        lines.add(line(
                Symbol.POPULATION_LOST,
                "forecast.population",
                signed(people),
                speech.get("forecast.to", before.population(), now.population()),
                people < 0 ? Tone.LOSS : Tone.PLAIN));
        lines.add(more(Symbol.ENFORCEMENT, "forecast.enforcement", before, now, District::enforcement));
        lines.add(more(Symbol.BARRICADE, "forecast.barricades", before, now, District::barricades));
        lines.add(line(
                Symbol.BASE,
                "forecast.base",
                speech.get("forecast.to", before.base(), now.base()),
                "",
                now.base() == before.base() ? Tone.PLAIN : Tone.WORSE));
        List<String> moved = new ArrayList<>();
        for (PowerTrack track : PowerTrack.values()) {
            int bracket = now.highEpic().bracket(track);
            if (bracket != before.highEpic().bracket(track)) {
                moved.add(ReckonerLooks.letter(track) + "\u00a0" + bracket);
            }
        }
        if (!moved.isEmpty()) {
            lines.add(line(Symbol.STRENGTHEN, "forecast.brackets", String.join("  ", moved), "", Tone.WORSE));
        }
        return new ForecastPane.Reading(speech.get("forecast.since"), "", lines, "");
    }

    private Line more(
            Symbol sign, String words, ReckonersState before, ReckonersState now, ToIntFunction<District> count) {
        int then = before.districts().stream().mapToInt(count).sum();
        int all = now.districts().stream().mapToInt(count).sum();
        return line(
                sign,
                words,
                signed(all - then),
                speech.get("forecast.inAll", all),
                all > then ? Tone.WORSE : Tone.PLAIN);
    }

    /** How many people are lost, on average. */
    public static int loss(Forecast then) {
        return (int) Math.max(0, Math.round(then.now() - then.population().mean()));
    }

    private Line line(Symbol sign, String words, String figure, String aside, Tone tone) {
        return new Line(sign.icon(), speech.get(words), figure, aside, tone);
    }

    private Line population(Forecast then) {
        Spread people = then.population();
        String change = people.isOneNumber()
                ? signed(people.lowest() - then.now())
                : signed(people.lowest() - then.now()) + "…" + signed(people.highest() - then.now());
        Tone tone = people.mean() < then.now() ? Tone.LOSS : people.mean() > then.now() ? Tone.GAIN : Tone.PLAIN;
        return line(
                Symbol.POPULATION_LOST,
                "forecast.population",
                change,
                speech.get("forecast.to", then.now(), absolute(people)),
                tone);
    }

    private Line base(ReckonersState now, Forecast then) {
        boolean found = then.dieLost() > 0;
        String figure = found
                ? speech.get("forecast.dieLost") + (then.dieLost() < 1 ? " " + percent(then.dieLost()) : "")
                : speech.get("forecast.to", now.base(), absolute(then.base()));
        return line(
                Symbol.BASE,
                "forecast.base",
                figure,
                "",
                found ? Tone.LOSS : then.base().highest() > now.base() ? Tone.WORSE : Tone.PLAIN);
    }

    private Optional<Line> losses(Forecast then) {
        List<String> lost = new ArrayList<>();
        if (then.moneyLost().highest() > 0) {
            lost.add("−" + absolute(then.moneyLost()) + "\u00a0$");
        }
        if (then.cardsLost().highest() > 0) {
            lost.add(speech.get("forecast.cards", absolute(then.cardsLost())));
        }
        if (then.tokensLost().highest() > 0) {
            lost.add(speech.get("forecast.tokens", absolute(then.tokensLost())));
        }
        return lost.isEmpty()
                ? Optional.empty()
                : Optional.of(line(
                        Symbol.MONEY,
                        "forecast.stolen",
                        lost.get(0),
                        String.join(", ", lost.subList(1, lost.size())),
                        Tone.WORSE));
    }

    /** Where the High Epic goes: one place, or so many districts by a die. */
    private Line goes(ReckonersState now, Forecast then) {
        List<Integer> die = speech.content().numbers().movementDie();
        boolean rolled = byDie(now, then);
        String figure = rolled ? "+" + Collections.min(die) + "–" + Collections.max(die) : "";
        String where = rolled ? speech.get("forecast.byDie") : names(then.highEpic());
        return new Line("mdi2m-map-marker-path", speech.name(now.highEpic().id()), figure, where, Tone.RANDOM);
    }

    /** The brackets of the High Epic that will have moved. */
    private Optional<Line> brackets(ReckonersState now, Forecast then) {
        List<String> moved = new ArrayList<>();
        for (PowerTrack track : PowerTrack.values()) {
            Spread spread = then.brackets().get(track);
            int before = now.highEpic().bracket(track);
            if (spread != null && (spread.lowest() != before || spread.highest() != before)) {
                moved.add(ReckonerLooks.letter(track) + "\u00a0" + absolute(spread));
            }
        }
        return moved.isEmpty()
                ? Optional.empty()
                : Optional.of(line(
                        Symbol.STRENGTHEN,
                        "forecast.brackets",
                        String.join("  ", moved.subList(0, Math.min(2, moved.size()))),
                        moved.size() > 2 ? String.join("  ", moved.subList(2, moved.size())) : "",
                        Tone.WORSE));
    }

    /** The likeliest place, and how many others there are. */
    private String names(Map<String, Double> places) {
        List<String> names = places.entrySet().stream()
                .filter(each -> each.getValue() > 0)
                .sorted((one, other) -> Double.compare(other.getValue(), one.getValue()))
                .map(each -> speech.name(each.getKey()))
                .toList();
        return names.isEmpty() ? "" : names.size() == 1 ? names.get(0) : names.get(0) + " +" + (names.size() - 1);
    }

    private static String percent(double share) {
        return Math.max(1, Math.round(share * PERCENT)) + "\u00a0%";
    }

    private String about(double mean) {
        long round = Math.round(mean);
        return Math.abs(mean - round) < 0.05
                ? "+" + round
                : "≈\u00a0" + String.format(speech.table().texts().locale(), "%.1f", mean);
    }

    private static String absolute(Spread spread) {
        return spread.isOneNumber() ? Integer.toString(spread.lowest()) : spread.lowest() + "–" + spread.highest();
    }

    private static String gain(Spread spread) {
        return "+" + absolute(spread);
    }

    private static String signed(int n) {
        return n > 0 ? "+" + n : n < 0 ? "−" + -n : "0";
    }

    /** The Epic that falls with the fewest further attacks, and what it leaves. */
    private String advice(Forecast then) {
        return then.tip()
                .map(tip -> speech.get(
                        tip.attacks() == 1 ? "forecast.advice.one" : "forecast.advice",
                        speech.name(tip.epic()),
                        tip.attacks(),
                        speech.counted(speech.content().epic(tip.epic()).loot())))
                .orElse("");
    }
}

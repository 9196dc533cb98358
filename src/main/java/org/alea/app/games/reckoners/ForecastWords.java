package org.alea.app.games.reckoners;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.games.reckoners.art.ReckonSpeech;
import org.alea.app.table.panel.ForecastPane;
import org.alea.app.table.panel.ForecastPane.Line;
import org.alea.app.table.panel.ForecastPane.Tone;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonersState;

/** The forecast as lines of a panel. RECK-350, RECK-351 */
public final class ForecastWords {
    private final ReckonSpeech speech;

    public ForecastWords(ReckonSpeech speech) {
        this.speech = speech;
    }

    public ForecastPane.Reading of(ReckonersState now, StopNow.Forecast then) {
        List<Line> lines = new ArrayList<>();
        int people = now.population();
        lines.add(new Line(
                Symbol.POPULATION_LOST.icon(),
                speech.get("forecast.population"),
                change(then.population(), people),
                speech.get("forecast.to", people, absolute(then.population())),
                tone(then.population(), people, false)));
        int forces = StopNow.sum(now, District::enforcement);
        lines.add(line(Symbol.ENFORCEMENT, "forecast.enforcement", then.enforcement(), forces));
        int barred = StopNow.sum(now, District::barricades);
        lines.add(line(Symbol.BARRICADE, "forecast.barricades", then.barricades(), barred));
        int dice = now.team().stream().mapToInt(each -> each.dice().size()).sum();
        boolean found = then.dice().least() < dice;
        lines.add(new Line(
                Symbol.BASE.icon(),
                speech.get("forecast.base"),
                found ? speech.get("forecast.dieLost") : change(then.base(), now.base()),
                speech.get("forecast.to", now.base(), absolute(then.base())),
                found ? Tone.LOSS : then.base().most() > now.base() ? Tone.WORSE : Tone.PLAIN));
        int plans = now.team().stream().mapToInt(Reckoner::tokens).sum();
        if (then.money().least() < now.money() || then.plans().least() < plans) {
            lines.add(new Line(
                    Symbol.MONEY.icon(),
                    speech.get("forecast.stolen"),
                    change(then.money(), now.money()) + " $",
                    change(then.plans(), plans) + " " + speech.get("plans"),
                    Tone.WORSE));
        }
        lines.add(stands(now, then));
        if (then.lost() > 0) {
            lines.add(new Line(
                    Symbol.WARNING.icon(),
                    speech.get("forecast.lost"),
                    Math.round(then.lost() * 100) + " %",
                    "",
                    Tone.LOSS));
        }
        String aside = then.certain() ? speech.get("forecast.certain") : "";
        return new ForecastPane.Reading(speech.get("forecast.title"), aside, lines, advice(now));
    }

    private Line line(Symbol sign, String words, StopNow.Range then, int now) {
        return new Line(
                sign.icon(),
                speech.get(words),
                change(then, now),
                speech.get("forecast.to", now, absolute(then)),
                tone(then, now, true));
    }

    private Line stands(ReckonersState now, StopNow.Forecast then) {
        String where = String.join(
                ", ",
                then.stands().entrySet().stream()
                        .sorted((one, other) -> other.getValue() - one.getValue())
                        .limit(2)
                        .map(each -> speech.name(now.district(each.getKey()).id()))
                        .toList());
        int places = then.stands().size();
        return new Line(
                "mdi2m-map-marker-path",
                speech.name(now.highEpic().id()),
                places == 1 ? "" : places + " ?",
                where,
                Tone.RANDOM);
    }

    private static String absolute(StopNow.Range range) {
        return range.certain() ? Integer.toString(range.least()) : range.least() + "–" + range.most();
    }

    private static String change(StopNow.Range range, int now) {
        return range.certain()
                ? signed(range.least() - now)
                : signed(range.least() - now) + "…" + signed(range.most() - now);
    }

    private static String signed(int n) {
        return n > 0 ? "+" + n : n < 0 ? "−" + -n : "0";
    }

    private static Tone tone(StopNow.Range then, int now, boolean moreIsWorse) {
        double change = then.mean() - now;
        if (Math.abs(change) < 0.01) {
            return Tone.PLAIN;
        }
        boolean worse = moreIsWorse == change > 0;
        return worse ? moreIsWorse ? Tone.WORSE : Tone.LOSS : Tone.GAIN;
    }

    /** The Epic that falls with the fewest further attacks, and what it leaves. */
    private String advice(ReckonersState state) {
        Optional<District> weakest = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (District district : state.districts()) {
            int health = district.epic().filter(epic -> !epic.isInfinite()).map(EpicInPlay::health).orElse(Integer.MAX_VALUE);
            if (health < least) {
                least = health;
                weakest = Optional.of(district);
            }
        }
        int attacks = least;
        return weakest.flatMap(District::epic)
                .map(epic -> {
                    EpicCard card = speech.content().epic(epic.card());
                    return speech.get("forecast.advice", speech.name(card.id()), attacks, speech.symbols(card.loot()));
                })
                .orElse("");
    }
}

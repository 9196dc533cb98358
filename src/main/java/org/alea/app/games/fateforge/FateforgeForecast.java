package org.alea.app.games.fateforge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.table.panel.ForecastPane;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.CombatScene.SceneExit;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.rules.Exits;
import org.alea.games.fateforge.rules.FoeIntent;
import org.alea.games.fateforge.rules.Ground;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Prompt.ExitPath;
import org.alea.games.fateforge.state.Stretch;

/** What every enemy would do now, which colours may react, and what leaving would cost (FATE-496). */
final class FateforgeForecast {
    private final FateSpeech speech;
    private final FateforgeTable table;
    private final Fray fray;
    private final List<ForecastPane.Line> lines = new ArrayList<>();

    private FateforgeForecast(FateSpeech speech, FateforgeTable table, Fray fray) {
        this.speech = speech;
        this.table = table;
        this.fray = fray;
    }

    static Optional<ForecastPane.Reading> of(FateSpeech speech, FateforgeTable table) {
        return table.scene()
                .filter(fray -> fray.round() > 0 && fray.stretch() != Stretch.OVER)
                .filter(fray -> !table.state().agreement().hardcore())
                .map(fray -> new FateforgeForecast(speech, table, fray).read());
    }

    private ForecastPane.Reading read() {
        FoeIntent.all(speech.content(), table.state()).forEach(this::intent);
        if (fray.stretch().compareTo(Stretch.REACTIONS) < 0) {
            chances();
        }
        if (fray.round() == fray.rounds()) {
            exits();
        }
        return new ForecastPane.Reading(speech.get("forecast.title"), "", lines, "");
    }

    private void intent(FoeIntent intent) {
        Foe foe = fray.foes().stream()
                .filter(each -> each.id().equals(intent.foe()))
                .findFirst()
                .orElseThrow();
        String name = speech.foe(foe);
        if (intent.idle()) {
            return;
        }
        List<String> victims = intent.heroes().stream().map(speech::hero).toList();
        String aside = String.join(speech.get("or"), victims);
        if (intent.damage() > 0) {
            lines.add(new ForecastPane.Line(
                    Symbol.STRIKE.icon(),
                    name,
                    speech.get("forecast.damage", intent.damage()),
                    aside,
                    ForecastPane.Tone.LOSS));
        } else {
            String zones = String.join(
                    speech.get("or"),
                    intent.zones().stream()
                            .map(zone -> speech.zone(fray.scene(), zone))
                            .toList());
            lines.add(new ForecastPane.Line(Symbol.MOVE.icon(), name, "", zones, ForecastPane.Tone.WORSE));
        }
    }

    /** Every living token is as likely to give its colour as any other (FATE-462). */
    private void chances() {
        int all = 0;
        int[] count = new int[FoeColour.values().length];
        for (Foe foe : fray.foes()) {
            FoeColour colour = speech.content().foe(foe.card()).colour();
            if (colour != FoeColour.BOSS) {
                count[place(colour)]++;
                all++;
            }
        }
        for (FoeColour colour : FoeColour.values()) {
            int of = count[place(colour)];
            if (of > 0 && colour != FoeColour.BOSS) {
                double chance = of / (double) all;
                for (FoeColour first : FoeColour.values()) {
                    int before = count[place(first)];
                    if (first != colour && before > 0 && first != FoeColour.BOSS) {
                        chance += before / (double) all * of / (all - before);
                    }
                }
                lines.add(new ForecastPane.Line(
                        "mdi2f-flash",
                        speech.get("forecast.reacts", speech.get("colour." + colour.name())),
                        speech.get("forecast.percent", Math.round(100 * Math.min(1, chance))),
                        "",
                        ForecastPane.Tone.RANDOM));
            }
        }
    }

    private static int place(FoeColour colour) {
        return List.of(FoeColour.values()).indexOf(colour);
    }

    private void exits() {
        Ground ground = new Ground(speech.content(), table.state());
        for (SceneExit exit : speech.content().scene(fray.scene()).exits()) {
            if (!ground.defended(exit.defended())) {
                List<String> costs = new ArrayList<>();
                for (ExitPath path : Exits.paths(ground, exit)) {
                    costs.add(speech.hero(path.hero()) + "\u00a0" + Exits.harm(ground, path));
                }
                lines.add(new ForecastPane.Line(
                        Symbol.EXIT.icon(),
                        speech.get("tag.exit", exit.id()),
                        "",
                        String.join(", ", costs),
                        ForecastPane.Tone.PLAIN));
            }
        }
    }
}

package org.alea.games.queen;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;

/** What was decided before the game (QUEEN-020 to 022). */
public record QueenOptions(
        Set<QueenModule> modules,
        int mask,
        Speed speed,
        Level level,
        int tricolourIndex,
        Occasion occasion,
        boolean manualAssignment) {

    /** What the set-up screen offers; the standard values are training mode at the official speed. */
    static final List<SetupOption> OFFERED = List.of(
            SetupOption.any("modules", "dragon", "chariots", "spirit", "shields", "conspirators", "sunmoon"),
            SetupOption.one("speed", "official", "expert", "official", "relaxed", "untimed"),
            SetupOption.one("level", "official", "squire", "official", "champion"),
            // QUEEN-017: with Sun and Moon no dice are stacked there
            SetupOption.number("tricolour", 1, 2, 2).unless("modules", "sunmoon"),
            SetupOption.one("assignment", "automatic", "automatic", "manual").hidden(),
            SetupOption.one("occasion", "ordinary", "ordinary", "daily", "again", "practice")
                    .hidden());

    static QueenOptions of(Setup setup) {
        Set<QueenModule> modules = EnumSet.noneOf(QueenModule.class);
        for (String module : setup.chosen("modules")) {
            modules.add(QueenModule.valueOf(module.toUpperCase(Locale.ROOT)));
        }
        int mask = modules.stream().mapToInt(QueenModule::bit).sum();
        return new QueenOptions(
                Set.copyOf(modules),
                mask,
                Speed.valueOf(setup.get("speed").toUpperCase(Locale.ROOT)),
                Level.valueOf(setup.get("level").toUpperCase(Locale.ROOT)),
                setup.number("tricolour"),
                Occasion.valueOf(setup.get("occasion").toUpperCase(Locale.ROOT)),
                setup.get("assignment").equals("manual"));
    }

    /** As the setup says it. */
    public Map<String, String> written() {
        Map<String, String> written = new LinkedHashMap<>();
        written.put(
                "modules",
                Arrays.stream(QueenModule.values())
                        .filter(modules::contains)
                        .map(QueenModule::option)
                        .collect(Collectors.joining(",")));
        written.put("speed", speed.name().toLowerCase(Locale.ROOT));
        written.put("level", level.name().toLowerCase(Locale.ROOT));
        written.put("tricolour", Integer.toString(tricolourIndex));
        written.put("assignment", manualAssignment ? "manual" : "automatic");
        written.put("occasion", occasion.name().toLowerCase(Locale.ROOT));
        return written;
    }

    public boolean with(QueenModule module) {
        return (mask & module.bit()) != 0;
    }
}

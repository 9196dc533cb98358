package org.alea.app.games.reckoners;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.alea.app.games.SetupOutlook;
import org.alea.app.games.SetupPreset;
import org.alea.app.shell.Texts;
import org.alea.app.table.Glyph;
import org.alea.app.table.symbol.Symbol;
import org.alea.engine.Setup;
import org.alea.games.reckoners.cards.CityCard;
import org.alea.games.reckoners.cards.HighEpicCard;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.ReckonersContent;

/** The set-ups that have a name, and what a set-up puts on the table. */
final class ReckonersOutlook {
    private static final String HOME = "home";

    static final List<SetupPreset> PRESETS = List.of(
            new SetupPreset(
                    "reckoners.preset.first",
                    Map.of(
                            "campaign", "off",
                            "highEpic", "steelheart",
                            "city", HOME,
                            "letter", "A",
                            "newcagoCards", "off")),
            new SetupPreset(
                    "reckoners.preset.standard",
                    Map.of("campaign", "off", "highEpic", "steelheart", "city", HOME, "letter", "B")),
            new SetupPreset(
                    "reckoners.preset.babilar",
                    Map.of("campaign", "off", "highEpic", "regalia", "city", HOME, "letter", "B")),
            new SetupPreset(
                    "reckoners.preset.ildithia",
                    Map.of("campaign", "off", "highEpic", "limelight", "city", HOME, "letter", "B")),
            new SetupPreset("reckoners.preset.campaign", Map.of("campaign", "on", "letter", "A")));

    private ReckonersOutlook() {}

    static SetupOutlook of(ReckonersContent content, Setup setup, Texts texts) {
        List<SetupOutlook.Fact> facts = new ArrayList<>();
        Letter letter = Letter.valueOf(setup.get("letter"));
        OptionalInt stars = OptionalInt.of(letter.index() + 1);
        int team = setup.number("reckoners");
        facts.add(fact("mdi2a-account-group", texts.get("reckoners.outlook.team", team, team + 1)));
        if (setup.get("campaign").equals("on")) {
            facts.add(fact(
                    "mdi2f-flag",
                    texts.get("reckoners.outlook.campaign", content.missions().size())));
            return new SetupOutlook(OptionalInt.empty(), stars, facts);
        }
        HighEpicCard highEpic = content.highEpic(setup.get("highEpic"));
        boolean home = setup.get("city").equals(HOME);
        CityCard city = content.city(home ? highEpic.home() : setup.get("city"));
        int research = city.research(team, letter) * (city.districtResearch() ? team + 1 : 1);
        facts.add(fact(
                Symbol.RESEARCH.icon(),
                texts.get(
                        "reckoners.outlook.highEpic",
                        highEpic.name().in(texts.language()),
                        city.name().in(texts.language()),
                        research,
                        city.health(team, letter))));
        facts.add(fact("mdi2a-account-multiple", texts.get("reckoners.outlook.population", city.population(team))));
        if (!highEpic.home().equals(city.id())) {
            facts.add(fact("mdi2i-information-outline", texts.get("reckoners.outlook.mix")));
        }
        return new SetupOutlook(OptionalInt.empty(), stars, facts);
    }

    private static SetupOutlook.Fact fact(String icon, String sentence) {
        String sign = icon.startsWith("mdi") ? icon : "mdi2m-magnify";
        return new SetupOutlook.Fact(Glyph.glyph(sign), sentence);
    }
}

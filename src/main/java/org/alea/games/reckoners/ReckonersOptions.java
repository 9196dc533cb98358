package org.alea.games.reckoners;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Setup;
import org.alea.engine.SetupOption;
import org.alea.engine.Words;
import org.alea.games.reckoners.cards.CityCard;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.HighEpicCard;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.ReckonerCard;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.rules.Campaigns;
import org.alea.games.reckoners.rules.MissionPlan;
import org.alea.games.reckoners.state.GameSetting;
import org.alea.games.reckoners.state.HiddenDeck;

/** What is chosen before a game: the options it offers, and the plan they make. RECK-007 to RECK-028 */
final class ReckonersOptions {
    static final String CAMPAIGN = "campaign";
    static final String RECKONERS = "reckoners";
    static final String LETTER = "letter";

    private static final String ON = "on";
    private static final String OFF = "off";
    private static final String HOME = "home";
    private static final String RANDOM = "random";
    private static final String CHOSEN = "chosen";
    private static final int MOST_RECKONERS = 4;

    private final ReckonersContent content;
    private final Setup setup;

    ReckonersOptions(ReckonersContent content, Setup setup) {
        this.content = content;
        this.setup = setup;
    }

    static List<SetupOption> offered(ReckonersContent content) {
        List<SetupOption> options = new ArrayList<>();
        options.add(SetupOption.one(CAMPAIGN, OFF, OFF, ON));
        options.add(SetupOption.number(RECKONERS, 1, 4, 2));
        options.add(SetupOption.one("team", RANDOM, RANDOM, CHOSEN).unless(CAMPAIGN, ON));
        for (int i = 1; i <= MOST_RECKONERS; i++) {
            options.add(reckoner(content, i));
        }
        String[] highEpics = content.highEpics().stream().map(HighEpicCard::id).toArray(String[]::new);
        options.add(SetupOption.one("highEpic", highEpics[0], highEpics).unless(CAMPAIGN, ON));
        List<String> cities = new ArrayList<>(List.of(HOME));
        content.cities().stream().map(CityCard::id).forEach(cities::add);
        options.add(SetupOption.one("city", HOME, cities.toArray(String[]::new)).unless(CAMPAIGN, ON));
        options.add(SetupOption.one(LETTER, "B", "A", "B", "C", "D"));
        options.add(SetupOption.one("newcagoCards", RANDOM, OFF, RANDOM, "allA", "allB", CHOSEN)
                .unless(CAMPAIGN, ON));
        options.add(SetupOption.any("sideB", numbers(content)).onlyWith("newcagoCards", List.of(CHOSEN)));
        options.add(SetupOption.one("districts", RANDOM, RANDOM, CHOSEN).unless(CAMPAIGN, ON));
        for (int i = 1; i <= MOST_RECKONERS + 1; i++) {
            options.add(district(content, i));
        }
        options.add(SetupOption.one("casual", OFF, OFF, ON));
        options.add(SetupOption.number("token", 0, 2, 0).unless("casual", ON));
        for (int i = 1; i <= 4; i++) {
            SetupOption module = SetupOption.one("module" + i, ON, ON, OFF);
            options.add(i == 4 ? module.unless(CAMPAIGN, ON) : module);
        }
        options.add(SetupOption.one("timer", OFF, OFF, ON));
        options.add(SetupOption.number("timerSeconds", 30, 180, 60).onlyWith("timer", List.of(ON)));
        options.add(SetupOption.one("practiceUndo", OFF, OFF, ON).unless(CAMPAIGN, ON));
        return List.copyOf(options);
    }

    /** The districts of a city by their number: every city has as many. */
    private static String[] numbers(ReckonersContent content) {
        int n = content.cities().stream()
                .mapToInt(city -> content.districtsOf(city.id()).size())
                .min()
                .orElse(0);
        String[] numbers = new String[n];
        for (int i = 0; i < n; i++) {
            numbers[i] = Integer.toString(i + 1);
        }
        return numbers;
    }

    private static SetupOption reckoner(ReckonersContent content, int number) {
        List<String> values = new ArrayList<>(List.of(RANDOM));
        content.reckoners().stream().map(ReckonerCard::id).forEach(values::add);
        return SetupOption.one("reckoner" + number, RANDOM, values.toArray(String[]::new))
                .onlyWith("team", List.of(CHOSEN));
    }

    private static SetupOption district(ReckonersContent content, int number) {
        List<String> values = new ArrayList<>(List.of(RANDOM));
        values.addAll(List.of(numbers(content)));
        return SetupOption.one("district" + number, RANDOM, values.toArray(String[]::new))
                .onlyWith("districts", List.of(CHOSEN));
    }

    private boolean isOn(String option) {
        return setup.get(option).equals(ON);
    }

    boolean isCampaign() {
        return isOn(CAMPAIGN);
    }

    int reckoners() {
        return setup.number(RECKONERS);
    }

    Letter letter() {
        return Letter.valueOf(setup.get(LETTER));
    }

    /** The setting of the game; of a campaign what all its missions share. */
    GameSetting setting() {
        if (isOn("casual") && setup.number("token") > 0) {
            throw refused("token", "ne va pas avec la variante détente", "does not go with the casual variant");
        }
        boolean module4 = isOn("module4");
        if (isCampaign() && !module4) {
            throw refused("module4", "exclut une campagne ; attendu : on", "rules out a campaign; expected on");
        }
        String highEpic = setup.get("highEpic");
        String chosen = setup.get("city");
        String city = chosen.equals(HOME) ? content.highEpic(highEpic).home() : chosen;
        String first = content.highEpics().get(0).id();
        if (!module4
                && !(highEpic.equals(first)
                        && city.equals(content.highEpic(first).home()))) {
            throw refused(
                    "module4",
                    "exclut ce Grand Épique dans cette ville ; attendu : on",
                    "rules out this High Epic in this city; expected on");
        }
        boolean cards = module4
                && content.city(city).cards()
                && !setup.get("newcagoCards").equals(OFF);
        return new GameSetting(
                highEpic,
                city,
                letter(),
                isOn("module1"),
                isOn("module2"),
                isOn("module3"),
                module4,
                cards,
                isOn("casual"),
                setup.number("token"),
                isOn("timer") ? setup.number("timerSeconds") : 0,
                !isCampaign() && isOn("practiceUndo"),
                false);
    }

    private IllegalSetupException refused(String option, String fr, String en) {
        String given = option + "=" + setup.get(option);
        return new IllegalSetupException(new Words(given + " " + fr, given + " " + en));
    }

    MissionPlan plan(Chance chance) {
        GameSetting setting = setting();
        List<String> team = team(setting, chance);
        Map<String, List<DieKind>> dice = new LinkedHashMap<>();
        for (String id : team) {
            dice.put(id, content.reckoner(id).dice());
        }
        List<String> districts = districts(setting.city(), chance);
        List<String> sides = sides(setting, districts, chance);
        return new MissionPlan(setting, team, dice, districts, sides, 0, 0, 0, List.of(), List.of());
    }

    /** Those chosen, and for every other place somebody drawn at random. RECK-314 */
    private List<String> team(GameSetting setting, Chance chance) {
        List<String> left = new ArrayList<>();
        for (ReckonerCard card : content.reckoners()) {
            if (setting.module1() || !card.module1()) {
                left.add(card.id());
            }
        }
        List<Optional<String>> team = new ArrayList<>();
        for (int i = 1; i <= reckoners(); i++) {
            String choice = choice("team", "reckoner" + i);
            if (!choice.equals(RANDOM) && !left.remove(choice)) {
                throw setting.module1() || !content.reckoner(choice).module1()
                        ? refused("reckoner" + i, "est déjà dans l’équipe", "is in the team already")
                        : refused("reckoner" + i, "demande le module 1", "needs module 1");
            }
            team.add(choice.equals(RANDOM) ? Optional.empty() : Optional.of(choice));
        }
        return filled(team, left, chance, "team");
    }

    /** What is chosen for this place, if anything is chosen at all. */
    private String choice(String group, String option) {
        return setup.get(group).equals(CHOSEN) ? setup.get(option) : RANDOM;
    }

    /** Free places are filled at random; where there are none, chance is not asked. */
    private static List<String> filled(List<Optional<String>> places, List<String> left, Chance chance, String stream) {
        boolean full = places.stream().allMatch(Optional::isPresent);
        List<String> drawn = new ArrayList<>(
                full ? left : HiddenDeck.shuffled(left, chance, stream).pile());
        List<String> all = new ArrayList<>();
        for (Optional<String> place : places) {
            all.add(place.isPresent() ? place.get() : drawn.remove(0));
        }
        return List.copyOf(all);
    }

    /** The places that were chosen, the others drawn at random. RECK-027, RECK-028 */
    private List<String> districts(String city, Chance chance) {
        List<DistrictCard> all = content.districtsOf(city);
        int needed = reckoners() + 1;
        List<Optional<String>> ring = new ArrayList<>();
        List<String> left = new ArrayList<>(all.stream().map(DistrictCard::id).toList());
        for (int i = 1; i <= needed; i++) {
            String choice = choice("districts", "district" + i);
            Optional<String> id = choice.equals(RANDOM)
                    ? Optional.empty()
                    : Optional.of(all.get(Integer.parseInt(choice) - 1).id());
            if (id.isPresent() && !left.remove(id.get())) {
                throw refused("district" + i, "est déjà dans la ville", "is in the city already");
            }
            ring.add(id);
        }
        return filled(ring, left, chance, "districts");
    }

    private List<String> sides(GameSetting setting, List<String> districts, Chance chance) {
        String choice = setup.get("newcagoCards");
        if (!setting.newcagoCards() || !choice.equals(CHOSEN)) {
            return Campaigns.sides(setting.newcagoCards() ? choice : OFF, districts.size(), chance);
        }
        List<String> onB = setup.chosen("sideB");
        List<DistrictCard> all = content.districtsOf(setting.city());
        List<String> sides = new ArrayList<>();
        for (String id : districts) {
            int number = all.indexOf(content.district(id)) + 1;
            sides.add(onB.contains(Integer.toString(number)) ? "B" : "A");
        }
        return List.copyOf(sides);
    }
}

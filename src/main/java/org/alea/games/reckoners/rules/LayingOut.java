package org.alea.games.reckoners.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.cards.CityCard;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.cards.SetupNumbers;
import org.alea.games.reckoners.state.CampaignState;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.Counts;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.GameSetting;
import org.alea.games.reckoners.state.HiddenDeck;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.Market;
import org.alea.games.reckoners.state.MoveHalf;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.Stash;

/** Lays out a game or a mission: the city, its Epics, the High Epic, the team. RECK-027 to RECK-052 */
public final class LayingOut {
    private final Rules rules;
    private final ReckonersContent content;

    public LayingOut(Rules rules) {
        this.rules = rules;
        this.content = rules.content();
    }

    /** The table of a new game. */
    public ReckonersTable table(MissionPlan plan, Chance chance) {
        ReckonersTable table = new ReckonersTable(state(plan, chance, Optional.empty()), chance);
        begin(rules.play(table, Turn.silent()), plan);
        return table;
    }

    /** Lays out a mission on the table of its campaign. */
    void mission(Play play, MissionPlan plan) {
        play.become(state(plan, play.chance(), play.s().campaign()));
        begin(play, plan);
    }

    private ReckonersState state(MissionPlan plan, Chance chance, Optional<CampaignState> campaign) {
        GameSetting setting = plan.setting();
        SetupNumbers numbers = content.numbers();
        CityCard city = content.city(setting.city());
        int reckoners = plan.team().size();
        Map<DieKind, List<String>> bag = bag(setting);
        List<Reckoner> team = new ArrayList<>();
        for (String id : plan.team()) {
            team.add(reckoner(id, plan, bag));
        }
        List<String> reserve = new ArrayList<>();
        bag.values().forEach(reserve::addAll);
        boolean tracks = city.districtResearch();
        int research = city.research(reckoners, setting.letter());
        return new ReckonersState(
                setting,
                ReckonersPhase.PLACE,
                0,
                Math.min(Rules.MOST, city.population(reckoners) + plan.population()),
                numbers.money() + plan.money() + (setting.casual() ? numbers.casualMoney() * reckoners : 0),
                0,
                districts(plan, city, research),
                highEpic(plan, tracks ? 0 : research, city.health(reckoners, setting.letter())),
                Collections.unmodifiableList(team),
                market(plan, chance),
                HiddenDeck.shuffled(content.epics(setting.module3()), chance, "epics"),
                content.highEpic(setting.highEpic()).revealsAssaults()
                        ? HiddenDeck.shuffled(content.assaultCards(), chance, "assaults")
                        : HiddenDeck.NONE,
                tracks ? HiddenDeck.shuffled(content.dawnslight(), chance, "dawnslight") : HiddenDeck.NONE,
                Reckoner.NOWHERE,
                Collections.unmodifiableList(reserve),
                Counts.NONE,
                List.of(),
                Optional.empty(),
                campaign);
    }

    /** All dice of the game, by colour. RECK-040 */
    private Map<DieKind, List<String>> bag(GameSetting setting) {
        Map<DieKind, List<String>> bag = new EnumMap<>(DieKind.class);
        for (DieCard die : content.dice()) {
            int count = setting.moreDice() ? die.count() : die.countWithoutModules1And2();
            List<String> ids = new ArrayList<>();
            for (int i = 1; i <= count; i++) {
                ids.add(die.id() + i);
            }
            bag.put(die.kind(), ids);
        }
        return bag;
    }

    private Reckoner reckoner(String id, MissionPlan plan, Map<DieKind, List<String>> bag) {
        List<DieKind> kinds = new ArrayList<>(plan.dice().getOrDefault(id, List.of()));
        if (plan.team().size() == 1) {
            kinds.addAll(Collections.nCopies(content.numbers().soloDice(), DieKind.BASIC));
        }
        List<ReckonerDie> dice = new ArrayList<>();
        for (DieKind kind : kinds) {
            List<String> left = bag.getOrDefault(kind, List.of());
            if (!left.isEmpty()) {
                dice.add(ReckonerDie.fresh(left.remove(0), kind));
            }
        }
        List<OwnedCard> cards = new ArrayList<>();
        for (Stash stash : plan.stashes()) {
            if (stash.reckoner().equals(id)) {
                cards.add(OwnedCard.of(stash.card(), CardStage.READY));
            }
        }
        return new Reckoner(
                id,
                Reckoner.NOWHERE,
                Collections.unmodifiableList(dice),
                0,
                false,
                false,
                plan.readyTokens(),
                0,
                Collections.unmodifiableList(cards),
                false,
                0,
                Reckoner.NOWHERE,
                List.of(),
                List.of(),
                false,
                MoveHalf.NONE);
    }

    private List<District> districts(MissionPlan plan, CityCard city, int research) {
        List<District> ring = new ArrayList<>();
        int reckoners = plan.team().size();
        int marker = city.districtResearch()
                ? research
                : city.moves() ? city.startLevel().get(reckoners - 1) : 0;
        for (int i = 0; i < plan.districts().size(); i++) {
            ring.add(
                    District.empty(plan.districts().get(i), marker, plan.sides().get(i)));
        }
        return Collections.unmodifiableList(ring);
    }

    private HighEpicInPlay highEpic(MissionPlan plan, int research, int health) {
        int start = content.numbers().highEpicBracket();
        HighEpicInPlay highEpic = new HighEpicInPlay(
                plan.setting().highEpic(), 0, research, health, false, start, start, start, start, List.of(), "");
        for (PowerTrack track : plan.raised()) {
            highEpic = highEpic.withBracket(track, content.campaign().raisedBracket());
        }
        return highEpic;
    }

    /** RECK-009, RECK-044, RECK-310 */
    private Market market(MissionPlan plan, Chance chance) {
        List<String> cards = new ArrayList<>();
        for (EquipmentCard card : content.equipment()) {
            boolean stashed =
                    plan.stashes().stream().anyMatch(stash -> stash.card().equals(card.id()));
            if (!stashed && (plan.setting().module2() || card.withoutModule2())) {
                cards.add(card.id());
            }
        }
        HiddenDeck deck = HiddenDeck.shuffled(cards, chance, "equipment");
        int dealt = Math.min(content.numbers().market(), cards.size());
        List<String> row = List.copyOf(deck.pile().subList(0, dealt));
        for (int i = 0; i < dealt; i++) {
            deck = deck.drawn();
        }
        return new Market(row, deck, false, List.of());
    }

    /** Epics appear, then the High Epic makes its first move. RECK-030, RECK-048, RECK-051 */
    private void begin(Play play, MissionPlan plan) {
        for (int place = 0; place < play.s().districts().size(); place++) {
            EpicPhase.appear(play, place);
        }
        HighEpicPhase.prologue(play);
        play.run();
        if (content.city(plan.setting().city()).moves()) {
            play.become(
                    play.s().withBoard(play.s().clockwise(play.s().highEpic().place())));
        }
    }
}

package org.alea.games.reckoners;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.alea.content.Wording;
import org.alea.engine.Language;
import org.alea.games.reckoners.cards.DistrictCard;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.state.CampaignState;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;

/** The table as text: what a player would read off it. */
final class TableWords {
    private final ReckonersContent content;
    private final Sayings sayings;

    TableWords(ReckonersContent content, Wording wording, Language language) {
        this.content = content;
        this.sayings = new Sayings(content, wording, language);
    }

    String text(ReckonersState state) {
        List<String> lines = new ArrayList<>();
        state.campaign().ifPresent(campaign -> campaign(campaign, lines));
        if (!state.team().isEmpty()) {
            mission(state, lines);
        }
        return String.join("\n", lines);
    }

    private void campaign(CampaignState campaign, List<String> lines) {
        int mission = Math.min(campaign.mission(), content.missions().size() - 1);
        lines.add(sayings.say(
                "table.campaign",
                Map.of(
                        "mission",
                        content.missions().get(mission).id(),
                        "n",
                        mission + 1,
                        "hope",
                        campaign.hope(),
                        "points",
                        campaign.points(),
                        "roster",
                        campaign.roster().stream().map(veteran -> veteran.id()).toList(),
                        "team",
                        campaign.team())));
    }

    private void mission(ReckonersState state, List<String> lines) {
        Map<String, Object> words = new LinkedHashMap<>();
        words.put("round", state.round());
        words.put("phase", state.phase());
        words.put("population", state.population());
        words.put("money", state.money());
        words.put("base", state.base());
        words.put("most", content.numbers().base());
        lines.add(sayings.say("table.round", words));
        lines.add(highEpic(state));
        for (int i = 0; i < state.districts().size(); i++) {
            lines.add(district(state, i));
            state.district(i).epic().ifPresent(epic -> lines.add(row(epic)));
        }
        for (Reckoner reckoner : state.team()) {
            lines.add(reckoner(state, reckoner));
        }
        lines.add(sayings.say("table.market", Map.of("cards", priced(state))));
        state.openSource()
                .ifPresent(source -> lines.add(sayings.say(
                        "table.source",
                        Map.of("reckoner", state.reckoner(source.owner()).id(), "symbols", source.symbols()))));
        state.question().filter(Question.Loot.class::isInstance).ifPresent(question -> {
            Question.Loot loot = (Question.Loot) question;
            lines.add(sayings.say("table.loot", Map.of("symbols", loot.symbols())));
        });
    }

    private List<String> priced(ReckonersState state) {
        List<String> cards = new ArrayList<>();
        for (String id : state.market().row()) {
            var card = content.equipment(id);
            int price = state.setting().module2() ? card.price() : card.priceWithoutModule2();
            cards.add(sayings.say("table.price", Map.of("card", id, "price", price)));
        }
        return cards;
    }

    private String highEpic(ReckonersState state) {
        HighEpicInPlay highEpic = state.highEpic();
        Map<String, Object> words = new LinkedHashMap<>();
        words.put("highEpic", highEpic.id());
        words.put("district", state.district(highEpic.place()).id());
        words.put("research", highEpic.research());
        words.put("health", highEpic.health());
        for (PowerTrack track : PowerTrack.values()) {
            words.put(track.name(), highEpic.bracket(track));
        }
        String said = sayings.say(
                content.city(state.setting().city()).districtResearch() ? "table.highEpic.tracks" : "table.highEpic",
                words);
        List<Letter> dice = highEpic.powerDice();
        return dice.isEmpty() ? said : said + " " + sayings.say("table.powerDice", Map.of("dice", dice));
    }

    private String district(ReckonersState state, int place) {
        District district = state.district(place);
        List<String> parts = new ArrayList<>();
        if (district.epic().isPresent()) {
            EpicInPlay epic = district.epic().get();
            parts.add(sayings.say(
                    "table.epic",
                    Map.of(
                            "epic",
                            epic.card(),
                            "research",
                            epic.research(),
                            "health",
                            epic.isInfinite() ? "∞" : Integer.toString(epic.health()),
                            "bracket",
                            epic.bracket())));
        }
        count(parts, "tokenKind.ENFORCEMENT", district.enforcement());
        count(parts, "tokenKind.BARRICADE", district.barricades());
        count(parts, "tokenKind.RED_SHIELD", district.redShields());
        count(parts, "tokenKind.BLUE_SHIELD", district.blueShields());
        count(parts, "tokenKind.DUPLICATE", district.duplicates());
        var city = content.city(state.setting().city());
        if (city.districtResearch() || city.moves()) {
            parts.add(sayings.say("table.marker", Map.of("n", district.marker())));
        }
        content.district(district.id()).side(district.side()).ifPresent(side -> parts.add(side(district.side(), side)));
        for (Reckoner reckoner : state.team()) {
            if (reckoner.place() == place) {
                parts.add(sayings.term(reckoner.id()));
            }
        }
        if (state.highEpic().place() == place) {
            parts.add(sayings.term(state.highEpic().id()));
        }
        return "  " + sayings.say("table.district", Map.of("district", district.id(), "parts", parts));
    }

    private String owned(OwnedCard card) {
        if (card.disabled()) {
            return sayings.say("table.off", Map.of("card", card.id()));
        }
        return card.stage() == CardStage.READY
                ? sayings.term(card.id())
                : sayings.say("table.later", Map.of("card", card.id()));
    }

    /** What the card of a district does before the Epics act, and what it gives. */
    private String side(String name, DistrictCard.Side side) {
        String bonus = sayings.say(
                "bonusKind." + side.bonus(),
                Map.of(
                        "symbols",
                        side.symbols(),
                        "pay",
                        side.pay().map(List::of).orElse(List.of())));
        String action = new ActionWords(sayings).of(side.action());
        return sayings.say("table.side", Map.of("side", name, "action", action, "bonus", bonus));
    }

    /** What an Epic does now, what it would do with its bracket further right, what it leaves. */
    private String row(EpicInPlay epic) {
        EpicCard card = content.epic(epic.card());
        ActionWords words = new ActionWords(sayings);
        List<String> row = card.actions().stream().map(words::of).toList();
        return "    "
                + sayings.say(
                        "table.actions",
                        Map.of(
                                "now",
                                row.subList(0, epic.bracket()),
                                "then",
                                row.subList(epic.bracket(), row.size()),
                                "loot",
                                card.loot()));
    }

    private void count(List<String> parts, String key, int n) {
        if (n > 0) {
            parts.add(sayings.say("table.count", Map.of("what", sayings.say(key), "n", n)));
        }
    }

    private String reckoner(ReckonersState state, Reckoner reckoner) {
        List<String> dice = new ArrayList<>();
        for (ReckonerDie die : reckoner.dice()) {
            if (die.stage() != DieStage.USED && die.stage() != DieStage.MISSING) {
                dice.add(sayings.die(die) + (die.stage() == DieStage.LOCKED ? "*" : ""));
            }
        }
        List<String> more = new ArrayList<>();
        for (OwnedCard card : reckoner.cards()) {
            more.add(owned(card));
        }
        count(more, "table.ready", reckoner.ready());
        count(more, "table.pending", reckoner.pending());
        count(more, "table.demolition", reckoner.demolition());
        reckoner.assaults().forEach(assault -> more.add(sayings.say("assault." + assault)));
        reckoner.dawnslight().forEach(card -> more.add(sayings.aid(content.dawnslight(card))));
        if (reckoner.sniper() != Reckoner.NOWHERE) {
            more.add(sayings.say(
                    "table.sniper",
                    Map.of("district", state.district(reckoner.sniper()).id())));
        }
        return sayings.say("table.reckoner", Map.of("reckoner", reckoner.id(), "dice", dice, "more", more));
    }
}

package org.alea.games.reckoners;

import java.util.ArrayList;
import java.util.List;
import org.alea.content.Census;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.cards.SetupNumbers;
import org.alea.games.reckoners.rules.Rules;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.HiddenDeck;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.StolenCard;
import org.alea.games.reckoners.state.Task;

/** Whether every die and card is in one place and every number in its range. */
final class PieceCount {
    private final ReckonersContent content;

    PieceCount(ReckonersContent content) {
        this.content = content;
    }

    List<String> violations(ReckonersState state) {
        if (state.team().isEmpty()) {
            return List.of();
        }
        Census census = new Census();
        List<String> pieces = new ArrayList<>();
        dice(state, census, pieces);
        equipment(state, census, pieces);
        epics(state, census, pieces);
        aids(state, census, pieces);
        ranges(state, census);
        return census.of(pieces);
    }

    private void dice(ReckonersState state, Census census, List<String> pieces) {
        for (DieCard die : content.dice()) {
            int count = state.setting().moreDice() ? die.count() : die.countWithoutModules1And2();
            for (int i = 1; i <= count; i++) {
                pieces.add(die.id() + i);
            }
        }
        census.at("reserve", state.reserve());
        for (Reckoner reckoner : state.team()) {
            census.at(
                    reckoner.id(), reckoner.dice().stream().map(ReckonerDie::id).toList());
            census.range(
                    "dice of " + reckoner.id(),
                    reckoner.dice().size(),
                    1,
                    content.numbers().maxDice());
        }
    }

    private void equipment(ReckonersState state, Census census, List<String> pieces) {
        List<String> stolen = new ArrayList<>();
        for (District district : state.districts()) {
            district.stolen().stream().map(this::id).forEach(stolen::add);
            district.epic()
                    .ifPresent(epic -> epic.stolen().stream().map(this::id).forEach(stolen::add));
        }
        for (EquipmentCard card : content.equipment()) {
            boolean stashed = state.team().stream().anyMatch(reckoner -> reckoner.card(card.id()) >= 0);
            if (state.setting().module2() || card.withoutModule2() || stashed || stolen.contains(card.id())) {
                pieces.add(card.id());
            }
        }
        census.at("stolen", stolen);
        census.at("market", state.market().row());
        census.at("equipment deck", state.market().deck().pile());
        census.at("gone", state.market().gone());
        for (Reckoner reckoner : state.team()) {
            census.at(
                    reckoner.id(),
                    reckoner.cards().stream().map(card -> card.id()).toList());
        }
    }

    private String id(StolenCard stolen) {
        return stolen.card().id();
    }

    private void epics(ReckonersState state, Census census, List<String> pieces) {
        pieces.addAll(content.epics(state.setting().module3()));
        deck("Epic deck", state.epics(), census);
        for (District district : state.districts()) {
            district.epic().ifPresent(epic -> census.at(district.id(), List.of(epic.card())));
        }
    }

    private static void deck(String name, HiddenDeck deck, Census census) {
        census.at(name, deck.pile());
        census.at(name + ", discards", deck.discards());
    }

    private void aids(ReckonersState state, Census census, List<String> pieces) {
        if (content.city(state.setting().city()).districtResearch()) {
            pieces.addAll(content.dawnslight());
            deck("Dawnslight", state.dawnslight(), census);
            for (Reckoner reckoner : state.team()) {
                census.at(reckoner.id(), reckoner.dawnslight());
            }
            for (Task task : state.agenda()) {
                if (task instanceof Question.DawnChoice choice) {
                    census.at("drawn", choice.cards());
                }
            }
        }
        if (content.highEpic(state.setting().highEpic()).revealsAssaults()) {
            pieces.addAll(content.assaultCards());
            deck("Assaults", state.assaults(), census);
        }
    }

    private void ranges(ReckonersState state, Census census) {
        SetupNumbers numbers = content.numbers();
        int enforcement = 0;
        int barricades = 0;
        int red = 0;
        int blue = 0;
        int duplicates = 0;
        for (District district : state.districts()) {
            enforcement += notNegative(census, district.enforcement());
            barricades += notNegative(census, district.barricades());
            red += notNegative(census, district.redShields());
            blue += notNegative(census, district.blueShields());
            duplicates += notNegative(census, district.duplicates());
            census.range("marker of " + district.id(), district.marker(), 0, 10);
            district.epic().ifPresent(epic -> epic(epic, census));
        }
        int tokens = 0;
        for (Reckoner reckoner : state.team()) {
            tokens += notNegative(census, reckoner.ready()) + notNegative(census, reckoner.pending());
            census.range("Demolition tokens", reckoner.demolition(), 0, numbers.demolitionTokens());
        }
        census.range("Enforcement", enforcement, 0, numbers.enforcement())
                .range("barricades", barricades, 0, numbers.barricades())
                .range("red shields", red, 0, numbers.redShields())
                .range("blue shields", blue, 0, numbers.blueShields())
                .range("Duplicate tokens", duplicates, 0, numbers.duplicates())
                .range("plan tokens", tokens, 0, numbers.planTokens())
                .range("population", state.population(), 0, Rules.MOST)
                .range("money", state.money(), 0, Rules.MOST)
                .range("base", state.base(), 0, numbers.base() - 1)
                .range("High Epic research", state.highEpic().research(), 0, 99)
                .range("High Epic health", state.highEpic().health(), 0, 99);
        for (PowerTrack track : PowerTrack.values()) {
            census.range(
                    track.name(),
                    state.highEpic().bracket(track),
                    0,
                    content.highEpic(state.setting().highEpic()).brackets());
        }
        boolean playing = state.end().isEmpty() && state.phase() != ReckonersPhase.CAMPAIGN_BASE;
        census.demand(!playing || state.population() > 0, "the population is gone and the game goes on");
    }

    private static int notNegative(Census census, int n) {
        census.demand(n >= 0, "less than nothing");
        return n;
    }

    private static void epic(EpicInPlay epic, Census census) {
        census.range("research of " + epic.card(), epic.research(), 0, 99)
                .range("bracket of " + epic.card(), epic.bracket(), 0, EpicCard.SLOTS)
                .demand(epic.isInfinite() || epic.health() > 0, "defeated but there: " + epic.card());
    }
}

package org.alea.games.reckoners;

import java.util.ArrayList;
import java.util.List;
import org.alea.content.Census;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.HiddenDeck;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.StolenCard;
import org.alea.games.reckoners.state.Task;

/** Whether every die and card is in one place and every number in its range. */
final class PieceCount {
    private final ReckonersContent content;
    private final KnownPieces known;

    PieceCount(ReckonersContent content, KnownPieces known) {
        this.content = content;
        this.known = known;
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
        List<String> violations = new ArrayList<>(LaidOutTable.faults(content, known, state));
        violations.addAll(census.of(pieces));
        return violations;
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
            census.demand(!reckoner.dice().isEmpty(), reckoner.id() + " has no die");
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
}

package org.alea.games.reckoners;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import org.alea.games.reckoners.cards.DieCard;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ReckonersContent;
import org.alea.games.reckoners.cards.SetupNumbers;
import org.alea.games.reckoners.rules.Rules;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.Counts;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.StolenCard;

/**
 * What of a table cannot be: ids the game does not have, places outside the ring, numbers out of their range, a card in
 * two hands. Neither decks nor Epics nor dice are counted, so that a table can be laid out in a few words.
 */
final class LaidOutTable {
    private static final int HIGHEST_MARKER = 10;

    private final ReckonersContent content;
    private final ReckonersState state;
    private final KnownPieces known;
    private final Set<String> inHand = new HashSet<>();
    private final List<String> faults = new ArrayList<>();

    private LaidOutTable(ReckonersContent content, KnownPieces known, ReckonersState state) {
        this.content = content;
        this.known = known;
        this.state = state;
    }

    /** What is wrong with it, each with the place in the table's JSON; nothing before a campaign's first mission. */
    static List<String> faults(ReckonersContent content, KnownPieces known, ReckonersState state) {
        LaidOutTable table = new LaidOutTable(content, known, state);
        if (!state.team().isEmpty()) {
            table.check();
        }
        return table.faults;
    }

    /** With the High Epic weakened if no research is left: who lays out a table need not say it twice. */
    static ReckonersState settled(ReckonersContent content, ReckonersState state) {
        boolean city = content.cities().stream()
                .anyMatch(each -> each.id().equals(state.setting().city()));
        if (!city || state.team().isEmpty() || state.agenda().stream().anyMatch(Chore.TrackDone.class::isInstance)) {
            return state;
        }
        boolean tracks = content.city(state.setting().city()).districtResearch();
        boolean done = tracks
                ? state.districts().stream().allMatch(district -> district.marker() == 0)
                : state.highEpic().research() == 0;
        return done && !state.highEpic().weakened()
                ? state.withHighEpic(state.highEpic().withWeakened(true))
                : state;
    }

    private void check() {
        SetupNumbers numbers = content.numbers();
        boolean playing = state.end().isEmpty()
                && state.phase() != ReckonersPhase.OVER
                && state.phase() != ReckonersPhase.CAMPAIGN_BASE;
        range(state.population(), playing ? 1 : 0, Rules.MOST, () -> "population");
        range(state.money(), 0, Rules.MOST, () -> "money");
        range(state.base(), 0, numbers.base() - 1, () -> "base");
        range(
                state.districts().size(),
                state.team().size() + 1,
                state.team().size() + 1,
                () -> "districts, their number");
        one(state.setting().city(), known.districts().keySet(), () -> "setting/city");
        highEpic(state.highEpic());
        for (int i = 0; i < state.districts().size(); i++) {
            district("districts/" + i, state.districts().get(i));
        }
        for (int i = 0; i < state.team().size(); i++) {
            reckoner("team/" + i, state.team().get(i));
        }
        supplies(numbers);
        all("market/row", state.market().row(), known.equipment());
        all("market/deck/pile", state.market().deck().pile(), known.equipment());
        all("epics/pile", state.epics().pile(), known.epics());
        all("epics/discards", state.epics().discards(), known.epics());
        all("assaults/pile", state.assaults().pile(), known.assaults());
        all("assaults/discards", state.assaults().discards(), known.assaults());
        all("dawnslight/pile", state.dawnslight().pile(), known.dawnslight());
        all("reserve", state.reserve(), known.dice());
        place(state.board(), Reckoner.NOWHERE, () -> "board");
        range(state.round(), 0, Integer.MAX_VALUE, () -> "round");
        boolean betweenMissions =
                state.phase() == ReckonersPhase.CAMPAIGN_START || state.phase() == ReckonersPhase.CAMPAIGN_BASE;
        demand(
                !betweenMissions || state.campaign().isPresent(),
                () -> "phase is " + state.phase() + " without a campaign");
        counts(state.counts());
        faults.addAll(LaidOutAgenda.faults(known, state));
    }

    private void counts(Counts counts) {
        boolean counted = counts.epicsDefeated() >= 0
                && counts.allDefeated() >= 0
                && counts.basesFound() >= 0
                && counts.lostToEpics() >= 0
                && counts.lostToHighEpic() >= 0
                && counts.lostToCity() >= 0;
        demand(counted, () -> "counts: one is less than nothing");
    }

    private void highEpic(HighEpicInPlay highEpic) {
        if (!one(highEpic.id(), known.highEpics(), () -> "highEpic/id")) {
            return;
        }
        demand(highEpic.id().equals(state.setting().highEpic()), () -> "highEpic/id is not that of setting/highEpic");
        place(highEpic.place(), 0, () -> "highEpic/place");
        range(highEpic.research(), 0, Rules.MOST, () -> "highEpic/research");
        range(highEpic.health(), 0, Rules.MOST, () -> "highEpic/health");
        for (int i = 0; i < PowerTrack.count(); i++) {
            PowerTrack track = PowerTrack.of(i);
            range(
                    highEpic.bracket(track),
                    0,
                    content.highEpic(highEpic.id()).brackets(),
                    () -> "highEpic/" + track.name().toLowerCase(Locale.ROOT));
        }
        int dice = highEpic.powerDice().size();
        demand(
                dice == 0 || dice == PowerTrack.count(),
                () -> "highEpic/powerDice, their number is " + dice + ", not 0 or " + PowerTrack.count());
        if (!highEpic.assault().isEmpty()) {
            one(highEpic.assault(), known.assaults(), () -> "highEpic/assault");
        }
    }

    private void district(String at, District district) {
        if (one(district.id(), known.districts(state.setting().city()), () -> at + "/id")) {
            hand(district.id(), () -> at + "/id");
            boolean side = district.side().isEmpty()
                    || content.district(district.id()).side(district.side()).isPresent();
            demand(side, () -> at + "/side is " + district.side() + ", expected A, B or nothing");
        }
        range(district.marker(), 0, HIGHEST_MARKER, () -> at + "/marker");
        district.epic().ifPresent(epic -> epic(at + "/epic", epic));
        stolen(at, district.stolen());
    }

    private void epic(String at, EpicInPlay epic) {
        one(epic.card(), known.epics(), () -> at + "/card");
        range(epic.research(), 0, Rules.MOST, () -> at + "/research");
        range(epic.bracket(), 0, EpicCard.SLOTS, () -> at + "/bracket");
        if (epic.isInfinite()) {
            demand(!epic.isWeakened(), () -> at + "/health is infinite although its research is 0");
        } else {
            range(epic.health(), 1, Rules.MOST, () -> at + "/health");
        }
        stolen(at, epic.stolen());
    }

    private void stolen(String at, List<StolenCard> stolen) {
        for (StolenCard each : stolen) {
            demand(state.reckoner(each.owner()) >= 0, () -> at + "/stolen: " + each.owner() + " is not in the team");
            card(at + "/stolen", each.card());
        }
    }

    private void reckoner(String at, Reckoner reckoner) {
        if (one(reckoner.id(), known.reckoners(), () -> at + "/id")) {
            hand(reckoner.id(), () -> at + "/id");
        }
        boolean placed = state.phase() != ReckonersPhase.PLACE && state.end().isEmpty();
        place(reckoner.place(), placed ? 0 : Reckoner.NOWHERE, () -> at + "/place");
        place(reckoner.sniper(), Reckoner.NOWHERE, () -> at + "/sniper");
        range(reckoner.ready(), 0, content.numbers().planTokens(), () -> at + "/ready");
        range(reckoner.pending(), 0, content.numbers().planTokens(), () -> at + "/pending");
        range(reckoner.rolls(), 0, Rules.MOST, () -> at + "/rolls");
        range(reckoner.demolition(), 0, content.numbers().demolitionTokens(), () -> at + "/demolition");
        range(reckoner.dice().size(), 0, content.numbers().maxDice(), () -> at + "/dice, their number");
        for (ReckonerDie die : reckoner.dice()) {
            die(at + "/dice", die);
        }
        for (OwnedCard card : reckoner.cards()) {
            card(at + "/cards", card);
        }
        all(at + "/dawnslight", reckoner.dawnslight(), known.dawnslight());
    }

    private void die(String at, ReckonerDie die) {
        if (!one(die.id(), known.dice(), () -> at)) {
            return;
        }
        demand(die.id().startsWith(content.die(die.kind()).id()), () -> at + ": " + die.id() + " is no " + die.kind());
        boolean shows = die.stage() == DieStage.LOOSE || die.stage() == DieStage.LOCKED || die.stage() == DieStage.USED;
        range(die.face(), shows ? 1 : 0, DieCard.SIDES, () -> at + ": the face of " + die.id());
    }

    private void card(String at, OwnedCard card) {
        if (one(card.id(), known.equipment(), () -> at)) {
            hand(card.id(), () -> at);
        }
    }

    private void supplies(SetupNumbers numbers) {
        int enforcement = 0;
        int barricades = 0;
        int red = 0;
        int blue = 0;
        int duplicates = 0;
        for (District district : state.districts()) {
            enforcement += counted(district.enforcement(), "enforcement");
            barricades += counted(district.barricades(), "barricades");
            red += counted(district.redShields(), "redShields");
            blue += counted(district.blueShields(), "blueShields");
            duplicates += counted(district.duplicates(), "duplicates");
        }
        int tokens = 0;
        for (Reckoner reckoner : state.team()) {
            tokens += reckoner.tokens();
        }
        range(enforcement, 0, numbers.enforcement(), () -> "districts/*/enforcement together");
        range(barricades, 0, numbers.barricades(), () -> "districts/*/barricades together");
        range(red, 0, numbers.redShields(), () -> "districts/*/redShields together");
        range(blue, 0, numbers.blueShields(), () -> "districts/*/blueShields together");
        range(duplicates, 0, numbers.duplicates(), () -> "districts/*/duplicates together");
        range(tokens, 0, numbers.planTokens(), () -> "team/*/ready and pending together");
    }

    private int counted(int n, String field) {
        demand(n >= 0, () -> "districts/*/" + field + " is less than nothing");
        return n;
    }

    // ---- what is demanded

    private void demand(boolean holds, Supplier<String> fault) {
        if (!holds) {
            faults.add(fault.get());
        }
    }

    private void range(int n, int least, int most, Supplier<String> what) {
        demand(n >= least && n <= most, () -> what.get() + " is " + n + ", not " + least + " to " + most);
    }

    private void place(int place, int least, Supplier<String> what) {
        range(place, least, state.districts().size() - 1, what);
    }

    private boolean one(String id, Collection<String> ids, Supplier<String> what) {
        boolean is = ids.contains(id);
        demand(is, () -> what.get() + ": there is no " + id);
        return is;
    }

    private void all(String at, List<String> pieces, Collection<String> ids) {
        for (String piece : pieces) {
            one(piece, ids, () -> at);
        }
    }

    private void hand(String id, Supplier<String> what) {
        demand(inHand.add(id), () -> what.get() + ": " + id + " is in two places");
    }
}

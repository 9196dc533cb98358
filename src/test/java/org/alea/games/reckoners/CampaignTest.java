package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.Event;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.Refusal;
import org.alea.engine.Result;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.state.CampaignState;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.Stash;
import org.alea.games.reckoners.state.StolenCard;
import org.alea.games.reckoners.state.Veteran;
import org.junit.jupiter.api.Test;

/** The campaign: six missions, a roster, hope and legacy. */
class CampaignTest {
    private static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());
    private static final List<String> ROSTER = List.of("david", "tia", "prof");

    @SuppressWarnings("NullAway.Init") // begun by each test
    private ReckonersTable table;

    private final List<Event> told = new ArrayList<>();

    private void begin(String... options) {
        Map<String, String> chosen = new HashMap<>(Map.of("campaign", "on"));
        for (String option : options) {
            String[] parts = option.split("=");
            chosen.put(parts[0], parts[1]);
        }
        table = BOX.game().setUp(Setup.of(BOX.options(), chosen, 5), new SeededChance(5));
    }

    private void play(ReckonersMove... moves) {
        for (ReckonersMove move : moves) {
            assertThat(BOX.game().refusal(table, move)).as(move.toString()).isEmpty();
            Turn turn = Turn.recorded();
            BOX.game().play(table, move, turn);
            told.addAll(turn.events());
        }
    }

    /** What has been told since this was asked last, without the phases of rounds. */
    private List<Event> told() {
        List<Event> since = told.stream()
                .filter(event -> !(event instanceof ReckonersEvent.PhaseBegan))
                .toList();
        told.clear();
        return since;
    }

    private void isRefused(ReckonersMove move, String rule) {
        Optional<Refusal> refusal = BOX.game().refusal(table, move);
        assertThat(refusal).as(move.toString()).isPresent();
        assertThat(refusal.orElseThrow().rule()).isEqualTo(rule);
    }

    private ReckonersState state() {
        return table.state();
    }

    private CampaignState campaign() {
        return state().campaign().orElseThrow();
    }

    private void become(ReckonersState state) {
        table = new ReckonersTable(state, table.chance());
    }

    private void become(CampaignState campaign) {
        become(state().withCampaign(Optional.of(campaign)));
    }

    private static ReckonersMove team(String... ids) {
        return new ReckonersMove.PickTeam(List.of(ids));
    }

    private void start(String... ids) {
        play(team(ids), new ReckonersMove.StartMission());
    }

    /** In the base before a mission, counted from 1. */
    private void before(int mission, String... options) {
        begin(options);
        play(new ReckonersMove.PickRoster(ROSTER));
        become(campaign().withMission(mission - 1));
    }

    private void placeAll() {
        for (Reckoner reckoner : state().team()) {
            play(new ReckonersMove.Place(reckoner.id(), state().district(0).id()));
        }
        play(new ReckonersMove.EndPlace());
    }

    /** The dice step with the High Epic at its last health, and a die that ends it. */
    private void lastBlow(int population) {
        HighEpicInPlay highEpic = state().highEpic();
        Reckoner first = state().reckoner(0);
        ReckonerDie die = first.dice().get(0);
        become(state().withPhase(ReckonersPhase.USE)
                .withPopulation(population)
                .withHighEpic(highEpic.withResearch(0)
                        .withWeakened(true)
                        .withHealth(1)
                        .withPlace(0))
                .with(0, first.withPlace(0).withDie(0, die.withFace(4).withStage(DieStage.LOCKED))));
    }

    private void win(int population) {
        lastBlow(population);
        play(new ReckonersMove.OpenDie(state().reckoner(0).dice().get(0).id()), new ReckonersMove.AttackHighEpic());
    }

    @Test
    @Rule("RECK-302")
    void theRosterHasTwoThreeFiveOrSixPeople() {
        int[] sizes = {2, 3, 5, 6};
        List<String> all = List.of("david", "tia", "prof", "cody", "megan", "abraham", "val");
        for (int n = 1; n <= 4; n++) {
            begin("reckoners=" + n);
            for (int size = 1; size <= all.size(); size++) {
                ReckonersMove pick = new ReckonersMove.PickRoster(all.subList(0, size));
                if (size != sizes[n - 1]) {
                    isRefused(pick, "RECK-302");
                }
            }
            play(new ReckonersMove.PickRoster(all.subList(0, sizes[n - 1])));
            assertThat(campaign().roster()).hasSize(sizes[n - 1]);
        }
        begin("module1=off");
        isRefused(new ReckonersMove.PickRoster(List.of("david", "tia", "val")), "RECK-302");
    }

    @Test
    @Rule({"RECK-308", "RECK-310"})
    void whatHappensBetweenMissionsIsTold() {
        begin();
        play(new ReckonersMove.PickRoster(ROSTER));
        assertThat(told()).containsExactly(new ReckonersEvent.RosterPicked(ROSTER));

        List<Veteran> roster = List.of(
                campaign().roster().get(0),
                campaign().roster().get(1).withWounded(true),
                campaign().roster().get(2));
        become(campaign()
                .withMission(1)
                .withPoints(20)
                .withRoster(roster)
                .withStashable(List.of(new Stash("Q01", "prof"))));
        play(
                team("david", "tia"),
                new ReckonersMove.BuyTreatment("tia"),
                new ReckonersMove.BuyStash("Q01"),
                new ReckonersMove.GiveStash("Q01", "david"),
                new ReckonersMove.BuyTraining("david", DieKind.RED),
                new ReckonersMove.BuyForesight(),
                new ReckonersMove.BuyGoodwill());
        assertThat(told())
                .containsExactly(
                        new ReckonersEvent.TeamPicked(List.of("david", "tia")),
                        new ReckonersEvent.LegacySpent(1, 19),
                        new ReckonersEvent.ReckonerHealed("tia"),
                        new ReckonersEvent.LegacySpent(2, 17),
                        new ReckonersEvent.StashKept("Q01"),
                        new ReckonersEvent.StashGiven("Q01", "david"),
                        new ReckonersEvent.LegacySpent(3, 14),
                        new ReckonersEvent.ReckonerTrained("david", DieKind.RED),
                        new ReckonersEvent.LegacySpent(1, 13),
                        new ReckonersEvent.LegacySpent(1, 12));

        play(new ReckonersMove.StartMission());
        assertThat(told()).endsWith(new ReckonersEvent.MissionBegan("M2", 1));
    }

    @Test
    @Rule({"RECK-305", "RECK-307", "RECK-309", "RECK-312"})
    void theEndOfAMissionIsTold() {
        before(1);
        start("david", "tia");
        told();
        win(32);
        assertThat(told()).endsWith(new ReckonersEvent.GameWon("steelheart"), new ReckonersEvent.MissionWon("M1", 6));

        start("prof", "tia");
        become(state().with(
                        1,
                        state().reckoner(1).withDice(state().reckoner(1).dice().subList(0, 3))));
        told();
        play(new ReckonersMove.Concede());
        assertThat(told())
                .containsExactly(
                        new ReckonersEvent.GameConceded(),
                        new ReckonersEvent.ReckonerWounded("tia"),
                        new ReckonersEvent.MissionLost("M2", 2));

        become(campaign().withHope(1));
        start("david", "tia");
        told();
        play(new ReckonersMove.Concede());
        assertThat(told())
                .containsExactly(
                        new ReckonersEvent.GameConceded(),
                        new ReckonersEvent.ReckonerHealed("tia"),
                        new ReckonersEvent.MissionLost("M2", 0),
                        new ReckonersEvent.CampaignEnded(false));

        before(6);
        start("david", "tia");
        told();
        win(5);
        assertThat(told()).endsWith(new ReckonersEvent.MissionWon("M6", 3), new ReckonersEvent.CampaignEnded(true));

        before(2);
        told();
        play(new ReckonersMove.Concede());
        assertThat(told()).containsExactly(new ReckonersEvent.CampaignEnded(false));
    }

    @Test
    @Rule("RECK-303")
    void theLetterOfAMissionIsShiftedFromTheBaseLetter() {
        Letter[] fromC = {Letter.B, Letter.C, Letter.B, Letter.C, Letter.B, Letter.C};
        for (int mission = 1; mission <= 6; mission++) {
            before(mission, "letter=C");
            start("david", "tia");
            assertThat(state().setting().letter()).isEqualTo(fromC[mission - 1]);
        }
        before(1, "letter=A");
        start("david", "tia");
        assertThat(state().setting().letter()).isEqualTo(Letter.A);
    }

    @Test
    @Rule("RECK-302")
    void theMissionsComeInTheirOrderWithTheirHighEpicsAndCities() {
        String[] mission = {
            "steelheart newcago",
            "steelheart newcago",
            "regalia babilar",
            "regalia newcago",
            "limelight ildithia",
            "limelight babilar"
        };
        for (int i = 1; i <= 6; i++) {
            before(i);
            start("david", "tia");
            assertThat(state().setting().highEpic() + " " + state().setting().city())
                    .isEqualTo(mission[i - 1]);
        }
    }

    @Test
    @Rule("RECK-341")
    void missionsBringWhatTheySay() {
        before(4);
        start("david", "tia");
        assertThat(state().money()).isEqualTo(2);
        assertThat(state().districts()).allMatch(district -> district.side().equals("B"));

        before(6);
        start("david", "tia");
        assertThat(state().team()).allMatch(reckoner -> reckoner.ready() == 1);

        before(3);
        start("david", "tia");
        placeAll();
        assertThat(state().phase()).isEqualTo(ReckonersPhase.START_BONUS);
        String card = state().dawnslight().discards().isEmpty()
                ? ((org.alea.games.reckoners.state.Question.DawnChoice)
                                state().question().orElseThrow())
                        .cards()
                        .get(0)
                : "";
        play(new ReckonersMove.KeepDawn(card, "tia"));
        assertThat(state().reckoner(1).dawnslight()).containsExactly(card);
        assertThat(state().phase()).isEqualTo(ReckonersPhase.ROLL);

        before(5);
        start("david", "tia");
        assertThat(state().setting().cityRests()).isTrue();
    }

    @Test
    @Rule({"RECK-304", "RECK-302"})
    void nobodySitsOutTwiceInARowUnlessWounded() {
        before(1);
        start("david", "tia");
        play(new ReckonersMove.Concede());
        isRefused(team("david", "tia"), "RECK-304");
        isRefused(team("david"), "RECK-304");
        isRefused(team("david", "david"), "RECK-304");
        isRefused(team("david", "cody"), "RECK-304");
        isRefused(new ReckonersMove.StartMission(), "RECK-304");
        play(team("david", "prof"));

        become(campaign()
                .withRoster(campaign().roster().stream()
                        .map(veteran -> veteran.withWounded(veteran.satOut()))
                        .toList()));
        play(team("david", "tia"));
    }

    @Test
    @Rule({"RECK-305", "RECK-342"})
    void aLostMissionCostsHopeAndWithoutHopeAllIsLost() {
        before(1);
        assertThat(campaign().hope()).isEqualTo(3);
        start("david", "tia");
        play(new ReckonersMove.Concede());
        assertThat(campaign().hope()).isEqualTo(2);
        assertThat(campaign().mission()).isZero();
        start("david", "prof");
        play(new ReckonersMove.Concede());
        start("tia", "prof");
        play(new ReckonersMove.Concede());

        assertThat(campaign().hope()).isZero();
        assertThat(BOX.game().result(table).orElseThrow().outcome()).isEqualTo(Result.Outcome.LOST);
    }

    @Test
    @Rule({"RECK-306", "RECK-372"})
    void aReplayStartsWithTwoDollarsAndNoMore() {
        before(1);
        start("david", "tia");
        assertThat(state().money()).isZero();
        List<String> first = new ArrayList<>(state().epics().pile());
        play(new ReckonersMove.Concede());
        start("david", "prof");
        assertThat(state().money()).isEqualTo(2);
        assertThat(state().epics().pile()).isNotEqualTo(first);
        play(new ReckonersMove.Concede());
        start("tia", "prof");
        assertThat(state().money()).isEqualTo(2);
        win(40);
        start("david", "tia");
        assertThat(state().money()).isZero();
    }

    @Test
    @Rule("RECK-307")
    void aWonMissionEarnsLegacy() {
        int[][] cases = {{9, 0, 3}, {10, 0, 4}, {29, 0, 5}, {29, 1, 4}, {9, 2, 2}, {45, 0, 6}, {60, 1, 6}};
        for (int[] each : cases) {
            before(1);
            start("david", "tia");
            become(state().withCounts(state().counts().withBasesFound(each[1])));
            win(each[0]);
            assertThat(campaign().points()).isEqualTo(each[2]);
            assertThat(campaign().mission()).isEqualTo(1);
            assertThat(campaign().hope()).isEqualTo(3);
        }
    }

    private void rich() {
        before(1);
        become(campaign().withPoints(20));
    }

    @Test
    @Rule("RECK-308")
    void trainingTurnsABasicDieIntoASpecialOneTwiceAtMost() {
        rich();
        play(
                new ReckonersMove.BuyTraining("david", DieKind.GREEN),
                new ReckonersMove.BuyTraining("david", DieKind.RED));
        assertThat(campaign().points()).isEqualTo(14);
        isRefused(new ReckonersMove.BuyTraining("david", DieKind.RED), "RECK-308");
        isRefused(new ReckonersMove.BuyTraining("tia", DieKind.BASIC), "RECK-308");
        start("david", "tia");
        assertThat(state().reckoner(0).dice().stream().map(ReckonerDie::kind))
                .containsExactlyInAnyOrder(
                        DieKind.BASIC, DieKind.BLUE, DieKind.BLUE, DieKind.BLUE, DieKind.GREEN, DieKind.RED);
    }

    @Test
    @Rule("RECK-308")
    void samHasNothingToTrainAndPointsAreLimited() {
        begin();
        play(new ReckonersMove.PickRoster(List.of("sam", "tia", "prof")));
        become(campaign().withPoints(2));
        isRefused(new ReckonersMove.BuyTraining("sam", DieKind.RED), "RECK-308");
        isRefused(new ReckonersMove.BuyTraining("tia", DieKind.RED), "RECK-308");
        play(new ReckonersMove.BuyForesight(), new ReckonersMove.BuyGoodwill());
        isRefused(new ReckonersMove.BuyGoodwill(), "RECK-308");
    }

    @Test
    @Rule("RECK-308")
    void foresightAndGoodwillAreLimitedAndCountAtTheNextStart() {
        rich();
        play(new ReckonersMove.BuyForesight(), new ReckonersMove.BuyForesight());
        isRefused(new ReckonersMove.BuyForesight(), "RECK-308");
        play(new ReckonersMove.BuyGoodwill(), new ReckonersMove.BuyGoodwill(), new ReckonersMove.BuyGoodwill());
        isRefused(new ReckonersMove.BuyGoodwill(), "RECK-308");
        assertThat(campaign().points()).isEqualTo(15);
        start("david", "tia");
        assertThat(state().population()).isEqualTo(46);
        placeAll();
        play(new ReckonersMove.GiveToken("tia"), new ReckonersMove.GiveToken("tia"));
        assertThat(state().reckoner(1).ready()).isEqualTo(2);
        assertThat(state().phase()).isEqualTo(ReckonersPhase.ROLL);
        play(new ReckonersMove.Concede());
        start("david", "prof");
        assertThat(state().population()).isEqualTo(40);
    }

    private void winWithCards() {
        before(1);
        start("david", "tia");
        List<OwnedCard> cards = List.of(
                OwnedCard.of("Q44", CardStage.READY),
                OwnedCard.of("Q29", CardStage.READY),
                OwnedCard.of("Q01", CardStage.USED));
        become(state().with(1, state().reckoner(1).withCards(cards)));
        win(40);
        become(campaign().withPoints(9));
    }

    @Test
    @Rule({"RECK-308", "RECK-310"})
    void aStashedCardStartsTheNextMissionWithItsReckoner() {
        winWithCards();
        isRefused(new ReckonersMove.BuyStash("Q02"), "RECK-308");
        play(new ReckonersMove.BuyStash("Q44"));
        assertThat(campaign().points()).isEqualTo(7);
        start("tia", "prof");
        assertThat(state().reckoner(0).cards())
                .singleElement()
                .satisfies(card -> assertThat(card.id()).isEqualTo("Q44"));
        assertThat(state().market().row()).doesNotContain("Q44");
        assertThat(state().market().deck().pile()).doesNotContain("Q44").hasSize(40);
    }

    @Test
    @Rule("RECK-310")
    void aStashWhoseReckonerSitsOutGoesToAnother() {
        winWithCards();
        play(new ReckonersMove.BuyStash("Q44"), team("david", "prof"));
        isRefused(new ReckonersMove.StartMission(), "RECK-310");
        isRefused(new ReckonersMove.GiveStash("Q44", "tia"), "RECK-310");
        play(new ReckonersMove.GiveStash("Q44", "prof"), new ReckonersMove.StartMission());
        assertThat(state().reckoner(1).cards()).hasSize(1);
        assertThat(state().reckoner(0).cards()).isEmpty();
    }

    @Test
    @Rule("RECK-341")
    void onlyWhatIsBoughtGoesAlongAndAStashedHermanActsAtOnce() {
        before(1);
        start("david", "tia");
        Reckoner tia = state().reckoner(1)
                .withCards(List.of(OwnedCard.of("Q29", CardStage.READY), OwnedCard.of("Q01", CardStage.READY)))
                .withReady(3);
        become(state().withMoney(9).with(1, tia));
        win(40);
        become(campaign().withPoints(2));
        play(new ReckonersMove.BuyStash("Q29"));
        start("prof", "tia");
        Reckoner again = state().reckoner(1);
        assertThat(state().money()).isZero();
        assertThat(again.ready()).isZero();
        assertThat(again.dice()).hasSize(6);
        assertThat(again.cards()).hasSize(1);
        placeAll();
        play(new ReckonersMove.SwapDie("Q29", again.dice().get(0).id(), DieKind.GREEN));
        assertThat(state().reckoner(1).dice()).anyMatch(die -> die.kind() == DieKind.GREEN);
        assertThat(state().phase()).isEqualTo(ReckonersPhase.ROUND_START);
        play(new ReckonersMove.KeepDie("Q29"));
        assertThat(state().phase()).isEqualTo(ReckonersPhase.ROLL);
    }

    private Reckoner lessOneDie(Reckoner reckoner) {
        return reckoner.withDice(
                List.copyOf(reckoner.dice().subList(1, reckoner.dice().size())));
    }

    private boolean wounded(String id) {
        return campaign().roster().get(campaign().veteran(id)).wounded();
    }

    @Test
    @Rule("RECK-309")
    void whoLostADieIsWoundedForAMission() {
        before(1);
        start("david", "tia");
        become(state().with(1, lessOneDie(state().reckoner(1))));
        play(new ReckonersMove.Concede());
        assertThat(wounded("tia")).isTrue();
        assertThat(wounded("david")).isFalse();
        assertThat(wounded("prof")).isFalse();
        start("tia", "prof");
        assertThat(state().reckoner(0).dice().stream().map(ReckonerDie::kind))
                .containsExactlyInAnyOrder(
                        DieKind.BASIC, DieKind.BASIC, DieKind.PURPLE, DieKind.PURPLE, DieKind.PURPLE);
        win(40);
        assertThat(wounded("tia")).isFalse();
    }

    @Test
    @Rule({"RECK-309", "RECK-308"})
    void treatmentHealsAndSamChoosesWhatHeLeavesBehind() {
        begin();
        play(new ReckonersMove.PickRoster(List.of("sam", "tia", "prof")));
        become(campaign()
                .withPoints(1)
                .withRoster(campaign().roster().stream()
                        .map(veteran -> veteran.withWounded(true))
                        .toList()));
        play(new ReckonersMove.BuyTreatment("tia"));
        isRefused(new ReckonersMove.BuyTreatment("tia"), "RECK-308");
        isRefused(new ReckonersMove.BuyTreatment("prof"), "RECK-308");
        play(team("sam", "tia"));
        isRefused(new ReckonersMove.StartMission(), "RECK-309");
        play(new ReckonersMove.ChooseWoundDie("sam", DieKind.ORANGE), new ReckonersMove.StartMission());
        assertThat(state().reckoner(0).dice()).hasSize(5).noneMatch(die -> die.kind() == DieKind.ORANGE);
        assertThat(state().reckoner(1).dice()).hasSize(6);
    }

    @Test
    @Rule("RECK-309")
    void theDieOfRtichHidesNoWound() {
        for (boolean stolen : List.of(false, true)) {
            before(1);
            start("david", "tia");
            OwnedCard rtich = OwnedCard.of("Q43", CardStage.READY).withGained(Optional.of("green1"));
            Reckoner tia = lessOneDie(state().reckoner(1));
            List<ReckonerDie> dice = new ArrayList<>(tia.dice());
            dice.add(ReckonerDie.fresh("green1", DieKind.GREEN));
            become(state().with(1, tia.withDice(dice).withCards(stolen ? List.of() : List.of(rtich))));
            if (stolen) {
                become(state().with(0, state().district(0).withStolen(List.of(new StolenCard("tia", rtich)))));
            }
            play(new ReckonersMove.Concede());
            assertThat(wounded("tia")).isTrue();
        }
    }

    @Test
    @Rule({"RECK-311", "RECK-373"})
    void theHighEpicRemembersInTheSecondMission() {
        before(1);
        start("david", "tia");
        become(state().withHighEpic(state().highEpic()
                .withBracket(PowerTrack.YELLOW, 6)
                .withBracket(PowerTrack.RED, 5)
                .withBracket(PowerTrack.BLUE, 4)));
        win(40);
        for (int attempt = 0; attempt < 2; attempt++) {
            start(attempt == 0 ? new String[] {"prof", "tia"} : new String[] {"prof", "david"});
            HighEpicInPlay highEpic = state().highEpic();
            assertThat(highEpic.bracket(PowerTrack.YELLOW)).isEqualTo(3);
            assertThat(highEpic.bracket(PowerTrack.RED)).isEqualTo(3);
            assertThat(highEpic.bracket(PowerTrack.BLACK)).isEqualTo(2);
            assertThat(highEpic.bracket(PowerTrack.BLUE)).isEqualTo(2);
            // letter B: slots 1 and 2 place one Enforcement; slot 3, clockwise, is no part of the prologue
            assertThat(state().districts().stream()
                            .mapToInt(each -> each.enforcement())
                            .sum())
                    .isEqualTo(1);
            if (attempt == 0) {
                play(new ReckonersMove.Concede());
            }
        }
        become(state().withHighEpic(state().highEpic().withBracket(PowerTrack.YELLOW, 6)));
        win(40);
        start("tia", "david");
        assertThat(state().highEpic().bracket(PowerTrack.YELLOW)).isEqualTo(2);
    }

    @Test
    @Rule({"RECK-312", "RECK-372"})
    void theLastMissionWinsTheCampaignWithARank() {
        int[] points = {0, 0, 3, 30};
        int[] hope = {1, 2, 3, 3};
        String[] ranks = {"rebels", "survivors", "reckoners", "steelslayers"};
        for (int i = 0; i < ranks.length; i++) {
            before(6);
            become(campaign().withPoints(points[i]).withHope(hope[i]));
            start("david", "tia");
            win(9 + (i == 2 ? 5 : 0));
            Result result = BOX.game().result(table).orElseThrow();
            // 3 points of mission 6 for 9 population without a base, 4 for 14
            int total = hope[i] * 10 + points[i] + (i == 2 ? 14 + 4 : 9 + 3);
            assertThat(result.outcome()).isEqualTo(Result.Outcome.WON);
            assertThat(result.score()).isEqualTo(total);
            assertThat(result.rank()).isEqualTo(ranks[i]);
        }
    }

    @Test
    @Rule("RECK-313")
    void aCampaignGoesThroughJsonBetweenMissionsAndPurchases() {
        winWithCards();
        play(new ReckonersMove.BuyStash("Q44"), new ReckonersMove.BuyTraining("tia", DieKind.GREEN));

        assertThat(BOX.tables().read(BOX.tables().write(table), table.chance())).isEqualTo(table);
        assertThat(campaign().stashes()).containsExactly(new Stash("Q44", "tia"));
    }

    @Test
    @Rule("RECK-340")
    void aCampaignNeedsModuleFour() {
        try {
            begin("module4=off");
        } catch (IllegalSetupException e) {
            return;
        }
        assertThat(state().setting().module4()).isTrue();
    }
}

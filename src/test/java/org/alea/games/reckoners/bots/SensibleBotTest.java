package org.alea.games.reckoners.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.alea.Rule;
import org.alea.engine.Turn;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.ReckonersTables;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.rules.Play;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.EpicInPlay;
import org.alea.games.reckoners.state.HiddenDeck;
import org.alea.games.reckoners.state.Market;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.junit.jupiter.api.Test;

/** What the sensible player weighs and chooses. */
class SensibleBotTest {

    /** David and Tia, who has given her research already. */
    private static ReckonersTables table() {
        return ReckonersTables.of("david", "tia")
                .in(ReckonersPhase.USE)
                .reckoner(1, each -> each.withAbilityUsed(true));
    }

    private static ReckonersMove choice(ReckonersTables tables) {
        return new SensibleBot(ReckonersTables.GAME, 1).choose(tables.table());
    }

    private static ReckonersTables asked(ReckonersTables tables, Question question) {
        return tables.change(state -> state.withAgenda(List.of(question)));
    }

    private static Play play(ReckonersTable table) {
        return ReckonersTables.GAME.rules().play(table, Turn.silent());
    }

    private static Outlook outlook(ReckonersTables tables) {
        return new Outlook(play(tables.table()));
    }

    // ---- default answers

    @Test
    @Rule("RECK-353")
    void whoHasMostDiceLosesASpentOneThenABasicOneThenTheLeastWorth() {
        ReckonersTables tables = table().die(0, "basic1", 1, DieStage.LOCKED)
                .die(1, "purple1", 1, DieStage.USED)
                .die(1, "basic4", 5, DieStage.LOCKED);
        assertThat(choice(asked(tables, new Question.LoseADie())))
                .isEqualTo(new ReckonersMove.LoseDie("tia", "purple1"));

        ReckonersTables unspent = table().die(0, "blue1", 1, DieStage.LOCKED)
                .die(0, "basic1", 1, DieStage.LOCKED)
                .die(0, "basic2", 5, DieStage.LOCKED)
                .die(1, "basic4", 5, DieStage.USED);
        // research weakens here at one blow, a plan is worth less
        unspent.epic(0, "E38", 1, -1, 6);
        assertThat(choice(asked(unspent, new Question.LoseADie())))
                .isEqualTo(new ReckonersMove.LoseDie("david", "basic2"));
    }

    @Test
    @Rule("RECK-353")
    void theCheapestCardOfTheLowestIdIsSoldOrGivenUp() {
        ReckonersTables tables =
                table().card(0, "Q44").card(0, "Q18").card(1, "Q10").card(1, "Q11");

        assertThat(choice(asked(tables, new Question.SellACard()))).isEqualTo(new ReckonersMove.Sell("Q10"));
        assertThat(choice(asked(tables, new Question.GiveUpACard(0)))).isEqualTo(new ReckonersMove.GiveUp("Q10"));
    }

    @Test
    @Rule("RECK-353")
    void aPendingTokenGoesBeforeAReadyOne() {
        ReckonersTables tables =
                table().reckoner(0, each -> each.withReady(1)).reckoner(1, each -> each.withPending(1));

        assertThat(choice(asked(tables, new Question.DiscardAToken())))
                .isEqualTo(new ReckonersMove.DiscardToken("tia", false));
    }

    @Test
    @Rule({"RECK-353", "RECK-360"})
    void theCardOfLowestValueIsSwitchedOff() {
        ReckonersTables tables = table().card(0, "Q44").card(0, "Q24").card(0, "Q18");

        assertThat(choice(asked(tables, new Question.DisableACard(0)))).isEqualTo(new ReckonersMove.DisableCard("Q24"));
    }

    @Test
    @Rule("RECK-353")
    void aBasicDieIsLeftOutAndTheTeamsOrderIsKept() {
        ReckonersTables tables = table().die(0, "blue1", 0, DieStage.UNROLLED).die(0, "basic1", 0, DieStage.UNROLLED);

        assertThat(choice(asked(tables, new Question.MissingDie(0))))
                .isEqualTo(new ReckonersMove.ChooseMissingDie("david", "basic1"));
        assertThat(choice(asked(tables, new Question.HitAReckoner(Assault.MOVE, List.of(0, 1)))))
                .isEqualTo(new ReckonersMove.HitReckoner("david"));
    }

    @Test
    @Rule("RECK-353")
    void ofTwoAidsTheBetterIsKept() {
        ReckonersTables tables =
                ReckonersTables.of("david", "tia", "city=babilar").in(ReckonersPhase.USE);
        Question attackOrPeople = new Question.DawnChoice(List.of("D13", "D07"), 0, 0);
        Question moneyOrPeople = new Question.DawnChoice(List.of("D11", "D13"), 0, 0);
        Question planOrResearch = new Question.DawnChoice(List.of("D09", "D01"), 0, 0);

        assertThat(choice(asked(tables, attackOrPeople))).isEqualTo(new ReckonersMove.KeepDawn("D07", "david"));
        assertThat(choice(asked(tables, moneyOrPeople))).isEqualTo(new ReckonersMove.KeepDawn("D13", "david"));
        assertThat(choice(asked(tables, planOrResearch))).isEqualTo(new ReckonersMove.KeepDawn("D01", "david"));
        tables.change(state -> state.withPopulation(11));
        assertThat(choice(asked(tables, attackOrPeople))).isEqualTo(new ReckonersMove.KeepDawn("D13", "david"));
    }

    // ---- threat

    private static double threat(String card, int research, int health, int bracket, int enforcement, int duplicates) {
        ReckonersTable table = table().epic(0, card, research, health, bracket)
                .district(
                        0,
                        each -> each.withEnforcement(enforcement)
                                .withDuplicates(duplicates)
                                .withBarricades(1))
                .table();
        return ThreatMeter.of(play(table), table.state().district(0));
    }

    @Test
    @Rule("RECK-355")
    void aThreatIsTheSumOfWhatAnEpicWouldDo() {
        assertThat(threat("E31", 2, 5, 3, 0, 0)).isCloseTo(1 + 0.6 + 0.5, within(1e-9));
        assertThat(threat("E31", 2, 5, 3, 4, 0)).isCloseTo(1 + 0.6 + 0.5 + 1.3 + 0.9 + 1 + 1, within(1e-9));
        assertThat(threat("E31", 2, 5, 0, 0, 2)).isCloseTo(1 + 0.6, within(1e-9));
        assertThat(threat("E18", 1, 5, 5, 0, 0)).isCloseTo(0.5 + 0.5 + 0.6 + 0.5 + 3, within(1e-9));
        assertThat(threat("E26", 2, 7, 4, 1, 0)).isCloseTo(1.2 + 1.1 + 1 + 1.2 + 3, within(1e-9));
        assertThat(threat("E38", 3, -1, 5, 0, 0)).isCloseTo(1 + 1.3 + 0.9 + 0.6 + 3, within(1e-9));
        assertThat(threat("E38", 0, 2, 5, 0, 0)).isCloseTo(1 + 1.3 + 0.9 + 0.6 + 2, within(1e-9));
        assertThat(threat("E35", 2, 6, 4, 0, 0)).isCloseTo(0.8 + 0.6 + 0.9 + 1, within(1e-9));
        assertThat(threat("E16", 1, 5, 1, 0, 0)).isCloseTo(0.9, within(1e-9));
        assertThat(threat("E29", 2, 5, 1, 0, 0)).isCloseTo(0.7, within(1e-9));
        assertThat(threat("E39", 2, 6, 2, 0, 0)).isCloseTo(0.3 + 1.2, within(1e-9));
        assertThat(threat("E36", 3, 7, 2, 0, 0)).isCloseTo(0.55 + 0.55, within(1e-9));
        assertThat(threat("E12", 3, -1, 1, 0, 0)).isCloseTo(0.8, within(1e-9));
        assertThat(threat("E20", 1, 5, 1, 0, 0)).isCloseTo(0.8, within(1e-9));
    }

    @Test
    @Rule("RECK-355")
    void whereNoEpicIsThereIsNoThreat() {
        ReckonersTable table = table().district(
                        0, each -> each.withEpic(java.util.Optional.empty()).withEnforcement(3))
                .table();

        assertThat(ThreatMeter.of(play(table), table.state().district(0))).isZero();
    }

    // ---- what a symbol is worth

    private static int killCost(String card, int research, int health) {
        return Outlook.killCost(
                ReckonersTables.GAME.content().epic(card), new EpicInPlay(card, research, health, 3, List.of()));
    }

    @Test
    @Rule("RECK-356")
    void anEpicIsResearchedFirstWhereThatIsShorter() {
        assertThat(killCost("E31", 2, 5)).isEqualTo(4);
        assertThat(killCost("E01", 2, 6)).isEqualTo(6);
        assertThat(killCost("E08", 1, 2)).isEqualTo(2);
        assertThat(killCost("E38", 4, -1)).isEqualTo(7);
        assertThat(killCost("E38", 0, 2)).isEqualTo(2);
    }

    @Test
    @Rule("RECK-356")
    void aBlowIsWorthItsShareOfWhatAnEpicThreatensAndHolds() {
        ReckonersTables tables = table().epic(0, "E31", 2, 5, 3);
        // threat 2.1, three symbols of loot, bracket 3, four blows; researching first is shorter
        double per = (2.1 + 0.6 * 3) / 4;
        assertThat(outlook(tables).at(0, Symbol.RES)).isCloseTo(Math.max(per, 1.1), within(1e-9));
        assertThat(outlook(tables).at(0, Symbol.ATK)).isCloseTo(0.15 * per, within(1e-9));

        tables.die(0, "purple1", 1, DieStage.LOCKED).die(1, "green1", 1, DieStage.LOCKED);
        double ready = per * 1.25 + 0.2;
        assertThat(outlook(tables).at(0, Symbol.RES)).isCloseTo(ready, within(1e-9));

        tables.change(state -> state.withHighEpic(state.highEpic().withPlace(2).withWeakened(true)));
        assertThat(outlook(tables).at(0, Symbol.RES)).isCloseTo(per * 0.8 * 1.25 + 0.2, within(1e-9));
        assertThat(outlook(tables).at(2, Symbol.ATK)).isCloseTo(3, within(1e-9));
    }

    @Test
    @Rule("RECK-356")
    void containingEnforcementMoneyAndPlansHaveTheirWorth() {
        ReckonersTables tables = table().epic(1, "E31", 2, 5, 3).district(1, each -> each.withEnforcement(1));
        // one Enforcement less takes STR-Y away, one step of the bracket too
        assertThat(outlook(tables).at(1, Symbol.ENF)).isCloseTo(1.3 + 1.2, within(1e-9));
        assertThat(outlook(tables).at(1, Symbol.CON)).isCloseTo(1.3 + 0.35, within(1e-9));
        assertThat(outlook(tables).at(1, Symbol.PLN)).isCloseTo(0.6, within(1e-9));
        assertThat(outlook(tables).at(1, Symbol.MON)).isCloseTo(0.95, within(1e-9));
        assertThat(outlook(tables).at(0, Symbol.CON)).isZero();

        tables.district(1, each -> each.withRedShields(1).withBlueShields(1))
                .change(state ->
                        state.withRound(4).withHighEpic(state.highEpic().withBracket(PowerTrack.BLUE, 1)));
        assertThat(outlook(tables).at(1, Symbol.ENF)).isCloseTo(2.5 * 0.65, within(1e-9));
        assertThat(outlook(tables).at(1, Symbol.CON)).isCloseTo(1.65 * 0.6, within(1e-9));
        assertThat(outlook(tables).at(1, Symbol.MON)).isCloseTo(0.8, within(1e-9));
        assertThat(outlook(tables).at(0, Symbol.CON)).isCloseTo(1.35, within(1e-9));
        assertThat(outlook(tables).bestTrack()).isEqualTo(PowerTrack.BLUE);
    }

    @Test
    @Rule("RECK-356")
    void protectingIsWorthMoreWhereTheCityGoesNext() {
        ReckonersTables tables = ReckonersTables.of("david", "tia", "highEpic=limelight")
                .in(ReckonersPhase.USE)
                .change(state ->
                        state.withBoard(1).withHighEpic(state.highEpic().withPlace(2)));

        assertThat(outlook(tables).protection(0)).isCloseTo(0.7, within(1e-9));
        assertThat(outlook(tables).protection(1)).isCloseTo(0.95, within(1e-9));
        tables.district(1, each -> each.withMarker(1)).district(0, each -> each.withMarker(0));
        assertThat(outlook(tables).protection(1)).isCloseTo(1.3, within(1e-9));
        assertThat(outlook(tables).protection(0)).isZero();
        tables.change(state -> state.withHighEpic(state.highEpic().withResearch(0)));
        assertThat(outlook(tables).protection(1)).isCloseTo(0.95, within(1e-9));
        assertThat(outlook(tables).best(0, Symbol.ENF, Reach.OWN)).isZero();
    }

    // ---- rolling

    @Test
    @Rule("RECK-357")
    void whatIsDemandedIsLockedDoublesFirst() {
        ReckonersTables tables = table().in(ReckonersPhase.ROLL)
                .epic(0, "E31", 2, 5, 3)
                .die(0, "basic1", 1, DieStage.LOOSE)
                .die(0, "basic2", 3, DieStage.LOOSE)
                .die(0, "purple1", 1, DieStage.LOOSE)
                .reckoner(0, each -> each.withRolls(1).withLocking(true))
                .reckoner(1, each -> each.withStopped(true));

        ReckonersMove.Lock lock = (ReckonersMove.Lock) choice(tables);
        assertThat(lock.dice()).startsWith("purple1").doesNotContain("basic2");
    }

    @Test
    @Rule("RECK-357")
    void aSingleSpecialityIsRolledAgainAfterTheFirstRoll() {
        ReckonersTables tables = table().in(ReckonersPhase.ROLL)
                .epic(0, "E31", 2, 5, 3)
                .die(0, "basic1", 1, DieStage.LOOSE)
                .die(0, "purple1", 3, DieStage.LOOSE)
                .reckoner(0, each -> each.withRolls(1).withLocking(true))
                .reckoner(1, each -> each.withStopped(true));

        assertThat(((ReckonersMove.Lock) choice(tables)).dice()).containsExactly("basic1");
        tables.reckoner(0, each -> each.withRolls(2));
        assertThat(((ReckonersMove.Lock) choice(tables)).dice()).contains("purple1", "basic1");
    }

    @Test
    @Rule("RECK-357")
    void attacksAreKeptOnceTheHighEpicIsWeakened() {
        ReckonersTables tables = table().in(ReckonersPhase.ROLL)
                .change(state ->
                        state.withHighEpic(state.highEpic().withWeakened(true).withResearch(0)))
                .die(0, "basic1", 4, DieStage.LOOSE)
                .die(0, "green1", 1, DieStage.LOOSE)
                .die(0, "green2", 2, DieStage.LOOSE)
                .reckoner(0, each -> each.withRolls(2).withLocking(true))
                .reckoner(1, each -> each.withStopped(true));

        assertThat(((ReckonersMove.Lock) choice(tables)).dice())
                .containsExactlyInAnyOrder("basic1", "green1", "green2");
    }

    // ---- the dice step

    @Test
    @Rule("RECK-358")
    void theBestSourceIsOpenedAndPoorTokensAreKept() {
        ReckonersTables tables = table().epic(0, "E13", 0, 1, 6)
                .die(0, "basic1", 4, DieStage.LOCKED)
                .die(0, "basic2", 5, DieStage.LOCKED);
        assertThat(choice(tables)).isEqualTo(new ReckonersMove.OpenDie("basic1"));

        ReckonersTables quiet = table().reckoner(0, each -> each.withReady(1))
                .change(state -> state.withHighEpic(state.highEpic().withPlace(2)))
                .district(0, each -> each.withEpic(java.util.Optional.empty()));
        assertThat(choice(quiet)).isEqualTo(new ReckonersMove.EndUse());
    }

    @Test
    @Rule("RECK-358")
    void aDieThatDoesLittleBecomesAMove() {
        ReckonersTables tables = table().epic(1, "E13", 0, 3, 6)
                .district(0, each -> each.withEpic(java.util.Optional.empty()))
                .change(state ->
                        state.withRound(9).withHighEpic(state.highEpic().withPlace(2)))
                .die(0, "green1", 1, DieStage.LOCKED)
                .die(0, "green2", 3, DieStage.LOCKED)
                .die(0, "basic1", 6, DieStage.LOCKED);
        ReckonersTable table = tables.table();
        SensibleBot bot = new SensibleBot(ReckonersTables.GAME, 1);
        for (int i = 0; i < 4 && table.state().reckoner(0).place() == 0; i++) {
            ReckonersTables.play(table, bot.choose(table));
        }
        ReckonersState state = table.state();
        assertThat(state.reckoner(0).place()).isEqualTo(1);
        assertThat(state.reckoner(0).dice().get(0).stage()).isEqualTo(DieStage.LOCKED);
    }

    @Test
    @Rule("RECK-359")
    void figuresStandWhereThreatsAreHighestOneEach() {
        ReckonersTables tables = table().in(ReckonersPhase.PLACE)
                .epic(0, "E31", 2, 5, 0)
                .epic(1, "E26", 2, 7, 5)
                .epic(2, "E08", 1, 5, 4)
                .reckoner(0, each -> each.withPlace(-1))
                .reckoner(1, each -> each.withPlace(-1));
        ReckonersTable table = tables.table();
        SensibleBot bot = new SensibleBot(ReckonersTables.GAME, 1);

        assertThat(bot.choose(table)).isEqualTo(new ReckonersMove.Place("david", "N2"));
        ReckonersTables.play(table, bot.choose(table));
        assertThat(bot.choose(table)).isEqualTo(new ReckonersMove.Place("tia", "N3"));
    }

    @Test
    @Rule("RECK-359")
    void moneyAndPlansOfLootComeFirstAndPlansGoWhereTokensAreFew() {
        Question loot = new Question.Loot(0, 0, List.of(Symbol.HER, Symbol.PLN, Symbol.MON));
        ReckonersTables tables = table().reckoner(0, each -> each.withReady(1));
        assertThat(choice(asked(tables, loot))).isEqualTo(new ReckonersMove.GainMoney());

        Question plan = new Question.Loot(0, 0, List.of(Symbol.HER, Symbol.PLN));
        assertThat(choice(asked(tables, plan))).isEqualTo(new ReckonersMove.GiveToken("tia"));
    }

    // ---- buying

    private static ReckonersTables shop(int round, int money, String... row) {
        return table().in(ReckonersPhase.BUY)
                .change(state -> state.withRound(round)
                        .withMoney(money)
                        .withMarket(new Market(
                                List.of(row), new HiddenDeck(List.of("Q44"), List.of(), List.of()), false, List.of())));
    }

    @Test
    @Rule("RECK-360")
    void theCardOfHighestValueIsBoughtForWhoHasFewest() {
        assertThat(choice(shop(3, 5, "Q02", "Q09", "Q01", "Q44").card(0, "Q14")))
                .isEqualTo(new ReckonersMove.Buy("Q09", "tia"));
        assertThat(choice(shop(3, 4, "Q02", "Q09", "Q01", "Q44"))).isEqualTo(new ReckonersMove.Buy("Q01", "david"));
        assertThat(choice(shop(8, 9, "Q02", "Q09", "Q01", "Q44"))).isEqualTo(new ReckonersMove.EndBuy());
        assertThat(choice(shop(3, 4, "Q24"))).isEqualTo(new ReckonersMove.EndBuy());
    }

    @Test
    @Rule("RECK-360")
    void withoutACardADieIsBoughtOrTheMarketSwept() {
        Set<DieKind> bought = new TreeSet<>();
        for (int money = 7; money < 10; money++) {
            ReckonersMove.BuyDie die = (ReckonersMove.BuyDie) choice(shop(2, money, "Q24"));
            bought.add(die.kind());
        }
        assertThat(bought).containsExactlyInAnyOrder(DieKind.GREEN, DieKind.PURPLE, DieKind.RED);
        assertThat(choice(shop(2, 5, "Q24"))).isEqualTo(new ReckonersMove.Sweep());
        assertThat(choice(shop(2, 4, "Q24"))).isEqualTo(new ReckonersMove.EndBuy());
    }
}

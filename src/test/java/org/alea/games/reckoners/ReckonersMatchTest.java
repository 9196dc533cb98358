package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.alea.Rule;
import org.alea.engine.Game;
import org.alea.engine.Match;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.reckoners.bots.SensibleBot;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.HiddenDeck;
import org.alea.games.reckoners.state.Market;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.junit.jupiter.api.Test;

/** What can be taken back and what stays hidden. */
class ReckonersMatchTest {
    private static final ReckonersGame GAME = ReckonersTables.GAME;
    private static final int SEEDS = 10;

    private static Game.Undo undo(ReckonersTables tables, ReckonersMove... moves) {
        Match<ReckonersTable, ReckonersMove> match = Match.practice(GAME, tables.setup(), tables.table());
        Game.Undo last = Game.Undo.FAIR;
        for (ReckonersMove move : moves) {
            last = match.play(move, 0).undo();
        }
        return last;
    }

    private static ReckonersTables table(String... more) {
        return ReckonersTables.of("david", "tia", more).in(ReckonersPhase.USE);
    }

    private static ReckonersTables shop(String... deck) {
        return table().in(ReckonersPhase.BUY)
                .change(state -> state.withMoney(9)
                        .withMarket(new Market(
                                List.of("Q10", "Q11"),
                                new HiddenDeck(List.of(deck), List.of(), List.of()),
                                false,
                                List.of())));
    }

    @Test
    @Rule("RECK-347")
    void whatRevealsNothingCanBeTakenBack() {
        ReckonersTables dice = table().die(0, "basic1", 1, DieStage.LOCKED)
                .die(0, "basic2", 4, DieStage.LOCKED)
                .die(1, "basic4", 5, DieStage.LOCKED);

        assertThat(undo(dice, new ReckonersMove.OpenDie("basic1"))).isEqualTo(Game.Undo.FAIR);
        assertThat(undo(dice, new ReckonersMove.OpenDie("basic1"), new ReckonersMove.Research("N1")))
                .isEqualTo(Game.Undo.FAIR);
        assertThat(undo(dice, new ReckonersMove.OpenDie("basic4"), new ReckonersMove.AsMove("N2")))
                .isEqualTo(Game.Undo.FAIR);
        assertThat(undo(dice, new ReckonersMove.EndUse())).isEqualTo(Game.Undo.FAIR);
        assertThat(undo(shop(), new ReckonersMove.Buy("Q10", "david"))).isEqualTo(Game.Undo.FAIR);
        assertThat(undo(shop("Q01"), new ReckonersMove.BuyDie(DieKind.BASIC, "tia")))
                .isEqualTo(Game.Undo.FAIR);
    }

    @Test
    @Rule("RECK-347")
    void whatChanceOrAHiddenCardHasDecidedStays() {
        ReckonersTables rolling = table("timer=on")
                .in(ReckonersPhase.ROLL)
                .die(0, "basic1", 0, DieStage.UNROLLED)
                .die(0, "basic2", 0, DieStage.UNROLLED)
                .die(1, "basic4", 0, DieStage.UNROLLED);

        assertThat(undo(rolling, new ReckonersMove.Roll("david"))).isEqualTo(Game.Undo.NEVER);
        assertThat(undo(rolling, new ReckonersMove.Roll("david"), new ReckonersMove.Lock("david", List.of("basic1"))))
                .isEqualTo(Game.Undo.FAIR);
        assertThat(undo(rolling, new ReckonersMove.TimeUp())).isEqualTo(Game.Undo.NEVER);
        assertThat(undo(shop("Q01"), new ReckonersMove.Buy("Q10", "david"))).isEqualTo(Game.Undo.NEVER);
        assertThat(undo(shop("Q01"), new ReckonersMove.Sweep())).isEqualTo(Game.Undo.NEVER);
        assertThat(undo(shop(), new ReckonersMove.EndBuy())).isEqualTo(Game.Undo.NEVER);
        ReckonersTables ammo =
                table().card(0, "Q41").die(1, "basic4", 1, DieStage.LOCKED).die(1, "purple4", 1, DieStage.LOCKED);
        assertThat(undo(ammo, new ReckonersMove.UseFor("Q41", "tia"))).isEqualTo(Game.Undo.FAIR);
        assertThat(undo(ammo, new ReckonersMove.UseFor("Q41", "tia"), new ReckonersMove.RerollDie("basic4")))
                .isEqualTo(Game.Undo.NEVER);
        ReckonersTables aid = ReckonersTables.of("david", "tia", "city=babilar")
                .in(ReckonersPhase.USE)
                .die(0, "basic1", 1, DieStage.LOCKED)
                .district(0, district -> district.withMarker(5));
        assertThat(undo(aid, new ReckonersMove.OpenDie("basic1"), new ReckonersMove.ResearchTrack("B1")))
                .isEqualTo(Game.Undo.NEVER);
    }

    private static Match<ReckonersTable, ReckonersMove> rolled(Map<String, String> options) {
        Setup setup = Setup.of(ReckonersTables.BOX.options(), options, 4);
        Match<ReckonersTable, ReckonersMove> match = Match.start(GAME, setup);
        for (var reckoner : match.table().state().team()) {
            match.play(
                    new ReckonersMove.Place(
                            reckoner.id(), match.table().state().district(0).id()),
                    0);
        }
        match.play(new ReckonersMove.EndPlace(), 0);
        assertThat(match.canUndo()).isTrue();
        match.play(new ReckonersMove.Roll(match.table().state().reckoner(0).id()), 0);
        return match;
    }

    @Test
    @Rule("RECK-347")
    void aRollEndsWhatCanBeTakenBack() {
        assertThat(rolled(Map.of()).canUndo()).isFalse();
    }

    @Test
    @Rule("RECK-348")
    void practiceUndoTakesARollBackAndTheGameCountsNoMore() {
        Match<ReckonersTable, ReckonersMove> match = rolled(Map.of("practiceUndo", "on"));
        ReckonersTable before = match.table();

        assertThat(match.canUndo()).isTrue();
        match.undo();
        assertThat(match.learning()).isTrue();
        match.play(new ReckonersMove.Roll(before.state().reckoner(0).id()), 0);
        assertThat(match.table()).isEqualTo(before);
    }

    @Test
    @Rule("RECK-348")
    void campaignsHaveNoPracticeUndoButPurchasesAreTakenBack() {
        Setup setup = Setup.of(ReckonersTables.BOX.options(), Map.of("campaign", "on"), 4);
        Match<ReckonersTable, ReckonersMove> match = Match.start(GAME, setup);
        match.play(new ReckonersMove.PickRoster(List.of("david", "tia", "prof")), 0);
        match.play(new ReckonersMove.PickTeam(List.of("david", "tia")), 0);
        assertThat(match.canUndo()).isTrue();
        match.play(new ReckonersMove.StartMission(), 0);
        assertThat(match.table().state().setting().practiceUndo()).isFalse();
        assertThat(match.canUndo()).isFalse();
    }

    private static ReckonersTable regaliaInBabilar() {
        ReckonersTable table = ReckonersTables.of("david", "tia", "highEpic=regalia")
                .in(ReckonersPhase.BUY)
                .change(state -> state.withMoney(9)
                        .withDawnslight(state.dawnslight().drawn().bury(List.of("under"))))
                .table();
        ReckonersTables.play(table, new ReckonersMove.Sweep());
        return table;
    }

    private static ObjectNode publicly(ReckonersTable table) {
        ObjectNode json = ReckonersTables.BOX.tables().write(table);
        for (String deck : List.of("epics", "assaults", "dawnslight")) {
            ((ObjectNode) json.get(deck)).remove("pile");
        }
        ((ObjectNode) json.get("market").get("deck")).remove("pile");
        return json;
    }

    @Test
    @Rule({"RECK-345", "RECK-346"})
    void onlyHiddenOrdersAreImaginedAnew() {
        ReckonersTable table = regaliaInBabilar();
        Set<List<String>> epics = new HashSet<>();
        Set<String> assaults = new HashSet<>();
        Set<String> dawnslight = new HashSet<>();
        Set<List<String>> swept = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            ReckonersTable imagined = GAME.imagine(table, seed);
            assertThat(publicly(imagined)).isEqualTo(publicly(table));
            epics.add(imagined.state().epics().pile());
            assaults.add(imagined.state().assaults().top());
            dawnslight.add(imagined.state().dawnslight().top());
            assertThat(new TreeSet<>(imagined.state().epics().pile()))
                    .isEqualTo(new TreeSet<>(table.state().epics().pile()));
            List<String> pile = imagined.state().market().deck().pile();
            List<String> real = table.state().market().deck().pile();
            assertThat(new TreeSet<>(bottom(pile))).isEqualTo(new TreeSet<>(bottom(real)));
            swept.add(bottom(pile));
            List<String> aids = imagined.state().dawnslight().pile();
            assertThat(aids.get(aids.size() - 1)).isEqualTo("under");
        }
        assertThat(epics).hasSize(SEEDS);
        assertThat(assaults).hasSizeGreaterThan(2);
        assertThat(dawnslight).hasSizeGreaterThan(2);
        assertThat(swept).hasSizeGreaterThan(2);
    }

    private static List<String> bottom(List<String> pile) {
        return pile.subList(pile.size() - 4, pile.size());
    }

    @Test
    @Rule({"RECK-346", "RECK-354"})
    void theSensibleBotPlaysLegalMovesAndSeesNothingHidden() {
        for (String highEpic : List.of("steelheart", "regalia", "limelight")) {
            Setup setup = Setup.of(ReckonersTables.BOX.options(), Map.of("highEpic", highEpic), 7);
            ReckonersTable table = GAME.setUp(setup, new SeededChance(7));
            while (GAME.result(table).isEmpty()) {
                ReckonersMove move = new SensibleBot(GAME, 3).choose(table);
                assertThat(GAME.refusal(table, move)).isEmpty();
                assertThat(new SensibleBot(GAME, 3).choose(GAME.imagine(table, 99)))
                        .isEqualTo(move);
                GAME.play(table, move, Turn.silent());
            }
        }
    }
}

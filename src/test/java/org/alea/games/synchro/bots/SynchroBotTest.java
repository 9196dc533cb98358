package org.alea.games.synchro.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.alea.content.ContentSource;
import org.alea.content.Patch;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroKit;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.effects.Marble;
import org.junit.jupiter.api.Test;

/** What the sensible player does on the road and in the cities. */
class SynchroBotTest {
    private static final SynchroBox BOX = new SynchroKit().open(ContentSource.builtIn());
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> CARDS = List.of("H01", "H09", "H17", "H02");

    private final ObjectNode patch = read("{'party': {'heroes': []}, 'agenda': []}");

    private static ObjectNode read(String json) {
        try {
            return (ObjectNode) JSON.readTree(json.replace('\'', '"'));
        } catch (JsonProcessingException e) {
            throw new AssertionError(json, e);
        }
    }

    private ObjectNode party() {
        return (ObjectNode) patch.get("party");
    }

    /** So many heroes of a level, each with this damage and this master, if any. */
    private SynchroBotTest heroes(int heroes, int level, int damage, String... masters) {
        ArrayNode party = (ArrayNode) party().get("heroes");
        for (int i = 0; i < heroes; i++) {
            ObjectNode hero = read(
                    "{'improved': false, 'shields': 0, 'stunned': false, 'silenced': false, 'skills': [], 'items': [],"
                            + "'stored': {'red': 0, 'blue': 0, 'green': 0, 'clear': 0},"
                            + "'used': {'red': 0, 'blue': 0, 'green': 0, 'clear': 0}}");
            hero.put("board", Marble.values()[i].name()).put("card", CARDS.get(i));
            hero.put("level", level).put("damage", damage);
            if (masters.length > i) {
                hero.set("master", read("{'card': '" + masters[i] + "', 'improved': false}"));
            }
            party.add(hero);
        }
        return this;
    }

    private SynchroBotTest purse(int coins, int potions) {
        party().put("coins", coins).put("potions", potions);
        return this;
    }

    /** What is asked, and where and when. */
    private SynchroBotTest asked(String question, String node, int space) {
        ((ArrayNode) patch.get("agenda")).add(read(question));
        patch.set("voyage", read("{'space': " + space + ", 'node': '" + node + "'}"));
        return this;
    }

    private SynchroBotTest with(String more) {
        Patch.apply(patch, read(more));
        return this;
    }

    private SynchroTable table() {
        Setup setup = Setup.of(BOX.options(), Map.of("map", "fixed"), 1);
        ObjectNode json = BOX.tables().write(BOX.game().setUp(setup, new SeededChance(1)));
        Patch.apply(json, patch);
        return BOX.tables().read(json, new SeededChance(1));
    }

    private SynchroMove choice() {
        SynchroTable table = table();
        SynchroMove move = new SensibleBot(BOX.game()).choose(table);
        assertThat(BOX.game().moves(table)).contains(move);
        return move;
    }

    // The dungeon: J12 lies on Black Chasm in the fixed map, next to Thunder Rock

    private SynchroBotTest before(int heroes, int level, int damage, int potions, int space) {
        return heroes(heroes, level, damage).purse(0, potions).asked("{'type': 'chooseRoad'}", "N41", space);
    }

    private boolean entersTheDungeon() {
        return choice() instanceof SynchroMove.Travel travel && travel.poi() == PoiKind.DUNGEON;
    }

    @Test
    void aFitPartyEntersTheDungeon() {
        assertThat(before(4, 5, 0, 1, 20).entersTheDungeon()).isTrue();
    }

    @Test
    void aPartyThatMissesSomebodyStaysOutOfTheDungeon() {
        assertThat(before(3, 5, 0, 1, 20).entersTheDungeon()).isFalse();
    }

    @Test
    void lowHeroesStayOutOfTheDungeon() {
        assertThat(before(4, 4, 0, 1, 20).entersTheDungeon()).isFalse();
    }

    @Test
    void woundedHeroesStayOutOfTheDungeon() {
        assertThat(before(4, 5, 12, 1, 20).entersTheDungeon()).isFalse();
    }

    @Test
    void withoutAPotionNobodyEntersTheDungeon() {
        assertThat(before(4, 5, 0, 0, 20).entersTheDungeon()).isFalse();
    }

    @Test
    void lateInTheYearNobodyEntersTheDungeon() {
        assertThat(before(4, 5, 0, 1, 32).entersTheDungeon()).isFalse();
    }

    // The village

    private SynchroBotTest inTheVillage(int coins, int potions) {
        return heroes(4, 2, 0, "H03", "H04", "H05", "H06")
                .purse(coins, potions)
                .asked("{'type': 'village', 'heroes': [], 'items': ['I21']}", "N12", 6)
                .with("{'supply': {'items': ['I01', 'I02']}}");
    }

    @Test
    void threePotionsAreBoughtBeforeAnItem() {
        assertThat(inTheVillage(10, 2).choice()).isEqualTo(new SynchroMove.BuyPotion());
    }

    @Test
    void whoHasThreePotionsBuysAnItem() {
        assertThat(inTheVillage(10, 3).choice()).isInstanceOf(SynchroMove.BuyItem.class);
    }

    @Test
    void whoCanAffordNothingMoreLeavesTheVillage() {
        assertThat(inTheVillage(7, 3).choice()).isEqualTo(new SynchroMove.LeaveVillage());
    }

    @Test
    void twelveCoinsAreReasonEnoughForTheVillageOfLuminaria() {
        assertThat(heroes(4, 2, 0)
                        .purse(12, 2)
                        .asked("{'type': 'luminariaOffer'}", "N11", 1)
                        .choice())
                .isEqualTo(new SynchroMove.VisitVillage());
    }

    @Test
    void eightCoinsAreNot() {
        assertThat(heroes(4, 1, 0)
                        .purse(8, 0)
                        .asked("{'type': 'luminariaOffer'}", "N11", 1)
                        .choice())
                .isEqualTo(new SynchroMove.SkipVillage());
    }

    // Places that could be activated for nothing

    private SynchroBotTest inTheSanctuary(int coins, String... masters) {
        return heroes(4, 2, 0, masters)
                .purse(coins, 0)
                .asked("{'type': 'visit'}", "N12", 40)
                .with("{'voyage': {'poi': 'SANCTUARY'}, 'supply': {'graveyard': ['H24']}}");
    }

    @Test
    void whereNobodyNeedsAMasterTheSanctuaryIsPassedBy() {
        assertThat(inTheSanctuary(9, "H03", "H04", "H05", "H06").choice()).isEqualTo(new SynchroMove.LeaveCity());
    }

    @Test
    void theSanctuaryTeachesAHeroWithoutAMaster() {
        assertThat(inTheSanctuary(0, "H03", "H04", "H05").choice()).isEqualTo(new SynchroMove.ActivatePoi());
    }

    @Test
    void theSanctuaryImprovesAnItem() {
        SynchroBotTest rich = inTheSanctuary(5, "H03", "H04", "H05", "H06")
                .with("{'party': {'stash': [{'id': 'I01', 'improved': false}]}}");
        assertThat(rich.choice()).isEqualTo(new SynchroMove.ActivatePoi());
    }

    @Test
    void anImprovedItemNeedsNoSanctuary() {
        SynchroBotTest rich = inTheSanctuary(5, "H03", "H04", "H05", "H06")
                .with("{'party': {'stash': [{'id': 'I01', 'improved': true}]}}");
        assertThat(rich.choice()).isEqualTo(new SynchroMove.LeaveCity());
    }

    // The reserve

    private SynchroBotTest mustering(int heroes) {
        return heroes(heroes, 3, 0)
                .purse(0, 0)
                .asked("{'type': 'muster', 'moved': []}", "N12", 6)
                .with("{'party': {'reserve': [{'card': 'H24', 'tavern': false}]}}");
    }

    @Test
    void nobodyIsExchangedForAHeroOfTheReserve() {
        assertThat(mustering(4).choice()).isEqualTo(new SynchroMove.Done());
    }

    @Test
    void aHeroOfTheReserveTakesAnEmptyBoard() {
        assertThat(mustering(3).choice()).isEqualTo(new SynchroMove.JoinReserve("H24", Marble.YELLOW));
    }
}

package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.alea.Rule;
import org.alea.content.ContentSource;
import org.alea.engine.IllegalSetupException;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.games.reckoners.cards.DieKind;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.HighEpicInPlay;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;
import org.junit.jupiter.api.Test;

/** The fresh table, whatever is chosen and whatever the seed. */
class ReckonersSetUpTest {
    private static final ReckonersBox BOX = new ReckonersKit().open(ContentSource.builtIn());
    private static final int SEEDS = 60;

    private static ReckonersState fresh(int seed, String... options) {
        Map<String, String> chosen = new HashMap<>();
        for (String option : options) {
            String[] parts = option.split("=");
            chosen.put(parts[0], parts[1]);
        }
        return BOX.game()
                .setUp(Setup.of(BOX.options(), chosen, seed), new SeededChance(seed))
                .state();
    }

    private static ReckonersState fresh(String... options) {
        return fresh(1, options);
    }

    private static List<DieKind> dice(Reckoner reckoner) {
        return reckoner.dice().stream().map(ReckonerDie::kind).toList();
    }

    private static List<DieKind> diceOf(String reckoner) {
        return dice(fresh("team=chosen", "reckoner1=" + reckoner).team().get(0));
    }

    private static Set<String> equipment(ReckonersState state) {
        Set<String> cards = new HashSet<>(state.market().row());
        cards.addAll(state.market().deck().pile());
        return cards;
    }

    private static List<String> epics(ReckonersState state) {
        List<String> cards = new ArrayList<>(state.epics().pile());
        for (District district : state.districts()) {
            cards.add(district.epic().orElseThrow().card());
        }
        return cards;
    }

    @Test
    @Rule({"RECK-008", "RECK-314"})
    void aRandomTeamComesFromTheModulesThatAreOn() {
        Set<String> all = new HashSet<>();
        Set<String> base = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            fresh(seed).team().forEach(each -> all.add(each.id()));
            fresh(seed, "module1=off").team().forEach(each -> base.add(each.id()));
        }

        assertThat(all)
                .containsExactlyInAnyOrder(
                        "prof", "david", "megan", "cody", "abraham", "tia", "val", "mizzy", "exel", "sam");
        assertThat(base).containsExactlyInAnyOrder("prof", "david", "megan", "cody", "abraham", "tia");
    }

    @Test
    @Rule({"RECK-007", "RECK-008"})
    void nobodyOfAModuleThatIsOffIsPickedNorAnybodyTwice() {
        assertThatThrownBy(() -> fresh("module1=off", "team=chosen", "reckoner1=val"))
                .isInstanceOf(IllegalSetupException.class);
        assertThatThrownBy(() -> fresh("team=chosen", "reckoner1=tia", "reckoner2=tia"))
                .isInstanceOf(IllegalSetupException.class);
    }

    @Test
    @Rule({"RECK-009", "RECK-160"})
    void theEquipmentFollowsModuleTwoEachCardOnce() {
        assertThat(equipment(fresh())).hasSize(45);
        assertThat(fresh().market().deck().pile()).hasSize(41).doesNotHaveDuplicates();
        assertThat(equipment(fresh("module2=off")))
                .hasSize(23)
                .contains("Q01", "Q21", "Q44", "Q45")
                .doesNotContain("Q22", "Q43");
    }

    @Test
    @Rule("RECK-044")
    void fourCardsOfEquipmentLieFaceUp() {
        Set<String> first = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            assertThat(fresh(seed).market().row()).hasSize(4).doesNotHaveDuplicates();
            first.addAll(fresh(seed).market().row());
        }
        assertThat(first).hasSizeGreaterThan(40);
    }

    @Test
    @Rule("RECK-013")
    void withoutModuleThreeTheClassicEpicsArePlayed() {
        assertThat(epics(fresh())).hasSize(39).doesNotHaveDuplicates().allMatch(id -> id.startsWith("E"));
        assertThat(epics(fresh("module3=off")))
                .hasSize(25)
                .doesNotHaveDuplicates()
                .allMatch(id -> id.startsWith("K"));
    }

    @Test
    @Rule("RECK-014")
    void moduleFourGoesWithTheClassicEpics() {
        ReckonersState state = fresh("module3=off", "highEpic=regalia");

        assertThat(state.setting().city()).isEqualTo("babilar");
        assertThat(state.assaults().pile()).hasSize(12);
    }

    @Test
    @Rule("RECK-015")
    void withoutModuleFourThereIsOnlySteelheartInNewcagoWithoutCards() {
        ReckonersState state = fresh("module4=off");

        assertThat(state.setting().highEpic()).isEqualTo("steelheart");
        assertThat(state.setting().newcagoCards()).isFalse();
        assertThat(state.districts()).allMatch(district -> district.side().isEmpty());
        assertThatThrownBy(() -> fresh("module4=off", "highEpic=regalia")).isInstanceOf(IllegalSetupException.class);
        assertThatThrownBy(() -> fresh("module4=off", "city=ildithia")).isInstanceOf(IllegalSetupException.class);
    }

    @Test
    @Rule({"RECK-289", "RECK-315"})
    void newcagoCardsLieOnTheSidesThatWereChosen() {
        Set<String> random = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            fresh(seed, "highEpic=limelight", "city=newcago", "reckoners=4")
                    .districts()
                    .forEach(district -> random.add(district.side()));
        }

        assertThat(random).containsExactlyInAnyOrder("A", "B");
        assertThat(fresh("newcagoCards=allA").districts())
                .allMatch(district -> district.side().equals("A"));
        assertThat(fresh("newcagoCards=allB").districts())
                .allMatch(district -> district.side().equals("B"));
        assertThat(fresh("newcagoCards=off").districts())
                .allMatch(district -> district.side().isEmpty());
        assertThat(fresh("city=babilar").districts())
                .allMatch(district -> district.side().isEmpty());
    }

    @Test
    @Rule("RECK-017")
    void oneToFourReckonersMakeATeam() {
        assertThat(fresh().team()).hasSize(2);
        for (int n = 1; n <= 4; n++) {
            assertThat(fresh("reckoners=" + n).team()).hasSize(n);
        }
        assertThatThrownBy(() -> fresh("reckoners=5")).isInstanceOf(IllegalSetupException.class);
    }

    @Test
    @Rule("RECK-020")
    void whoIsAloneHasTwoMoreBasicDice() {
        ReckonersState state = fresh("reckoners=1", "team=chosen", "reckoner1=sam");

        assertThat(dice(state.team().get(0)))
                .containsExactlyInAnyOrder(
                        DieKind.PURPLE,
                        DieKind.BLUE,
                        DieKind.RED,
                        DieKind.GREEN,
                        DieKind.BLACK,
                        DieKind.ORANGE,
                        DieKind.BASIC,
                        DieKind.BASIC);
    }

    @Test
    @Rule({"RECK-022", "RECK-037"})
    void theCasualVariantGivesADollarForEachReckoner() {
        assertThat(fresh("reckoners=3").money()).isZero();
        assertThat(fresh("reckoners=3", "casual=on").money()).isEqualTo(3);
    }

    @Test
    @Rule("RECK-024")
    void theCasualVariantGoesWithNoToken() {
        assertThat(fresh("token=2").setting().token()).isEqualTo(2);
        assertThat(fresh("casual=on").setting().token()).isZero();
        assertThatThrownBy(() -> fresh("casual=on", "token=1")).isInstanceOf(IllegalSetupException.class);
    }

    @Test
    @Rule("RECK-027")
    void theRingIsDrawnFromTheSevenDistrictsOfTheCity() {
        for (String city : List.of("newcago", "babilar", "ildithia")) {
            Set<String> seen = new HashSet<>();
            for (int seed = 0; seed < SEEDS; seed++) {
                ReckonersState state = fresh(seed, "city=" + city, "reckoners=" + (1 + seed % 4));
                List<String> ring = state.districts().stream().map(District::id).toList();
                assertThat(ring).hasSize(state.team().size() + 1).doesNotHaveDuplicates();
                seen.addAll(ring);
            }
            assertThat(seen).hasSize(7);
        }
    }

    @Test
    @Rule("RECK-028")
    void thePlayerMayChooseTheDistrictsAndTheirOrder() {
        ReckonersState state = fresh("districts=chosen", "district1=7", "district2=2", "district3=5");

        assertThat(state.districts().stream().map(District::id)).containsExactly("N7", "N2", "N5");
        assertThatThrownBy(() -> fresh("districts=chosen", "district1=7", "district2=7"))
                .isInstanceOf(IllegalSetupException.class);
    }

    @Test
    @Rule({"RECK-030", "RECK-031", "RECK-032"})
    void anEpicStandsInEveryDistrictAsItIsPrinted() {
        Set<String> first = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            for (District district : fresh(seed, "letter=A").districts()) {
                var epic = district.epic().orElseThrow();
                var card = BOX.game().content().epic(epic.card());
                assertThat(epic.research()).isEqualTo(card.research());
                assertThat(epic.health()).isEqualTo(card.health());
                assertThat(epic.bracket()).isEqualTo(3);
                first.add(epic.card());
            }
        }
        assertThat(first).hasSizeGreaterThan(35);
    }

    @Test
    @Rule("RECK-033")
    void theFourBracketsStartWithTwoActionsToTheirLeft() {
        for (String highEpic : List.of("steelheart", "regalia", "limelight")) {
            HighEpicInPlay state = fresh("highEpic=" + highEpic).highEpic();
            for (PowerTrack track : PowerTrack.values()) {
                assertThat(state.bracket(track)).isEqualTo(2);
            }
        }
    }

    @Test
    @Rule({"RECK-035", "RECK-220"})
    void researchAndHealthComeFromTheCity() {
        for (String highEpic : List.of("steelheart", "regalia", "limelight")) {
            HighEpicInPlay newcago = fresh("highEpic=" + highEpic, "city=newcago", "letter=C", "reckoners=3")
                    .highEpic();
            HighEpicInPlay ildithia = fresh("highEpic=" + highEpic, "city=ildithia", "letter=A", "reckoners=1")
                    .highEpic();

            assertThat(newcago.research()).isEqualTo(36);
            assertThat(newcago.health()).isEqualTo(29);
            assertThat(ildithia.research()).isEqualTo(9);
            assertThat(ildithia.health()).isEqualTo(6);
        }
    }

    @Test
    @Rule({"RECK-221", "RECK-047"})
    void regaliaElsewhereHasOneTrackAndHerCards() {
        ReckonersState state = fresh("highEpic=regalia", "city=ildithia", "letter=D", "reckoners=4");

        assertThat(state.highEpic().research()).isEqualTo(38);
        assertThat(state.assaults().pile()).hasSize(12);
        assertThat(state.dawnslight().pile()).isEmpty();
    }

    @Test
    @Rule({"RECK-222", "RECK-248", "RECK-249", "RECK-250"})
    void inBabilarEveryDistrictHasItsOwnTrackWhoeverTheHighEpicIs() {
        int[] research = {7, 8, 9, 10};
        int[] health = {10, 15, 20, 25};
        List<String> letters = List.of("A", "B", "C", "D");
        for (String highEpic : List.of("steelheart", "regalia", "limelight")) {
            for (int i = 0; i < letters.size(); i++) {
                for (int reckoners = 1; reckoners <= 4; reckoners++) {
                    ReckonersState state = fresh(
                            "highEpic=" + highEpic,
                            "city=babilar",
                            "letter=" + letters.get(i),
                            "reckoners=" + reckoners);
                    int start = research[i];
                    assertThat(state.districts()).allMatch(district -> district.marker() == start);
                    assertThat(state.highEpic().health()).isEqualTo(health[i]);
                    assertThat(state.highEpic().research()).isZero();
                    assertThat(state.highEpic().weakened()).isFalse();
                    assertThat(state.base()).isZero();
                }
            }
        }
    }

    @Test
    @Rule("RECK-036")
    void theCitiesHaveTheirPopulation() {
        int[] large = {40, 40, 43, 50};
        int[] babilar = {56, 40, 42, 36};
        for (int n = 1; n <= 4; n++) {
            assertThat(fresh("city=babilar", "reckoners=" + n).population()).isEqualTo(babilar[n - 1]);
            assertThat(fresh("city=newcago", "reckoners=" + n).population()).isEqualTo(large[n - 1]);
            assertThat(fresh("highEpic=steelheart", "city=ildithia", "reckoners=" + n)
                            .population())
                    .isEqualTo(large[n - 1]);
        }
    }

    @Test
    @Rule("RECK-039")
    void everybodyHasTheirOwnDice() {
        assertThat(diceOf("prof")).containsExactly(mix("BASIC BASIC BASIC BLACK BLACK BLACK"));
        assertThat(diceOf("david")).containsExactly(mix("BASIC BASIC BASIC BLUE BLUE BLUE"));
        assertThat(diceOf("megan")).containsExactly(mix("BASIC BASIC BASIC RED RED RED"));
        assertThat(diceOf("cody")).containsExactly(mix("BASIC BASIC BASIC ORANGE ORANGE ORANGE"));
        assertThat(diceOf("abraham")).containsExactly(mix("BASIC BASIC BASIC GREEN GREEN GREEN"));
        assertThat(diceOf("tia")).containsExactly(mix("BASIC BASIC BASIC PURPLE PURPLE PURPLE"));
        assertThat(diceOf("val")).containsExactlyInAnyOrder(mix("BASIC BASIC GREEN GREEN PURPLE PURPLE"));
        assertThat(diceOf("mizzy")).containsExactlyInAnyOrder(mix("BASIC BASIC ORANGE ORANGE BLACK BLACK"));
        assertThat(diceOf("exel")).containsExactlyInAnyOrder(mix("BASIC BASIC BLUE BLUE RED RED"));
        assertThat(diceOf("sam")).containsExactlyInAnyOrder(mix("PURPLE BLUE RED GREEN BLACK ORANGE"));
    }

    private static DieKind[] mix(String kinds) {
        return java.util.Arrays.stream(kinds.split(" ")).map(DieKind::valueOf).toArray(DieKind[]::new);
    }

    @Test
    @Rule({"RECK-040", "RECK-041"})
    void diceNobodyHasAreTheReserve() {
        List<String> chosen = List.of("team=chosen", "reckoner1=david", "reckoner2=tia");
        List<String> large = fresh(chosen.toArray(String[]::new)).reserve();
        List<String> small = fresh("team=chosen", "reckoner1=david", "reckoner2=tia", "module1=off", "module2=off")
                .reserve();
        List<String> one = fresh("team=chosen", "reckoner1=david", "reckoner2=tia", "module1=off")
                .reserve();

        assertThat(large).hasSize(18 + 6 * 7 - 12).anyMatch(die -> die.startsWith("green"));
        assertThat(one).hasSize(18 + 6 * 7 - 12);
        assertThat(small)
                .hasSize(18 + 6 * 4 - 12)
                .filteredOn(die -> die.startsWith("green"))
                .hasSize(4);
        assertThat(small).filteredOn(die -> die.startsWith("blue")).hasSize(1);
    }

    @Test
    @Rule({"RECK-038", "RECK-042", "RECK-043"})
    void nobodyStartsWithTokens() {
        ReckonersState state = fresh("team=chosen", "reckoner1=mizzy", "reckoner2=cody");

        assertThat(state.base()).isZero();
        for (Reckoner reckoner : state.team()) {
            assertThat(reckoner.tokens()).isZero();
            assertThat(reckoner.demolition()).isZero();
            assertThat(reckoner.sniper()).isEqualTo(Reckoner.NOWHERE);
            assertThat(reckoner.cards()).isEmpty();
        }
    }

    @Test
    @Rule("RECK-046")
    void regaliasTwelveCardsAreShuffledWhereverSheIs() {
        Set<String> tops = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            List<String> pile = fresh(seed, "highEpic=regalia").assaults().pile();
            assertThat(pile).hasSize(12).doesNotHaveDuplicates();
            tops.add(pile.get(0));
        }
        assertThat(tops).hasSizeGreaterThan(9);
        assertThat(fresh("highEpic=steelheart").assaults().pile()).isEmpty();
    }

    @Test
    @Rule("RECK-047")
    void babilarHasFourteenDawnslightCards() {
        Set<String> tops = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            List<String> pile = fresh(seed, "highEpic=steelheart", "city=babilar")
                    .dawnslight()
                    .pile();
            assertThat(pile).hasSize(14).doesNotHaveDuplicates();
            tops.add(pile.get(0));
        }
        assertThat(tops).hasSizeGreaterThan(10);
    }

    @Test
    @Rule({"RECK-048", "RECK-049", "RECK-029"})
    void thePrologueMovesEveryHighEpicAndActsOnceOnItsRedTrack() {
        Set<Integer> places = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            ReckonersState steelheart = fresh(seed, "letter=C", "reckoners=3", "newcagoCards=off");
            int place = steelheart.highEpic().place();
            places.add(place);
            assertThat(steelheart.district(place).enforcement()).isEqualTo(1);
            assertThat(steelheart.district(steelheart.clockwise(place)).enforcement())
                    .isEqualTo(1);
            assertThat(sum(steelheart)).isEqualTo(2);

            ReckonersState regalia = fresh(seed, "highEpic=regalia", "letter=B", "reckoners=4");
            int hers = regalia.highEpic().place();
            assertThat(regalia.district(regalia.clockwise(hers)).enforcement()).isEqualTo(3);
            assertThat(regalia.district(regalia.counterClockwise(hers)).enforcement())
                    .isEqualTo(1);
            assertThat(sum(regalia)).isEqualTo(4);

            ReckonersState light = fresh(seed, "highEpic=limelight", "letter=B");
            int his = light.highEpic().place();
            assertThat(light.district(light.clockwise(his)).enforcement()).isEqualTo(1);
            assertThat(sum(light)).isEqualTo(1);

            ReckonersState heavy = fresh(seed, "highEpic=limelight", "letter=D", "reckoners=4");
            int there = heavy.highEpic().place();
            assertThat(heavy.district(heavy.clockwise(there)).enforcement()).isEqualTo(1);
            assertThat(heavy.district(heavy.counterClockwise(there)).enforcement())
                    .isEqualTo(1);
            assertThat(sum(heavy)).isEqualTo(2);
        }
        assertThat(places).containsExactlyInAnyOrder(1, 2, 3);
    }

    private static int sum(ReckonersState state) {
        return state.districts().stream().mapToInt(District::enforcement).sum();
    }

    @Test
    @Rule({"RECK-050", "RECK-025"})
    void noCardIsDrawnNorPowerDieRolledNorPopulationLostInThePrologue() {
        for (int seed = 0; seed < SEEDS; seed++) {
            ReckonersState regalia = fresh(seed, "highEpic=regalia", "token=2");
            assertThat(regalia.assaults().pile()).hasSize(12);
            assertThat(regalia.highEpic().assault()).isEmpty();
            assertThat(regalia.population()).isEqualTo(40);
            assertThat(fresh(seed, "highEpic=limelight").highEpic().powerDice()).isEmpty();
        }
    }

    @Test
    @Rule({"RECK-051", "RECK-223", "RECK-278", "RECK-287"})
    void theBoardOfIldithiaPointsClockwiseOfTheHighEpic() {
        for (String highEpic : List.of("steelheart", "regalia", "limelight")) {
            for (int seed = 0; seed < SEEDS; seed++) {
                int reckoners = 1 + seed % 4;
                ReckonersState state = fresh(seed, "highEpic=" + highEpic, "city=ildithia", "reckoners=" + reckoners);
                assertThat(state.board())
                        .isEqualTo(state.clockwise(state.highEpic().place()));
                assertThat(state.districts()).allMatch(district -> district.marker() == reckoners + 1);
                assertThat(state.phase()).isEqualTo(ReckonersPhase.PLACE);
            }
        }
        assertThat(fresh().board()).isEqualTo(Reckoner.NOWHERE);
    }

    @Test
    @Rule("RECK-021")
    void theLetterIsBUnlessAnotherIsChosen() {
        assertThat(fresh().setting().letter().name()).isEqualTo("B");
        assertThat(fresh("letter=D").setting().letter().name()).isEqualTo("D");
        assertThatThrownBy(() -> fresh("letter=E")).isInstanceOf(IllegalSetupException.class);
    }
}

package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.alea.lab.BadInputException;
import org.alea.lab.Scenario;
import org.alea.lab.Shelf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a table that no game comes to. */
class LaidOutTableTest {
    private static final Shelf SHELF = Shelf.builtIn();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'population': 0 | population is 0, not 1 to 99",
                "'money': 100 | money is 100, not 0 to 99",
                "'base': 6 | base is 6, not 0 to 5",
                "'setting': {'city': 'paris'} | setting/city: there is no paris; districts/0/id: there is no N1; "
                        + "districts/1/id: there is no N2; districts/2/id: there is no N3",
                "'highEpic': {'id': 'bob'} | highEpic/id: there is no bob",
                "'highEpic': {'id': 'regalia'} | highEpic/id is not that of setting/highEpic",
                "'highEpic': {'place': 3} | highEpic/place is 3, not 0 to 2",
                "'highEpic': {'research': -1, 'health': 100} | highEpic/research is -1, not 0 to 99; highEpic/health"
                        + " is 100, not 0 to 99",
                "'highEpic': {'blue': 7} | highEpic/blue is 7, not 0 to 6",
                "'districts': {'1': {'id': 'N1'}} | districts/1/id: N1 is in two places",
                "'districts': {'1': {'id': 'I1'}} | districts/1/id: there is no I1",
                "'districts': {'1': {'side': 'C'}} | districts/1/side is C, expected A, B or nothing",
                "'districts': {'1': {'marker': 11}} | districts/1/marker is 11, not 0 to 10",
                "'districts': {'1': {'epic': {'card': 'E40'}}} | districts/1/epic/card: there is no E40",
                "'districts': {'1': {'epic': {'research': -1}}} | districts/1/epic/research is -1, not 0 to 99",
                "'districts': {'1': {'epic': {'health': 0}}} | districts/1/epic/health is 0, not 1 to 99",
                "'districts': {'1': {'epic': {'health': -1, 'research': 0}}} | districts/1/epic/health is infinite"
                        + " although its research is 0",
                "'districts': {'1': {'epic': {'bracket': 7}}} | districts/1/epic/bracket is 7, not 0 to 6",
                "'districts': {'1': {'enforcement': 26}} | districts/*/enforcement together is 26, not 0 to 25",
                "'districts': {'1': {'barricades': 19}} | districts/*/barricades together is 19, not 0 to 18",
                "'districts': {'1': {'redShields': 11}} | districts/*/redShields together is 11, not 0 to 10",
                "'districts': {'1': {'blueShields': 7}} | districts/*/blueShields together is 7, not 0 to 6",
                "'districts': {'1': {'duplicates': 9}} | districts/*/duplicates together is 9, not 0 to 8",
                "'districts': {'1': {'stolen': [{'owner': 'cody', 'card': {'id': 'Q01', 'stage': 'READY', 'disabled':"
                        + " false}}]}} | districts/1/stolen: cody is not in the team",
                "'districts': {'1': {'barricades': -1}} | districts/*/barricades is less than nothing;"
                        + " districts/*/barricades together is -1, not 0 to 18",
                "'phase': 'USE' | team/0/place is -1, not 0 to 2; team/1/place is -1, not 0 to 2",
                "'team': {'1': {'id': 'tia'}} | team/1/id: tia is in two places",
                "'team': {'1': {'id': 'steve'}} | team/1/id: there is no steve",
                "'team': {'1': {'sniper': 3}} | team/1/sniper is 3, not -1 to 2",
                "'team': {'1': {'ready': 12, 'pending': 9}} | team/*/ready and pending together is 21, not 0 to 20",
                "'team': {'1': {'ready': -1}} | team/1/ready is -1, not 0 to 20; team/*/ready and pending together is"
                        + " -1, not 0 to 20",
                "'team': {'1': {'pending': -1, 'ready': 1}} | team/1/pending is -1, not 0 to 20",
                "'team': {'1': {'demolition': 4}} | team/1/demolition is 4, not 0 to 3",
                "'team': {'1': {'dawnslight': ['D15']}} | team/1/dawnslight: there is no D15",
                "'team': {'1': {'cards': [{'id': 'Q46', 'stage': 'READY', 'disabled': false}]}} | team/1/cards: there"
                        + " is no Q46",
                "'team': {'1': {'cards': [{'id': 'Q01', 'stage': 'READY', 'disabled': false}, {'id': 'Q01', 'stage':"
                        + " 'READY', 'disabled': false}]}} | team/1/cards: Q01 is in two places",
                "'team': {'1': {'dice': {'0': {'stage': 'LOCKED'}}}} | team/1/dice: the face of basic4 is 0, not 1 to"
                        + " 6",
                "'team': {'1': {'dice': {'0': {'face': 7}}}} | team/1/dice: the face of basic4 is 7, not 0 to 6",
                "'team': {'1': {'dice': {'0': {'id': 'pink1'}}}} | team/1/dice: there is no pink1",
                "'team': {'1': {'dice': {'0': {'kind': 'RED'}}}} | team/1/dice: basic4 is no RED",
                "'market': {'row': ['Q46']} | market/row: there is no Q46",
                "'market': {'deck': {'pile': ['E01']}} | market/deck/pile: there is no E01",
                "'epics': {'pile': ['Q01'], 'discards': ['Q02']} | epics/pile: there is no Q01; epics/discards: there"
                        + " is no Q02",
                "'assaults': {'pile': ['R13'], 'discards': ['R14']} | assaults/pile: there is no R13;"
                        + " assaults/discards: there is no R14",
                "'dawnslight': {'pile': ['D15']} | dawnslight/pile: there is no D15",
                "'reserve': ['pink1'] | reserve: there is no pink1",
                "'board': 3 | board is 3, not -1 to 2",
                "'round': -1 | round is -1, not 0 to 2147483647",
                "'phase': 'CAMPAIGN_BASE', 'team': {'0': {'place': 0}, '1': {'place': 0}} | phase is CAMPAIGN_BASE"
                        + " without a campaign",
                "'counts': {'epicsDefeated': -1} | counts: one is less than nothing",
                "'counts': {'lostToCity': -1} | counts: one is less than nothing",
                "'highEpic': {'powerDice': ['A']} | highEpic/powerDice, their number is 1, not 0 or 4",
                "'highEpic': {'assault': 'R13'} | highEpic/assault: there is no R13",
                "'team': {'1': {'rolls': -1}} | team/1/rolls is -1, not 0 to 99",
                "'agenda': [{'type': 'plunder'}] | agenda: the last entry asks nothing",
                "'agenda': [{'type': 'openSource', 'owner': 2, 'kind': 'DIE', 'from': 'basic1', 'symbols': [],"
                        + " 'range': 'OWN', 'fresh': true, 'changed': false, 'onlySymbols': false, 'noMove': false}] |"
                        + " agenda/0/owner is 2, not 0 to 1; agenda/0/symbols: nothing is left to answer",
                "'agenda': [{'type': 'loot', 'credited': -1, 'district': 3, 'symbols': ['ATK']}] | agenda/0/credited"
                        + " is -1, not 0 to 1; agenda/0/district is 3, not 0 to 2",
                "'agenda': [{'type': 'triggers', 'waiting': []}] | agenda/0/waiting: nothing is left to answer",
                "'agenda': [{'type': 'triggers', 'waiting': [{'id': 'Q37', 'owner': -1, 'district': -1, 'symbols':"
                        + " ['PLN'], 'chosen': false, 'noMove': false}]}] | agenda/0/waiting: Q37 needs an owner or a"
                        + " district",
                "'agenda': [{'type': 'triggers', 'waiting': [{'id': 'Q37', 'owner': 5, 'district': -1, 'symbols': [],"
                        + " 'chosen': false, 'noMove': false}]}] | agenda/0/waiting/owner is 5, not 0 to 1;"
                        + " agenda/0/waiting/symbols: nothing is left to answer",
                "'agenda': [{'type': 'bonus', 'district': -1, 'reckoner': 2, 'symbols': ['RES']}] | agenda/0/district"
                        + " is -1, not 0 to 2; agenda/0/reckoner is 2, not 0 to 1",
                "'agenda': [{'type': 'shot', 'owner': 2, 'symbols': ['ATK']}] | agenda/0/owner is 2, not 0 to 1",
                "'agenda': [{'type': 'kidnapTokens', 'owner': 0, 'district': 3, 'left': 0, 'first': true}] |"
                        + " agenda/0/district is 3, not 0 to 2; agenda/0/left: nothing is left to answer",
                "'agenda': [{'type': 'cutBarricades', 'owner': 3, 'left': 1, 'range': 'ANY'}] | agenda/0/owner is 3,"
                        + " not 0 to 1",
                "'agenda': [{'type': 'checkmateTokens', 'owner': 3, 'left': 1, 'range': 'ANY', 'redShields': true}] |"
                        + " agenda/0/owner is 3, not 0 to 1",
                "'agenda': [{'type': 'rerolls', 'owner': 0, 'left': 0}] | agenda/0/left: nothing is left to answer",
                "'agenda': [{'type': 'dawnChoice', 'cards': ['D15'], 'district': 3, 'cause': 2}] | agenda/0/cards:"
                        + " there is no D15; agenda/0/district is 3, not 0 to 2; agenda/0/cause is 2, not 0 to 1",
                "'agenda': [{'type': 'loseADie'}], 'team': {'0': {'dice': []}, '1': {'dice': []}} | agenda/0: nobody"
                        + " has two dice",
                "'agenda': [{'type': 'sellACard'}] | agenda/0: nobody has a card",
                "'agenda': [{'type': 'discardAToken'}] | agenda/0: nobody has a plan token",
                "'agenda': [{'type': 'giveUpACard', 'district': 3}] | agenda/0/district is 3, not 0 to 2; agenda/0:"
                        + " nobody has a card",
                "'agenda': [{'type': 'hitAReckoner', 'assault': 'MOVE', 'candidates': [0, 2]}] | agenda/0/candidates"
                        + " is 2, not 0 to 1",
                "'agenda': [{'type': 'disableACard', 'reckoner': 1}] | agenda/0: david has no card",
                "'agenda': [{'type': 'disableACard', 'reckoner': 9}] | agenda/0/reckoner is 9, not 0 to 1",
                "'agenda': [{'type': 'swapADie', 'owner': 0, 'card': 'Q29', 'what': 'OTHER'}] | agenda/0/card: tia has"
                        + " no Q29",
                "'agenda': [{'type': 'missingDie', 'reckoner': 1}], 'team': {'1': {'dice': []}} | agenda/0: david has"
                        + " no die to roll",
                "'agenda': [{'type': 'startToken', 'left': 0}] | agenda/0/left: nothing is left to answer",
                "'districts': {'0': {'epic': null}}, 'agenda': [{'type': 'activation', 'district': 0, 'part':"
                        + " 'ADVANCE', 'next': 0, 'until': 0, 'duplicates': 0, 'skip': false, 'conditions': []}, {'type':"
                        + " 'startToken', 'left': 1}] | agenda/0/district: no Epic is in district 0",
                "'agenda': [{'type': 'perform', 'action': {'type': 'foil'}, 'place': {'district': 3, 'later': false}},"
                        + " {'type': 'startToken', 'left': 1}] | agenda/0/place is 3, not 0 to 2",
                "'agenda': [{'type': 'repeat', 'action': {'type': 'foil'}, 'place': {'district': 3, 'later': false},"
                        + " 'times': 2}, {'type': 'startToken', 'left': 1}] | agenda/0/place is 3, not 0 to 2",
                "'agenda': [{'type': 'transformation', 'n': 1, 'place': {'district': 3, 'later': false}}, {'type':"
                        + " 'startToken', 'left': 1}] | agenda/0/place is 3, not 0 to 2",
                "'agenda': [{'type': 'strengthenEpics', 'districts': [4], 'left': 1, 'times': 1}, {'type':"
                        + " 'startToken', 'left': 1}] | agenda/0/districts is 4, not 0 to 2",
                "'agenda': [{'type': 'activation', 'district': 3, 'part': 'PASS', 'next': 0, 'until': 7, 'duplicates':"
                        + " 0, 'skip': false, 'conditions': []}, {'type': 'startToken', 'left': 1}] | agenda/0/district is"
                        + " 3, not 0 to 2; agenda/0/until is 7, not 0 to 6",
                "'agenda': [{'type': 'activation', 'district': 0, 'part': 'CONDITIONS', 'next': 2, 'until': 1,"
                        + " 'duplicates': 0, 'skip': false, 'conditions': []}, {'type': 'startToken', 'left': 1}] |"
                        + " agenda/0/until is 1, not 0 to 0; agenda/0/next is 2, not 0 to 1",
                "'agenda': [{'type': 'activations', 'next': 4}, {'type': 'startToken', 'left': 1}] | agenda/0/next is"
                        + " 4, not 0 to 3",
                "'agenda': [{'type': 'cityCards', 'next': 4, 'time': 0, 'hit': [2]}, {'type': 'startToken', 'left':"
                        + " 1}] | agenda/0/next is 4, not 0 to 3; agenda/0/hit is 2, not 0 to 1",
                "'agenda': [{'type': 'crossing', 'left': 1, 'level': -1}, {'type': 'startToken', 'left': 1}] | board"
                        + " is -1, not 0 to 2",
                "'agenda': [{'type': 'hit', 'reckoner': 2, 'assault': 'MOVE'}, {'type': 'startToken', 'left': 1}] |"
                        + " agenda/0/reckoner is 2, not 0 to 1",
                "'agenda': [{'type': 'lowerTrack', 'district': 3, 'n': 1, 'credited': 2}, {'type': 'startToken',"
                        + " 'left': 1}] | agenda/0/district is 3, not 0 to 2; agenda/0/credited is 2, not 0 to 1",
                "'agenda': [{'type': 'trackDone', 'district': 3, 'credited': 2}, {'type': 'startToken', 'left': 1}] |"
                        + " agenda/0/district is 3, not 0 to 2; agenda/0/credited is 2, not 0 to 1",
            })
    void itsFaultIsNamedWithItsPlace(String arrange, String fault) {
        assertThatThrownBy(() -> scenario(arrange).run(SHELF))
                .isInstanceOf(BadInputException.class)
                .hasMessage("here.json, field arrange: no game comes to this table: " + fault);
    }

    /** Nobody has to take from the decks and the reserve what is laid out, nor to give everybody dice. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'team': {'0': {'cards': [{'id': 'Q01', 'stage': 'READY', 'disabled': false}]}}",
                "'team': {'0': {'dice': []}}",
                "'districts': {'0': {'epic': {'card': 'E07', 'health': -1}}, '1': {'epic': {'card': 'E07'}}}",
                "'phase': 'OVER', 'end': 'LOST', 'population': 0",
                "'epics': {'pile': []}, 'reserve': []",
            })
    void whatLiesElsewhereIsNotCounted(String arrange) {
        assertThat(scenario(arrange).run(SHELF).failures()).isEmpty();
    }

    @Test
    void aRingHasOneDistrictMoreThanTheTeam() {
        assertThatThrownBy(() -> scenario("'districts': []").run(SHELF))
                .hasMessageContaining("districts, their number is 0, not 3 to 3");
    }

    private static Scenario scenario(String arrange) {
        String setup = "'team': 'chosen', 'reckoner1': 'tia', 'reckoner2': 'david', 'districts': 'chosen', "
                + "'district1': '1', 'district2': '2', 'district3': '3', 'newcagoCards': 'off'";
        String json = "{'game': 'reckoners', 'setup': {" + setup + "}, 'arrange': {" + arrange + "}}";
        return Scenario.parse("here.json", json.replace('\'', '"'));
    }
}

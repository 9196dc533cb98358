package org.alea.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.alea.lab.BadInputException;
import org.alea.lab.Scenario;
import org.alea.lab.Shelf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a table that no game comes to. */
class LaidOutTableTest {
    private static final Shelf SHELF = Shelf.builtIn();
    private static final String SHARDS = "{'red': 0, 'blue': 0, 'green': 0, 'clear': 0}";
    private static final String HERO = "{'board': 'RED', 'card': 'H09', 'improved': false, 'level': 1, 'damage': 0,"
            + " 'shields': 0, 'stunned': false, 'stored': " + SHARDS + ", 'used': " + SHARDS
            + ", 'skills': [], 'items': [], 'silenced': false";
    private static final String MONSTER = "{'board': 'RED', 'card': 'M301', 'maxHp': 46, 'damage': 0, 'shields': 0,"
            + " 'stunned': false, 'die': 1, 'slot': 'FIRST', 'silenced': false";
    private static final Pattern PIECE = Pattern.compile("(HERO|MONSTER)(?:, '(\\w+)')?");
    private static final String ANY_VALUE = "': ('\\w+'|\\w+|\\[\\]|\\{[^}]*\\}), ";

    /** The field that follows a piece stands in place of its own. */
    private static String whole(MatchResult piece) {
        String base = piece.group(1).equals("HERO") ? HERO : MONSTER;
        String field = piece.group(2);
        return field == null ? base : base.replaceFirst("'" + field + ANY_VALUE, "") + ", '" + field + "'";
    }

    private static String message(String arrange) {
        String whole = PIECE.matcher(arrange).replaceAll(LaidOutTableTest::whole);
        String json = "{'game': 'synchro', 'rules': [], 'arrange': {" + whole + "}, 'moves': [], 'expect': {}}";
        Scenario scenario = Scenario.parse("own.json", json.replace('\'', '"'));
        StringBuilder said = new StringBuilder();
        assertThatThrownBy(() -> scenario.run(SHELF))
                .isInstanceOf(BadInputException.class)
                .satisfies(refused -> said.append(refused.getMessage()));
        return said.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'voyage': {'node': 'N99'} | voyage/node: there is no N99",
                "'voyage': {'space': 49} | voyage/space is 49, not 1 to 48",
                "'voyage': {'space': 0} | voyage/space is 0, not 1 to 48",
                "'voyage': {'tiles': {'N12': 'J99'}} | voyage/tiles: there is no J99",
                "'supply': {'heroes': ['M101']} | supply/heroes: there is no M101",
                "'supply': {'items': ['I99']} | supply/items: there is no I99",
                "'supply': {'graveyard': ['H25', 'H25']} | supply/graveyard: H25 is in two places",
                "'supply': {'setAside': 'S99'} | supply/setAside: there is no S99",
                "'party': {'coins': -1} | party/coins is -1, not 0 to 2147483647",
                "'party': {'potions': -1} | party/potions is -1, not 0 to 2147483647",
                "'party': {'limit': 5} | party/limit is 5, not 1 to 4",
                "'party': {'pool': {'red': 3}} | party/pool is 3, not 0 to 2",
                "'party': {'heroes': [HERO, 'card': 'H99'}]} | party/heroes/0/card: there is no H99",
                "'party': {'heroes': [HERO, 'level': 8}]} | party/heroes/0/level is 8, not 1 to 7",
                "'party': {'heroes': [HERO, 'damage': 16}]} | party/heroes/0/damage is 16, not 0 to 15",
                "'party': {'heroes': [HERO, 'shields': 17}]} | party/heroes/0/shields is 17, not 0 to 16",
                "'party': {'heroes': [HERO, 'skills': [{'id': 'I01', 'improved': false}]}]} | party/heroes/0/skills:"
                        + " there is no I01",
                "'party': {'heroes': [HERO, 'items': [{'id': 'S01', 'improved': false}]}]} | party/heroes/0/items:"
                        + " there is no S01",
                "'party': {'heroes': [HERO, 'master': {'card': 'H09', 'improved': false}}]} | party/heroes/0/master:"
                        + " H09 is in two places",
                "'party': {'heroes': [HERO}, HERO, 'card': 'H25'}]} | party/heroes/1/board: RED is taken",
                "'party': {'heroes': [HERO, 'stored': {'red': -1, 'blue': 0, 'green': 0, 'clear': 0}}]} |"
                        + " party/heroes/0/stored is -1, not 0 to 28",
                "'party': {'stash': [{'id': 'I99', 'improved': false}]} | party/stash: there is no I99",
                "'party': {'reserve': [{'card': 'H99', 'tavern': false}]} | party/reserve: there is no H99",
                "'battle': {'monsters': [MONSTER, 'card': 'H25'}]} | battle/monsters/0/card: there is no H25",
                "'battle': {'monsters': [MONSTER, 'maxHp': 100}]} | battle/monsters/0/maxHp is 100, not 1 to 99",
                "'battle': {'monsters': [MONSTER, 'damage': 46}]} | battle/monsters/0/damage is 46, not 0 to 45",
                "'battle': {'monsters': [MONSTER, 'die': 7}]} | battle/monsters/0/die is 7, not 0 to 6",
                "'battle': {'monsters': [MONSTER}, MONSTER, 'card': 'M302'}]} | battle/monsters/1/board: RED is taken",
                "'battle': {'revealed': 9} | battle/revealed is 9, not 0 to 8",
                "'battle': {'heroBox': ['RED', 'RED', 'BLUE', 'GREEN']} | battle/heroBox does not hold each colour"
                        + " once",
                "'battle': {'fallen': [{'board': 'RED', 'card': 'M999'}]} | battle/fallen: there is no M999",
                "'agenda': [{'type': 'overflow', 'hero': 'RED'}] | agenda/0/hero: nobody is on the board RED",
                "'party': {'heroes': [HERO}]}, 'agenda': [{'type': 'heroActions', 'hero': 'RED'}] | agenda/0:"
                        + " battle/turn is missing",
                "'agenda': [{'type': 'poiDojo', 'card': 'H99'}] | agenda/0: there is no H99",
            })
    void whatCannotBeIsNamedByItsField(String arrange, String fault) {
        assertThat(message(arrange)).isEqualTo("own.json, field arrange: no game comes to this table: " + fault);
    }
}

package org.alea.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.SkillTile;
import org.alea.games.synchro.state.StageMonster;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the terminal tells of the table besides names: what the cards in question say. */
class TableReportTest {
    private final SynchroBox box = SynchroMatches.box();
    private final SynchroContent content = box.game().content();

    private SynchroTable when(Predicate<SynchroTable> stop) {
        Match<SynchroTable, SynchroMove> match = SynchroMatches.fresh(box, 7, Map.of("marbles", "always"));
        SynchroTable table = SynchroMatches.playUntil(match, box, stop);
        assertThat(stop.test(table)).isTrue();
        return table;
    }

    private CardWords words(Language language, Camp camp, OptionalInt clv) {
        return new CardWords(box.wording(), language, camp, clv);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theHeroesToChooseFromSayTheirAbility(Language language) {
        SynchroTable table = when(now -> now.ask() instanceof Ask.ChooseHeroes);
        List<String> shown = ((Ask.ChooseHeroes) table.ask()).shown();
        assertThat(box.describe(table, language))
                .contains(shown.stream()
                        .map(id -> words(language, Camp.HEROES, OptionalInt.empty())
                                .text(content.hero(id).standard()))
                        .toList());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theTilesOfADraftSayCostAndEffects(Language language) {
        SynchroTable table = when(now -> now.ask() instanceof Ask.SkillDraft);
        List<String> tiles = ((Ask.SkillDraft) table.ask()).tiles();
        assertThat(box.describe(table, language))
                .contains(tiles.stream()
                        .map(id -> words(language, Camp.HEROES, OptionalInt.empty())
                                .text(content.skill(id).standard()))
                        .toList());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void inItsTurnAHeroReadsItsSkillsAndSeesWhatTheMonstersWillDo(Language language) {
        SynchroTable table = when(now -> now.ask() instanceof Ask.HeroActions);
        PartyHero hero = table.state().party().hero(((Ask.HeroActions) table.ask()).hero());
        String report = box.describe(table, language);
        CardWords ofHero = words(
                language,
                Camp.HEROES,
                OptionalInt.of(content.level(hero.level()).clv()));
        for (SkillTile tile : hero.skills()) {
            assertThat(report).contains(ofHero.text(content.skill(tile.id()).side(tile.improved())));
        }
        CardWords ofMonsters = words(language, Camp.MONSTERS, OptionalInt.empty());
        assertThat(table.state().battle().monsters()).isNotEmpty();
        for (StageMonster monster : table.state().battle().monsters()) {
            SynchroMonster card = content.monster(monster.card());
            int row = card.rowOf(monster.die(), monster.silenced());
            assertThat(row).isPositive();
            assertThat(report).contains(ofMonsters.text(card.rows().get(row - 1).effects()));
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theVillageSaysPricesAndWhatItsItemsDo(Language language) {
        SynchroTable table = when(now -> now.ask() instanceof Ask.Village);
        Ask.Village village = (Ask.Village) table.ask();
        assertThat(village.items()).isNotEmpty();
        assertThat(box.describe(table, language))
                .contains(village.items().stream()
                        .map(id -> words(language, Camp.HEROES, OptionalInt.empty())
                                .text(content.item(id).standard()))
                        .toList());
    }
}

package org.alea.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.alea.content.ContentSource;
import org.alea.engine.Language;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.effects.Camp;
import org.junit.jupiter.api.Test;

class CardWordsTest {
    private final SynchroBox box = new SynchroKit().open(ContentSource.builtIn());
    private final SynchroContent content = box.game().content();

    @Test
    void aSkillSaysItsEffectsInOrder() {
        assertThat(words(Language.EN, OptionalInt.empty())
                        .text(content.skill("S04").standard()))
                .isEqualTo("Deal 4+CLV damage to the front enemy. Stun the same target.");
        assertThat(words(Language.FR, OptionalInt.empty())
                        .text(content.skill("S04").standard()))
                .isEqualTo("Inflige 4+CLV dégâts à l’ennemi de tête. Étourdit la même cible.");
    }

    @Test
    void aConditionStandsBeforeWhatItAllows() {
        assertThat(words(Language.EN, OptionalInt.empty())
                        .text(content.item("I08").standard()))
                .isEqualTo("Start of turn: if in P3–4, deal 2 damage to any enemy.");
    }

    @Test
    void eachLineIsASentence() {
        assertThat(words(Language.FR, OptionalInt.empty())
                        .text(content.hero("H17").improved()))
                .isEqualTo("Attaque de base +3. Après une victoire\u00a0: gagnez 2 pièces.");
    }

    @Test
    void duringPlayTheClassLevelIsANumber() {
        assertThat(words(Language.EN, OptionalInt.of(2))
                        .text(content.skill("S01").standard()))
                .isEqualTo("Deal 5 damage to the front enemy.");
    }

    @Test
    void everyCardHasATextInBothLanguages() {
        for (Language language : Language.values()) {
            CardWords heroes = words(language, OptionalInt.empty());
            CardWords monsters = new CardWords(box.wording(), language, Camp.MONSTERS, OptionalInt.empty());
            content.heroes().forEach(hero -> said(heroes.text(hero.standard()), heroes.text(hero.improved())));
            content.items().forEach(item -> said(heroes.text(item.standard()), heroes.text(item.improved())));
            content.skills().forEach(skill -> said(heroes.text(skill.standard()), heroes.text(skill.improved())));
            content.monsters().forEach(monster -> monster.rows().forEach(row -> said(monsters.text(row.effects()))));
            content.monsters().stream()
                    .filter(monster -> monster.celestial())
                    .forEach(monster -> said(monsters.text(monster.talents())));
        }
    }

    private CardWords words(Language language, OptionalInt clv) {
        return new CardWords(box.wording(), language, Camp.HEROES, clv);
    }

    private static void said(String... texts) {
        assertThat(texts).allSatisfy(text -> assertThat(text).endsWith(".").doesNotContain("{", "}"));
    }
}

package org.alea.games.reckoners;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.alea.engine.Language;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.EpicAction.Counted;
import org.alea.games.reckoners.cards.EpicAction.Measure;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ShieldColour;
import org.alea.games.reckoners.cards.Where;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of Epic action in a few words. */
class ActionWordsTest {

    static Stream<Arguments> actions() {
        return Stream.of(
                Arguments.of(new EpicAction.Population(2), "population −2", "Population −2"),
                Arguments.of(
                        new EpicAction.PopulationBy(Measure.SHIELDS, List.of()),
                        "population by shields in play",
                        "Population selon les Boucliers en jeu"),
                Arguments.of(
                        new EpicAction.PopulationBy(Measure.EQUIPMENT_GAP, List.of()),
                        "population by the equipment gap",
                        "Population selon l’écart d’Équipement"),
                Arguments.of(new EpicAction.Enforcement(1, Where.HERE), "Enforcement +1", "Sûreté +1"),
                Arguments.of(
                        new EpicAction.Enforcement(3, Where.EACH_ADJACENT),
                        "Enforcement +3 (each adjacent district)",
                        "Sûreté +3 (chaque Quartier adjacent)"),
                Arguments.of(
                        new EpicAction.EnforcementPerFigure(2),
                        "Enforcement +2 per Reckoner",
                        "Sûreté +2 par Redresseur"),
                Arguments.of(
                        new EpicAction.EnforcementPerCard(1),
                        "Enforcement per equipment card, at least 1",
                        "Sûreté par carte d’Équipement, au moins 1"),
                Arguments.of(
                        new EpicAction.EnforcementAtMost(1),
                        "Enforcement +1 where most Reckoners are",
                        "Sûreté +1 là où sont le plus de Redresseurs"),
                Arguments.of(
                        new EpicAction.Barricade(2, Where.CLOCKWISE),
                        "barricade +2 (next district)",
                        "Barricade +2 (Quartier suivant)"),
                Arguments.of(new EpicAction.Base(1), "base +1", "Base +1"),
                Arguments.of(new EpicAction.Strengthen(PowerTrack.BLACK), "black track +1", "piste noire +1"),
                Arguments.of(
                        new EpicAction.Shield(ShieldColour.BLUE, Where.EVERY),
                        "blue shield (every district)",
                        "Bouclier bleu (tous les Quartiers)"),
                Arguments.of(
                        new EpicAction.Duplicate(Where.COUNTER_CLOCKWISE),
                        "Duplicate token (previous district)",
                        "jeton Dupliquer (Quartier précédent)"),
                Arguments.of(new EpicAction.Copy(), "copy the neighbours", "Dupliquer les voisins"),
                Arguments.of(new EpicAction.CopyOwn(), "copy the Epic", "Dupliquer l’Épique"),
                Arguments.of(new EpicAction.Pull(), "pull", "Attirer"),
                Arguments.of(new EpicAction.Push(), "push", "Repousser"),
                Arguments.of(
                        new EpicAction.Up(Where.HERE_AND_ADJACENT, 2),
                        "bracket +2 (here and each adjacent district)",
                        "crochet +2 (ici et chaque Quartier adjacent)"),
                Arguments.of(new EpicAction.Transform(2), "transform × 2", "Transformation × 2"),
                Arguments.of(new EpicAction.Steal(), "steal equipment", "Vol d’Équipement"),
                Arguments.of(new EpicAction.Pillage(), "pillage", "Piller"),
                Arguments.of(new EpicAction.Foil(), "foil", "Déjouer"),
                Arguments.of(
                        new EpicAction.Per(new EpicAction.Population(1), Counted.BARRICADES),
                        "population −1 per barricade",
                        "Population −1 par Barricade"),
                Arguments.of(
                        new EpicAction.AssaultAll(Assault.DIE),
                        "Assault on all: one die fewer",
                        "Assaut sur tous : un dé de moins"),
                Arguments.of(
                        new EpicAction.AssaultNext(Assault.REROLL),
                        "Assault: one roll fewer",
                        "Assaut : un lancer de moins"),
                Arguments.of(new EpicAction.Dawn(), "aid from Dawnslight", "aide de Dawnslight"));
    }

    @ParameterizedTest
    @MethodSource("actions")
    void itIsSaidInBothLanguages(EpicAction action, String english, String french) {
        assertThat(said(action, Language.EN)).isEqualTo(english);
        assertThat(said(action, Language.FR).replace('\u00a0', ' ')).isEqualTo(french);
    }

    private static String said(EpicAction action, Language language) {
        ReckonersBox box = ReckonersTables.BOX;
        return new ActionWords(new Sayings(box.game().content(), box.wording(), language)).of(action);
    }
}

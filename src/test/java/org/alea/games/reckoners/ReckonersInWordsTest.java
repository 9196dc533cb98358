package org.alea.games.reckoners;

import static org.alea.games.reckoners.ReckonersTables.BOX;
import static org.alea.games.reckoners.ReckonersTables.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Language;
import org.alea.engine.SeededChance;
import org.alea.engine.Setup;
import org.alea.engine.Turn;
import org.alea.games.reckoners.bots.SensibleBot;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.Letter;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.state.CardStage;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.SourceKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table in words, as the terminal shows it. */
class ReckonersInWordsTest {

    private static String english(ReckonersTables tables) {
        return BOX.describe(tables.table(), Language.EN);
    }

    private static String french(ReckonersTables tables) {
        return BOX.describe(tables.table(), Language.FR).replace('\u00a0', ' ');
    }

    private static ReckonersTables busy() {
        return ReckonersTables.of("mizzy", "cody")
                .in(ReckonersPhase.USE)
                .change(state -> state.withPopulation(31)
                        .withMoney(4)
                        .withBase(2)
                        .withMarket(state.market().withRow(List.of("Q44", "Q10"))))
                .epic(0, "E12", 3, -1, 5)
                .district(
                        0,
                        place -> place.withEnforcement(2)
                                .withBarricades(1)
                                .withRedShields(3)
                                .withBlueShields(4)
                                .withDuplicates(5))
                .district(1, place -> place.withEpic(Optional.empty()))
                .reckoner(
                        0,
                        mizzy -> mizzy.withReady(2)
                                .withPending(1)
                                .withDemolition(3)
                                .withAssaults(List.of(Assault.MOVE))
                                .withCards(List.of(
                                        OwnedCard.of("Q01", CardStage.READY),
                                        OwnedCard.of("Q02", CardStage.USED),
                                        OwnedCard.of("Q04", CardStage.READY).withDisabled(true))))
                .reckoner(1, cody -> cody.withPlace(2).withSniper(1).withDawnslight(List.of("D01", "D13")))
                .die(0, "basic1", 3, DieStage.LOCKED)
                .die(0, "black1", 1, DieStage.LOOSE)
                .die(0, "orange1", 1, DieStage.USED)
                .die(0, "black2", 0, DieStage.MISSING)
                .die(1, "orange2", 0, DieStage.UNROLLED);
    }

    @Test
    void everythingOnTheTableIsNamed() {
        assertThat(english(busy())).isEqualTo("""
            Round 1 (using dice). Population 31, $4, base 2/6.
            Steelheart (Catacombs): research 19, health 14; tracks yellow 0, black 0, red 0, blue 0.
              Catacombs: Cipher (research 3, health ∞, bracket 5), Enforcement × 2, barricade × 1, red shield × 3, blue shield × 4, Duplicate token × 5, Mizzy, Steelheart
                acts: foil, black track +1, base +1, foil, population −1 per point of research or health | then: foil | loot: High Epic research + High Epic research + High Epic research + Research
              Steel Docks: –
              Diggers’ Row: Loophole (research 3, health 6, bracket 0), Cody
                acts: – | then: black track +1, steal equipment, base +1, barricade +1, black track +1, base +1 | loot: High Epic research + High Epic research + High Epic research + $1
            Mizzy: Basic die (Attack Enforcement)*, Black die (Plan + Plan) | Notebook, Schematics (not now), Camera (disabled), ready token × 2, pending token × 1, Demolition × 3, a Move costs two
            Cody: Orange die | Research + Research, population 3, Sniper: Steel Docks
            Market: Fuel Cells ($7), Night Goggles ($2).\
            """);
    }

    @Test
    void itIsToldInFrenchToo() {
        assertThat(french(busy())).isEqualTo("""
            Manche 1 (dés). Population 31, 4 $, base 2/6.
            Cœur d’Acier (Catacombes) : Recherche 19, santé 14 ; pistes jaune 0, noire 0, rouge 0, bleue 0.
              Catacombes : Chiffre (Recherche 3, santé ∞, crochet 5), Sûreté × 2, Barricade × 1, Bouclier rouge × 3, Bouclier bleu × 4, jeton Dupliquer × 5, Mizzy, Cœur d’Acier
                agit : Déjouer, piste noire +1, Base +1, Déjouer, Population −1 par point de Recherche ou de santé | puis : Déjouer | Butin : Recherche du Grand Épique + Recherche du Grand Épique + Recherche du Grand Épique + Rechercher
              Docks d’Acier : –
              Rue des Terrassiers : Loophole (Recherche 3, santé 6, crochet 0), Cody
                agit : – | puis : piste noire +1, Vol d’Équipement, Base +1, Barricade +1, piste noire +1, Base +1 | Butin : Recherche du Grand Épique + Recherche du Grand Épique + Recherche du Grand Épique + 1 $
            Mizzy : Dé de base (Attaquer la Sûreté)*, Dé noir (Planification + Planification) | Carnet, Schémas (pas maintenant), Appareil photo (désactivé), jeton prêt × 2, jeton en attente × 1, Démolition × 3, se Déplacer coûte deux sources
            Cody : Dé orange | Rechercher + Rechercher, 3 de Population, Sniper : Docks d’Acier
            Marché : Piles à combustible (7 $), Lunettes nocturnes (2 $).\
            """);
    }

    @Test
    void anOpenSourceStandsAtTheEnd() {
        ReckonersTables tables = busy().change(state -> state.withAgenda(List.of(new Question.OpenSource(
                0, SourceKind.DIE, "basic1", List.of(Symbol.ATK, Symbol.ATK), Reach.OWN, true, false, false, false))));
        assertThat(english(tables)).endsWith("\nOpen source of Mizzy: Attack + Attack.");
        assertThat(french(tables)).endsWith("\nSource ouverte de Mizzy : Attaquer + Attaquer.");
    }

    @Test
    void soDoesLootToPlace() {
        ReckonersTables tables = busy().change(state ->
                state.withAgenda(List.of(new Question.Loot(0, 0, List.of(Symbol.HER, Symbol.PLN)))));
        assertThat(english(tables)).endsWith("\nLoot to place: High Epic research + Plan.");
        assertThat(french(tables)).endsWith("\nButin à placer : Recherche du Grand Épique + Planification.");
    }

    @Test
    void theSameChoiceOfEqualDiceIsSaidInTheSameWords() {
        ReckonersTable table = ReckonersTables.of("david", "tia")
                .die(0, "basic1", 4, DieStage.LOOSE)
                .die(0, "blue1", 1, DieStage.LOOSE)
                .die(0, "basic2", 4, DieStage.LOOSE)
                .table();
        String said = "David locks Basic die (Attack), Blue die (Contain + Contain)";
        assertThat(BOX.describe(table, new ReckonersMove.Lock("david", List.of("blue1", "basic2")), Language.EN))
                .isEqualTo(said);
        assertThat(BOX.describe(table, new ReckonersMove.Lock("david", List.of("basic1", "blue1")), Language.EN))
                .isEqualTo(said);
    }

    @Test
    void theCardsOfNewcagoSayWhatTheyDoAndGive() {
        ReckonersTables sideA = ReckonersTables.of("david", "tia", "newcagoCards=allA", "district2=4", "district3=6");
        assertThat(english(sideA))
                .contains("card side A (barricade +1; Epic defeated: Plan)")
                .contains("card side A (base +1; Epic weakened: Attack + Attack)")
                .contains("card side A (population −1; reach: Attack + Attack Enforcement)");
        ReckonersTables sideB = ReckonersTables.of("david", "tia", "newcagoCards=allB", "district2=3", "district3=2");
        assertThat(english(sideB))
                .contains("card side B (Assault: one roll fewer; Epic defeated: $1 + $1)")
                .contains("card side B (pillage; $1 for $1 + $1 + $1)");
        assertThat(french(sideB))
                .contains("carte face B (Assaut : un lancer de moins ; Épique vaincu : 1 $ + 1 $)")
                .contains("carte face B (Piller ; 1 $ contre 1 $ + 1 $ + 1 $)");
    }

    /** A hint in the terminal is looked for in the list under it. */
    @ParameterizedTest
    @ValueSource(
            strings = {"highEpic=steelheart", "highEpic=regalia", "highEpic=limelight", "reckoners=4", "campaign=on"})
    void whatTheSensiblePlayerWouldDoIsInTheListOfMovesWordByWord(String option) {
        String[] parts = option.split("=");
        Setup setup = Setup.of(BOX.options(), Map.of(parts[0], parts[1], "letter", "A"), 4);
        ReckonersTable table = GAME.setUp(setup, new SeededChance(4));
        SensibleBot bot = new SensibleBot(GAME, 4);
        while (GAME.result(table).isEmpty()) {
            ReckonersTable now = table;
            ReckonersMove move = bot.choose(table);
            assertThat(GAME.moves(table))
                    .extracting(listed -> BOX.describe(now, listed, Language.FR))
                    .contains(BOX.describe(table, move, Language.FR));
            GAME.play(table, move, Turn.silent());
        }
    }

    @Test
    void aCityWithResearchTracksHasMarkersAndLimelightHisDice() {
        ReckonersTables tables = ReckonersTables.of("david", "tia", "highEpic=limelight", "city=babilar")
                .district(2, place -> place.withMarker(0))
                .change(state -> state.withHighEpic(state.highEpic()
                        .withBracket(PowerTrack.YELLOW, 4)
                        .withPowerDice(List.of(Letter.A, Letter.B, Letter.C, Letter.D))));
        assertThat(english(tables))
                .contains(
                        "Limelight (Grand Central): research by district, health 15; tracks yellow 4, black 0, red 0, "
                                + "blue 0. Power dice: A, B, C, D.")
                .contains("Central Park: Dazzle (research 2, health 8, bracket 0), marker 8\n")
                .contains("Painted Village: Loophole (research 3, health 6, bracket 0), marker 0\n");
        assertThat(french(tables)).contains("marqueur 8").contains("Dés de Pouvoir : A, B, C, D.");
    }
}

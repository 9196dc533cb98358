package org.alea.app.games.queen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.alea.Rule;
import org.alea.games.queen.ConspiratorCard;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenEvent;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Zone;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Conspirator that acts stands out from its call to the end of the round, and says what it does by now. */
class ConspiratorStripTest extends AtTheQueensTable {

    static Stream<String> cards() {
        return QueenMatches.BOX.cards().conspirators().stream().map(ConspiratorCard::id);
    }

    private static boolean acts(QueenTable table, String card) {
        return table.activeConspirator()
                .filter(active -> active.id().equals(card))
                .isPresent();
    }

    private String words() {
        return lookup(".conspirator-words").queryAs(Labeled.class).getText();
    }

    private String active() {
        return lookup(".conspirator.active")
                .tryQuery()
                .map(tile -> tile.getAccessibleText())
                .orElse("");
    }

    private String heard(String card) {
        ConspiratorCard acting = QueenMatches.BOX.cards().conspirator(card).orElseThrow();
        return acting.name().in(desk().texts().language()) + ", " + acting.value();
    }

    @ParameterizedTest
    @MethodSource("cards")
    @Rule({"QUEEN-161", "QUEEN-163"})
    void theOneThatActsIsSeenUntilTheRoundIsClearedAway(String card) {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(QueenMatches.someMatch(
                "conspirators",
                "untimed",
                table -> acts(table, card) && table.phase() == QueenPhase.START_ROUND && table.health() == 0));
        assertThat(active()).isEqualTo(heard(card));
        int round = table().round();
        onFxThread(() -> view().play().play(new QueenMove.StartRound()));
        letDiceLand();
        onFxThread(() -> view().play().play(new QueenMove.Stop(table().lockEndMs())));
        while (!view().play().summing()) {
            assertThat(active()).isEqualTo(heard(card));
            onFxThread(() -> {
                if (view().play().watching()) {
                    view().play().next();
                } else {
                    view().play().play(view().play().moves().get(0));
                }
            });
        }
        assertThat(active()).as("in the summary").isEqualTo(heard(card));
        onFxThread(() -> view().play().next());
        assertThat(table().round()).isEqualTo(round + 1);
        assertThat(active()).isEmpty();
    }

    private Set<String> pale() {
        return table().dice().stream()
                .map(QueenDie::id)
                .filter(die -> view().hand()
                        .node(Spots.die(die))
                        .filter(node -> node.getPseudoClassStates().contains(PseudoClass.getPseudoClass("pale")))
                        .isPresent())
                .collect(Collectors.toSet());
    }

    @Test
    @Rule({"QUEEN-083", "QUEEN-163"})
    void aColourToKeepShowsWhichDiceWouldCountAsWhite() {
        sitDown(QueenMatches.someMatch(
                "odo asks", "conspirators", "untimed", table -> table.phase() == QueenPhase.CHOOSE_COLOUR));
        Set<String> others = table().dice(Zone.RESERVE).stream()
                .filter(die -> die.colour() == DieColour.Y || die.colour() == DieColour.B)
                .map(QueenDie::id)
                .collect(Collectors.toSet());
        assertThat(others).isNotEmpty();
        assertThat(pale()).isEmpty();
        moveTo(view().board().buttons().get(0));
        assertThat(pale()).as("green is kept").isEqualTo(others);
        moveTo(view().board().arena());
        assertThat(pale()).isEmpty();
        while (!view().cursor().at().equals(Optional.of(Spots.button(0)))) {
            push(KeyCode.RIGHT);
        }
        assertThat(pale()).as("by the keyboard").isEqualTo(others);
        push(KeyCode.ENTER);
        assertThat(phase()).isNotEqualTo(QueenPhase.CHOOSE_COLOUR);
        assertThat(pale()).isEmpty();
    }

    @Test
    @Rule({"QUEEN-161", "QUEEN-164"})
    void whileTheDieMayBeThrownAgainItTellsWhoActsIfItIsKept() {
        sitDown(QueenMatches.someMatch(
                "a die to keep or not",
                "spirit,conspirators",
                "untimed",
                table -> table.phase() == QueenPhase.KEEP_CONSPIRATOR_DIE
                        && shown(table).isPresent()));
        ConspiratorCard shown = shown(table()).orElseThrow();
        assertThat(words())
                .isEqualTo(shown.value() + "\u00a0: "
                        + shown.name().in(desk().texts().language()) + " agira si vous gardez ce résultat.");
        onFxThread(() -> view().play().play(new QueenMove.KeepConspiratorDie()));
        assertThat(active()).isEqualTo(heard(shown.id()));
    }

    /** The Conspirator face up whose value the die shows. */
    private static Optional<ConspiratorCard> shown(QueenTable table) {
        return table.conspirators().stream()
                .filter(up -> up.value() == table.conspiratorDie().orElse(0))
                .findFirst();
    }

    @Test
    @Rule("QUEEN-083")
    void odoSaysWhichColourIsLeft() {
        sitDown(QueenMatches.someMatch("conspirators", "untimed", table -> table.phase() == QueenPhase.CHOOSE_COLOUR));
        assertThat(words()).isEqualTo("Une seule couleur");
        onFxThread(() -> view().play().play(view().play().moves().get(1)));
        assertThat(words()).isEqualTo("Seul le jaune compte");
    }

    @Test
    @Rule("QUEEN-183")
    void odoSaysThatNoColourIsLeftOnceAChariotHasTakenThatToo() {
        desk().preferences().set(Setting.RESOLUTION_SPEED, Choices.ResolutionSpeed.SLOW);
        sitDown(QueenMatches.someMatch(
                "conspirators,chariots",
                "untimed",
                table -> table.phase() == QueenPhase.ROLLING
                        && table.coloursLeft().isPresent()
                        && table.chariots().stream()
                                .anyMatch(chariot -> chariot.card().id().equals("C18") && !chariot.defended())));
        letDiceLand();
        assertThat(words()).startsWith("Seul le ");
        onFxThread(() -> {
            view().play().play(new QueenMove.Stop(table().lockEndMs()));
            view().play().next();
        });
        while (view().play().seen().stream().noneMatch(QueenEvent.ChariotStruck.class::isInstance)) {
            onFxThread(() -> view().play().next());
        }
        assertThat(words()).isEqualTo("Aucune couleur");
    }

    @Test
    @Rule({"QUEEN-167", "QUEEN-244"})
    void withoutAClockCorvinCountsTheRerolls() {
        sitDown(QueenMatches.someMatch(
                "conspirators",
                "untimed",
                table -> table.phase() == QueenPhase.ROLLING && table.rerolls() == 2 && acts(table, "K1")));
        assertThat(words()).isEqualTo("Relances\u00a0: 2 sur 6");
    }

    @Test
    @Rule("QUEEN-167")
    void withAClockCorvinShortensIt() {
        sitDown(QueenMatches.someMatch("conspirators", "official", table -> acts(table, "K1")));
        assertThat(words()).isEqualTo("Chrono réduit");
    }
}

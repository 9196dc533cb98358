package org.alea.app.games.royal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.alea.app.play.JournalLines;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Texts;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.games.royal.Building;
import org.alea.games.royal.HireSource;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;
import org.alea.games.royal.Side;
import org.alea.games.royal.State;
import org.alea.store.Settings;
import org.junit.jupiter.api.Test;

/** What happened without the player can be read again, in the panel and in the journal. */
class NewsTest {
    private final RoyalSpeech speech =
            new RoyalSpeech(new Texts(Language.EN), RoyalMatches.BOX, new Preferences(Settings.standard(), kept -> {}));

    private static Match<RoyalTable, RoyalMove> after(Class<? extends RoyalMove> move, State state) {
        for (long seed = 1; ; seed++) {
            Match<RoyalTable, RoyalMove> match = RoyalMatches.fresh(seed);
            if (RoyalMatches.playedUntil(match, seed, table -> table.state() == state && move.isInstance(last(match)))
                    .isPresent()) {
                return match;
            }
        }
    }

    private static RoyalMove last(Match<RoyalTable, RoyalMove> match) {
        return match.history().isEmpty()
                ? new RoyalMove.Pass()
                : match.history().get(match.history().size() - 1).move();
    }

    private List<String> news(Match<RoyalTable, RoyalMove> match) {
        return new News(speech)
                .of(match.history()).stream().map(News.Line::words).toList();
    }

    @Test
    void theRoysLastTurnIsToldBeforeYourNextOne() {
        Match<RoyalTable, RoyalMove> match = after(RoyalMove.RoyRoll.class, State.ACTION);
        assertThat(news(match)).singleElement().asString().startsWith("The Roy rolls ");
    }

    @Test
    void noLineEndsBetweenTheColourOfADieAndItsNumber() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.someMatch(
                "two dice paid",
                table -> table.state() == State.ACTION
                        && table.royRoll().stream().mapToInt(Integer::intValue).sum() == 7
                        && table.districts().dice(Side.ROY).size() > 1);
        assertThat(news(match))
                .singleElement()
                .asString()
                .containsPattern("He removes: (red|yellow|white)\u00a0\\d, (red|yellow|white)\u00a0\\d");
    }

    @Test
    void usingInfluenceDoesNotMakeItOld() {
        Match<RoyalTable, RoyalMove> match = after(RoyalMove.RoyRoll.class, State.ACTION);
        List<String> before = news(match);
        match.play(new RoyalMove.Recruit(), 0);
        assertThat(news(match)).isEqualTo(before);
    }

    @Test
    void thatACardActsIsNotSaidWhereTheNextLineNamesIt() {
        Match<RoyalTable, RoyalMove> match = after(RoyalMove.RollDice.class, State.BLACK_ROLL);
        List<String> lines = RoyalJournal.newestFirst(speech, match).stream()
                .map(JournalLines.Line::words)
                .toList();
        assertThat(lines).contains("Marauding: +1 black die, 1 in all.").doesNotContain("Marauding acts.");
    }

    @Test
    void whatAnActionCostsBeginsWithACapital() {
        Match<RoyalTable, RoyalMove> match = RoyalMatches.someMatch(
                "a tradesman to hire for own dice",
                table -> table.state() == State.ACTION && hire(table).isPresent());
        RoyalTable table = match.table();
        assertThat(new TargetWords(RoyalMatches.BOX.game(), table, speech)
                        .details(hire(table).orElseThrow())
                        .get(0))
                .startsWith("Hire −");
    }

    private static Optional<RoyalMove> hire(RoyalTable table) {
        return RoyalMatches.BOX.game().moves(table).stream()
                .filter(move -> move instanceof RoyalMove.Activate activate
                        && activate.hire() != HireSource.Stock.NONE
                        && activate.group().boughtCount() == 0)
                .findFirst();
    }

    @Test
    void yourOwnActionIsNoNews() {
        Match<RoyalTable, RoyalMove> match = after(RoyalMove.Pass.class, State.ROY_TURN);
        assertThat(news(match)).isEmpty();
    }

    @Test
    void theMoneyOfANewRoundIsAccountedFor() {
        Match<RoyalTable, RoyalMove> match = after(RoyalMove.RoyRoll.class, State.ROLL);
        assertThat(news(match)).hasSize(2).last().asString().contains("Income: +10 deniers.", "Salaries: ");
    }

    @Test
    void whoIsExpelledIsReplacedWithoutAWord() {
        RoyalEvent.Expelled gone = new RoyalEvent.Expelled(Side.YOU, Building.PALACE, 5);
        assertThat(speech.event(gone)).startsWith("Your citizen is expelled from space 5 of the Palace");
        Match<RoyalTable, RoyalMove> match;
        long seed = 0;
        do {
            seed++;
            Match<RoyalTable, RoyalMove> trying = RoyalMatches.fresh(seed);
            RoyalMatches.playedUntil(
                    trying,
                    seed,
                    table -> !trying.history().isEmpty()
                            && last(trying) instanceof RoyalMove.RoyRoll
                            && trying.history().get(trying.history().size() - 1).events().stream()
                                    .anyMatch(event -> event instanceof RoyalEvent.Expelled));
            match = trying;
        } while (match.table().state() == State.GAME_OVER);
        assertThat(news(match).get(0)).contains("is expelled from").doesNotContain("of the Roy takes space");
    }

    @Test
    void theJournalTellsTheNewestMoveFirstAndEachMoveInItsOrder() {
        Match<RoyalTable, RoyalMove> match = after(RoyalMove.RoyRoll.class, State.ACTION);
        List<JournalLines.Line> lines = RoyalJournal.newestFirst(speech, match);
        assertThat(lines.get(0).words()).startsWith("The Roy rolls ");
        assertThat(lines).isSortedAccordingTo((one, other) -> other.moves() - one.moves());
        Set<Integer> moves = lines.stream().map(JournalLines.Line::moves).collect(Collectors.toSet());
        assertThat(lines.stream().filter(JournalLines.Line::opens)).hasSize(moves.size());
    }
}

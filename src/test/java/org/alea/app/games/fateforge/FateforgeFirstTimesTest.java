package org.alea.app.games.fateforge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.Rule;
import org.alea.app.play.EventBook;
import org.alea.app.play.FirstTimes;
import org.alea.app.play.FirstTimes.Note;
import org.alea.content.ContentSource;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeKit;
import org.alea.games.fateforge.cards.ResultFace;
import org.junit.jupiter.api.Test;

/** What is told once: the rules a scene brings into play, and each kind of decision. */
class FateforgeFirstTimesTest {
    private final EventBook<?> book = FateforgeEvents.book(
            new FateforgeKit().open(ContentSource.builtIn()).content());
    private final Set<Note> told = new HashSet<>();

    /** All that is told of these events, each note put away as soon as it has been read. */
    private List<Note> notes(FateforgeEvent... events) {
        FirstTimes times = new FirstTimes(told::contains, told::add);
        times.hear(List.of(events), book);
        List<Note> notes = new ArrayList<>();
        for (Optional<Note> note = times.show(); note.isPresent(); note = times.show()) {
            notes.add(note.get());
            times.putAway();
        }
        return notes;
    }

    @Rule("FATE-006")
    @Test
    void aRuleAppearsWithTheFirstSceneThatUsesIt() {
        assertThat(notes(new FateforgeEvent.SceneLaidOut("S02"))).containsExactly(new Note("unlock.1", "FATE-300"));
        assertThat(notes(new FateforgeEvent.SceneLaidOut("S03"))).containsExactly(new Note("unlock.2", "FATE-306"));
        assertThat(notes(new FateforgeEvent.SceneLaidOut("S01"))).isEmpty();
    }

    @Rule("FATE-291")
    @Test
    void theFirstDiceAreExplained() {
        assertThat(notes(new FateforgeEvent.RoundBegan(1, 3))).containsExactly(new Note("dice", "FATE-145"));
        assertThat(notes(rolled(ResultFace.MV, ResultFace.ST, ResultFace.FO, ResultFace.X)))
                .containsExactly(
                        new Note("energyReroll", "FATE-147"),
                        new Note("sprint", "FATE-152"),
                        new Note("order", "FATE-157"));
        assertThat(notes(rolled(ResultFace.MV, ResultFace.MV, ResultFace.MV, ResultFace.X)))
                .containsExactly(new Note("threeOfAKind", "FATE-148"));
        assertThat(notes(rolled(ResultFace.MV, ResultFace.MV, ResultFace.MV, ResultFace.X)))
                .isEmpty();
    }

    @Rule("FATE-291")
    @Test
    void failsAreNoThreeOfAKind() {
        assertThat(notes(rolled(ResultFace.X, ResultFace.X, ResultFace.X, ResultFace.MV)))
                .doesNotContain(new Note("threeOfAKind", "FATE-148"));
    }

    @Rule("FATE-291")
    @Test
    void theTurnTheDamageAndTheWayOutAreExplained() {
        assertThat(notes(new FateforgeEvent.TurnBegan("merc")))
                .containsExactly(
                        new Note("results", "FATE-161"),
                        new Note("skills", "FATE-055"),
                        new Note("energyMove", "FATE-162"));
        assertThat(notes(new FateforgeEvent.HeroHurt("merc", 1, 0, 0, false)))
                .containsExactly(new Note("hurt", "FATE-086"));
        assertThat(notes(new FateforgeEvent.RoundBegan(3, 3))).contains(new Note("exit", "FATE-232"));
    }

    private static FateforgeEvent rolled(ResultFace... faces) {
        return new FateforgeEvent.DiceRolled("guard", List.of(), List.of(faces));
    }
}

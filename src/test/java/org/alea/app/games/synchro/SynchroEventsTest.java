package org.alea.app.games.synchro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.alea.app.play.FirstTimes;
import org.alea.app.shell.Texts;
import org.alea.content.ContentSource;
import org.alea.engine.Event;
import org.alea.engine.Language;
import org.alea.engine.Match;
import org.alea.engine.Setup;
import org.alea.games.synchro.SynchroBox;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroKit;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.junit.jupiter.api.Test;

/** Whatever happens is heard, and what is told of it once is known in both languages. */
class SynchroEventsTest {
    private static final long SEED = 3;
    private static final SynchroBox BOX = new SynchroKit().open(ContentSource.builtIn());

    /** A whole game, played sensibly. */
    private static Match<SynchroTable, SynchroMove> played(List<SynchroTable> tables) {
        Match<SynchroTable, SynchroMove> match = Match.start(BOX.game(), Setup.of(BOX.options(), Map.of(), SEED));
        var bot = Objects.requireNonNull(BOX.bots().get("sensible")).apply(SEED);
        tables.add(match.table().copy());
        while (match.result().isEmpty()) {
            match.play(bot.choose(match.table()), 0);
            tables.add(match.table().copy());
        }
        return match;
    }

    @Test
    void everythingOfAGameIsHeardAndItsNotesAreKnown() {
        List<FirstTimes.Note> notes = new ArrayList<>();
        List<Event> events = played(new ArrayList<>()).history().stream()
                .flatMap(move -> move.events().stream())
                .toList();
        for (Event event : events) {
            if (event instanceof SynchroEvent) {
                var row = SynchroEvents.BOOK.row(event);
                assertThat(row.sounds().apply(event)).as("%s", event).isPresent();
                row.notes().apply(event).forEach(notes::add);
            }
        }
        assertThat(notes.stream().distinct()).hasSizeGreaterThan(15);
        for (Language language : Language.values()) {
            Texts texts = new Texts(language);
            assertThat(notes).allMatch(note -> texts.knows("guide.synchro." + note.key()));
        }
        assertThat(notes)
                .allMatch(note -> BOX.rules().entries().stream()
                        .anyMatch(entry -> entry.id().equals(note.rule())));
    }

    @Test
    void aGameCountsItsPartyAndItsCelestial() {
        List<SynchroTable> tables = new ArrayList<>();
        Match<SynchroTable, SynchroMove> match = played(tables);

        Map<String, Double> figures = BOX.figures(SEED, tables, match.history());

        assertThat(match.table().state().party().heroes())
                .isNotEmpty()
                .allMatch(hero -> figures.containsKey(SynchroBox.HERO + hero.card()));
        assertThat(figures.keySet()).anyMatch(name -> name.startsWith(SynchroBox.BEATEN));
    }
}

package org.alea.app.gametable;

import org.alea.app.play.JournalLines;
import org.alea.app.play.Tone;
import org.alea.app.table.ForecastPill;
import org.alea.app.table.panel.JournalPanel;

/** The lines of a match as the journal panel shows them. */
public final class JournalWords {
    private JournalWords() {}

    public static JournalPanel.Line line(JournalLines.Line line) {
        JournalPanel.Kind first = line.opens() ? JournalPanel.Kind.MOVE : JournalPanel.Kind.EVENT;
        JournalPanel.Kind kind = line.heading() ? JournalPanel.Kind.HEADING : first;
        return new JournalPanel.Line(line.words(), line.icon(), tone(line.tone()), kind, line.moves());
    }

    static ForecastPill.Tone tone(Tone tone) {
        return switch (tone) {
            case GOOD -> ForecastPill.Tone.GOOD;
            case BAD, WARNING -> ForecastPill.Tone.BAD;
            case PLAIN, NEWS, OPPONENT -> ForecastPill.Tone.EVEN;
        };
    }
}

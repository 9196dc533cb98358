package org.alea.app.gametable;

import org.alea.app.play.JournalLines;
import org.alea.app.play.Tone;
import org.alea.app.table.ForecastPill;
import org.alea.app.table.panel.JournalPanel;

/** The lines of a match as the journal panel shows them. */
final class JournalWords {
    private JournalWords() {}

    static JournalPanel.Line line(JournalLines.Line line) {
        ForecastPill.Tone tone = line.tone() == Tone.GOOD
                ? ForecastPill.Tone.GOOD
                : line.tone() == Tone.BAD ? ForecastPill.Tone.BAD : ForecastPill.Tone.EVEN;
        JournalPanel.Kind kind = line.opens() ? JournalPanel.Kind.MOVE : JournalPanel.Kind.EVENT;
        return new JournalPanel.Line(line.words(), line.icon(), tone, kind, line.moves());
    }
}

package org.alea.app.games.synchro.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import org.alea.app.games.synchro.art.SynchroLooks;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.shell.Fonts;
import org.alea.app.table.Drawing;
import org.alea.app.table.gauge.ArcRing;
import org.alea.app.table.gauge.RingDial;
import org.alea.app.table.symbol.Sign;
import org.alea.games.synchro.cards.CalendarSpace;

/** The calendar as a dial: seasons outside, the colours of the days inside, what has gone by dark. */
final class CalendarDial {
    private static final Color TODAY = Color.WHITE;
    private static final Color PLANNED = Color.web("#F4DC9E");
    private static final Color END = Color.web("#F2725F");

    /** A dial smaller than this names the season by its sign alone. */
    private static final double ROOMY = 90;

    private CalendarDial() {}

    /** @param planned the days that a travel being considered would take */
    static RingDial of(SynchroVoice voice, int space, int planned, double radius) {
        RingDial dial = new RingDial(radius);
        List<ArcRing.Part> seasons = new ArrayList<>();
        List<ArcRing.Part> days = new ArrayList<>();
        int last = voice.content().lastSpace();
        for (CalendarSpace day : voice.content().calendar()) {
            boolean gone = day.space() < space;
            Color season = SynchroLooks.season(day.season());
            if (day.space() == space) {
                season = TODAY;
            } else if (day.space() == last) {
                season = END;
            } else if (day.space() > space && day.space() <= space + planned) {
                season = PLANNED;
            }
            double light = gone ? 0.18 : 1;
            seasons.add(ArcRing.Part.of(season).faded(light));
            days.add(ArcRing.Part.of(SynchroLooks.day(day.colour())).faded(light));
        }
        CalendarSpace now = voice.content().space(Math.min(space, last));
        String date = voice.get("calendar.day", voice.term(now.season()), now.day());
        String shown = radius < ROOMY ? voice.get("calendar.short", now.day()) : date;
        Node sign = Sign.at(
                SynchroLooks.seasonSign(now.season()),
                0,
                -radius * 0.33,
                radius * 0.19,
                SynchroLooks.season(now.season()));
        dial.show(
                List.of(new RingDial.Ring(0.84, 0.1, 1.6, seasons), new RingDial.Ring(0.71, 0.06, 2, days)),
                0.64,
                sign,
                Drawing.words(
                        Integer.toString(now.space()),
                        0,
                        -radius * 0.05,
                        Fonts.NUMBER,
                        radius * 0.36,
                        Color.web("#F3EDDF")),
                Drawing.words(
                        shown, 0, radius * 0.22, Fonts.STRONG, Math.max(11, radius * 0.115), Color.web("#F3EDDF")),
                Drawing.words(
                        voice.get("calendar.left", last - now.space()),
                        0,
                        radius * 0.39,
                        Fonts.TEXT,
                        Math.max(11, radius * 0.105),
                        Color.web("#BCC5CF")));
        dial.setAccessibleText(voice.get("calendar.hear", now.space(), date, last - now.space()));
        return dial;
    }
}

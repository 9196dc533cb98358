package org.alea.app.main;

import java.util.List;
import java.util.function.Function;
import org.alea.app.library.LibraryScreen;
import org.alea.app.practice.PracticePlace;
import org.alea.app.reference.ReferenceScreen;
import org.alea.app.rulebook.RulebookScreen;
import org.alea.app.settings.SettingsScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.OpeningIcon;
import org.alea.app.shell.Screen;
import org.alea.app.statistics.StatisticsScreen;
import org.kordamp.ikonli.Ikon;

/**
 * A place the navigation rail leads to; its name is the text {@code rail.<id>}.
 *
 * @param low whether it stands at the foot of the rail
 */
public record Destination(String id, Ikon icon, Function<Desk, Screen> screen, boolean low) {

    /**
     * The library comes first: it is where the program begins. A new screen joins the rail by a line here, and not as
     * {@code Screen::new}, which would read the whole screen while the window opens.
     */
    public static final List<Destination> ALL = List.of(
            new Destination("library", OpeningIcon.VIEW_GRID_OUTLINE, LibraryScreen::new, false),
            new Destination("practice", OpeningIcon.TIMER_OUTLINE, desk -> new PracticePlace(desk), false),
            new Destination("reference", OpeningIcon.CARDS_OUTLINE, desk -> new ReferenceScreen(desk), false),
            new Destination("statistics", OpeningIcon.CHART_LINE, desk -> new StatisticsScreen(desk), false),
            new Destination(
                    "rulebook", OpeningIcon.BOOK_OPEN_PAGE_VARIANT_OUTLINE, desk -> new RulebookScreen(desk), false),
            new Destination("settings", OpeningIcon.COG_OUTLINE, desk -> new SettingsScreen(desk), true));

    String nameKey() {
        return "rail." + id;
    }
}

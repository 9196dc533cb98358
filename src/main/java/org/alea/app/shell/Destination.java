package org.alea.app.shell;

import java.util.List;
import java.util.function.Function;
import org.alea.app.library.LibraryScreen;
import org.alea.app.practice.PracticePlace;
import org.alea.app.reference.ReferenceScreen;
import org.alea.app.rulebook.RulebookScreen;
import org.alea.app.settings.SettingsScreen;
import org.alea.app.statistics.StatisticsScreen;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/**
 * A place the navigation rail leads to; its name is the text {@code rail.<id>}.
 *
 * @param low whether it stands at the foot of the rail
 */
record Destination(String id, Ikon icon, Function<Desk, Screen> screen, boolean low) {

    /** The library comes first: it is where the program begins. A new screen joins the rail by a line here. */
    static final List<Destination> ALL = List.of(
            new Destination("library", MaterialDesignV.VIEW_GRID_OUTLINE, LibraryScreen::new, false),
            new Destination("practice", MaterialDesignT.TIMER_OUTLINE, PracticePlace::new, false),
            new Destination("reference", MaterialDesignC.CARDS_OUTLINE, ReferenceScreen::new, false),
            new Destination("statistics", MaterialDesignC.CHART_LINE, StatisticsScreen::new, false),
            new Destination("rulebook", MaterialDesignB.BOOK_OPEN_PAGE_VARIANT_OUTLINE, RulebookScreen::new, false),
            new Destination("settings", MaterialDesignC.COG_OUTLINE, SettingsScreen::new, true));

    String nameKey() {
        return "rail." + id;
    }
}

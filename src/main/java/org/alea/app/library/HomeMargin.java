package org.alea.app.library;

import java.util.List;
import javafx.scene.layout.Region;
import org.alea.app.games.DailyOffers;
import org.alea.app.shell.Desk;

/** What stands around the games: the search above them, and below them today's challenge, the form and the past. */
record HomeMargin(HomeSearch search, DailyOffers challenges, DailyPanel daily, RecentGames recent, FormPanel form) {

    static HomeMargin of(Desk desk) {
        return new HomeMargin(
                new HomeSearch(desk),
                new DailyOffers(desk),
                new DailyPanel(desk),
                new RecentGames(desk),
                new FormPanel(desk.suite(), desk.texts()));
    }

    List<Region> panels() {
        return challenges.any() ? List.of(daily, form, recent) : List.of(recent, form);
    }

    void show(HomeFacts facts) {
        search.await(facts.waiting().keySet());
        recent.show(facts);
        form.show(facts);
    }

    void showDaily() {
        challenges.read(daily::show);
    }
}

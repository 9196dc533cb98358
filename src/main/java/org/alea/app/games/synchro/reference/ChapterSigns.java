package org.alea.app.games.synchro.reference;

import java.util.Map;

/** The sign of each chapter of the rules. */
final class ChapterSigns {
    static final Map<String, String> ALL = Map.ofEntries(
            Map.entry("goal", "mdi2t-trophy"),
            Map.entry("components", "mdi2p-package-variant-closed"),
            Map.entry("setup", "mdi2v-view-grid-plus"),
            Map.entry("calendar", "mdi2c-calendar-clock"),
            Map.entry("travel", "mdi2m-map-marker-path"),
            Map.entry("deployment", "mdi2f-format-list-numbered"),
            Map.entry("initiative", "mdi2c-circle-multiple-outline"),
            Map.entry("heroTurn", "mdi2a-account-arrow-right"),
            Map.entry("skills", "mdi2f-flash"),
            Map.entry("levels", "mdi2a-arrow-up-bold-circle"),
            Map.entry("mulligan", "mdi2r-refresh"),
            Map.entry("monsterTurn", "mdi2s-skull"),
            Map.entry("conditions", "mdi2s-shield-alert"),
            Map.entry("positions", "mdi2s-swap-horizontal"),
            Map.entry("targets", "mdi2t-target"),
            Map.entry("damage", "mdi2h-heart-broken"),
            Map.entry("roundEnd", "mdi2r-rotate-right"),
            Map.entry("retreat", "mdi2r-run-fast"),
            Map.entry("combatEnd", "mdi2f-flag-checkered"),
            Map.entry("celestials", "mdi2c-creation"),
            Map.entry("visit", "mdi2h-home-group"),
            Map.entry("poi", "mdi2m-map-marker"),
            Map.entry("recruits", "mdi2a-account-plus"),
            Map.entry("masters", "mdi2s-school"),
            Map.entry("items", "mdi2b-bag-personal"),
            Map.entry("options", "mdi2t-tune-variant"),
            Map.entry("replay", "mdi2r-replay"));

    private ChapterSigns() {}
}

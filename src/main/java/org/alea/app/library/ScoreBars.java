package org.alea.app.library;

import java.util.IntSummaryStatistics;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.alea.app.games.Suite;
import org.alea.app.shell.Texts;
import org.alea.store.FinishedGame;

/** One bar a game, as high as its score among those of its game, the newest at the right: a filled one is a win, an outlined one is not. */
final class ScoreBars extends Pane {
    private static final double WIDEST = 3;

    private final List<FinishedGame> games;

    ScoreBars(Suite suite, Texts texts, List<FinishedGame> games) {
        this.games = games;
        getStyleClass().add("score-bars");
        for (FinishedGame game : games) {
            Region bar = new Region();
            bar.getStyleClass().addAll("score-bar", game.result().won() ? "won" : "not-won");
            suite.cover(game.game()).ifPresent(cover -> bar.getStyleClass().add(cover.styleClass()));
            Tooltip.install(
                    bar,
                    new Tooltip(suite.figures(game.game()).result(game.result().score(), texts)));
            getChildren().add(bar);
        }
        long won = games.stream().filter(game -> game.result().won()).count();
        setAccessibleRole(AccessibleRole.TEXT);
        accessibleTextProperty().bind(texts.text("library.strip", games.size(), won));
    }

    /** How high a bar is: what is a good score in one game is nothing in another, so each is measured by its own. */
    private double share(FinishedGame game) {
        IntSummaryStatistics scores = games.stream()
                .filter(other -> other.game().equals(game.game()))
                .mapToInt(other -> other.result().score())
                .summaryStatistics();
        int floor = Math.min(0, scores.getMin());
        return Math.max(0.06, (game.result().score() - floor) / (double) Math.max(1, scores.getMax() - floor));
    }

    @Override
    protected void layoutChildren() {
        double gap = getWidth() * 0.008;
        double width = Math.min(getHeight() / WIDEST, (getWidth() - gap * (games.size() - 1)) / games.size());
        for (int i = 0; i < games.size(); i++) {
            double height = snapSizeY(getHeight() * share(games.get(i)));
            getChildren()
                    .get(i)
                    .resizeRelocate(snapPositionX(i * (width + gap)), getHeight() - height, snapSizeX(width), height);
        }
    }
}

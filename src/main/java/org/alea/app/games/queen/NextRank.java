package org.alea.app.games.queen;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.alea.app.table.Glyph;
import org.alea.engine.Match;
import org.alea.engine.Result;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.Scoring;

/** QUEEN-195: what the next rank would have needed, in terms of play. */
final class NextRank extends VBox {
    private final Match<QueenTable, QueenMove> match;
    private final Result result;
    private final Speech speech;

    NextRank(Match<QueenTable, QueenMove> match, Result result, Speech speech) {
        super(6);
        this.match = match;
        this.result = result;
        this.speech = speech;
        Label title = new Label(
                title(), Glyph.icon(result.won() ? "mdi2c-crown-outline" : "mdi2s-skull-outline", 20, "brass"));
        title.getStyleClass().add("figures-title");
        Label words = new Label(match.learning() ? words() + " " + speech.get("result.learning") : words());
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        words.getStyleClass().add("need-words");
        getStyleClass().addAll("table-panel", "need");
        getChildren().addAll(title, words);
    }

    private Optional<Scoring.Rank> next() {
        return Scoring.Rank.of(result.score()).next();
    }

    private String title() {
        if (!result.won()) {
            return speech.get("result.lost");
        }
        return next().map(
                        rank -> speech.get("result.next", name(rank.name()), rank.from(), rank.from() - result.score()))
                .orElseGet(() -> name(result.rank()));
    }

    private String name(String rank) {
        return speech.wording().say("rank." + rank, speech.language());
    }

    private String words() {
        if (!result.won()) {
            return speech.get(
                    "result.lost.how",
                    Math.max(0, QueenTable.ENEMIES_TO_DEFEAT - match.table().defeats()));
        }
        return next().map(rank -> how(rank.from() - result.score())).orElseGet(() -> speech.get("result.highest"));
    }

    /** Only what could have been spared is named: wounds that were taken, and rounds beyond an enemy in each. */
    private String how(int missing) {
        QueenTable table = match.table();
        int points = Scoring.beforeFactors(table, missing);
        int spareRounds = Math.max(0, table.round() - QueenTable.ENEMIES_TO_DEFEAT);
        int wounds = ceil(points, Scoring.PER_HEALTH);
        int rounds = Scoring.roundsFewer(table, points);
        boolean fewerWounds = wounds <= table.health();
        boolean fewerRounds = rounds <= spareRounds;
        if (fewerWounds && fewerRounds) {
            return speech.get("result.next.how", points, wounds, rounds);
        }
        if (fewerWounds) {
            return speech.get("result.next.wounds", points, wounds);
        }
        if (fewerRounds) {
            return speech.get("result.next.rounds", points, rounds);
        }
        int besides = Scoring.roundsFewer(table, points - Scoring.PER_HEALTH * table.health());
        return besides <= spareRounds && table.health() > 0
                ? speech.get("result.next.both", points, table.health(), besides)
                : speech.get("result.next.factor", points);
    }

    private static int ceil(int points, int each) {
        return (points + each - 1) / each;
    }
}

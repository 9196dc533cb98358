package org.alea.app.games.queen.coach;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Sheets;
import org.alea.engine.Match;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;

/** What a lesson about the coach shows of him: his labels, and what he says of a round just played. */
public final class CoachFigures {
    private final Desk desk;
    private final QueenBox box;
    private Optional<CoachModel> asked = Optional.empty();

    public CoachFigures(Desk desk, QueenBox box) {
        this.desk = desk;
        this.box = box;
    }

    /** The four labels, and up to which loss each goes. */
    public Node labels() {
        LabelKey key = new LabelKey(new CoachWords(desk.texts(), box));
        key.show();
        return dressed(key);
    }

    /** The decisions of a round, each with its label, and their accuracy. */
    public Node round(Match<QueenTable, QueenMove> match, int number) {
        cancel();
        CoachModel model = new CoachModel(desk, box, match, number);
        asked = Optional.of(model);
        model.think();
        return dressed(new CoachSummary(desk, box, model));
    }

    /** Nobody wants to know any more. */
    public void cancel() {
        asked.ifPresent(CoachModel::cancel);
        asked = Optional.empty();
    }

    private static Node dressed(Parent figure) {
        Sheets.attach(figure, List.of("coach"));
        return figure;
    }
}

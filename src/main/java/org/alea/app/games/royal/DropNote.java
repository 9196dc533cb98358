package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.alea.app.table.Hand;
import org.alea.app.table.Way;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** Says at the place something is held over what letting go there would bring and cost. */
final class DropNote extends Label {
    private static final double APART = -6;
    private static final double WIDEST = 320;

    private final RoyalPlay play;
    private final RoyalSpeech speech;
    private final Hand<RoyalAct> hand;

    DropNote(RoyalPlay play, RoyalSpeech speech, Hand<RoyalAct> hand) {
        this.play = play;
        this.speech = speech;
        this.hand = hand;
        getStyleClass().add("drop-note");
        setWrapText(true);
        setMouseTransparent(true);
        setManaged(false);
        setVisible(false);
        hand.considering(way -> way.ifPresentOrElse(this::foretell, () -> setVisible(false)));
    }

    private void foretell(Way<RoyalAct> way) {
        setText(String.join("\n", words(way.act())));
        setVisible(!getText().isEmpty());
        if (isVisible() && getParent() instanceof Pane board) {
            applyCss();
            double width = Math.min(prefWidth(-1), WIDEST);
            resize(width, prefHeight(width));
            hand.node(way.to()).ifPresent(target -> Beside.put(this, target, board, APART));
            toFront();
        }
    }

    private List<String> words(RoyalAct act) {
        RoyalTable table = play.table();
        if (act instanceof RoyalAct.Send send) {
            Targets alone = new Targets(play.game(), table, Tray.start(table).with(send.die()));
            return words(send.target(), alone.to(send.target()));
        }
        return act instanceof RoyalAct.Propose propose
                ? words(propose.target(), play.targets().to(propose.target()))
                : List.of();
    }

    private List<String> words(String target, List<RoyalMove> ways) {
        if (ways.isEmpty()) {
            return List.of();
        }
        TargetWords telling = new TargetWords(play.game(), play.table(), speech);
        RoyalMove likely = Proposal.of(target, ways).likely();
        List<String> lines = new ArrayList<>();
        lines.add(telling.brief(likely));
        lines.addAll(telling.details(likely));
        lines.removeIf(String::isEmpty);
        return lines;
    }
}

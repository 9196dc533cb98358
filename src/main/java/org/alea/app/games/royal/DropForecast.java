package org.alea.app.games.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.layout.Pane;
import org.alea.app.table.Hand;
import org.alea.app.table.Way;
import org.alea.app.table.panel.DropNote;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** Says at the place something is held over what letting go there would bring and cost. */
final class DropForecast {
    private final RoyalPlay play;
    private final RoyalSpeech speech;
    private final Hand<RoyalAct> hand;
    private final DropNote note = new DropNote();

    /** @param wanted whether the player wants to be told */
    DropForecast(RoyalPlay play, RoyalSpeech speech, Hand<RoyalAct> hand, BooleanSupplier wanted) {
        this.play = play;
        this.speech = speech;
        this.hand = hand;
        hand.considering(way -> way.filter(any -> wanted.getAsBoolean()).ifPresentOrElse(this::foretell, note::hide));
    }

    DropNote note() {
        return note;
    }

    private void foretell(Way<RoyalAct> way) {
        List<String> lines = words(way.act());
        if (note.getParent() instanceof Pane board) {
            hand.node(way.to()).ifPresentOrElse(target -> note.show(lines, target, board), note::hide);
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

package org.alea.app.games.royal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Region;
import org.alea.app.games.Showcase;
import org.alea.app.games.TableReplay;
import org.alea.app.play.EventRow;
import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.app.table.Glyph;
import org.alea.engine.Event;
import org.alea.engine.Match;
import org.alea.engine.Played;
import org.alea.games.royal.RoyalBox;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalOptions;
import org.alea.games.royal.RoyalTable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The Royal table to look at, with its bar: points, deniers and influence stand there. */
final class RoyalReplay implements TableReplay<RoyalTable, RoyalMove> {
    private final GameSession<RoyalTable, RoyalMove> recorded;
    private final RoyalView view;
    private final Region node;

    RoyalReplay(Desk desk, GameSession<RoyalTable, RoyalMove> recorded) {
        this.recorded = recorded;
        this.view = new RoyalView(desk, recorded, (RoyalBox) recorded.box(), RoyalLayout::lookingOn);
        this.node = new Showcase(view.root(), 0);
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(int moves) {
        view.play().replay(moves);
    }

    @Override
    public void redress() {
        view.redress();
    }

    @Override
    public int round(RoyalTable table) {
        return table.round();
    }

    @Override
    public boolean told(RoyalMove move) {
        return !move.interruption();
    }

    @Override
    public Ikon icon(RoyalMove move) {
        if (move instanceof RoyalMove.RoyRoll || move instanceof RoyalMove.RoyCounter) {
            return MaterialDesignC.CROWN;
        }
        if (move instanceof RoyalMove.RollDice
                || move instanceof RoyalMove.RollBlack
                || move instanceof RoyalMove.RollPlacement) {
            return MaterialDesignD.DICE_MULTIPLE;
        }
        if (move instanceof RoyalMove.Place || move instanceof RoyalMove.PlaceInitial) {
            return MaterialDesignA.ACCOUNT_PLUS;
        }
        if (move instanceof RoyalMove.Combat || move instanceof RoyalMove.Counter) {
            return MaterialDesignS.SWORD_CROSS;
        }
        if (move instanceof RoyalMove.Cathedral) {
            return MaterialDesignC.CHURCH;
        }
        if (move instanceof RoyalMove.Reroll) {
            return MaterialDesignR.REFRESH;
        }
        return move instanceof RoyalMove.Pass ? MaterialDesignF.FLAG_OUTLINE : MaterialDesignC.CHEVRON_RIGHT;
    }

    @Override
    public String clock(RoyalTable before, Played<RoyalMove> played) {
        return before.options().timer() == RoyalOptions.Timer.OFF ? "" : TableReplay.super.clock(before, played);
    }

    @Override
    public List<Mark> marks(Played<RoyalMove> played) {
        List<Mark> marks = new ArrayList<>();
        for (Event event : played.events()) {
            EventRow<Event> row = RoyalEvents.BOOK.row(event);
            row.marks().apply(event).ifPresent(good -> marks.add(new Mark(Glyph.glyph(row.icon()), good)));
        }
        return marks;
    }

    /** Without a timer the match goes on with its past, which can be taken back; a timer is left behind. */
    @Override
    public Match<RoyalTable, RoyalMove> branch(Match<RoyalTable, RoyalMove> match, int moves) {
        RoyalTable table = match.tableAfter(moves);
        if (table.options().timer() == RoyalOptions.Timer.OFF) {
            return match.upTo(moves);
        }
        RoyalBox box = (RoyalBox) recorded.box();
        ObjectNode untimed = box.tables().write(table);
        ((ObjectNode) untimed.get("options")).put("timer", "off");
        return Match.practice(
                box.game(),
                match.setup().with("timer", "off"),
                box.tables().read(untimed, table.chance().copy()));
    }
}

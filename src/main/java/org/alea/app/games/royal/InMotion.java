package org.alea.app.games.royal;

import java.util.List;
import javafx.scene.layout.Pane;
import org.alea.app.shell.Desk;
import org.alea.app.table.Hand;
import org.alea.app.table.Motion;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.dice.DiceThrow;
import org.alea.games.royal.RoyalEvent;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** Everything at the table that moves by itself for a moment: thrown dice, events taking effect, cards taken. */
final class InMotion {
    private final DiceThrow dice;
    private final TableThrows throwing;
    private final EventParade parade;
    private final CardFlight flight;

    InMotion(Desk desk, Hand<RoyalAct> hand, PieceLayer layer, Pane sky) {
        Motion motion = Pace.motion(desk);
        double slowness = Pace.slowness(desk);
        dice = new DiceThrow(motion, desk.clock(), slowness);
        throwing = new TableThrows(dice, layer);
        parade = new EventParade(hand, motion, desk.clock(), slowness, sky);
        flight = new CardFlight(motion, desk.clock(), slowness, sky);
    }

    DiceThrow dice() {
        return dice;
    }

    TableThrows throwing() {
        return throwing;
    }

    EventParade parade() {
        return parade;
    }

    CardFlight flight() {
        return flight;
    }

    /** A move has been played: what it has thrown and set off is due. */
    void follow(RoyalMove move, List<RoyalEvent> events, RoyalTable before, RoyalTable now, Tray used) {
        throwing.note(move, before, now, used);
        parade.begin(events, move instanceof RoyalMove.RollDice ? DiceThrow.MILLIS : 0);
    }

    void tick() {
        dice.tick();
        parade.tick();
        flight.tick();
    }

    /** Everything comes to rest at once; answers whether anything moved. */
    boolean rest() {
        boolean flew = dice.land();
        boolean pointed = parade.stop();
        return flight.land() || flew || pointed;
    }
}

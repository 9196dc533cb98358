package org.alea.app.games.royal;

import java.util.List;
import javafx.scene.layout.Pane;
import org.alea.app.gametable.Look;
import org.alea.app.table.Hand;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.dice.DiceThrow;
import org.alea.engine.Event;
import org.alea.games.royal.RoyalMove;
import org.alea.games.royal.RoyalTable;

/** Everything at the table that moves by itself for a moment: thrown dice, events taking effect, cards taken. */
final class InMotion {
    private final Hand<RoyalAct> hand;
    private final PieceLayer layer;
    private final Pane sky;
    private DiceThrow dice;
    private TableThrows throwing;
    private EventParade parade;
    private CardFlight flight;

    InMotion(Look look, Hand<RoyalAct> hand, PieceLayer layer, Pane sky) {
        this.hand = hand;
        this.layer = layer;
        this.sky = sky;
        dice = new DiceThrow(look.motion(), look.clock(), look.slowness());
        throwing = new TableThrows(dice, layer);
        parade = new EventParade(hand, look.motion(), look.clock(), look.slowness(), sky);
        flight = new CardFlight(look.motion(), look.clock(), look.slowness(), sky);
    }

    /** From now on things move otherwise; what is in the air comes down first. */
    void dress(Look look) {
        rest();
        dice = new DiceThrow(look.motion(), look.clock(), look.slowness());
        throwing = new TableThrows(dice, layer);
        parade = new EventParade(hand, look.motion(), look.clock(), look.slowness(), sky);
        flight = new CardFlight(look.motion(), look.clock(), look.slowness(), sky);
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
    void follow(RoyalMove move, List<Event> events, RoyalTable before, RoyalTable now, Tray used) {
        throwing.note(move, before, now, used);
        parade.begin(events, move instanceof RoyalMove.RollDice ? DiceThrow.MILLIS : 0);
    }

    void tick() {
        dice.tick();
        parade.tick();
        flight.tick();
    }

    /** Whether anything moves. */
    boolean any() {
        return dice.flying() || parade.pointed().isPresent() || flight.flying();
    }

    /** Everything comes to rest at once; answers whether anything moved. */
    boolean rest() {
        boolean flew = dice.land();
        boolean pointed = parade.stop();
        return flight.land() || flew || pointed;
    }
}

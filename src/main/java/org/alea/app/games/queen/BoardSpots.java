package org.alea.app.games.queen;

import java.util.List;
import javafx.scene.layout.Region;
import org.alea.app.table.Hand;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.Zone;

/** Names the places of the board that change with the moment, so that a hand finds them. A node has one name at a time. */
record BoardSpots(Hand<QueenAct> hand, ArenaView arena, Columns columns, StatePanel state, Region bowl) {

    /** The squares of every battle track. */
    void squares(Picture picture) {
        hand.forget("square");
        for (int slot = 1; slot <= 6; slot++) {
            BattleTrack track = arena.enemy(slot).track();
            int count = picture.enemy(slot).isPresent() ? track.count() : 0;
            for (int i = 0; i < count; i++) {
                hand.register(Spots.square(slot, i), track.square(i));
            }
        }
    }

    /** The spaces for dice. The bowl is the Reserve where dice are taken from the dial. */
    void zones(QueenPhase phase, boolean resolving) {
        hand.forget("zone");
        hand.forget("bowl");
        for (Zone zone : List.of(Zone.TOP, Zone.MIDDLE, Zone.BOTTOM, Zone.STOCK)) {
            (resolving ? state.target(zone) : columns.target(zone))
                    .ifPresent(node -> hand.register(Spots.zone(zone), node));
        }
        if (resolving) {
            state.target(Zone.RESERVE).ifPresent(node -> hand.register(Spots.zone(Zone.RESERVE), node));
            hand.register(Spots.BOWL, arena.dial().plate());
        } else {
            boolean taking = phase == QueenPhase.TAKE_SUN_DIE || phase == QueenPhase.TAKE_SUN_DICE;
            hand.register(taking ? Spots.zone(Zone.RESERVE) : Spots.BOWL, bowl);
        }
    }
}

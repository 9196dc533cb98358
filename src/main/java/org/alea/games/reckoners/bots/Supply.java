package org.alea.games.reckoners.bots;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.DawnslightCard;
import org.alea.games.reckoners.cards.EquipmentCard;
import org.alea.games.reckoners.cards.GearEffect;
import org.alea.games.reckoners.cards.GearKind;
import org.alea.games.reckoners.cards.Reach;
import org.alea.games.reckoners.cards.Symbol;
import org.alea.games.reckoners.rules.Play;
import org.alea.games.reckoners.rules.Sources;
import org.alea.games.reckoners.state.OwnedCard;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;

/**
 * A source that a Reckoner could open.
 *
 * @param opening the move that opens it
 * @param die the die it is, empty for a card
 * @param basic whether it is a basic die
 */
record Supply(int owner, ReckonersMove opening, String die, boolean basic, List<Symbol> symbols, Reach range) {

    /** All that this Reckoner can open, plan tokens aside. */
    static List<Supply> of(Play play, int owner) {
        List<Supply> all = new ArrayList<>();
        Reckoner reckoner = play.s().reckoner(owner);
        for (ReckonerDie die : reckoner.dice()) {
            if (die.canBeSpent()) {
                all.add(new Supply(
                        owner,
                        new ReckonersMove.OpenDie(die.id()),
                        die.id(),
                        die.kind().isBasic(),
                        Sources.ofDie(play, owner, die),
                        Reach.OWN));
            }
        }
        for (OwnedCard owned : reckoner.cards()) {
            EquipmentCard card = play.content().equipment(owned.id());
            if (owned.canBeUsed()
                    && card.kind() == GearKind.USE_FREE
                    && card.effect() instanceof GearEffect.MakeSource source) {
                all.add(new Supply(
                        owner,
                        new ReckonersMove.Use(card.id()),
                        "",
                        false,
                        Sources.adjusted(play, reckoner, source.symbols()),
                        source.range()));
            }
        }
        for (String id : reckoner.dawnslight()) {
            DawnslightCard card = play.content().dawnslight(id);
            if (card.isSource()) {
                all.add(new Supply(owner, new ReckonersMove.UseDawn(id), "", false, card.symbols(), Reach.OWN));
            }
        }
        return all;
    }

    /** Whether a Move costs this Reckoner two sources. */
    static boolean movesForTwo(Reckoner reckoner) {
        return reckoner.suffers(Assault.MOVE);
    }
}

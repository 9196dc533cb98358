package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeEvent.Way;
import org.alea.games.fateforge.cards.CombatScene.FoeSetup;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.Loot;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Token;

/** What becomes of enemies: they come, are hit, stunned, moved and defeated. */
final class Foes {
    private Foes() {}

    /** The token of an enemy as it comes into play. */
    static Foe fresh(FoeCard card, FoeSetup setup) {
        return new Foe(
                setup.id(),
                card.id(),
                setup.initiative(),
                setup.zone(),
                setup.courier().map(each -> each.resistance()).orElse(card.resistance()),
                card.wounds(),
                card.armour(),
                0,
                0,
                false,
                setup.defends(),
                setup.guards(),
                setup.carries(),
                setup.courier().isPresent());
    }

    /** Among the others, in the order of activation (FATE-200). */
    static List<Foe> with(Referee referee, List<Foe> foes, Foe newcomer) {
        List<Foe> all = new ArrayList<>(foes);
        int place = 0;
        while (place < all.size() && before(referee, all.get(place), newcomer)) {
            place++;
        }
        all.add(place, newcomer);
        return List.copyOf(all);
    }

    private static boolean before(Referee referee, Foe a, Foe b) {
        int first = referee.content.foe(a.card()).colour().rank();
        int second = referee.content.foe(b.card()).colour().rank();
        return first < second || (first == second && a.initiative() <= b.initiative());
    }

    /** FATE-113 to FATE-117, FATE-466; whether it is gone. */
    static boolean hit(Referee referee, String id, int damage, boolean ignoreArmour) {
        Foe foe = referee.ground().find(id);
        Foe hurt = foe.hurt(damage, ignoreArmour);
        referee.put(hurt);
        if (referee.listening()) {
            referee.tell(new FateforgeEvent.FoeHit(
                    id, damage, foe.parry() - hurt.parry(), foe.armour() - hurt.armour(), hurt.cubes(), hurt.wounds()));
        }
        if (hurt.defeated()) {
            defeat(referee, hurt);
            return true;
        }
        if (hurt.wounds() < foe.wounds()) {
            referee.tell(new FateforgeEvent.BossWounded(id, hurt.wounds()));
        }
        return false;
    }

    /** FATE-466: a resistance that has fallen to the cubes already there costs the wound at that moment. */
    static void woundIfReached(Referee referee, String id) {
        Foe foe = referee.ground().find(id);
        if (foe.cubes() >= foe.resistance()) {
            Foe wounded = foe.withWounds(foe.wounds() - 1, 0);
            referee.put(wounded);
            referee.tell(new FateforgeEvent.BossWounded(id, wounded.wounds()));
            if (wounded.defeated()) {
                defeat(referee, wounded);
            }
        }
    }

    private static void defeat(Referee referee, Foe foe) {
        Fray fray = referee.fray().without(foe);
        if (!referee.content.foe(foe.card()).boss()) {
            fray = fray.withPile(plus(fray.pile(), foe.id()), plus(fray.defeats(), foe.id()));
        }
        referee.put(fray);
        referee.tell(new FateforgeEvent.FoeDefeated(foe.id(), foe.zone()));
        if (foe.carries().isPresent()) {
            drop(referee, foe, foe.carries().get());
        }
        if (foe.courier()) {
            String objective = referee.ground()
                    .scene
                    .foe(foe.id())
                    .flatMap(FoeSetup::courier)
                    .orElseThrow()
                    .drops();
            lay(referee, new Token(objective, TokenKind.OBJECTIVE, foe.zone(), Optional.empty(), 0));
        }
    }

    /** FATE-107. */
    private static void drop(Referee referee, Foe foe, Loot carried) {
        String id = "loot-" + foe.id();
        if (carried instanceof Loot.Jewel jewel) {
            lay(referee, new Token(id, TokenKind.GEM, foe.zone(), Optional.of(jewel.gem()), 0));
        } else {
            lay(referee, new Token(id, TokenKind.FOOD, foe.zone(), Optional.empty(), 0));
        }
    }

    private static void lay(Referee referee, Token token) {
        referee.put(referee.fray().laying(token));
        referee.tell(new FateforgeEvent.LootDropped(token.id(), token.kind(), token.zone()));
    }

    static void stun(Referee referee, String id) {
        Foe foe = referee.ground().find(id);
        if (!foe.stunned()) {
            referee.put(foe.withStunned(true));
            referee.tell(new FateforgeEvent.FoeStunned(id));
        }
    }

    static void move(Referee referee, String id, String to, Way way) {
        Foe foe = referee.ground().find(id);
        referee.put(foe.at(to));
        referee.tell(new FateforgeEvent.FoeMoved(id, foe.zone(), to, way));
        referee.push(new Errand.FoeEntered(id, to));
    }

    static void armour(Referee referee, String id, int n, int max) {
        Foe foe = referee.ground().find(id);
        int gained = Math.min(n, max - foe.armour());
        if (gained > 0) {
            referee.put(foe.withArmour(foe.armour() + gained));
            referee.tell(new FateforgeEvent.FoeArmoured(id, gained));
        }
    }

    static List<String> plus(List<String> all, String one) {
        List<String> more = new ArrayList<>(all.size() + 1);
        more.addAll(all);
        more.add(one);
        return List.copyOf(more);
    }
}

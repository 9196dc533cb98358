package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeEvent.Way;
import org.alea.games.fateforge.cards.CombatScene.TokenSetup;
import org.alea.games.fateforge.cards.FoeAbility;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Token;

/** How heroes come from zone to zone, and what awaits them there (FATE-032, FATE-152, FATE-490). */
final class Moving {
    private Moving() {}

    /** FATE-121, FATE-529: whether a Move action of any source is possible at all, apart from its price. */
    static boolean free(Ground ground, Hero hero, boolean freeBlock) {
        return hero.standing() && !hero.fight().snared() && (freeBlock || !ground.blocked(hero));
    }

    /**
     * Adds the zones and portals the hero may move to; out of difficult terrain each with the extra result that pays for
     * leaving, which is none of {@code reserved}.
     */
    static void aims(Ground ground, Hero hero, boolean freeBlock, List<String> reserved, List<String> into) {
        if (!free(ground, hero, freeBlock)) {
            return;
        }
        if (!ground.sticky(hero)) {
            ends(ground, hero, "", into);
            return;
        }
        List<HeldResult> extras = new ArrayList<>();
        for (HeldResult result : Area.distinct(hero, ResultFace.mask(ResultFace.MV))) {
            HeldResult free = Area.another(hero, result, reserved);
            if (!free.spent()) {
                extras.add(free);
            }
        }
        for (HeldResult extra : extras) {
            ends(ground, hero, "+" + extra.id(), into);
        }
    }

    private static void ends(Ground ground, Hero hero, String extra, List<String> into) {
        int next = ground.next(hero.fight().zone());
        for (int zone = 0; next != 0; zone++, next >>>= 1) {
            if ((next & 1) != 0) {
                String id = ground.map.id(zone);
                into.add(extra.isEmpty() ? id : id + extra);
            }
        }
        for (TokenSetup token : ground.scene.tokens()) {
            if (token.kind() == TokenKind.PORTAL
                    && token.zone().equals(hero.fight().zone())
                    && !ground.defended(token.id())) {
                into.add(token.id() + extra);
            }
        }
    }

    /** The Move action itself: to a zone or through a portal, paying the extra result if the aim names one. */
    static void act(Referee referee, String id, String aim) {
        int plus = aim.indexOf('+');
        String end = plus < 0 ? aim : aim.substring(0, plus);
        if (plus >= 0) {
            Area.spend(referee, id, aim.substring(plus + 1));
        }
        Ground ground = referee.ground();
        if (ground.map.index(end) >= 0) {
            to(referee, id, end, Way.MOVE);
        } else {
            TokenSetup portal = ground.scene.token(end).orElseThrow();
            TokenSetup far = ground.scene.token(portal.link()).orElseThrow();
            to(referee, id, far.zone(), Way.PORTAL);
        }
    }

    static void to(Referee referee, String id, String zone, Way way) {
        Hero hero = referee.hero(id);
        String from = hero.fight().zone();
        referee.put(hero.with(hero.fight().at(zone)));
        if (!referee.isDry()) {
            referee.push(new Errand.Entered(id, zone, traps(referee, zone), false));
        }
        referee.tell(new FateforgeEvent.HeroMoved(id, from, zone, way));
    }

    private static List<String> traps(Referee referee, String zone) {
        List<String> traps = List.of();
        for (Token token : referee.fray().tokens()) {
            if (token.kind() == TokenKind.TRAP && token.zone().equals(zone)) {
                traps = Foes.plus(traps, token.id());
            }
        }
        return traps;
    }

    /** FATE-490: traps one after the other, then Fear; gems and food come by themselves. */
    static void entered(Referee referee, Errand.Entered entered) {
        Hero hero = referee.hero(entered.hero());
        if (!hero.standing() || !hero.in(entered.zone())) {
            return;
        }
        if (!entered.traps().isEmpty()) {
            String trap = entered.traps().get(0);
            List<String> others = entered.traps().subList(1, entered.traps().size());
            referee.push(new Errand.Entered(hero.id(), entered.zone(), List.copyOf(others), false));
            if (referee.ground().lies(trap)) {
                referee.push(new Prompt.TrapSprung(hero.id(), trap));
            }
        } else if (!entered.feared()
                && !hero.fight().frightened()
                && referee.ground().anyIn(entered.zone(), FoeAbility.Kind.TERRIFYING)) {
            referee.push(new Errand.Entered(hero.id(), entered.zone(), List.of(), true));
            referee.because("fear", "FATE-367", List.of(hero.id()), "hero", hero.id());
            referee.push(new Errand.Fright(hero.id()));
        }
    }

    /** FATE-272, FATE-367: heroes whose zone a Terrifying enemy enters. */
    static void foeEntered(Referee referee, Errand.FoeEntered entered) {
        Ground ground = referee.ground();
        if (!ground.onTheMap(entered.foe())
                || !ground.find(entered.foe()).in(entered.zone())
                || !ground.has(ground.find(entered.foe()), FoeAbility.Kind.TERRIFYING)) {
            return;
        }
        for (int place = 1; place >= 0; place--) {
            Hero hero = ground.inOrder(place);
            if (hero.standing() && hero.in(entered.zone()) && !hero.fight().frightened()) {
                referee.push(new Errand.Fright(hero.id()));
            }
        }
    }

    /** A random zone the hero can be pushed to; he stays if there is none (FATE-270). */
    static void pushAtRandom(Referee referee, String id) {
        Hero hero = referee.hero(id);
        Ground ground = referee.ground();
        int next = ground.next(hero.fight().zone());
        int n = Integer.bitCount(next);
        if (n == 0) {
            return;
        }
        int zone = nth(next, referee.draw(n, "push"));
        referee.reveal();
        referee.because("push", "FATE-273", List.of(id), "hero", id, "zone", ground.map.id(zone), "n", n);
        to(referee, id, ground.map.id(zone), Way.PUSHED);
    }

    /** The zone of the nth bit that is set. */
    static int nth(int mask, int n) {
        int left = mask;
        for (int i = 0; i < n; i++) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }
}

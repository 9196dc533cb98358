package org.alea.games.fateforge.rules;

import java.util.List;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.CombatScene.SceneDoor;
import org.alea.games.fateforge.cards.CombatScene.TokenSetup;
import org.alea.games.fateforge.cards.DeedStage.Aiming;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.FoeAbility;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.cards.SceneMap;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Token;

/** Reads a scene in progress as the rules see it: distances, who stands where, who may be aimed at, what is defended. */
public final class Ground {
    final FateforgeContent content;
    final FateforgeState state;
    final Fray fray;
    final CombatScene scene;
    final SceneMap map;
    final int doors;

    /** Only while a scene lies on the table. */
    public Ground(FateforgeContent content, FateforgeState state) {
        this.content = content;
        this.state = state;
        this.fray = state.scene();
        this.scene = content.scene(fray.scene());
        this.map = scene.map();
        int open = 0;
        List<SceneDoor> all = scene.doors();
        for (int i = 0; i < all.size(); i++) {
            if (fray.doorsOpen().contains(all.get(i).id())) {
                open |= 1 << i;
            }
        }
        this.doors = open;
    }

    public FateforgeState state() {
        return state;
    }

    // --- the map

    /** FATE-097. */
    public int distance(String from, String to) {
        return map.distance(doors, map.index(from), map.index(to));
    }

    public boolean adjacent(String a, String b) {
        return map.adjacent(doors, map.index(a), map.index(b));
    }

    /** One bit for each zone next to this one. */
    int next(String zone) {
        return map.next(doors, map.index(zone));
    }

    /** FATE-306, FATE-307: whether a shot may travel from zone to zone. */
    public boolean shotPasses(String from, String to) {
        String barred = "";
        for (Token token : fray.tokens()) {
            if (token.kind() == TokenKind.BARRICADE && token.zone().equals(to)) {
                barred += scene.token(token.id()).map(TokenSetup::directions).orElse("");
            }
        }
        if (barred.isEmpty() || from.equals(to)) {
            return true;
        }
        int start = map.index(from);
        int goal = map.index(to);
        int steps = map.distance(doors, start, goal);
        int next = map.next(doors, goal);
        for (int zone = 0; next != 0; zone++, next >>>= 1) {
            if ((next & 1) != 0
                    && map.distance(doors, start, zone) == steps - 1
                    && barred.indexOf(map.direction(zone, goal)) < 0) {
                return true;
            }
        }
        return false;
    }

    // --- enemies

    public FoeCard card(Foe foe) {
        return content.foe(foe.card());
    }

    /** The enemy with this id, if it is on the map. */
    Foe find(String id) {
        for (Foe foe : fray.foes()) {
            if (foe.id().equals(id)) {
                return foe;
            }
        }
        throw new IllegalArgumentException("no enemy " + id + " is on the map");
    }

    boolean onTheMap(String foe) {
        for (Foe each : fray.foes()) {
            if (each.id().equals(foe)) {
                return true;
            }
        }
        return false;
    }

    public boolean anyFoeIn(String zone) {
        for (Foe foe : fray.foes()) {
            if (foe.zone().equals(zone)) {
                return true;
            }
        }
        return false;
    }

    boolean anyWakefulFoeIn(String zone) {
        for (Foe foe : fray.foes()) {
            if (!foe.stunned() && foe.zone().equals(zone)) {
                return true;
            }
        }
        return false;
    }

    /** FATE-129: an ability counts unless the enemy is stunned or has lost it. */
    public boolean has(Foe foe, FoeAbility.Kind kind) {
        return !foe.stunned() && card(foe).has(kind) && !(card(foe).boss() && lost(kind));
    }

    private boolean lost(FoeAbility.Kind kind) {
        return fray.boss().isPresent() && fray.boss().get().lost().contains(kind);
    }

    boolean anyIn(String zone, FoeAbility.Kind kind) {
        for (Foe foe : fray.foes()) {
            if (foe.zone().equals(zone) && has(foe, kind)) {
                return true;
            }
        }
        return false;
    }

    /** FATE-327: whether another enemy lies on it. */
    public boolean guarded(Foe foe) {
        for (Foe each : fray.foes()) {
            if (!each.guards().isEmpty() && each.guards().equals(foe.id())) {
                return true;
            }
        }
        return false;
    }

    /** FATE-103: whether the defender of this token, door or exit is still there. */
    public boolean defended(String what) {
        for (Foe foe : fray.foes()) {
            if (!foe.defends().isEmpty() && foe.defends().equals(what)) {
                return true;
            }
        }
        return false;
    }

    /** FATE-105, FATE-328: whether anything may move it. */
    public boolean rooted(Foe foe) {
        return !foe.defends().isEmpty() || (!foe.guards().isEmpty() && onTheMap(foe.guards())) || guarded(foe);
    }

    /** FATE-268, FATE-270: whether a hero may push or pull it. */
    boolean movable(Foe foe) {
        return card(foe).minion() && !rooted(foe);
    }

    /** FATE-124, FATE-125, FATE-327: whether a hero may aim at it. */
    public boolean targetable(Hero hero, Foe foe) {
        if (guarded(foe) || (!foe.in(hero.fight().zone()) && has(foe, FoeAbility.Kind.STEALTH))) {
            return false;
        }
        if (has(foe, FoeAbility.Kind.FRONT_LINE)) {
            return true;
        }
        for (Foe other : fray.foes()) {
            if (!other.id().equals(foe.id())
                    && other.zone().equals(foe.zone())
                    && has(other, FoeAbility.Kind.FRONT_LINE)
                    && !guarded(other)
                    && (other.in(hero.fight().zone()) || !has(other, FoeAbility.Kind.STEALTH))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the enemy lies in this reach and may be aimed at so. */
    boolean inReach(Hero hero, Foe foe, int min, int max, Aiming aiming) {
        int distance = distance(hero.fight().zone(), foe.zone());
        if (max >= SceneMapRange.ANYWHERE) {
            return targetable(hero, foe);
        }
        return distance >= min
                && distance <= max
                && targetable(hero, foe)
                && (aiming != Aiming.SHOT || shotPasses(hero.fight().zone(), foe.zone()));
    }

    // --- heroes

    HeroCard card(Hero hero) {
        return content.hero(hero.id());
    }

    boolean gifted(Hero hero, HeroCard.Gift gift) {
        return hero.standing() && card(hero).abilities().contains(gift);
    }

    /** Whether an active skill, an equipped item, a kept or a face-up card brings this. */
    public boolean flag(Hero hero, CardFlag flag) {
        return Sheet.flag(content, hero, flag);
    }

    /** The equipped item that brings this, or an empty text. */
    String bearer(Hero hero, CardFlag flag) {
        return Sheet.bearer(content, hero, flag);
    }

    /** FATE-121, FATE-016. */
    public boolean blocked(Hero hero) {
        return anyIn(hero.fight().zone(), FoeAbility.Kind.BLOCK) && !gifted(hero, HeroCard.Gift.ACROBAT);
    }

    /** FATE-313: whether leaving takes one more Move result. */
    public boolean sticky(Hero hero) {
        return scene.difficult(hero.fight().zone()) && !flag(hero, CardFlag.IGNORE_DIFFICULT);
    }

    /** FATE-526. */
    boolean mayParry(Hero hero) {
        if (!flag(hero, CardFlag.NO_PARRY_ALONE)) {
            return true;
        }
        for (Hero other : state.heroes()) {
            if (!other.id().equals(hero.id())
                    && other.standing()
                    && distance(hero.fight().zone(), other.fight().zone()) <= 1) {
                return true;
            }
        }
        return false;
    }

    /** FATE-207: whether enemies see the hero at all. */
    public static boolean visible(Hero hero) {
        return hero.standing() && !hero.fight().hidden() && !hero.fight().zone().isEmpty();
    }

    /** FATE-481: the heroes as they stand in the order. */
    Hero inOrder(int place) {
        return state.hero(fray.order().get(place));
    }

    Hero other(Hero hero) {
        Hero first = state.heroes().get(0);
        return first.id().equals(hero.id()) ? state.heroes().get(1) : first;
    }

    // --- tokens

    /** The token with this id, if it lies on the map. */
    boolean lies(String token) {
        for (Token each : fray.tokens()) {
            if (each.id().equals(token)) {
                return true;
            }
        }
        return false;
    }

    Token token(String id) {
        for (Token each : fray.tokens()) {
            if (each.id().equals(id)) {
                return each;
            }
        }
        throw new IllegalArgumentException("no token " + id + " lies on the map");
    }
}

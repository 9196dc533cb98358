package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeEvent.Way;
import org.alea.games.fateforge.cards.BarSection;
import org.alea.games.fateforge.cards.CombatScene.SceneExit;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.cards.FoeStage;
import org.alea.games.fateforge.cards.SceneMap;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Hero;

/** An enemy while it performs a section on its victim. Without a referee it only says what would be possible. */
final class FoeActing implements FoeStage {
    private final Ground ground;
    private final Foe foe;
    private final String victim;
    private final Optional<Referee> acting;
    private final int plus;
    private final boolean toxic;

    FoeActing(Ground ground, Foe foe, String victim) {
        this.ground = ground;
        this.foe = foe;
        this.victim = victim;
        this.acting = Optional.empty();
        this.plus = 0;
        this.toxic = false;
    }

    FoeActing(Referee referee, String foe, String victim, BarSection section) {
        this.ground = referee.ground();
        this.foe = ground.find(foe);
        this.victim = victim;
        this.acting = Optional.of(referee);
        this.plus = section.plus();
        this.toxic = section.toxic();
    }

    private Referee referee() {
        return acting.orElseThrow();
    }

    private Hero hero() {
        return ground.state.hero(victim);
    }

    @Override
    public int distanceToVictim() {
        if (victim.isEmpty() || !hero().standing()) {
            return SceneMap.NO_WAY;
        }
        return ground.distance(foe.zone(), hero().fight().zone());
    }

    @Override
    public boolean mayMove() {
        return !foe.stunned() && !ground.rooted(foe);
    }

    @Override
    public boolean mayShootVictim() {
        return !victim.isEmpty() && hero().standing() && FoeMind.mayBeShot(ground, foe, hero());
    }

    @Override
    public boolean mayPushVictim() {
        return ground.next(foe.zone()) != 0;
    }

    @Override
    public boolean mayRetreat() {
        return retreats() != 0;
    }

    /** FATE-138: zones beside it without standing heroes, Hidden ones included. */
    private int retreats() {
        int free = ground.next(foe.zone());
        for (Hero hero : ground.state.heroes()) {
            if (hero.standing()) {
                free &= ~(1 << ground.map.index(hero.fight().zone()));
            }
        }
        return free;
    }

    @Override
    public boolean mayReachExit(String exit) {
        return ground.scene
                .exit(exit)
                .filter(way -> ground.distance(foe.zone(), way.zone()) < SceneMap.NO_WAY)
                .isPresent();
    }

    // --- other minions (FATE-135)

    /** The nearest other minions of the first colour that has any at this distance or further. */
    private List<String> minions(List<FoeColour> colours, int from) {
        List<String> nearest = new ArrayList<>();
        for (FoeColour colour : colours) {
            int least = SceneMap.NO_WAY;
            for (Foe other : ground.fray.foes()) {
                int distance = ground.distance(foe.zone(), other.zone());
                if (other.id().equals(foe.id())
                        || ground.card(other).colour() != colour
                        || !ground.card(other).minion()
                        || distance < from
                        || distance > least
                        || distance >= SceneMap.NO_WAY) {
                    continue;
                }
                if (distance < least) {
                    least = distance;
                    nearest.clear();
                }
                nearest.add(other.id());
            }
            if (!nearest.isEmpty()) {
                return nearest;
            }
        }
        return nearest;
    }

    private Foe minion(List<FoeColour> colours, int from) {
        List<String> nearest = minions(colours, from);
        String chosen = nearest.get(referee().draw(nearest.size(), "minion"));
        if (nearest.size() > 1) {
            referee().reveal();
        }
        return ground.find(chosen);
    }

    @Override
    public boolean minionToJoin(List<FoeColour> colours) {
        return !minions(colours, 1).isEmpty();
    }

    @Override
    public boolean minionToAid(List<FoeColour> colours) {
        return !minions(colours, 0).isEmpty();
    }

    @Override
    public void joinMinion(List<FoeColour> colours) {
        String to = Paths.towards(
                referee(), foe.id(), foe.zone(), minion(colours, 1).zone());
        Foes.move(referee(), foe.id(), to, Way.MOVE);
    }

    @Override
    public void shieldMinion(int n, List<FoeColour> colours) {
        Foe other = minion(colours, 0);
        referee().put(other.withParry(other.parry() + n));
        referee().tell(new FateforgeEvent.FoeGuarded(other.id(), foe.id()));
    }

    @Override
    public void hardenMinion(int n, int max, List<FoeColour> colours) {
        Foes.armour(referee(), minion(colours, 0).id(), n, max);
    }

    @Override
    public void hit(int damage, boolean shot) {
        referee().push(new Errand.Hurt(victim, damage + plus, toxic, foe.id(), shot, false));
    }

    @Override
    public void advance() {
        String to =
                Paths.towards(referee(), foe.id(), foe.zone(), hero().fight().zone());
        Foes.move(referee(), foe.id(), to, Way.MOVE);
    }

    @Override
    public void makeFor(String exit) {
        SceneExit way = ground.scene.exit(exit).orElseThrow();
        if (!foe.in(way.zone())) {
            Foes.move(referee(), foe.id(), Paths.towards(referee(), foe.id(), foe.zone(), way.zone()), Way.MOVE);
            return;
        }
        referee().put(referee().fray().without(foe).lostForGood());
        referee().tell(new FateforgeEvent.FoeLeft(foe.id(), exit));
        referee().tell(new FateforgeEvent.ObjectiveLost());
    }

    @Override
    public void push() {
        Moving.pushAtRandom(referee(), victim);
    }

    @Override
    public void pull() {
        Moving.to(referee(), victim, foe.zone(), Way.PULLED);
    }

    @Override
    public void stun() {
        Health.stun(referee(), victim);
    }

    @Override
    public void retreat() {
        int free = retreats();
        int n = Integer.bitCount(free);
        String to = ground.map.id(Moving.nth(free, referee().draw(n, "retreat")));
        referee().reveal();
        referee().because("retreat", "FATE-138", List.of(foe.id()), "foe", foe.id(), "zone", to, "n", n);
        Foes.move(referee(), foe.id(), to, Way.RETREAT);
    }

    @Override
    public void hitEach(int damage) {
        // the hero further left is dealt with first, so he lies on top (FATE-481)
        for (int place = 1; place >= 0; place--) {
            Hero each = ground.inOrder(place);
            if (each.standing() && each.in(foe.zone())) {
                referee().push(new Errand.Hurt(each.id(), damage, toxic, foe.id(), false, false));
            }
        }
    }

    @Override
    public void drainEach(int energy) {
        for (int place = 0; place < 2; place++) {
            Hero each = ground.inOrder(place);
            if (each.standing() && ground.distance(foe.zone(), each.fight().zone()) <= 1) {
                Health.loseEnergy(referee(), each.id(), energy, false);
            }
        }
    }

    @Override
    public void harden(int n, int max) {
        Foes.armour(referee(), foe.id(), n, max);
    }

    /** FATE-123, FATE-477. */
    @Override
    public void call(FoeColour colour, int radius) {
        List<String> nearest = new ArrayList<>();
        int least = radius + 1;
        for (Foe other : ground.fray.foes()) {
            int distance = ground.distance(foe.zone(), other.zone());
            if (ground.card(other).colour() != colour
                    || other.courier()
                    || other.stunned()
                    || distance == 0
                    || distance > radius
                    || !ground.movable(other)) {
                continue;
            }
            if (distance < least) {
                least = distance;
                nearest.clear();
            }
            if (distance == least) {
                nearest.add(other.id());
            }
        }
        if (nearest.isEmpty()) {
            return;
        }
        String called = nearest.get(referee().draw(nearest.size(), "call"));
        if (nearest.size() > 1) {
            referee().reveal();
        }
        referee().because("call", "FATE-123", List.of(foe.id(), called), "foe", foe.id(), "called", called);
        String from = ground.find(called).zone();
        Foes.move(referee(), called, Paths.towards(referee(), called, from, foe.zone()), Way.CALLED);
    }

    /** FATE-127: the defeated minion of that colour with the lowest initiative. */
    @Override
    public void raise(FoeColour colour) {
        Raising.raise(referee(), foe, colour);
    }
}

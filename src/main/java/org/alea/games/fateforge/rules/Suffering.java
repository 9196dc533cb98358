package org.alea.games.fateforge.rules;

import java.util.List;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeEvent.Way;
import org.alea.games.fateforge.cards.Affliction;
import org.alea.games.fateforge.cards.FateCard;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.cards.SceneMap;
import org.alea.games.fateforge.cards.VictoryReward;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.GroupBag;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/** A hero to whom a Corruption, Fear or Trap card happens. */
final class Suffering implements Affliction.Afflicted {
    private static final int LEAST_MAXIMUM = 2;

    private final Referee referee;
    private final String id;
    private final boolean corrupted;

    /** @param corrupted whether a Corruption card does it: who goes down by one is barred (FATE-255) */
    Suffering(Referee referee, String id, boolean corrupted) {
        this.referee = referee;
        this.id = id;
        this.corrupted = corrupted;
    }

    @Override
    public void loseHealth(int n) {
        Health.loseHealth(referee, id, n, corrupted);
    }

    @Override
    public void loseEnergy(int n) {
        Health.loseEnergy(referee, id, n, corrupted);
    }

    @Override
    public void takeDamage(int n, boolean toxic) {
        referee.push(new Errand.Hurt(id, n, toxic, "", false, false));
    }

    @Override
    public void changeMaxHealth(int n) {
        Hero hero = referee.hero(id);
        int most = Math.max(LEAST_MAXIMUM, hero.maxHealth() + n);
        // FATE-485: an exhausted token goes first, then an available one; poisoned ones stay beside the board
        int room = most - hero.fight().setAside();
        referee.put(hero.withHealth(Math.min(hero.health(), room)).withMaxima(most, hero.maxEnergy()));
        referee.tell(new FateforgeEvent.MaximumChanged(id, most, hero.maxEnergy()));
        Health.downIfSpent(referee, id, corrupted);
    }

    @Override
    public void changeMaxEnergy(int n) {
        Hero hero = referee.hero(id);
        int most = Math.max(LEAST_MAXIMUM, hero.maxEnergy() + n);
        referee.put(hero.withMaxima(hero.maxHealth(), most));
        referee.tell(new FateforgeEvent.MaximumChanged(id, hero.maxHealth(), most));
    }

    /** FATE-525: the maximum a removed card had taken comes back, exhausted. */
    void undo(FateCard card) {
        Hero printed = referee.hero(id);
        VictoryReward.Vigour raised = Campaigns.vigour(referee);
        int health = referee.content.hero(id).health() + raised.health();
        int energy = referee.content.hero(id).energy() + raised.energy();
        for (Affliction effect : card.effects()) {
            if (effect instanceof Affliction.MaxHealth change && printed.maxHealth() < health) {
                changeMaxHealth(-change.n());
            } else if (effect instanceof Affliction.MaxEnergy change && printed.maxEnergy() < energy) {
                changeMaxEnergy(-change.n());
            }
        }
    }

    @Override
    public void loseGold(int n, int elseEnergy) {
        GroupBag bag = referee.state().bag();
        if (bag.gold() == 0) {
            loseEnergy(elseEnergy);
            return;
        }
        int lost = Math.min(n, bag.gold());
        referee.put(bag.pay(lost));
        referee.tell(new FateforgeEvent.GoldLost(lost));
    }

    @Override
    public void beStunned() {
        Health.stun(referee, id);
    }

    @Override
    public void bePushed() {
        Moving.pushAtRandom(referee, id);
    }

    @Override
    public void loseResult(int elseEnergy) {
        Hero hero = referee.hero(id);
        List<HeldResult> choices = Area.distinct(hero, ResultFace.ANY);
        if (choices.isEmpty()) {
            loseEnergy(elseEnergy);
        } else {
            referee.push(new Prompt.Discarding(id));
        }
    }

    @Override
    public void beSnared() {
        Hero hero = referee.hero(id);
        referee.put(hero.with(hero.fight().withSnared(true)));
        referee.tell(new FateforgeEvent.HeroSnared(id));
    }

    /** Trap T05: the nearest enemy that can move comes one zone closer. */
    @Override
    public void raiseAlarm() {
        Ground ground = referee.ground();
        String zone = referee.hero(id).fight().zone();
        List<String> nearest = new java.util.ArrayList<>();
        int least = SceneMap.NO_WAY;
        for (Foe foe : ground.fray.foes()) {
            int distance = ground.distance(foe.zone(), zone);
            if (distance == 0
                    || distance >= SceneMap.NO_WAY
                    || foe.stunned()
                    || ground.card(foe).boss()
                    || ground.rooted(foe)) {
                continue;
            }
            if (distance < least) {
                least = distance;
                nearest.clear();
            }
            if (distance == least) {
                nearest.add(foe.id());
            }
        }
        if (!nearest.isEmpty()) {
            String foe = nearest.get(referee.draw(nearest.size(), "alarm"));
            String to = Paths.towards(referee, foe, ground.find(foe).zone(), zone);
            Foes.move(referee, foe, to, Way.CALLED);
        }
    }
}

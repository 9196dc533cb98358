package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeEvent.Way;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.DeedStage;
import org.alea.games.fateforge.cards.HeroCard;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.OncePerRound;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Token;

/** A hero while a card's steps are aimed and done. */
final class HeroActing implements DeedStage {
    private final Referee referee;
    private final String id;
    private final List<HeldResult> paid;
    private final List<String> reserved;
    private String last;

    /**
     * @param paid what pays for the card
     * @param last the enemy or hero of the step before; empty for none
     */
    HeroActing(Referee referee, String id, List<HeldResult> paid, String last) {
        this.referee = referee;
        this.id = id;
        this.paid = paid;
        this.last = last;
        List<String> ids = new ArrayList<>(paid.size());
        for (HeldResult result : paid) {
            ids.add(result.id());
        }
        this.reserved = ids;
    }

    private Hero hero() {
        return referee.hero(id);
    }

    private Ground ground() {
        return referee.ground();
    }

    @Override
    public String self() {
        return id;
    }

    // --- aims

    @Override
    public void moves(boolean freeBlock, List<String> into) {
        Moving.aims(ground(), hero(), freeBlock, reserved, into);
    }

    @Override
    public void foes(int min, int max, Aiming aiming, List<String> into) {
        Ground ground = ground();
        Hero hero = hero();
        boolean eagle = aiming == Aiming.SHOT && mayWiden(ground, hero);
        for (Foe foe : ground.fray.foes()) {
            if (ground.inReach(hero, foe, min, max, aiming)
                    || (eagle && ground.inReach(hero, foe, Math.max(0, min - 1), max + 1, aiming))) {
                into.add(foe.id());
            }
        }
    }

    /** FATE-012. */
    private static boolean mayWiden(Ground ground, Hero hero) {
        return ground.gifted(hero, HeroCard.Gift.HAWK_EYE) && !hero.fight().hasUsed(OncePerRound.HAWK_EYE);
    }

    @Override
    public void pushes(int min, int max, List<String> into) {
        Ground ground = ground();
        for (Foe foe : ground.fray.foes()) {
            if (ground.movable(foe) && ground.inReach(hero(), foe, min, max, Aiming.HANDLING)) {
                int next = ground.next(foe.zone());
                for (int zone = 0; next != 0; zone++, next >>>= 1) {
                    if ((next & 1) != 0) {
                        into.add(foe.id() + ">" + ground.map.id(zone));
                    }
                }
            }
        }
    }

    @Override
    public void crowds(int min, int max, boolean shot, List<String> into) {
        Ground ground = ground();
        String from = hero().fight().zone();
        for (int zone = 0; zone < ground.map.size(); zone++) {
            String place = ground.map.id(zone);
            int distance = ground.distance(from, place);
            if (distance >= min && distance <= max && (!shot || ground.shotPasses(from, place))) {
                for (Foe foe : ground.fray.foes()) {
                    if (foe.in(place) && !ground.guarded(foe)) {
                        into.add(place);
                        break;
                    }
                }
            }
        }
    }

    @Override
    public void stunnable(int min, int max, List<String> into) {
        Ground ground = ground();
        for (int zone = 0; zone < ground.map.size(); zone++) {
            String place = ground.map.id(zone);
            int distance = ground.distance(hero().fight().zone(), place);
            if (distance >= min && distance <= max) {
                for (Foe foe : ground.fray.foes()) {
                    if (foe.in(place) && !ground.guarded(foe) && mayStun(foe.id())) {
                        into.add(place);
                        break;
                    }
                }
            }
        }
    }

    private boolean near(Hero other, int min, int max) {
        if (max >= SceneMapRange.ANYWHERE) {
            return true;
        }
        int distance = ground().distance(hero().fight().zone(), other.fight().zone());
        return distance >= min && distance <= max;
    }

    @Override
    public void heroes(int min, int max, List<String> into) {
        for (Hero other : referee.state().heroes()) {
            if (other.standing() && near(other, min, max)) {
                into.add(other.id());
            }
        }
    }

    @Override
    public void movers(int min, int max, List<String> into) {
        Hero other = ground().other(hero());
        if (other.standing() && near(other, min, max)) {
            List<String> ways = new ArrayList<>();
            Moving.aims(ground(), other, false, List.of(), ways);
            if (!ways.isEmpty()) {
                into.add(other.id());
            }
        }
    }

    @Override
    public void receivers(int min, int max, List<String> into) {
        Hero other = ground().other(hero());
        if (other.standing() && !other.fight().acted() && near(other, min, max)) {
            into.add(other.id());
        }
    }

    @Override
    public void obstacles(int min, int max, List<String> into) {
        for (Token token : ground().fray.tokens()) {
            if (token.kind() == TokenKind.TRAP || token.kind() == TokenKind.BARRICADE) {
                int distance = ground().distance(hero().fight().zone(), token.zone());
                if (distance >= min && distance <= max) {
                    into.add(token.id());
                }
            }
        }
    }

    @Override
    public String last() {
        return last;
    }

    @Override
    public boolean mayParry() {
        return ground().mayParry(hero());
    }

    @Override
    public boolean isStunned(String other) {
        return referee.hero(other).stunned();
    }

    @Override
    public boolean mayStun(String foe) {
        return ground().onTheMap(foe) && minionAwake(ground().find(foe));
    }

    private boolean minionAwake(Foe foe) {
        return ground().card(foe).minion() && !foe.stunned();
    }

    @Override
    public boolean mayMove(String foe) {
        return ground().onTheMap(foe) && ground().movable(ground().find(foe));
    }

    @Override
    public boolean mayHide() {
        return ground().gifted(hero(), HeroCard.Gift.STEALTH) && !hero().fight().hidden();
    }

    // --- deeds

    @Override
    public void gain(ResultFace face) {
        Area.gain(referee, id, face);
    }

    @Override
    public void move(String aim, boolean freeBlock) {
        Moving.act(referee, id, aim);
    }

    @Override
    public void hit(String foe, int damage, boolean ignoreArmour, Aiming aiming, int min, int max) {
        if (aiming == Aiming.SHOT) {
            Striking.shoot(referee, id, foe, damage, min, max);
        } else {
            Striking.strike(referee, id, foe, damage, ignoreArmour);
        }
        last = foe;
    }

    @Override
    public void hitEach(String zone, int damage) {
        Ground before = ground();
        boolean hit = false;
        for (Foe foe : before.fray.foes()) {
            if (foe.in(zone) && !before.guarded(foe)) {
                Foes.hit(referee, foe.id(), damage, false);
                hit = true;
            }
        }
        if (hit) {
            Stealth.reveal(referee, id);
        }
    }

    @Override
    public void push(String aim) {
        int arrow = aim.indexOf('>');
        last = aim.substring(0, arrow);
        Foes.move(referee, last, aim.substring(arrow + 1), Way.PUSHED);
    }

    @Override
    public void pull(String foe) {
        last = foe;
        Foes.move(referee, foe, hero().fight().zone(), Way.PULLED);
    }

    @Override
    public void stun(String foe) {
        last = foe;
        Foes.stun(referee, foe);
    }

    @Override
    public void stunAll(String zone) {
        Ground before = ground();
        for (Foe foe : before.fray.foes()) {
            if (foe.in(zone) && !before.guarded(foe) && minionAwake(foe)) {
                Foes.stun(referee, foe.id());
            }
        }
    }

    @Override
    public void parry(int n) {
        Health.parry(referee, id, n);
    }

    @Override
    public void parryEach(int n, int min, int max) {
        for (String hero : near(min, max)) {
            Health.parry(referee, hero, n);
        }
    }

    private List<String> near(int min, int max) {
        List<String> all = new ArrayList<>(2);
        heroes(min, max, all);
        return all;
    }

    @Override
    public void parrySplit(int n, int min, int max) {
        List<String> able = new ArrayList<>(2);
        for (String hero : near(min, max)) {
            if (ground().mayParry(referee.hero(hero))) {
                able.add(hero);
            }
        }
        if (able.size() == 1) {
            Health.parry(referee, able.get(0), n);
        } else if (able.size() > 1) {
            referee.push(new Prompt.SplittingParry(n, List.copyOf(able)));
        }
    }

    @Override
    public void heal(String hero, int n) {
        last = hero;
        Health.heal(referee, hero, n);
    }

    @Override
    public void healEach(int n, int min, int max) {
        for (String hero : near(min, max)) {
            Health.heal(referee, hero, n);
        }
    }

    @Override
    public void energise(String hero, int n) {
        last = hero;
        Health.energise(referee, hero, n);
    }

    @Override
    public void energiseEach(int n, int min, int max) {
        for (String hero : near(min, max)) {
            Health.energise(referee, hero, n);
        }
    }

    @Override
    public void moveOther(String hero) {
        referee.push(new Prompt.MovingOther(hero));
    }

    @Override
    public void unstun(String hero) {
        referee.put(referee.hero(hero).withStunned(false));
        referee.tell(new FateforgeEvent.HeroUnstunned(hero));
    }

    @Override
    public void clear(String token) {
        Token gone = ground().token(token);
        referee.put(referee.fray().taking(gone));
        referee.tell(new FateforgeEvent.TokenRemoved(token, gone.kind(), gone.zone()));
    }

    @Override
    public void antidote(String hero) {
        last = hero;
        Health.antidote(referee, hero);
    }

    @Override
    public void smoke() {
        String zone = hero().fight().zone();
        referee.put(referee.fray().withSmoke(Foes.plus(referee.fray().smoke(), zone)));
        referee.tell(new FateforgeEvent.SmokeSpread(zone));
    }

    @Override
    public void hide() {
        Stealth.hide(referee, id);
    }

    @Override
    public void taunt() {
        referee.put(hero().with(hero().fight().using(OncePerRound.TAUNT)));
        referee.tell(new FateforgeEvent.Taunted(id));
    }

    /** FATE-170: the result paid lies in the receiver's area. */
    @Override
    public void give(String receiver) {
        if (paid.isEmpty()) {
            return;
        }
        ResultFace face = paid.get(0).face();
        Hero other = referee.hero(receiver);
        List<HeldResult> more = new ArrayList<>(other.fight().results());
        more.add(new HeldResult(receiver + ".g" + (other.fight().gained() + 1), face, Optional.empty(), false));
        referee.put(other.with(other.fight().withGained(more)));
        referee.tell(new FateforgeEvent.ResultGiven(id, receiver, face));
    }

    /** The item with this id, if the hero carries it. */
    static Optional<Gear> gear(Hero hero, String item) {
        for (Gear gear : hero.gear()) {
            if (gear.id().equals(item)) {
                return Optional.of(gear);
            }
        }
        return Optional.empty();
    }

    static boolean openWithAny(Ground ground, Hero hero) {
        return ground.flag(hero, CardFlag.OPEN_WITH_ANY);
    }
}

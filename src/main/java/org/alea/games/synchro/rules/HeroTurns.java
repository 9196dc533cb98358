package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroMove.Payment;
import org.alea.games.synchro.SynchroMove.ShardSource;
import org.alea.games.synchro.SynchroMove.Spent;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Talent.Passive.Kind;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.Chore.Resolving;
import org.alea.games.synchro.state.HeroTurn;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Shards;
import org.alea.games.synchro.state.SkillTile;
import org.alea.games.synchro.state.StageMonster;

/** The turn of a hero and its actions, each once, in any order (SYNC-052 to SYNC-081). */
final class HeroTurns {
    private HeroTurns() {}

    /** The marble of a living hero has come. */
    static void begin(Work work, Marble board) {
        PartyHero hero = work.hero(board);
        if (hero.stunned()) {
            // SYNC-088: both tokens leave at the end of the turn
            work.set(hero.withTokens(false, false));
            work.tell(new SynchroEvent.TurnSkipped(hero.fighter().camp(), board, hero.card()));
            return;
        }
        work.note(HeroTurn.of(board));
        work.push(new Ask.HeroActions(board));
        Abilities.raise(work, Trigger.START, board, List.of());
    }

    /** The turn goes on while the hero lives, monsters are left and the timer has not run out. */
    static boolean goesOn(Work work, Ask.HeroActions ask) {
        if (work.lives(ask.hero()) && !work.battle().won() && !turn(work).timeUp()) {
            return true;
        }
        end(work, ask, new SynchroMove.EndTurn());
        return false;
    }

    static void end(Work work, Ask.HeroActions ask, SynchroMove.EndTurn move) {
        work.replaceTop(new Chore.FinishHeroTurn(ask.hero()));
        work.set(work.battle().withTurn(Optional.empty()));
        work.push(new Ask.Overflow(ask.hero()));
    }

    static void finish(Work work, Chore.FinishHeroTurn chore) {
        work.pop();
        if (work.lives(chore.hero())) {
            PartyHero hero = work.hero(chore.hero());
            work.set(hero.withTokens(hero.stunned(), false));
            work.tell(new SynchroEvent.HeroTurnEnded(chore.hero(), hero.card()));
        }
    }

    static HeroTurn turn(Work work) {
        return work.battle().turn().orElseThrow();
    }

    // Basic attack

    static void listAttacks(Work work, Ask.HeroActions ask, List<SynchroMove> moves) {
        if (turn(work).attacked()) {
            return;
        }
        PartyHero hero = work.hero(ask.hero());
        List<StageMonster> monsters = work.battle().monsters();
        int reached = Prowess.sum(work, hero, Kind.REACH) > 0 ? monsters.size() : 1;
        for (Spent shard : Payments.single(work, hero)) {
            for (int i = 0; i < reached; i++) {
                moves.add(new SynchroMove.BasicAttack(shard, monsters.get(i).board()));
            }
        }
    }

    static Refusal noAttack(Work work, Ask.HeroActions ask, SynchroMove.BasicAttack move) {
        if (turn(work).attacked()) {
            return new Refusal("ACTION_USED", "SYNC-052");
        }
        return has(work, ask, move.shard())
                ? new Refusal("OUT_OF_REACH", "SYNC-055")
                : new Refusal("NO_SUCH_SHARD", "SYNC-055");
    }

    private static boolean has(Work work, Ask.HeroActions ask, Spent shard) {
        return Payments.shards(work, work.hero(ask.hero()), shard.source()).of(shard.colour()) > 0;
    }

    static void attack(Work work, Ask.HeroActions ask, SynchroMove.BasicAttack move) {
        work.note(turn(work).attack());
        pay(work, ask.hero(), List.of(move.shard()));
        Fighter target = Fighter.monster(move.target());
        work.tell(new SynchroEvent.BasicAttacked(
                ask.hero(), work.hero(ask.hero()).card(), move.target(), work.card(target)));
        Abilities.raise(work, Trigger.BASIC, ask.hero(), List.of());
        work.push(Resolving.of(
                Fighter.hero(ask.hero()),
                Resolving.Origin.HERO_BASIC,
                SynchroMove.NONE,
                Resolution.basicAttack(work, ask.hero()),
                List.of(target)));
    }

    // Swap

    static void listSwaps(Work work, Ask.HeroActions ask, List<SynchroMove> moves) {
        if (turn(work).swapped()) {
            return;
        }
        PartyHero hero = work.hero(ask.hero());
        boolean free = Prowess.sum(work, hero, Kind.SWAP_FREE) > 0;
        for (Fighter neighbour : Targeting.neighbours(work, hero.fighter())) {
            if (free) {
                moves.add(new SynchroMove.Swap(List.of(), neighbour.board()));
            } else {
                for (Spent shard : Payments.single(work, hero)) {
                    moves.add(new SynchroMove.Swap(List.of(shard), neighbour.board()));
                }
            }
        }
    }

    static Refusal noSwap(Work work, Ask.HeroActions ask, SynchroMove.Swap move) {
        if (turn(work).swapped()) {
            return new Refusal("ACTION_USED", "SYNC-052");
        }
        if (work.party().heroes().size() == 1) {
            return new Refusal("ALONE", "SYNC-060");
        }
        Fighter wanted = Fighter.hero(move.neighbour());
        return Targeting.neighbours(work, Fighter.hero(ask.hero())).contains(wanted)
                ? new Refusal("WRONG_PAYMENT", "SYNC-059")
                : new Refusal("NOT_ADJACENT", "SYNC-104");
    }

    static void swap(Work work, Ask.HeroActions ask, SynchroMove.Swap move) {
        work.note(turn(work).swap());
        if (!move.paid().isEmpty()) {
            pay(work, ask.hero(), move.paid());
        }
        Movement.swap(work, ask.hero(), move.neighbour());
        Abilities.raise(work, Trigger.SWAP, ask.hero(), List.of());
    }

    // Skills

    static void listSkills(Work work, Ask.HeroActions ask, List<SynchroMove> moves) {
        PartyHero hero = work.hero(ask.hero());
        for (int slot = 0; slot < hero.skills().size(); slot++) {
            if (hindrance(work, hero, slot).isEmpty()) {
                SynchroSkill skill =
                        work.content().skill(hero.skills().get(slot).id());
                boolean fails = !finds(work, hero, slot);
                for (List<Payment> payment : Payments.forSkill(work, hero, turn(work), skill.cost())) {
                    moves.add(new SynchroMove.UseSkill(slot, payment, fails));
                }
            }
        }
    }

    /** Why the skill cannot even be declared, however it is paid. */
    private static Optional<Refusal> hindrance(Work work, PartyHero hero, int slot) {
        if (hero.silenced()) {
            return Refusal.because("SILENCED", "SYNC-090");
        }
        SkillTile tile = hero.skills().get(slot);
        if (turn(work).skills().contains(tile.id())) {
            return Refusal.because("ACTION_USED", "SYNC-052");
        }
        int position = work.party().place(hero.board()) + 1;
        return work.content()
                        .skill(tile.id())
                        .from()
                        .map(from -> from.contains(position))
                        .orElse(true)
                ? Optional.empty()
                : Refusal.because("WRONG_POSITION", "SYNC-061");
    }

    private static boolean finds(Work work, PartyHero hero, int slot) {
        SkillTile tile = hero.skills().get(slot);
        return Targeting.anyTarget(
                work, hero.fighter(), work.content().skill(tile.id()).side(tile.improved()), List.of());
    }

    static Refusal noSkill(Work work, Ask.HeroActions ask, SynchroMove.UseSkill move) {
        PartyHero hero = work.hero(ask.hero());
        if (move.slot() < 0 || move.slot() >= hero.skills().size()) {
            return new Refusal("NO_SUCH_SKILL", "SYNC-061");
        }
        Optional<Refusal> hindrance = hindrance(work, hero, move.slot());
        if (hindrance.isPresent()) {
            return hindrance.get();
        }
        SynchroSkill skill = work.content().skill(hero.skills().get(move.slot()).id());
        List<List<Payment>> payments = Payments.forSkill(work, hero, turn(work), skill.cost());
        if (!payments.contains(move.payment())) {
            Optional<String> forbidding =
                    Payments.Conversions.left(work, hero, turn(work)).forbidding(work, move.payment());
            if (forbidding.isPresent()) {
                return new Refusal("WRONG_PAYMENT", forbidding.get());
            }
            return payments.isEmpty()
                    ? new Refusal("CANNOT_PAY", "SYNC-061")
                    : new Refusal("WRONG_PAYMENT", "SYNC-066");
        }
        return new Refusal("WOULD_FAIL", "SYNC-108");
    }

    /** A skill that finds its targets may be declared with the confirmation too. */
    static boolean confirmedInVain(Work work, Ask.HeroActions ask, SynchroMove.UseSkill move) {
        if (!move.confirmFail() || move.slot() < 0) {
            return false;
        }
        List<SynchroMove> moves = new ArrayList<>();
        listSkills(work, ask, moves);
        return moves.contains(new SynchroMove.UseSkill(move.slot(), move.payment(), false));
    }

    static void useSkill(Work work, Ask.HeroActions ask, SynchroMove.UseSkill move) {
        PartyHero hero = work.hero(ask.hero());
        SkillTile tile = hero.skills().get(move.slot());
        boolean finds = finds(work, hero, move.slot());
        Payments.Conversions conversions = Payments.Conversions.left(work, hero, turn(work));
        int own = conversions.ownUsed(move.payment());
        int converted = Payments.Conversions.converted(move.payment());
        work.note(turn(work).skill(tile.id(), own, converted - own));
        pay(work, ask.hero(), spent(move.payment()));
        if (!finds) {
            work.tell(new SynchroEvent.SkillFailed(ask.hero(), hero.card(), tile.id()));
            return;
        }
        work.tell(new SynchroEvent.SkillUsed(ask.hero(), hero.card(), tile.id()));
        Abilities.raise(work, Trigger.SKILL, ask.hero(), List.of());
        work.push(Resolving.of(
                hero.fighter(),
                Resolving.Origin.SKILL,
                tile.id(),
                work.content().skill(tile.id()).side(tile.improved()),
                List.of()));
    }

    // Level

    static void listLevels(Work work, Ask.HeroActions ask, List<SynchroMove> moves) {
        PartyHero hero = work.hero(ask.hero());
        int cost = Prowess.level(work.content(), hero).costNext();
        if (!turn(work).levelled() && cost > 0) {
            for (List<Payment> payment : Payments.forLevel(work, hero, cost)) {
                moves.add(new SynchroMove.LevelUp(payment));
            }
        }
    }

    static Refusal noLevel(Work work, Ask.HeroActions ask, SynchroMove.LevelUp move) {
        if (turn(work).levelled()) {
            return new Refusal("ACTION_USED", "SYNC-068");
        }
        return work.hero(ask.hero()).level() == work.content().mostLevel()
                ? new Refusal("HIGHEST_LEVEL", "SYNC-068")
                : new Refusal("WRONG_PAYMENT", "SYNC-067");
    }

    static void levelUp(Work work, Ask.HeroActions ask, SynchroMove.LevelUp move) {
        work.note(turn(work).level());
        pay(work, ask.hero(), spent(move.payment()));
        work.push(new Chore.GainLevel(ask.hero()));
    }

    // Reserve

    static void listStores(Work work, Ask.HeroActions ask, List<SynchroMove> moves) {
        int room = Party.MOST_POOL - work.party().pool().total();
        if (turn(work).stored() || room == 0) {
            return;
        }
        Shards stored = work.hero(ask.hero()).stored();
        for (int i = 0; i < Colours.ALL.length; i++) {
            ShardColour first = Colours.ALL[i];
            if (stored.of(first) == 0) {
                continue;
            }
            moves.add(new SynchroMove.StoreReserve(List.of(first)));
            for (int j = i; j < Colours.ALL.length && room > 1; j++) {
                ShardColour second = Colours.ALL[j];
                if (stored.of(second) > (j == i ? 1 : 0)) {
                    moves.add(new SynchroMove.StoreReserve(List.of(first, second)));
                }
            }
        }
    }

    static Refusal noStore(Work work, Ask.HeroActions ask, SynchroMove.StoreReserve move) {
        return new Refusal(turn(work).stored() ? "ACTION_USED" : "NO_RESERVE_SLOT", "SYNC-074");
    }

    static void store(Work work, Ask.HeroActions ask, SynchroMove.StoreReserve move) {
        work.note(turn(work).store());
        PartyHero hero = work.hero(ask.hero());
        Shards stored = hero.stored();
        Shards pool = work.party().pool();
        for (ShardColour shard : move.shards()) {
            stored = stored.without(shard);
            pool = pool.with(shard);
        }
        work.set(work.party().with(hero.withStored(stored)).withPool(pool));
        work.tell(new SynchroEvent.ReserveStored(ask.hero(), hero.card(), move.shards()));
    }

    // Paying

    private static List<Spent> spent(List<Payment> payment) {
        List<Spent> spent = new ArrayList<>(payment.size());
        for (Payment paid : payment) {
            spent.add(new Spent(paid.source(), paid.colour()));
        }
        return spent;
    }

    /** The shards lie in the hero's used zone until the round ends (SYNC-004). */
    private static void pay(Work work, Marble board, List<Spent> shards) {
        PartyHero hero = work.hero(board);
        Shards stored = hero.stored();
        Shards used = hero.used();
        Shards pool = work.party().pool();
        for (Spent shard : shards) {
            used = used.with(shard.colour());
            if (shard.source() == ShardSource.HERO) {
                stored = stored.without(shard.colour());
            } else {
                pool = pool.without(shard.colour());
            }
        }
        Party party = work.party().with(hero.withShards(stored, used));
        work.set(pool.equals(party.pool()) ? party : party.withPool(pool));
        if (work.listening()) {
            work.tell(new SynchroEvent.ShardsPaid(
                    board, hero.card(), of(shards, ShardSource.HERO), of(shards, ShardSource.RESERVE)));
        }
    }

    private static List<ShardColour> of(List<Spent> shards, ShardSource source) {
        return shards.stream()
                .filter(shard -> shard.source() == source)
                .map(Spent::colour)
                .toList();
    }
}

package org.alea.games.synchro.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.HeroClass;
import org.alea.games.synchro.cards.MapNode;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.effects.Amount;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Talent;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.effects.Verb;
import org.alea.games.synchro.effects.Whom;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.Chore.Resolving;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Pending;
import org.alea.games.synchro.state.SkillTile;
import org.alea.games.synchro.state.StageMonster;

/** What the sensible bot does in a fight. */
final class FightChoices {
    private static final double LEAST = 1.6;
    private static final double LEAST_WHEN_FULL = 0.5;
    private static final double PATIENCE = 8;
    private static final double JOKER = 1.6;
    private static final int FEW = 3;
    private static final int MOST_RETREATS = 2;

    private final SynchroTable table;
    private final SynchroContent content;
    private final Party party;
    private final Battle battle;
    private final FightWorth worth;
    private final Calendar calendar;

    FightChoices(SynchroTable table) {
        this.table = table;
        this.content = table.content();
        this.party = table.state().party();
        this.battle = table.state().battle();
        this.worth = new FightWorth(table);
        this.calendar = new Calendar(table);
    }

    // The turn of a hero

    SynchroMove act(Marble board, List<SynchroMove> moves) {
        if (retreats(moves)) {
            return new SynchroMove.Retreat();
        }
        PartyHero hero = party.hero(board);
        SynchroMove best = new SynchroMove.EndTurn();
        double most = Double.NEGATIVE_INFINITY;
        for (SynchroMove move : moves) {
            Optional<Double> value = perShard(hero, move);
            if (value.isPresent() && value.get() > most) {
                most = value.get();
                best = move;
            }
        }
        int shards = hero.stored().total();
        boolean patient =
                !atEnd() && calendar.slack() > 0 && battle.monsters().size() <= FEW && shards <= PartyHero.MOST_STORED;
        boolean enough = most >= (shards > FEW ? LEAST_WHEN_FULL : LEAST);
        if (enough && !(patient && !(best instanceof SynchroMove.LevelUp) && most < PATIENCE)) {
            return best;
        }
        return shards > FEW ? fillReserve(moves) : new SynchroMove.EndTurn();
    }

    private boolean atEnd() {
        return content.node(table.state().voyage().node()).isEnd();
    }

    private boolean retreats(List<SynchroMove> moves) {
        return battle.retreats() < MOST_RETREATS
                && calendar.slack() > 4.5
                && worth.lost() > 0.55
                && worth.need() > 0.8
                && worth.partyHp() + 8 * party.potions() < 0.85 * worth.expectedDamage()
                && moves.contains(new SynchroMove.Retreat());
    }

    private static SynchroMove fillReserve(List<SynchroMove> moves) {
        SynchroMove best = new SynchroMove.EndTurn();
        int most = 0;
        for (SynchroMove move : moves) {
            if (move instanceof SynchroMove.StoreReserve store) {
                int value = store.shards().size();
                for (ShardColour shard : store.shards()) {
                    value += shard == ShardColour.CLEAR ? 2 : 0;
                }
                if (value > most) {
                    most = value;
                    best = move;
                }
            }
        }
        return best;
    }

    private Optional<Double> perShard(PartyHero hero, SynchroMove move) {
        if (move instanceof SynchroMove.BasicAttack attack) {
            double cost = attack.shard().colour() == ShardColour.CLEAR ? JOKER : 1;
            return Optional.of(attack(hero, attack.target()) / cost
                    - liking(hero, attack.shard().colour()));
        }
        if (move instanceof SynchroMove.UseSkill use) {
            return use.confirmFail() ? Optional.empty() : Optional.of(skill(hero, use));
        }
        if (move instanceof SynchroMove.LevelUp level) {
            return Optional.of(level(hero) / level.payment().size());
        }
        return Optional.empty();
    }

    /** A little more for a shard that one of the skills wants. */
    private double liking(PartyHero hero, ShardColour colour) {
        double liking = 0;
        for (SkillTile tile : hero.skills()) {
            liking += content.skill(tile.id()).cost().contains(colour) ? 0.02 : 0;
        }
        return liking;
    }

    private double attack(PartyHero hero, Marble target) {
        List<Verb> verbs = new ArrayList<>();
        verbs.add(new Verb.Damage(Prowess.basicAttack(content, party, hero), Whom.SAME));
        for (int i = Prowess.classes(content, hero, HeroClass.ENCHANTER); i > 0; i--) {
            verbs.add(new Verb.Damage(new Amount(0, 1), Whom.ALL, false, false, Optional.empty()));
        }
        for (int i = Prowess.classes(content, hero, HeroClass.WARRIOR); i > 0; i--) {
            verbs.add(new Verb.Shield(new Amount(0, 1), Whom.SELF, Optional.empty()));
        }
        return worth.effects(hero, verbs, 0, List.of(Fighter.monster(target))) + answers(hero, Trigger.BASIC);
    }

    private double skill(PartyHero hero, SynchroMove.UseSkill use) {
        SkillTile tile = hero.skills().get(use.slot());
        double value = worth.effects(hero, content.skill(tile.id()).side(tile.improved()), skillBonus(hero), List.of())
                + answers(hero, Trigger.SKILL);
        double cost = 0;
        for (SynchroMove.Payment paid : use.payment()) {
            cost += paid.colour() == ShardColour.CLEAR && paid.as() != ShardColour.CLEAR ? JOKER : 1;
        }
        return value / cost;
    }

    private int skillBonus(PartyHero hero) {
        return Prowess.sum(content, hero, Talent.Passive.Kind.SKILL, party.place(hero.board()) + 1);
    }

    /** What the abilities that answer this add. */
    private double answers(PartyHero hero, Trigger trigger) {
        double sum = answers(hero, content.hero(hero.card()).side(hero.improved()), trigger);
        if (hero.master().isPresent()) {
            sum += answers(hero, Prowess.master(content, hero.master().get()), trigger);
        }
        for (ItemPiece item : hero.items()) {
            sum += answers(hero, Prowess.item(content, item), trigger);
        }
        return sum;
    }

    private double answers(PartyHero hero, Talents talents, Trigger trigger) {
        double sum = 0;
        for (int i = 0; i < talents.waiting(trigger); i++) {
            List<Verb> verbs = talents.reaction(talents.waiting(trigger, i)).effects();
            sum += Math.max(0, worth.effects(hero, verbs, 0, List.of()));
        }
        return sum;
    }

    private double level(PartyHero hero) {
        MapNode node = content.node(table.state().voyage().node());
        double value = (60 + hero.level()) * (node.isEnd() ? 0.55 : 1.25 - 0.12 * node.level());
        if (worth.partyHp() < worth.expectedDamage()) {
            value *= 0.6;
        }
        value *= hero.level() < node.level() ? 1.3 : 0.8;
        return hero.level() >= 4 ? value * 1.2 : value;
    }

    // Targets and shards

    SynchroMove target(Ask.ChooseTarget ask, List<SynchroMove> moves) {
        Resolving list = resolving();
        SynchroMove best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (SynchroMove move : moves) {
            double value = Double.NEGATIVE_INFINITY;
            if (move instanceof SynchroMove.Target target) {
                value = target(list, new Fighter(target.camp(), target.board()));
            } else if (move instanceof SynchroMove.Second second) {
                value = target(list, new Fighter(second.camp(), second.board()));
            }
            if (value > most) {
                most = value;
                best = move;
            }
        }
        return best;
    }

    private double target(Resolving list, Fighter target) {
        PartyHero hero = party.hero(list.caster().board());
        int bonus = list.origin() == Resolving.Origin.SKILL ? skillBonus(hero) : 0;
        return worth.chosen(hero, list.verbs(), list.next(), bonus, target);
    }

    private Resolving resolving() {
        List<Pending> agenda = table.state().agenda();
        return (Resolving) agenda.get(agenda.size() - 2);
    }

    /** The shard that is missed least. */
    SynchroMove cheapestShard(List<SynchroMove> moves) {
        SynchroMove best = moves.get(0);
        double least = Double.POSITIVE_INFINITY;
        for (SynchroMove move : moves) {
            double value = Double.POSITIVE_INFINITY;
            if (move instanceof SynchroMove.DiscardShard discard) {
                value = shard(party.hero(discard.hero()), discard.colour());
            } else if (move instanceof SynchroMove.DiscardReserve reserve) {
                value = reserve.colour() == ShardColour.CLEAR ? 6 : 1.5;
            }
            if (value < least) {
                least = value;
                best = move;
            }
        }
        return best;
    }

    private double shard(PartyHero hero, ShardColour colour) {
        if (colour == ShardColour.CLEAR) {
            return 6;
        }
        double value = 1;
        for (SkillTile tile : hero.skills()) {
            value += content.skill(tile.id()).cost().contains(colour) ? 1 : 0;
        }
        // two of a colour pay for levels
        return value + (hero.stored().of(colour) % 2 == 0 ? 0.5 : 0);
    }

    SynchroMove heir(List<SynchroMove> moves) {
        SynchroMove best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (SynchroMove move : moves) {
            if (move instanceof SynchroMove.GiveShard give) {
                PartyHero hero = party.hero(give.hero());
                double value = hero.level() * 0.1 - hero.stored().total();
                if (value > most) {
                    most = value;
                    best = move;
                }
            }
        }
        return best;
    }

    SynchroMove victim(List<SynchroMove> moves) {
        SynchroMove best = moves.get(0);
        int most = Integer.MIN_VALUE;
        for (SynchroMove move : moves) {
            if (move instanceof SynchroMove.ChooseVictim choose && worth.hp(party.hero(choose.hero())) > most) {
                most = worth.hp(party.hero(choose.hero()));
                best = move;
            }
        }
        return best;
    }

    SynchroMove potion(Ask.PotionWindow ask) {
        PartyHero hero = party.hero(ask.hero());
        int best =
                hero.damage() + ask.pending() - ask.relief() - party.potions() * Prowess.potion(content, party, hero);
        return best < Prowess.maxHp(content, party, hero)
                ? new SynchroMove.UsePotion(ask.hero())
                : new SynchroMove.AcceptDefeat();
    }

    // Before the fight

    SynchroMove deploy(List<SynchroMove> moves) {
        for (SynchroMove move : moves) {
            boolean fromStash = move instanceof SynchroMove.MoveItem item
                    && party.stash().stream().anyMatch(piece -> piece.id().equals(item.item()));
            if (fromStash) {
                return move;
            }
        }
        for (SynchroMove move : moves) {
            if (move instanceof SynchroMove.DiscardItem) {
                return move;
            }
        }
        List<PartyHero> heroes = new ArrayList<>(party.heroes());
        heroes.sort((one, other) -> Integer.compare(sturdiness(other), sturdiness(one)));
        List<Marble> order = heroes.stream().map(PartyHero::board).toList();
        SynchroMove lineUp = new SynchroMove.SetOrder(order);
        return moves.contains(lineUp) ? lineUp : new SynchroMove.ConfirmDeploy();
    }

    private int sturdiness(PartyHero hero) {
        int warrior = Prowess.ownClass(content, hero) == HeroClass.WARRIOR ? 3 : 0;
        boolean tough = Prowess.sum(content, hero, Talent.Passive.Kind.TAKEN, 1) > 0;
        return worth.hp(hero) + warrior + (tough ? 8 : 0);
    }

    SynchroMove start() {
        double gain = 0;
        double ambush = 0;
        double stored = 0;
        double shardValue = 0;
        for (PartyHero hero : party.heroes()) {
            int perTurn = Prowess.level(content, hero).shardsPerTurn();
            double shard = 3.5 + 0.6 * hero.level();
            gain += (kept(hero, perTurn) - kept(hero, 1)) * shard;
            stored += hero.stored().total();
            shardValue += shard;
        }
        stored /= party.heroes().size();
        shardValue /= party.heroes().size();
        double shown = 0;
        for (StageMonster monster : battle.monsters()) {
            shown += worth.shown(monster);
            ambush += table.state().options().ambush() ? worth.ambush(monster, shardValue) : 0;
        }
        double first = 0.5 * shown / battle.monsters().size() * (1 + 0.3 * Math.min(3, stored));
        return gain > 0.75 * (ambush + first) ? new SynchroMove.MonstersFirst() : new SynchroMove.HeroesFirst();
    }

    private static int kept(PartyHero hero, int drawn) {
        return Math.min(PartyHero.MOST_STORED, hero.stored().total() + drawn);
    }
}

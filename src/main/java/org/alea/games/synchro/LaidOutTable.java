package org.alea.games.synchro;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.alea.content.MoveCodec;
import org.alea.engine.Deck;
import org.alea.games.synchro.cards.JournalTile;
import org.alea.games.synchro.cards.MapNode;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.cards.SynchroItem;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.FallenMonster;
import org.alea.games.synchro.state.ItemPiece;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Pending;
import org.alea.games.synchro.state.ReserveHero;
import org.alea.games.synchro.state.Shards;
import org.alea.games.synchro.state.SkillTile;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.Supply;
import org.alea.games.synchro.state.SynchroState;

/** Says what makes a table laid out by hand one that no game comes to, field by field. */
final class LaidOutTable {
    private static final int MOST_HP = 99;
    private static final int MOST_DIE = 6;

    private final SynchroContent content;
    private final SynchroState state;
    private final Set<String> heroes;
    private final Set<String> skills;
    private final Set<String> items;
    private final Set<String> monsters;
    private final Set<String> onTheTable = new HashSet<>();
    private final List<String> faults = new ArrayList<>();

    private LaidOutTable(SynchroTable table) {
        content = table.content();
        state = table.state();
        heroes = Set.copyOf(SynchroContent.ids(content.heroes(), SynchroHero::id));
        skills = Set.copyOf(SynchroContent.ids(content.skills(), SynchroSkill::id));
        items = Set.copyOf(SynchroContent.ids(content.items(), SynchroItem::id));
        monsters = Set.copyOf(SynchroContent.ids(content.monsters(), SynchroMonster::id));
    }

    static List<String> faults(SynchroTable table) {
        LaidOutTable laidOut = new LaidOutTable(table);
        laidOut.voyage();
        laidOut.supply();
        laidOut.party();
        laidOut.battle();
        laidOut.agenda();
        return List.copyOf(laidOut.faults);
    }

    private void demand(boolean holds, String fault) {
        if (!holds) {
            faults.add(fault);
        }
    }

    private void range(String field, int number, int least, int most) {
        demand(number >= least && number <= most, field + " is " + number + ", not " + least + " to " + most);
    }

    private boolean known(String field, String id, Set<String> all) {
        demand(all.contains(id), field + ": there is no " + id);
        return all.contains(id);
    }

    private void knownAll(String field, Collection<String> ids, Set<String> all) {
        ids.forEach(id -> known(field, id, all));
    }

    /** A card that lies here and nowhere else. */
    private boolean here(String field, String id, Set<String> all) {
        demand(onTheTable.add(id), field + ": " + id + " is in two places");
        return known(field, id, all);
    }

    private void shards(String field, Shards shards) {
        int all = 0;
        for (ShardColour colour : ShardColour.values()) {
            all += content.shards(colour);
        }
        for (ShardColour colour : ShardColour.values()) {
            range(field, shards.of(colour), 0, all);
        }
    }

    private void voyage() {
        Set<String> nodes = Set.copyOf(SynchroContent.ids(content.nodes(), MapNode::id));
        Set<String> tiles = Set.copyOf(SynchroContent.ids(content.tiles(), JournalTile::id));
        known("voyage/node", state.voyage().node(), nodes);
        range("voyage/space", state.voyage().space(), 1, content.lastSpace());
        knownAll("voyage/tiles", state.voyage().tiles().keySet(), nodes);
        knownAll("voyage/tiles", state.voyage().tiles().values(), tiles);
    }

    private void supply() {
        Supply supply = state.supply();
        knownAll("supply/heroes", supply.heroes(), heroes);
        knownAll("supply/legends", supply.legends(), heroes);
        knownAll("supply/items", supply.items(), items);
        knownAll("supply/skills", supply.skills(), skills);
        knownAll("supply/celestials", supply.celestials(), monsters);
        for (Deck<String> deck : supply.monsters()) {
            knownAll("supply/monsters", deck.pile(), monsters);
            knownAll("supply/monsters", deck.discards(), monsters);
        }
        supply.graveyard().forEach(card -> here("supply/graveyard", card, heroes));
        supply.setAside().ifPresent(tile -> here("supply/setAside", tile, skills));
        shards("supply/bag", supply.bag());
        shards("supply/tray", supply.tray());
    }

    private void party() {
        Party party = state.party();
        range("party/limit", party.limit(), 1, Marble.values().length);
        range("party/heroes, their number", party.heroes().size(), 0, party.limit());
        range("party/coins", party.coins(), 0, Integer.MAX_VALUE);
        range("party/potions", party.potions(), 0, Integer.MAX_VALUE);
        shards("party/pool", party.pool());
        range("party/pool", party.pool().total(), 0, Party.MOST_POOL);
        Set<Marble> boards = new HashSet<>();
        for (int i = 0; i < party.heroes().size(); i++) {
            PartyHero hero = party.heroes().get(i);
            String field = "party/heroes/" + i;
            demand(boards.add(hero.board()), field + "/board: " + hero.board() + " is taken");
            hero(field, hero);
        }
        for (ReserveHero hero : party.reserve()) {
            here("party/reserve", hero.card(), heroes);
        }
        for (ItemPiece item : party.stash()) {
            here("party/stash", item.id(), items);
        }
    }

    private void hero(String field, PartyHero hero) {
        boolean whole = here(field + "/card", hero.card(), heroes);
        if (hero.master().isPresent()) {
            whole &= here(field + "/master", hero.master().get().card(), heroes);
        }
        for (SkillTile skill : hero.skills()) {
            here(field + "/skills", skill.id(), skills);
        }
        for (ItemPiece item : hero.items()) {
            whole &= here(field + "/items", item.id(), items);
        }
        range(field + "/skills, their number", hero.skills().size(), 0, PartyHero.MOST_SKILLS);
        range(field + "/items, their number", hero.items().size(), 0, PartyHero.MOST_ITEMS);
        shards(field + "/stored", hero.stored());
        shards(field + "/used", hero.used());
        range(field + "/level", hero.level(), 1, content.mostLevel());
        if (whole && hero.level() >= 1 && hero.level() <= content.mostLevel()) {
            int max = Prowess.maxHp(content, state.party(), hero);
            range(field + "/damage", hero.damage(), 0, max - 1);
            range(field + "/shields", hero.shields(), 0, max);
        }
    }

    private void battle() {
        Battle battle = state.battle();
        range("battle/monsters, their number", battle.monsters().size(), 0, Marble.values().length);
        range("battle/revealed", battle.revealed(), 0, Battle.MARBLES);
        box("battle/heroBox", battle.heroBox());
        box("battle/monsterBox", battle.monsterBox());
        Set<Marble> boards = new HashSet<>();
        for (int i = 0; i < battle.monsters().size(); i++) {
            StageMonster monster = battle.monsters().get(i);
            String field = "battle/monsters/" + i;
            demand(boards.add(monster.board()), field + "/board: " + monster.board() + " is taken");
            here(field + "/card", monster.card(), monsters);
            range(field + "/maxHp", monster.maxHp(), 1, MOST_HP);
            range(field + "/damage", monster.damage(), 0, monster.maxHp() - 1);
            range(field + "/shields", monster.shields(), 0, monster.maxHp());
            range(field + "/die", monster.die(), 0, MOST_DIE);
        }
        for (FallenMonster monster : battle.fallen()) {
            here("battle/fallen", monster.card(), monsters);
        }
    }

    /** A box holds each colour once, or has not been shaken yet. */
    private void box(String field, List<Marble> box) {
        boolean whole = box.size() == Marble.values().length && new HashSet<>(box).size() == box.size();
        demand(box.isEmpty() || whole, field + " does not hold each colour once");
    }

    private void agenda() {
        List<Pending> agenda = state.agenda();
        for (int i = 0; i < agenda.size(); i++) {
            String field = "agenda/" + i;
            for (String card : agenda.get(i).held()) {
                demand(onTheTable.add(card), field + ": " + card + " is in two places");
                demand(
                        heroes.contains(card) || skills.contains(card) || items.contains(card),
                        field + ": there is no " + card);
            }
            if (agenda.get(i) instanceof Ask ask && MoveCodec.parameters(ask).get("hero") instanceof Marble hero) {
                demand(state.party().has(hero), field + "/hero: nobody is on the board " + hero);
            }
            if (agenda.get(i) instanceof Ask.HeroActions) {
                demand(state.battle().turn().isPresent(), field + ": battle/turn is missing");
            }
        }
        boolean asks = agenda.isEmpty() || agenda.get(agenda.size() - 1) instanceof Ask;
        demand(asks, "agenda: the last entry asks nothing");
    }
}

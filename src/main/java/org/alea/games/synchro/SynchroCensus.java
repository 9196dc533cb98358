package org.alea.games.synchro;

import java.util.ArrayList;
import java.util.List;
import org.alea.content.Census;
import org.alea.engine.Deck;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.cards.SynchroItem;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.cards.SynchroSkill;
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

/** Counts all pieces: each card, tile and shard is in exactly one place, and all tracks are in range. */
final class SynchroCensus {
    private static final int MOST_DAMAGE = 99;

    private final SynchroState state;
    private final SynchroContent content;
    private final Census census = new Census();

    private SynchroCensus(SynchroTable table) {
        state = table.state();
        content = table.content();
    }

    static List<String> of(SynchroTable table) {
        SynchroCensus all = new SynchroCensus(table);
        all.supply();
        all.party();
        all.battle();
        all.agenda(table);
        all.shards();
        return all.census.of(all.everything());
    }

    private List<String> everything() {
        List<String> all = new ArrayList<>();
        all.addAll(SynchroContent.ids(content.heroes(), SynchroHero::id));
        all.addAll(SynchroContent.ids(content.skills(), SynchroSkill::id));
        all.addAll(SynchroContent.ids(content.items(), SynchroItem::id));
        all.addAll(SynchroContent.ids(content.monsters(), SynchroMonster::id));
        return all;
    }

    private void supply() {
        Supply supply = state.supply();
        census.at("the hero deck", supply.heroes())
                .at("the legendary deck", supply.legends())
                .at("the item deck", supply.items())
                .at("the Celestials", supply.celestials())
                .at("the skill bag", supply.skills())
                .at("the graveyard", supply.graveyard());
        for (Deck<String> deck : supply.monsters()) {
            census.at("a monster deck", deck.pile()).at("monster discards", deck.discards());
        }
        supply.setAside().ifPresent(tile -> census.at("the tower", List.of(tile)));
    }

    private void party() {
        Party party = state.party();
        for (PartyHero hero : party.heroes()) {
            String board = "board " + hero.board();
            census.at(board, List.of(hero.card()));
            hero.master().ifPresent(master -> census.at(board, List.of(master.card())));
            for (SkillTile skill : hero.skills()) {
                census.at(board, List.of(skill.id()));
            }
            for (ItemPiece item : hero.items()) {
                census.at(board, List.of(item.id()));
            }
            int max = Prowess.maxHp(content, party, hero);
            census.range("the level of " + hero.card(), hero.level(), 1, content.mostLevel())
                    .range("the damage of " + hero.card(), hero.damage(), 0, max - 1)
                    .range("the shields of " + hero.card(), hero.shields(), 0, max)
                    .range("the skills of " + hero.card(), hero.skills().size(), 0, PartyHero.MOST_SKILLS)
                    .range("the items of " + hero.card(), hero.items().size(), 0, PartyHero.MOST_ITEMS);
        }
        for (ReserveHero hero : party.reserve()) {
            census.at("the reserve", List.of(hero.card()));
        }
        for (ItemPiece item : party.stash()) {
            census.at("the stash", List.of(item.id()));
        }
        census.range("the pool", party.pool().total(), 0, Party.MOST_POOL)
                .range("the party", party.heroes().size(), 0, party.limit())
                .demand(party.coins() >= 0, "coins are owed")
                .demand(party.potions() >= 0, "potions are owed");
    }

    private void battle() {
        Battle battle = state.battle();
        for (StageMonster monster : battle.monsters()) {
            census.at("the stage", List.of(monster.card()))
                    .range(
                            "the damage of " + monster.card(),
                            monster.damage(),
                            0,
                            Math.min(MOST_DAMAGE, monster.maxHp() - 1))
                    .range("the shields of " + monster.card(), monster.shields(), 0, monster.maxHp())
                    .range("the die of " + monster.card(), monster.die(), 0, 6);
        }
        for (FallenMonster monster : battle.fallen()) {
            census.at("the fallen", List.of(monster.card()));
        }
        census.range("the marbles", battle.revealed(), 0, Battle.MARBLES)
                .range("the space", state.voyage().space(), 1, content.lastSpace());
    }

    private void agenda(SynchroTable table) {
        for (Pending pending : state.agenda()) {
            census.at("the question", pending.held());
        }
        census.demand(table.over() || table.asked().isPresent(), "nothing is asked");
    }

    private void shards() {
        Supply supply = state.supply();
        Shards all = supply.bag().plus(supply.tray()).plus(state.party().pool());
        for (PartyHero hero : state.party().heroes()) {
            all = all.plus(hero.stored()).plus(hero.used());
        }
        for (Pending pending : state.agenda()) {
            if (pending instanceof Ask.GiveShard give) {
                all = all.with(give.shard());
            }
        }
        for (ShardColour colour : ShardColour.values()) {
            census.range("shards " + colour, all.of(colour), content.shards(colour), content.shards(colour));
        }
    }
}

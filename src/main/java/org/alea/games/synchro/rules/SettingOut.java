package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.alea.engine.Chance;
import org.alea.engine.Deck;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroEvent.TimeSpent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.cards.JournalTile;
import org.alea.games.synchro.cards.MapNode;
import org.alea.games.synchro.cards.PoiOffer;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.cards.SynchroDifficulty;
import org.alea.games.synchro.cards.SynchroHero;
import org.alea.games.synchro.cards.SynchroItem;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.cards.SynchroSkill;
import org.alea.games.synchro.cards.TileColour;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.Chore.DealShards.Share;
import org.alea.games.synchro.state.Chore.Routine;
import org.alea.games.synchro.state.Chore.Routine.Step;
import org.alea.games.synchro.state.Deeds;
import org.alea.games.synchro.state.Fate;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Shards;
import org.alea.games.synchro.state.Supply;
import org.alea.games.synchro.state.SynchroOptions;
import org.alea.games.synchro.state.SynchroState;
import org.alea.games.synchro.state.Voyage;

/** The set-up of the game, the choice of the heroes, and the road (SYNC-017 to SYNC-037). */
public final class SettingOut {
    private static final int SHOWN = 7;
    private static final int PARTY = 4;
    private static final int MONSTER_LEVELS = 4;

    private SettingOut() {}

    /** The table before the first decision: seven heroes are shown (SYNC-020, SYNC-022, SYNC-210). */
    public static SynchroState start(SynchroContent content, SynchroOptions options, Chance chance) {
        SynchroDifficulty difficulty = content.difficulty(options.difficulty());
        Map<String, String> tiles = deal(content, options, chance);
        List<String> heroes = shuffled(heroes(content, hero -> !hero.legendary()), chance, "heroes");
        List<String> legends = shuffled(heroes(content, SynchroHero::legendary), chance, "legends");
        List<String> items = shuffled(SynchroContent.ids(content.items(), SynchroItem::id), chance, "items");
        List<Deck<String>> monsters = new ArrayList<>();
        for (int level = 1; level <= MONSTER_LEVELS; level++) {
            monsters.add(new Deck<>(shuffled(monsters(content, level), chance, "monsters:" + level), List.of()));
        }
        List<String> shown = DeckOrder.bottom(heroes, SHOWN);
        Supply supply = new Supply(
                bag(content),
                Shards.NONE,
                DeckOrder.withoutBottom(heroes, SHOWN),
                legends,
                items,
                monsters,
                shuffled(monsters(content, 0), chance, "celestials"),
                SynchroContent.ids(content.skills(), SynchroSkill::id),
                List.of(),
                Optional.empty());
        Party party = new Party(
                List.of(), List.of(), List.of(), Shards.NONE, difficulty.coins(), difficulty.potions(), PARTY);
        Voyage voyage =
                new Voyage(difficulty.startSpace(), content.start().id(), Optional.empty(), tiles, false, false);
        return new SynchroState(
                options,
                voyage,
                party,
                supply,
                Battle.NONE,
                List.of(),
                List.of(new Ask.ChooseHeroes(shown, List.of())),
                Deeds.NONE,
                Fate.OPEN);
    }

    /** The tiles of each colour, shuffled unless the map is fixed, lie on the cities of that colour (SYNC-019). */
    private static Map<String, String> deal(SynchroContent content, SynchroOptions options, Chance chance) {
        Map<TileColour, List<String>> piles = new LinkedHashMap<>();
        for (TileColour colour : TileColour.values()) {
            List<String> pile = new ArrayList<>();
            for (JournalTile tile : content.tiles()) {
                if (tile.colour() == colour) {
                    pile.add(tile.id());
                }
            }
            piles.put(colour, options.fixedMap() ? pile : shuffled(pile, chance, "map"));
        }
        Map<String, String> tiles = new LinkedHashMap<>();
        for (MapNode node : content.nodes()) {
            node.colour()
                    .ifPresent(colour -> tiles.put(
                            node.id(),
                            Optional.ofNullable(piles.get(colour)).orElseThrow().remove(0)));
        }
        return Collections.unmodifiableMap(tiles);
    }

    private static List<String> shuffled(List<String> cards, Chance chance, String stream) {
        return new ArrayList<>(Deck.shuffled(cards, chance, stream).pile());
    }

    private static List<String> heroes(SynchroContent content, Predicate<SynchroHero> wanted) {
        return content.heroes().stream().filter(wanted).map(SynchroHero::id).toList();
    }

    private static List<String> monsters(SynchroContent content, int level) {
        return content.monsters().stream()
                .filter(monster -> monster.level() == level)
                .map(SynchroMonster::id)
                .toList();
    }

    private static Shards bag(SynchroContent content) {
        Shards bag = Shards.NONE;
        for (ShardColour colour : Colours.ALL) {
            bag = bag.plus(colour, content.shards(colour));
        }
        return bag;
    }

    // The heroes

    static void listHeroes(Work work, Ask.ChooseHeroes ask, List<SynchroMove> moves) {
        for (String card : ask.shown()) {
            for (Marble board : Colours.BOARDS) {
                boolean free = ask.placed().stream()
                        .noneMatch(placed ->
                                placed.board() == board || placed.card().equals(card));
                if (free) {
                    moves.add(new SynchroMove.AssignHero(card, board));
                }
            }
        }
    }

    static Refusal noHero(Work work, Ask.ChooseHeroes ask, SynchroMove.AssignHero move) {
        if (ask.placed().stream().anyMatch(placed -> placed.card().equals(move.card()))) {
            return new Refusal("ALREADY_PLACED", "SYNC-022");
        }
        return ask.shown().contains(move.card())
                ? new Refusal("BOARD_TAKEN", "SYNC-022")
                : new Refusal("NOT_SHOWN", "SYNC-022");
    }

    static void assign(Work work, Ask.ChooseHeroes ask, SynchroMove.AssignHero move) {
        List<Ask.ChooseHeroes.Placed> placed = new ArrayList<>(ask.placed());
        placed.add(new Ask.ChooseHeroes.Placed(move.board(), move.card()));
        work.replaceTop(new Ask.ChooseHeroes(ask.shown(), placed));
        work.tell(new SynchroEvent.HeroPlaced(move.board(), move.card()));
    }

    static void listUnassign(Work work, Ask.ChooseHeroes ask, List<SynchroMove> moves) {
        for (Ask.ChooseHeroes.Placed placed : ask.placed()) {
            moves.add(new SynchroMove.UnassignHero(placed.board()));
        }
    }

    static void unassign(Work work, Ask.ChooseHeroes ask, SynchroMove.UnassignHero move) {
        List<Ask.ChooseHeroes.Placed> placed = new ArrayList<>(ask.placed());
        String card = SynchroMove.NONE;
        for (Ask.ChooseHeroes.Placed one : ask.placed()) {
            if (one.board() == move.board()) {
                placed.remove(one);
                card = one.card();
            }
        }
        work.replaceTop(new Ask.ChooseHeroes(ask.shown(), placed));
        work.tell(new SynchroEvent.HeroTakenBack(move.board(), card));
    }

    static void listConfirm(Work work, Ask.ChooseHeroes ask, List<SynchroMove> moves) {
        if (ask.placed().size() == PARTY) {
            moves.add(new SynchroMove.ConfirmHeroes());
        }
    }

    static void confirm(Work work, Ask.ChooseHeroes ask, SynchroMove.ConfirmHeroes move) {
        int level = work.table().difficulty().startLevel();
        List<PartyHero> heroes = new ArrayList<>();
        List<String> left = new ArrayList<>(ask.shown());
        for (Marble board : Colours.BOARDS) {
            for (Ask.ChooseHeroes.Placed placed : ask.placed()) {
                if (placed.board() == board) {
                    heroes.add(PartyHero.recruit(board, placed.card(), level));
                    left.remove(placed.card());
                }
            }
        }
        work.replaceTop(new Ask.LuminariaOffer());
        work.set(work.party().withHeroes(heroes));
        work.set(work.supply().withHeroes(DeckOrder.onTop(work.supply().heroes(), left)));
        work.push(new Chore.DealShards(work.boards(), Share.TWO));
        for (int i = heroes.size() - 1; i >= 0; i--) {
            for (int reached = level; reached >= 1; reached--) {
                work.push(new Chore.TakeReward(heroes.get(i).board(), reached, reached > 1));
            }
        }
        work.tell(new SynchroEvent.PartyFormed(
                heroes.stream().map(PartyHero::card).toList()));
    }

    static void visitFirst(Work work, Ask.LuminariaOffer ask, SynchroMove.VisitVillage move) {
        work.replaceTop(new Ask.ChooseRoad());
        Villages.enter(work, true);
    }

    static void skipVillage(Work work, Ask.LuminariaOffer ask, SynchroMove.SkipVillage move) {
        work.replaceTop(new Ask.ChooseRoad());
    }

    // The road

    static String tileId(Work work) {
        return Optional.ofNullable(work.voyage().tiles().get(work.voyage().node()))
                .orElseThrow();
    }

    static void listRoads(Work work, Ask.ChooseRoad ask, List<SynchroMove> moves) {
        for (MapNode.MapLink link : here(work).links()) {
            String tile = work.voyage().tiles().get(link.to());
            if (tile != null) {
                for (PoiOffer poi : work.content().tile(tile).pois()) {
                    moves.add(new SynchroMove.Travel(link.to(), poi.kind()));
                }
            }
        }
    }

    private static MapNode here(Work work) {
        return work.content().node(work.voyage().node());
    }

    static Refusal noRoad(Work work, Ask.ChooseRoad ask, SynchroMove.Travel move) {
        return here(work).leadsTo(move.node())
                ? new Refusal("NO_SUCH_POI", "SYNC-034")
                : new Refusal("NO_ROAD", "SYNC-033");
    }

    static void travel(Work work, Ask.ChooseRoad ask, SynchroMove.Travel move) {
        work.set(work.voyage().to(move.node(), Optional.of(move.poi())));
        work.tell(new SynchroEvent.Travelled(move.node()));
        int time =
                work.content().tile(tileId(work)).poi(move.poi()).orElseThrow().time();
        if (TimeWheel.advance(work, time, TimeSpent.TRAVEL)) {
            enterCombat(work);
        }
    }

    static void listEnd(Work work, Ask.ChooseRoad ask, List<SynchroMove> moves) {
        for (MapNode.MapLink link : here(work).links()) {
            if (!work.voyage().tiles().containsKey(link.to())) {
                moves.add(new SynchroMove.TravelToEnd(link.to()));
            }
        }
    }

    /** SYNC-036: the last way takes no time. */
    static void travelToEnd(Work work, Ask.ChooseRoad ask, SynchroMove.TravelToEnd move) {
        work.set(work.voyage().to(move.node(), Optional.empty()));
        work.tell(new SynchroEvent.Travelled(move.node()));
        enterCombat(work);
    }

    private static void enterCombat(Work work) {
        work.newWindow();
        work.replaceTop(new Routine(Step.DRAW_MONSTERS));
        work.push(new Ask.Muster(List.of()));
    }
}

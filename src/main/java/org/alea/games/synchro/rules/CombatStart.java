package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Deck;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.cards.CardTag;
import org.alea.games.synchro.cards.DayColour;
import org.alea.games.synchro.cards.MapNode;
import org.alea.games.synchro.cards.PoiKind;
import org.alea.games.synchro.cards.SynchroMonster;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Trigger;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.Chore;
import org.alea.games.synchro.state.Chore.DealShards.Share;
import org.alea.games.synchro.state.Chore.Routine;
import org.alea.games.synchro.state.Chore.Routine.Step;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.StageMonster.DieSlot;
import org.alea.games.synchro.state.Supply;

/** The start of a combat: monsters, dice, the turn die, and who acts first (SYNC-039 to SYNC-047, SYNC-140). */
final class CombatStart {
    private static final int HIGHEST = 4;
    private static final int CELESTIAL = 0;

    private CombatStart() {}

    static void drawMonsters(Work work) {
        work.pop();
        int retreats = work.battle().retreats();
        boolean dungeon = work.voyage().poi().equals(Optional.of(PoiKind.DUNGEON));
        work.set(new Battle(
                0,
                retreats,
                dungeon,
                Optional.empty(),
                false,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                0,
                false,
                Optional.empty()));
        work.reveal();
        for (int level : levels(work, dungeon)) {
            place(work, level == CELESTIAL ? drawCelestial(work) : draw(work, level, dungeon));
        }
        for (StageMonster monster : work.battle().monsters()) {
            Tokens.roll(work, monster.board(), DieSlot.FIRST);
        }
        DayColour colour = work.content().space(work.voyage().space()).colour();
        work.set(work.battle().withTurnDie(Optional.of(colour), false));
        work.tell(new SynchroEvent.TurnDieSet(colour));
        work.push(new Ask.Deploy());
    }

    private static List<Integer> levels(Work work, boolean dungeon) {
        MapNode node = work.content().node(work.voyage().node());
        if (node.isEnd()) {
            return List.of(HIGHEST, HIGHEST, HIGHEST, CELESTIAL);
        }
        if (dungeon) {
            return List.of(HIGHEST, HIGHEST, HIGHEST, HIGHEST);
        }
        List<Integer> levels =
                new ArrayList<>(work.content().tile(SettingOut.tileId(work)).monsters());
        levels.sort(null);
        return levels;
    }

    private static String drawCelestial(Work work) {
        List<String> celestials = new ArrayList<>(work.supply().celestials());
        String card = celestials.remove(work.chance().index(celestials.size(), "celestials"));
        work.set(work.supply().withCelestials(celestials));
        return card;
    }

    private static String draw(Work work, int level, boolean dungeon) {
        String stream = "monsters:" + level;
        Deck<String> deck = work.supply().monsters().get(level - 1).refilled(work.chance(), stream);
        if (dungeon) {
            if (onlyElites(work, deck.pile()) && !onlyElites(work, deck.discards())) {
                // SYNC-179: the discards come back first
                List<String> all = new ArrayList<>(deck.pile());
                all.addAll(deck.discards());
                deck = Deck.shuffled(all, work.chance(), stream);
            }
            while (work.content().monster(deck.top()).elite() && !onlyElites(work, deck.pile())) {
                String elite = deck.top();
                deck = deck.drawn().bury(elite);
                setDeck(work, level, deck);
                work.tell(new SynchroEvent.EliteReturned(elite));
            }
        }
        String card = deck.top();
        setDeck(work, level, deck.drawn());
        return card;
    }

    private static boolean onlyElites(Work work, List<String> cards) {
        for (String card : cards) {
            if (!work.content().monster(card).elite()) {
                return false;
            }
        }
        return true;
    }

    static void setDeck(Work work, int level, Deck<String> deck) {
        Supply supply = work.supply();
        List<Deck<String>> decks = new ArrayList<>(supply.monsters());
        decks.set(level - 1, deck);
        work.set(supply.withMonsters(decks));
    }

    /** SYNC-040: F to the very front, R to the very rear, the others in between in the order they came. */
    private static void place(Work work, String card) {
        SynchroMonster drawn = work.content().monster(card);
        List<StageMonster> stage = new ArrayList<>(work.battle().monsters());
        int at =
                drawn.tag().map(tag -> tag == CardTag.FRONT ? 0 : stage.size()).orElseGet(() -> firstRear(work, stage));
        int hp = work.table().difficulty().hp(drawn.hp());
        stage.add(at, new StageMonster(Marble.RED, card, hp, 0, 0, false, false, 0, DieSlot.FIRST));
        List<StageMonster> coloured = new ArrayList<>(stage.size());
        for (int i = 0; i < stage.size(); i++) {
            // SYNC-041: colours by position
            coloured.add(new StageMonster(
                    Colours.BOARDS[i],
                    stage.get(i).card(),
                    stage.get(i).maxHp(),
                    0,
                    0,
                    false,
                    false,
                    0,
                    DieSlot.FIRST));
        }
        work.set(work.battle().withMonsters(coloured));
        work.tell(new SynchroEvent.MonsterDrawn(card, at + 1));
    }

    private static int firstRear(Work work, List<StageMonster> stage) {
        for (int i = 0; i < stage.size(); i++) {
            if (work.content().monster(stage.get(i).card()).tag().equals(Optional.of(CardTag.REAR))) {
                return i;
            }
        }
        return stage.size();
    }

    // Who acts first

    static void heroesFirst(Work work, Ask.ChooseStart ask, SynchroMove.HeroesFirst move) {
        start(work, false);
        work.tell(new SynchroEvent.HeroesStart());
    }

    static void monstersFirst(Work work, Ask.ChooseStart ask, SynchroMove.MonstersFirst move) {
        start(work, true);
        work.tell(new SynchroEvent.MonstersStart());
    }

    private static void start(Work work, boolean monstersFirst) {
        work.newWindow();
        Battle battle = work.battle();
        List<StageMonster> monsters = new ArrayList<>();
        List<Marble> boards = new ArrayList<>();
        for (StageMonster monster : battle.monsters()) {
            monsters.add(monster.withDie(monster.die(), monstersFirst ? DieSlot.FIRST : DieSlot.SECOND));
            boards.add(monster.board());
        }
        work.set(battle.withMonsters(monsters).withStart(monstersFirst));
        work.replaceTop(new Ask.Reveal());
        work.push(new Routine(Step.BEGIN_ROUND));
        if (monstersFirst && work.state().options().ambush()) {
            work.push(new Chore.Ambushing(boards));
        }
        Abilities.raise(work, Trigger.COMBAT);
        work.push(new Chore.DealShards(work.boards(), monstersFirst ? Share.PER_TURN : Share.ONE));
    }
}

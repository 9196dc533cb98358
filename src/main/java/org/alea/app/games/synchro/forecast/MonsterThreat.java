package org.alea.app.games.synchro.forecast;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.engine.Event;
import org.alea.engine.Game;
import org.alea.engine.Turn;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Camp;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.StageMonster;

/**
 * What a monster would do if its marble came now: its turn is played on a copy of the table with the die that lies open,
 * while the party answers nothing. The order of the marbles is not looked at.
 *
 * @param acted whether its marble of this round has come already: then nothing more is told
 * @param skips whether it is stunned and does nothing
 * @param hits whom it hurts, in the order of its blows
 * @param marks what else it does
 */
public record MonsterThreat(Marble board, boolean acted, boolean skips, List<Hit> hits, List<Mark> marks) {
    /** More answers than a single turn of a monster can ask for. */
    private static final int MOST_ANSWERS = 24;

    /**
     * A hero that loses hit points.
     *
     * @param falls whether no potion and no other answer would leave it standing
     */
    public record Hit(Marble hero, int before, int after, boolean falls) {}

    /** What a monster does besides hurting. */
    public enum Mark {
        SHIELD,
        HEAL,
        STUN,
        SILENCE,
        BURN,
        MOVE
    }

    public MonsterThreat {
        hits = List.copyOf(hits);
        marks = List.copyOf(marks);
    }

    /** The threat of each living monster, the front one first. */
    public static List<MonsterThreat> all(Game<SynchroTable, SynchroMove> game, SynchroTable table) {
        List<MonsterThreat> all = new ArrayList<>();
        for (StageMonster monster : table.state().battle().monsters()) {
            all.add(of(game, table, monster));
        }
        return all;
    }

    /** How many hit points each hero would lose if all those monsters acted that have not done so yet. */
    public static Map<Marble, Integer> together(List<MonsterThreat> threats) {
        Map<Marble, Integer> losses = new LinkedHashMap<>();
        for (MonsterThreat threat : threats) {
            threat.hits().forEach(hit -> losses.merge(hit.hero(), hit.before() - hit.after(), Integer::sum));
        }
        return losses;
    }

    private static MonsterThreat of(Game<SynchroTable, SynchroMove> game, SynchroTable table, StageMonster monster) {
        Battle battle = table.state().battle();
        if (battle.round() > 0
                && battle.monsterBox().subList(0, battle.monsterMarbles()).contains(monster.board())) {
            return new MonsterThreat(monster.board(), true, false, List.of(), List.of());
        }
        if (monster.stunned()) {
            return new MonsterThreat(monster.board(), false, true, List.of(), List.of());
        }
        return read(table, monster.board(), played(game, called(table, monster.board())));
    }

    /** The table on which the marble of this monster is the next one to come. */
    private static SynchroTable called(SynchroTable table, Marble board) {
        Battle battle = table.state().battle().withTurn(Optional.empty());
        List<Marble> heroes = battle.heroBox().isEmpty() ? List.of(Marble.values()) : battle.heroBox();
        List<Marble> order =
                new ArrayList<>(battle.monsterBox().isEmpty() ? List.of(Marble.values()) : battle.monsterBox());
        int next = battle.monsterMarbles();
        order.set(order.indexOf(board), order.get(next));
        order.set(next, board);
        Battle shaken = battle.withBoxes(heroes, order);
        Battle ready = shaken.monsterNext() ? shaken : shaken.reveal();
        return new SynchroTable(
                table.content(),
                table.state().with(ready).withAgenda(List.of(new Ask.Reveal())),
                table.chance().copy());
    }

    /** Plays the turn of the monster to its end; whatever the party is asked it answers with as little as it can. */
    private static List<Event> played(Game<SynchroTable, SynchroMove> game, SynchroTable copy) {
        List<Event> events = new ArrayList<>();
        game.play(copy, new SynchroMove.RevealMarble(), Turn.watched(events::add));
        for (int i = 0; i < MOST_ANSWERS && !copy.over() && !(copy.ask() instanceof Ask.Reveal); i++) {
            game.play(copy, least(game.moves(copy)), Turn.watched(events::add));
        }
        return events;
    }

    private static SynchroMove least(List<SynchroMove> moves) {
        return moves.stream()
                .filter(move -> move instanceof SynchroMove.SkipAll
                        || move instanceof SynchroMove.SkipAbility
                        || move instanceof SynchroMove.AcceptDefeat)
                .findFirst()
                .orElse(moves.get(0));
    }

    private static MonsterThreat read(SynchroTable table, Marble board, List<Event> events) {
        Map<Marble, Hit> hits = new LinkedHashMap<>();
        List<Mark> marks = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof SynchroEvent.MonsterTurnEnded || event instanceof SynchroEvent.MonsterFell) {
                break;
            }
            if (event instanceof SynchroEvent.Damaged hurt && hurt.camp() == Camp.HEROES) {
                hits.put(hurt.board(), hit(table, hurt));
            } else {
                mark(event).filter(mark -> !marks.contains(mark)).ifPresent(marks::add);
            }
        }
        return new MonsterThreat(board, false, false, List.copyOf(hits.values()), marks);
    }

    private static Hit hit(SynchroTable table, SynchroEvent.Damaged hurt) {
        PartyHero hero = table.state().party().hero(hurt.board());
        int most = Prowess.maxHp(table.content(), table.state().party(), hero);
        int after = Math.max(0, most - hurt.counter());
        return new Hit(hurt.board(), most - hero.damage(), after, after == 0);
    }

    private static Optional<Mark> mark(Event event) {
        if (event instanceof SynchroEvent.Shielded shielded) {
            return shielded.camp() == Camp.MONSTERS ? Optional.of(Mark.SHIELD) : Optional.empty();
        } else if (event instanceof SynchroEvent.Healed healed) {
            return healed.camp() == Camp.MONSTERS ? Optional.of(Mark.HEAL) : Optional.empty();
        } else if (event instanceof SynchroEvent.Stunned) {
            return Optional.of(Mark.STUN);
        } else if (event instanceof SynchroEvent.Silenced) {
            return Optional.of(Mark.SILENCE);
        } else if (event instanceof SynchroEvent.ShardBurnt) {
            return Optional.of(Mark.BURN);
        }
        return event instanceof SynchroEvent.PositionChanged ? Optional.of(Mark.MOVE) : Optional.empty();
    }
}

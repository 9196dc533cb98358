package org.alea.games.synchro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Event;
import org.alea.engine.Turn;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.SynchroContent;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.state.AbilityRef;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.Deeds;
import org.alea.games.synchro.state.HeroTurn;
import org.alea.games.synchro.state.Party;
import org.alea.games.synchro.state.PartyHero;
import org.alea.games.synchro.state.Pending;
import org.alea.games.synchro.state.StageMonster;
import org.alea.games.synchro.state.Supply;
import org.alea.games.synchro.state.SynchroState;
import org.alea.games.synchro.state.Voyage;

/** The table while something is done on it: what the rules read, replace, and tell. */
final class Work {
    private final SynchroTable table;
    private final Turn turn;

    Work(SynchroTable table, Turn turn) {
        this.table = table;
        this.turn = turn;
    }

    SynchroTable table() {
        return table;
    }

    SynchroContent content() {
        return table.content();
    }

    Chance chance() {
        return table.chance();
    }

    SynchroState state() {
        return table.state();
    }

    Party party() {
        return table.state().party();
    }

    Battle battle() {
        return table.state().battle();
    }

    Supply supply() {
        return table.state().supply();
    }

    Voyage voyage() {
        return table.state().voyage();
    }

    boolean over() {
        return table.over();
    }

    void become(SynchroState state) {
        table.become(state);
    }

    void set(Party party) {
        become(state().with(party));
    }

    void set(Supply supply) {
        become(state().with(supply));
    }

    void set(Battle battle) {
        become(state().with(battle));
    }

    void set(Voyage voyage) {
        become(state().with(voyage));
    }

    void set(Deeds deeds) {
        become(state().with(deeds));
    }

    boolean lives(Marble hero) {
        return party().has(hero);
    }

    PartyHero hero(Marble board) {
        return party().hero(board);
    }

    void set(PartyHero hero) {
        set(party().with(hero));
    }

    StageMonster monster(Marble board) {
        return battle().monster(board);
    }

    void set(StageMonster monster) {
        set(battle().with(monster));
    }

    boolean lives(Fighter fighter) {
        return fighter.isHero() ? party().has(fighter.board()) : battle().has(fighter.board());
    }

    /** The card of a living character. */
    String card(Fighter fighter) {
        return fighter.isHero()
                ? hero(fighter.board()).card()
                : monster(fighter.board()).card();
    }

    /** The boards of all heroes, the front first. */
    List<Marble> boards() {
        List<PartyHero> heroes = party().heroes();
        List<Marble> boards = new ArrayList<>(heroes.size());
        for (int i = 0; i < heroes.size(); i++) {
            boards.add(heroes.get(i).board());
        }
        return boards;
    }

    Pending top() {
        return state().top();
    }

    void push(Pending next) {
        become(state().push(next));
    }

    void pop() {
        become(state().pop());
    }

    void replaceTop(Pending next) {
        become(state().replaceTop(next));
    }

    /** A new window begins: each ability may resolve again (SYNC-198). */
    void newWindow() {
        if (!state().window().isEmpty()) {
            become(state().withWindow(List.of()));
        }
    }

    void spend(AbilityRef ability) {
        List<AbilityRef> more = new ArrayList<>(state().window());
        more.add(ability);
        become(state().withWindow(more));
    }

    void note(HeroTurn heroTurn) {
        set(battle().withTurn(Optional.of(heroTurn)));
    }

    /** Whether it is the turn of this hero, in which it may hold more than five shards (SYNC-007). */
    boolean inTurn(Marble hero) {
        Optional<HeroTurn> active = battle().turn();
        return active.isPresent() && active.get().board() == hero;
    }

    boolean listening() {
        return turn.listening();
    }

    void tell(Event event) {
        turn.add(event);
    }

    void reveal() {
        turn.reveal();
    }
}

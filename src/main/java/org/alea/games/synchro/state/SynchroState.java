package org.alea.games.synchro.state;

import java.util.ArrayList;
import java.util.List;

/**
 * All state of one game in progress.
 *
 * @param options what was chosen before it
 * @param window the ability lines that have resolved in the present window (SYNC-198)
 * @param agenda what is still to be done, the next thing last
 */
public record SynchroState(
        SynchroOptions options,
        Voyage voyage,
        Party party,
        Supply supply,
        Battle battle,
        List<AbilityRef> window,
        List<Pending> agenda,
        Deeds deeds,
        Fate fate) {

    public SynchroState with(Voyage newVoyage) {
        return new SynchroState(options, newVoyage, party, supply, battle, window, agenda, deeds, fate);
    }

    public SynchroState with(Party newParty) {
        return new SynchroState(options, voyage, newParty, supply, battle, window, agenda, deeds, fate);
    }

    public SynchroState with(Supply newSupply) {
        return new SynchroState(options, voyage, party, newSupply, battle, window, agenda, deeds, fate);
    }

    public SynchroState with(Party newParty, Supply newSupply) {
        return new SynchroState(options, voyage, newParty, newSupply, battle, window, agenda, deeds, fate);
    }

    public SynchroState with(Battle newBattle) {
        return new SynchroState(options, voyage, party, supply, newBattle, window, agenda, deeds, fate);
    }

    public SynchroState with(Deeds newDeeds) {
        return new SynchroState(options, voyage, party, supply, battle, window, agenda, newDeeds, fate);
    }

    public SynchroState withWindow(List<AbilityRef> resolved) {
        return new SynchroState(options, voyage, party, supply, battle, resolved, agenda, deeds, fate);
    }

    public SynchroState withAgenda(List<Pending> newAgenda) {
        return new SynchroState(options, voyage, party, supply, battle, window, newAgenda, deeds, fate);
    }

    /** It is over: nothing is to be done any more. */
    public SynchroState ended(Fate newFate) {
        return new SynchroState(options, voyage, party, supply, battle, window, List.of(), deeds, newFate);
    }

    /** What is to be done next. */
    public Pending top() {
        return agenda.get(agenda.size() - 1);
    }

    public SynchroState push(Pending next) {
        List<Pending> more = new ArrayList<>(agenda.size() + 1);
        more.addAll(agenda);
        more.add(next);
        return withAgenda(more);
    }

    public SynchroState pop() {
        return withAgenda(new ArrayList<>(agenda.subList(0, agenda.size() - 1)));
    }

    /** With this in place of what is next. */
    public SynchroState replaceTop(Pending next) {
        List<Pending> changed = new ArrayList<>(agenda);
        changed.set(changed.size() - 1, next);
        return withAgenda(changed);
    }
}

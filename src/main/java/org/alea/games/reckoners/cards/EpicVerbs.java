package org.alea.games.reckoners.cards;

/** What Epic actions are made of; the rules give each verb its meaning. */
public interface EpicVerbs {

    void losePopulation(int n);

    void losePopulationBy(EpicAction.Measure measure, EpicAction.PopulationBy table);

    void addEnforcement(int n, Where where, ActionPlace place);

    void addEnforcementPerFigure(int n);

    void addEnforcementPerCard(int least);

    void addEnforcementAtMost(int n);

    void addBarricades(int n, Where where, ActionPlace place);

    void discoverBase(int n);

    void strengthenTrack(PowerTrack track);

    void addShield(ShieldColour colour, Where where, ActionPlace place);

    void addDuplicate(Where where, ActionPlace place);

    void copyNeighbours(ActionPlace place);

    void copyOwn(ActionPlace place);

    void pull(ActionPlace place);

    void push(ActionPlace place);

    void strengthenEpics(Where where, int times, ActionPlace place);

    void transform(int n, ActionPlace place);

    void steal(ActionPlace place);

    void pillage();

    void foil();

    /** @param conditional the action as it stands on the card, to be kept for the end of an activation */
    void perform(EpicAction action, EpicAction.Counted what, ActionPlace place, EpicAction conditional);

    void assaultAll(Assault assault);

    void assaultNext(Assault assault, ActionPlace place);

    void dawnslightAid(ActionPlace place);
}

package org.alea.games.reckoners;

import java.util.Map;
import org.alea.games.reckoners.cards.ActionPlace;
import org.alea.games.reckoners.cards.Assault;
import org.alea.games.reckoners.cards.EpicAction;
import org.alea.games.reckoners.cards.EpicVerbs;
import org.alea.games.reckoners.cards.PowerTrack;
import org.alea.games.reckoners.cards.ShieldColour;
import org.alea.games.reckoners.cards.Where;
import org.alea.games.reckoners.state.Reckoner;

/** Says an Epic action in a few words, by letting it name its verbs. */
final class ActionWords implements EpicVerbs {
    private static final ActionPlace ON_THE_CARD = new ActionPlace(Reckoner.NOWHERE, false);

    private final Sayings sayings;
    private String said = "";

    ActionWords(Sayings sayings) {
        this.sayings = sayings;
    }

    String of(EpicAction action) {
        action.perform(this, ON_THE_CARD);
        return said;
    }

    private void say(String key, Map<String, ?> words) {
        said = sayings.say("action." + key, words);
    }

    private void say(String key, Map<String, ?> words, Where where) {
        say(key, words);
        if (where != Where.HERE) {
            said = sayings.say("action.where", Map.of("action", said, "where", sayings.say("where." + where)));
        }
    }

    @Override
    public void losePopulation(int n) {
        say("population", Map.of("n", n));
    }

    @Override
    public void losePopulationBy(EpicAction.Measure measure, EpicAction.PopulationBy table) {
        say("populationBy", Map.of("measure", sayings.say("measure." + measure)));
    }

    @Override
    public void addEnforcement(int n, Where where, ActionPlace place) {
        say("enforcement", Map.of("n", n), where);
    }

    @Override
    public void addEnforcementPerFigure(int n) {
        say("enforcementPerFigure", Map.of("n", n));
    }

    @Override
    public void addEnforcementPerCard(int least) {
        say("enforcementPerCard", Map.of("n", least));
    }

    @Override
    public void addEnforcementAtMost(int n) {
        say("enforcementAtMost", Map.of("n", n));
    }

    @Override
    public void addBarricades(int n, Where where, ActionPlace place) {
        say("barricades", Map.of("n", n), where);
    }

    @Override
    public void discoverBase(int n) {
        say("base", Map.of("n", n));
    }

    @Override
    public void strengthenTrack(PowerTrack track) {
        say("track", Map.of("track", track));
    }

    @Override
    public void addShield(ShieldColour colour, Where where, ActionPlace place) {
        say("shield", Map.of("colour", colour), where);
    }

    @Override
    public void addDuplicate(Where where, ActionPlace place) {
        say("duplicate", Map.of(), where);
    }

    @Override
    public void copyNeighbours(ActionPlace place) {
        say("copyNeighbours", Map.of());
    }

    @Override
    public void copyOwn(ActionPlace place) {
        say("copyOwn", Map.of());
    }

    @Override
    public void pull(ActionPlace place) {
        say("pull", Map.of());
    }

    @Override
    public void push(ActionPlace place) {
        say("push", Map.of());
    }

    @Override
    public void strengthenEpics(Where where, int times, ActionPlace place) {
        say("strengthen", Map.of("n", times), where);
    }

    @Override
    public void transform(int n, ActionPlace place) {
        say("transform", Map.of("n", n));
    }

    @Override
    public void steal(ActionPlace place) {
        say("steal", Map.of());
    }

    @Override
    public void pillage() {
        say("pillage", Map.of());
    }

    @Override
    public void foil() {
        say("foil", Map.of());
    }

    @Override
    public void perform(EpicAction action, EpicAction.Counted what, ActionPlace place, EpicAction conditional) {
        String each = of(action);
        say("per", Map.of("action", each, "what", sayings.say("counted." + what)));
    }

    @Override
    public void assaultAll(Assault assault) {
        say("assaultAll", Map.of("assault", assault));
    }

    @Override
    public void assaultNext(Assault assault, ActionPlace place) {
        say("assaultNext", Map.of("assault", assault));
    }

    @Override
    public void dawnslightAid(ActionPlace place) {
        say("dawnslight", Map.of());
    }
}

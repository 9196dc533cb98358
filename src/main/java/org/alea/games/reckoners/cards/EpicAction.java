package org.alea.games.reckoners.cards;

import java.util.List;

/** What an Epic, a High Epic, a district's track or its card does: data that names its verb. */
public sealed interface EpicAction {

    /** Performs it. */
    void perform(EpicVerbs verbs, ActionPlace place);

    /** The same action placing this many tokens at a time; others stay as they are. */
    default EpicAction placing(int n) {
        return this;
    }

    /** Whether it counts something, so that it waits for the end of an activation. */
    default boolean isConditional() {
        return false;
    }

    /** Whether it copies other Epics: such actions are never copied themselves. */
    default boolean copiesNeighbours() {
        return false;
    }

    /** Whether Reckoners here cannot Move as long as it stands left of the bracket. */
    default boolean holdsReckoners() {
        return false;
    }

    /** What conditional actions count. */
    enum Counted {
        BARRICADES,
        ENFORCEMENT,
        RESEARCH_OR_HEALTH
    }

    /** What a table of population losses goes by. */
    enum Measure {
        NOTHING,
        EQUIPMENT_GAP,
        ENFORCEMENT,
        SHIELDS,
        EPICS_DEFEATED
    }

    /** From this measure on, so much is added to the base value. */
    record Tier(int from, int add) {}

    /** Population drops by n. */
    record Population(int n) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.losePopulation(n);
        }
    }

    /** Population drops by the base value of the bracket's column, changed by a measure. */
    record PopulationBy(Measure measure, List<Tier> steps) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.losePopulationBy(measure, this);
        }

        /** What is added to the base value at this measure. */
        public int added(int measured) {
            int add = 0;
            for (Tier step : steps) {
                if (measured >= step.from) {
                    add = step.add;
                }
            }
            return add;
        }
    }

    /** Places n Enforcement. */
    record Enforcement(int n, Where where) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.addEnforcement(n, where, place);
        }

        @Override
        public EpicAction placing(int each) {
            return new Enforcement(each, where);
        }
    }

    /** Places n Enforcement in a district for each figure there. */
    record EnforcementPerFigure(int n) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.addEnforcementPerFigure(n);
        }
    }

    /** Places Enforcement with each Reckoner, as many as its cards. */
    record EnforcementPerCard(int least) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.addEnforcementPerCard(least);
        }
    }

    /** Places n Enforcement where most Reckoners are. */
    record EnforcementAtMost(int n) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.addEnforcementAtMost(n);
        }
    }

    /** Places n barricades. */
    record Barricade(int n, Where where) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.addBarricades(n, where, place);
        }
    }

    /** Brings the base marker n steps closer to a base. */
    record Base(int n) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.discoverBase(n);
        }
    }

    /** Strengthens a track of the High Epic. */
    record Strengthen(PowerTrack track) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.strengthenTrack(track);
        }
    }

    /** Places a shield. */
    record Shield(ShieldColour colour, Where where) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.addShield(colour, where, place);
        }
    }

    /** Places a Duplicate token. */
    record Duplicate(Where where) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.addDuplicate(where, place);
        }
    }

    /** Performs the leftmost action of each neighbouring Epic. */
    record Copy() implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.copyNeighbours(place);
        }

        @Override
        public boolean copiesNeighbours() {
            return true;
        }
    }

    /** Performs the leftmost action of the Epic here. */
    record CopyOwn() implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.copyOwn(place);
        }
    }

    /** Moves the Reckoners of neighbouring districts here. */
    record Pull() implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.pull(place);
        }

        @Override
        public boolean holdsReckoners() {
            return true;
        }
    }

    /** Places a barricade and sends the Reckoners here clockwise. */
    record Push() implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.push(place);
        }
    }

    /** Strengthens Epics. */
    record Up(Where where, int times) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.strengthenEpics(where, times, place);
        }
    }

    /** Rolls the Epic ability die n times. */
    record Transform(int n) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.transform(n, place);
        }
    }

    /** Takes a card of the team. */
    record Steal() implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.steal(place);
        }
    }

    /** Takes a dollar of the team. */
    record Pillage() implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.pillage();
        }
    }

    /** Takes a plan token of the team. */
    record Foil() implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.foil();
        }
    }

    /** Performs an action as often as something counts. */
    record Per(EpicAction action, Counted what) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.perform(action, what, place, this);
        }

        @Override
        public boolean isConditional() {
            return true;
        }
    }

    /** An Assault on every Reckoner. */
    record AssaultAll(Assault assault) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.assaultAll(assault);
        }
    }

    /** An Assault on the next Reckoner clockwise. */
    record AssaultNext(Assault assault) implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.assaultNext(assault, place);
        }
    }

    /** An aid from Dawnslight. */
    record Dawn() implements EpicAction {
        @Override
        public void perform(EpicVerbs verbs, ActionPlace place) {
            verbs.dawnslightAid(place);
        }
    }
}

package org.alea.games.fateforge.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Deck;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.cards.Threat;

/**
 * The combat scene being played.
 *
 * @param round counted from 1; 0 before the first
 * @param rounds how many are played, an extra round included
 * @param order the ids of the heroes from left to right
 * @param colours the two reacting colours: foretold (FATE-295) or drawn, empty while unknown
 * @param foes on the map, in the order of activation
 * @param pile enemies in the defeated pile, in the order of their defeat
 * @param defeats every defeat of the scene, an enemy raised and defeated again twice
 * @param taken tokens that have been picked up, opened, explored or removed by heroes
 * @param doorsOpen ids
 * @param smoke zones in which nobody can be shot until upkeep
 * @param lost whether a main objective has become impossible (FATE-483)
 * @param gold worth of the gems found in this scene
 * @param exit the exit the heroes left by; empty before
 */
public record Fray(
        String scene,
        Threat level,
        Stretch stretch,
        int round,
        int rounds,
        boolean extraTaken,
        List<String> order,
        ReactionSlot slot,
        List<FoeColour> colours,
        List<Foe> foes,
        List<String> pile,
        List<String> defeats,
        List<Token> tokens,
        List<String> taken,
        List<String> doorsOpen,
        List<String> smoke,
        Optional<BossInPlay> boss,
        Optional<AllyInPlay> ally,
        Deck<String> fear,
        Deck<String> traps,
        boolean lost,
        int gold,
        int food,
        String exit) {

    public Fray in(Stretch now) {
        Edit edit = new Edit(this);
        edit.stretch = now;
        return edit.done();
    }

    public Fray withRound(int n, int of, boolean extra) {
        Edit edit = new Edit(this);
        edit.round = n;
        edit.rounds = of;
        edit.extraTaken = extra;
        return edit.done();
    }

    public Fray withOrder(List<String> heroes) {
        Edit edit = new Edit(this);
        edit.order = heroes;
        return edit.done();
    }

    public Fray withSlot(ReactionSlot where, List<FoeColour> known) {
        Edit edit = new Edit(this);
        edit.slot = where;
        edit.colours = known;
        return edit.done();
    }

    public Fray withFoes(List<Foe> now) {
        Edit edit = new Edit(this);
        edit.foes = now;
        return edit.done();
    }

    public Fray withPile(List<String> defeated, List<String> all) {
        Edit edit = new Edit(this);
        edit.pile = defeated;
        edit.defeats = all;
        return edit.done();
    }

    public Fray withTokens(List<Token> now, List<String> gone) {
        Edit edit = new Edit(this);
        edit.tokens = now;
        edit.taken = gone;
        return edit.done();
    }

    public Fray withDoors(List<String> open) {
        Edit edit = new Edit(this);
        edit.doorsOpen = open;
        return edit.done();
    }

    public Fray withSmoke(List<String> zones) {
        Edit edit = new Edit(this);
        edit.smoke = zones;
        return edit.done();
    }

    public Fray with(BossInPlay now) {
        Edit edit = new Edit(this);
        edit.boss = Optional.of(now);
        return edit.done();
    }

    public Fray with(AllyInPlay now) {
        Edit edit = new Edit(this);
        edit.ally = Optional.of(now);
        return edit.done();
    }

    public Fray withDecks(Deck<String> fearCards, Deck<String> trapCards) {
        Edit edit = new Edit(this);
        edit.fear = fearCards;
        edit.traps = trapCards;
        return edit.done();
    }

    public Fray lostForGood() {
        Edit edit = new Edit(this);
        edit.lost = true;
        return edit.done();
    }

    public Fray withFound(int moreGold, int moreFood) {
        Edit edit = new Edit(this);
        edit.gold = gold + moreGold;
        edit.food = food + moreFood;
        return edit.done();
    }

    public Fray leftBy(String way) {
        Edit edit = new Edit(this);
        edit.exit = way;
        return edit.done();
    }

    /** Without this token, which heroes have taken. */
    public Fray taking(Token token) {
        List<Token> left = new ArrayList<>(tokens.size());
        for (Token each : tokens) {
            if (!each.id().equals(token.id())) {
                left.add(each);
            }
        }
        List<String> gone = new ArrayList<>(taken);
        gone.add(token.id());
        return withTokens(List.copyOf(left), List.copyOf(gone));
    }

    public Fray with(Token changed) {
        List<Token> all = new ArrayList<>(tokens);
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).id().equals(changed.id())) {
                all.set(i, changed);
            }
        }
        return withTokens(List.copyOf(all), taken);
    }

    /** With one more token. */
    public Fray laying(Token token) {
        List<Token> all = new ArrayList<>(tokens);
        all.add(token);
        return withTokens(List.copyOf(all), taken);
    }

    /** With this enemy as it is now. */
    public Fray with(Foe changed) {
        List<Foe> all = new ArrayList<>(foes);
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).id().equals(changed.id())) {
                all.set(i, changed);
                return withFoes(all);
            }
        }
        return this;
    }

    public Fray without(Foe gone) {
        List<Foe> all = new ArrayList<>(foes.size());
        for (Foe each : foes) {
            if (!each.id().equals(gone.id())) {
                all.add(each);
            }
        }
        return withFoes(all);
    }

    /** The parts of a copy, until it becomes a record again. */
    private static final class Edit {
        private String scene;
        private Threat level;
        private Stretch stretch;
        private int round;
        private int rounds;
        private boolean extraTaken;
        private List<String> order;
        private ReactionSlot slot;
        private List<FoeColour> colours;
        private List<Foe> foes;
        private List<String> pile;
        private List<String> defeats;
        private List<Token> tokens;
        private List<String> taken;
        private List<String> doorsOpen;
        private List<String> smoke;
        private Optional<BossInPlay> boss;
        private Optional<AllyInPlay> ally;
        private Deck<String> fear;
        private Deck<String> traps;
        private boolean lost;
        private int gold;
        private int food;
        private String exit;

        Edit(Fray from) {
            scene = from.scene;
            level = from.level;
            stretch = from.stretch;
            round = from.round;
            rounds = from.rounds;
            extraTaken = from.extraTaken;
            order = from.order;
            slot = from.slot;
            colours = from.colours;
            foes = from.foes;
            pile = from.pile;
            defeats = from.defeats;
            tokens = from.tokens;
            taken = from.taken;
            doorsOpen = from.doorsOpen;
            smoke = from.smoke;
            boss = from.boss;
            ally = from.ally;
            fear = from.fear;
            traps = from.traps;
            lost = from.lost;
            gold = from.gold;
            food = from.food;
            exit = from.exit;
        }

        Fray done() {
            return new Fray(
                    scene,
                    level,
                    stretch,
                    round,
                    rounds,
                    extraTaken,
                    order,
                    slot,
                    colours,
                    foes,
                    pile,
                    defeats,
                    tokens,
                    taken,
                    doorsOpen,
                    smoke,
                    boss,
                    ally,
                    fear,
                    traps,
                    lost,
                    gold,
                    food,
                    exit);
        }
    }
}

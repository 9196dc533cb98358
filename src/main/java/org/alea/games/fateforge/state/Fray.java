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
        return new Fray(
                scene,
                level,
                now,
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

    public Fray withRound(int n, int of, boolean extra) {
        return new Fray(
                scene, level, stretch, n, of, extra, order, slot, colours, foes, pile, defeats, tokens, taken,
                doorsOpen, smoke, boss, ally, fear, traps, lost, gold, food, exit);
    }

    public Fray withOrder(List<String> heroes) {
        return new Fray(
                scene,
                level,
                stretch,
                round,
                rounds,
                extraTaken,
                heroes,
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

    public Fray withSlot(ReactionSlot where, List<FoeColour> known) {
        return new Fray(
                scene,
                level,
                stretch,
                round,
                rounds,
                extraTaken,
                order,
                where,
                known,
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

    public Fray withFoes(List<Foe> now) {
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
                now,
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

    public Fray withPile(List<String> defeated, List<String> all) {
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
                defeated,
                all,
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

    public Fray withTokens(List<Token> now, List<String> gone) {
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
                now,
                gone,
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

    public Fray withDoors(List<String> open) {
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
                open,
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

    public Fray withSmoke(List<String> zones) {
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
                zones,
                boss,
                ally,
                fear,
                traps,
                lost,
                gold,
                food,
                exit);
    }

    public Fray with(BossInPlay now) {
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
                Optional.of(now),
                ally,
                fear,
                traps,
                lost,
                gold,
                food,
                exit);
    }

    public Fray with(AllyInPlay now) {
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
                Optional.of(now),
                fear,
                traps,
                lost,
                gold,
                food,
                exit);
    }

    public Fray withDecks(Deck<String> fearCards, Deck<String> trapCards) {
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
                fearCards,
                trapCards,
                lost,
                gold,
                food,
                exit);
    }

    public Fray lostForGood() {
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
                true,
                gold,
                food,
                exit);
    }

    public Fray withFound(int moreGold, int moreFood) {
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
                gold + moreGold,
                food + moreFood,
                exit);
    }

    public Fray leftBy(String way) {
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
                way);
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
}

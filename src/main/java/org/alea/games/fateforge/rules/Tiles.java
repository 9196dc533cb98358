package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Stretch;
import org.alea.games.fateforge.state.Token;

/** A hero's tile from its beginning to its end, with what is offered at both (FATE-160, FATE-167 to FATE-169, FATE-318). */
final class Tiles {
    private Tiles() {}

    static void begin(Referee referee, String id) {
        boolean first = referee.fray().order().get(0).equals(id);
        referee.put(referee.fray().in(first ? Stretch.FIRST_HERO : Stretch.SECOND_HERO));
        Hero hero = referee.hero(id);
        if (!hero.standing() || hero.fight().acted()) {
            referee.tell(new FateforgeEvent.TurnSkipped(id));
            return;
        }
        referee.put(hero.with(hero.fight().withActed(true).withCovered(false)));
        referee.tell(new FateforgeEvent.TurnBegan(id));
        if (fountain(referee.ground(), referee.hero(id)).isEmpty()) {
            referee.push(new Prompt.Acting(id));
        } else {
            referee.push(new Prompt.TurnStarting(id));
        }
    }

    static void end(Referee referee, String id) {
        Hero hero = referee.hero(id);
        if (!fountain(referee.ground(), hero).isEmpty() || Stealth.mayHideAway(referee.ground(), hero)) {
            referee.push(new Prompt.TurnEnding(id));
        } else {
            referee.push(new Errand.CloseTurn(id));
        }
    }

    static void close(Referee referee, String id) {
        Hero hero = referee.hero(id);
        int unused = 0;
        for (HeldResult result : hero.fight().results()) {
            if (result.usable()) {
                unused++;
            }
        }
        referee.put(hero.with(hero.fight().withResults(List.of()).withSnared(false)));
        if (hero.standing()) {
            Stealth.seenAtEndOfTurn(referee, id);
        }
        referee.tell(new FateforgeEvent.TurnEnded(id, unused));
    }

    /** The fountains the hero can drink from now with some use (FATE-318, FATE-319). */
    static List<Token> fountain(Ground ground, Hero hero) {
        List<Token> all = List.of();
        for (Token token : ground.fray.tokens()) {
            if (token.kind() == TokenKind.FOUNTAIN
                    && token.cubes() > 0
                    && hero.in(token.zone())
                    && hero.standing()
                    && !ground.anyFoeIn(token.zone())
                    && !ground.defended(token.id())
                    && (hero.health() < hero.maxHealth() || hero.energy() < hero.maxEnergy())) {
                all = new ArrayList<>(all);
                all.add(token);
            }
        }
        return all;
    }

    static void drinks(Situation now, String id, List<FateforgeMove> into) {
        Hero hero = now.hero(id);
        for (Token token : fountain(now.ground(), hero)) {
            for (int health = 0; health <= Math.min(token.cubes(), hero.maxHealth() - hero.health()); health++) {
                int most = Math.min(token.cubes() - health, hero.maxEnergy() - hero.energy());
                for (int energy = health == 0 ? 1 : 0; energy <= most; energy++) {
                    into.add(new FateforgeMove.UseFountain(health, energy));
                }
            }
        }
    }

    static void drink(Referee referee, String id, FateforgeMove.UseFountain move) {
        Token token = fountain(referee.ground(), referee.hero(id)).get(0);
        int left = token.cubes() - move.health() - move.energy();
        referee.put(referee.fray().with(token.withCubes(left)));
        referee.tell(new FateforgeEvent.FountainUsed(id, token.id(), left));
        Health.heal(referee, id, move.health());
        Health.energise(referee, id, move.energy());
    }

    static List<Offer<Prompt.TurnStarting, ?>> starting() {
        return List.of(
                Offer.of(
                        FateforgeMove.UseFountain.class,
                        (now, prompt, into) -> drinks(now, prompt.hero(), into),
                        "NO_FOUNTAIN",
                        "FATE-318",
                        (referee, prompt, move) -> {
                            referee.push(new Prompt.Acting(prompt.hero()));
                            drink(referee, prompt.hero(), move);
                        }),
                Offer.always(
                        FateforgeMove.SkipStart.class,
                        new FateforgeMove.SkipStart(),
                        (referee, prompt, move) -> referee.push(new Prompt.Acting(prompt.hero()))));
    }

    static List<Offer<Prompt.TurnEnding, ?>> ending() {
        return List.of(
                Offer.of(
                        FateforgeMove.UseFountain.class,
                        (now, prompt, into) -> drinks(now, prompt.hero(), into),
                        "NO_FOUNTAIN",
                        "FATE-318",
                        (referee, prompt, move) -> {
                            drink(referee, prompt.hero(), move);
                            end(referee, prompt.hero());
                        }),
                Offer.of(
                        FateforgeMove.HideAway.class,
                        (now, prompt, into) -> {
                            if (Stealth.mayHideAway(now.ground(), now.hero(prompt.hero()))) {
                                into.add(new FateforgeMove.HideAway());
                            }
                        },
                        "NO_HIDING",
                        "FATE-015",
                        (referee, prompt, move) -> {
                            Health.loseEnergy(referee, prompt.hero(), 1, false);
                            Stealth.hide(referee, prompt.hero());
                            end(referee, prompt.hero());
                        }),
                Offer.always(
                        FateforgeMove.FinishTurn.class,
                        new FateforgeMove.FinishTurn(),
                        (referee, prompt, move) -> referee.push(new Errand.CloseTurn(prompt.hero()))));
    }
}

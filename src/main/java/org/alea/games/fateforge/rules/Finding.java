package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.cards.CombatScene.TokenSetup;
import org.alea.games.fateforge.cards.Gem;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.cards.Loot;
import org.alea.games.fateforge.cards.TokenKind;
import org.alea.games.fateforge.state.AllyInPlay;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GearSlot;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Stretch;
import org.alea.games.fateforge.state.Task;
import org.alea.games.fateforge.state.Token;

/** What heroes find: chests, exploration tokens, objectives, gems and food (FATE-100, FATE-106, FATE-300 to FATE-303). */
final class Finding implements Loot.Finder {
    private final Referee referee;
    private final String hero;

    private Finding(Referee referee, String hero) {
        this.referee = referee;
        this.hero = hero;
    }

    /** A chest or an exploration token is opened: what it holds is seen (FATE-346, FATE-469). */
    static void open(Referee referee, String hero, Token token) {
        referee.reveal();
        referee.put(referee.fray().taking(token));
        referee.tell(
                token.kind() == TokenKind.CHEST
                        ? new FateforgeEvent.ChestOpened(hero, token.id())
                        : new FateforgeEvent.Explored(hero, token.id()));
        // FATE-417: what was taken in the first attempt is not there again
        if (referee.state().quest().looted().contains(token.id())) {
            return;
        }
        TokenSetup setup = referee.ground().scene.token(token.id()).orElseThrow();
        for (Loot loot : setup.content()) {
            loot.take(new Finding(referee, hero));
        }
    }

    static void pickUp(Referee referee, String id, String objective) {
        Hero hero = referee.hero(id);
        Token token = referee.ground().token(objective);
        List<Token> left = new ArrayList<>(referee.fray().tokens());
        left.remove(token);
        referee.put(referee.fray().withTokens(List.copyOf(left), referee.fray().taken()));
        referee.put(hero.with(hero.fight().withCarried(Foes.plus(hero.fight().carried(), objective))));
        referee.tell(new FateforgeEvent.ObjectiveTaken(id, objective));
    }

    /** FATE-106: gems and food come to the bag as soon as a standing hero and no enemy is in their zone. */
    static void gather(Referee referee) {
        if (referee.fray().stretch() == Stretch.EXIT || referee.fray().stretch() == Stretch.OVER) {
            return;
        }
        for (Hero hero : referee.state().heroes()) {
            if (hero.standing()) {
                gather(referee, hero);
            }
        }
    }

    private static void gather(Referee referee, Hero hero) {
        for (Token token : referee.fray().tokens()) {
            boolean loot = token.kind() == TokenKind.GEM || token.kind() == TokenKind.FOOD;
            if (loot
                    && hero.in(token.zone())
                    && !referee.ground().anyFoeIn(token.zone())
                    && !entering(referee, hero.id())) {
                take(referee, token);
            }
        }
    }

    /** FATE-490: traps and Fear come before gems and food. */
    private static boolean entering(Referee referee, String hero) {
        for (Task task : referee.state().agenda()) {
            if (task instanceof Errand.Entered entered && entered.hero().equals(hero)) {
                return true;
            }
        }
        return false;
    }

    private static void take(Referee referee, Token token) {
        referee.put(referee.fray().taking(token));
        if (token.kind() == TokenKind.GEM) {
            Gem gem = token.gem().orElseThrow();
            referee.put(referee.state().bag().plus(gem));
            referee.put(referee.fray().withFound(gem.gold(), 0));
            referee.tell(new FateforgeEvent.GemTaken(token.id(), gem, token.zone()));
        } else {
            referee.put(referee.state().bag().withFood(referee.state().bag().food() + 1));
            referee.put(referee.fray().withFound(0, 1));
            referee.tell(new FateforgeEvent.FoodTaken(token.id(), 1, token.zone()));
        }
    }

    @Override
    public void gem(Gem gem) {
        referee.put(referee.state().bag().plus(gem));
        referee.put(referee.fray().withFound(gem.gold(), 0));
        referee.tell(
                new FateforgeEvent.GemTaken("", gem, referee.hero(hero).fight().zone()));
    }

    @Override
    public void food(int n) {
        referee.put(referee.state().bag().withFood(referee.state().bag().food() + n));
        referee.put(referee.fray().withFound(0, n));
        referee.tell(
                new FateforgeEvent.FoodTaken("", n, referee.hero(hero).fight().zone()));
    }

    @Override
    public void item(String card) {
        Gear found = fresh(referee, card);
        referee.tell(new FateforgeEvent.ItemFound(hero, card));
        referee.push(new Prompt.Placing(hero, found));
    }

    @Override
    public void ally(String card) {
        join(referee, card, hero);
    }

    /** FATE-486: of two allies one is kept. */
    static void join(Referee referee, String card, String hero) {
        Optional<AllyInPlay> present = referee.fray().ally().filter(ally -> !ally.out());
        if (present.isPresent()) {
            referee.push(new Prompt.KeepingAlly(hero, card));
        } else {
            Allies.join(referee, card, hero);
        }
    }

    /** An item as it comes out of the box: all its cubes and uses. */
    static Gear fresh(Referee referee, String card) {
        ItemCard printed = referee.content.item(card);
        String id = card;
        for (int copy = 2; exists(referee, id); copy++) {
            id = card + "." + copy;
        }
        return new Gear(id, card, GearSlot.BAG, false, printed.armour(), printed.uses());
    }

    private static boolean exists(Referee referee, String id) {
        for (Hero hero : referee.state().heroes()) {
            if (HeroActing.gear(hero, id).isPresent()) {
                return true;
            }
        }
        for (Gear gear : referee.state().bag().items()) {
            if (gear.id().equals(id)) {
                return true;
            }
        }
        return false;
    }
}

package org.alea.games.fateforge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.alea.content.Census;
import org.alea.games.fateforge.cards.BossCard;
import org.alea.games.fateforge.cards.CombatScene;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.state.FateforgeState;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.Fray;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GearSlot;
import org.alea.games.fateforge.state.GroupBag;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Token;

/** What must hold on every table: each piece in one place, each number in its range. */
final class FateforgeCensus {
    private static final int MOST_PARRY = 20;

    private FateforgeCensus() {}

    static List<String> violations(FateforgeContent content, FateforgeState state) {
        Census census = new Census();
        for (Hero hero : state.heroes()) {
            hero(census, content, hero);
            census.at(hero.id(), hero.gear().stream().map(Gear::id).toList());
        }
        census.at("bag", state.bag().items().stream().map(Gear::id).toList());
        census.range("gold", state.bag().gold(), 0, GroupBag.MOST_GOLD);
        census.range("food", state.bag().food(), 0, GroupBag.MOST_FOOD);
        census.demand(
                state.end().isPresent() != state.prompt().isPresent(), "neither a question nor an end lies on top");
        corruption(census, content, state);
        state.fray().ifPresent(fray -> fray(census, content, state, fray));
        return census.faults();
    }

    private static void hero(Census census, FateforgeContent content, Hero hero) {
        census.range(hero.id() + " health", hero.health(), 0, hero.maxHealth());
        census.range(hero.id() + " energy", hero.energy(), 0, hero.maxEnergy());
        census.range(hero.id() + " set aside", hero.fight().setAside(), 0, hero.maxHealth() - hero.health());
        census.range(hero.id() + " parry", hero.fight().parry(), 0, MOST_PARRY);
        census.range(hero.id() + " active skills", hero.active().size(), 0, 6);
        census.demand(hero.skills().containsAll(hero.active()), hero.id() + " uses a skill it does not own");
        boolean fighting = !hero.fight().zone().isEmpty();
        census.demand(!fighting || hero.fight().down() || hero.health() > 0, hero.id() + " stands without health");
        Set<String> results = new HashSet<>();
        for (HeldResult result : hero.fight().results()) {
            census.demand(results.add(result.id()), "two results " + result.id());
            census.demand(
                    result.die().isEmpty() || result.die().get().faces().contains(result.face()),
                    result.id() + " shows what its die has not");
        }
        for (int i = 0; i < hero.gear().size(); i++) {
            Gear gear = hero.gear().get(i);
            census.demand(gear.slot() != GearSlot.BAG, gear.id() + " lies in the bag of " + hero.id());
            census.range(
                    gear.id() + " armour",
                    gear.armour(),
                    0,
                    content.item(gear.card()).armour());
            for (int j = 0; j < i; j++) {
                census.demand(!hero.gear().get(j).slot().clashes(gear.slot()), hero.id() + " has two items in a slot");
            }
        }
    }

    /** Each Corruption card lies in the deck, in the graveyard, beside a board or in a choice being made. */
    private static void corruption(Census census, FateforgeContent content, FateforgeState state) {
        int n = state.corruption().pile().size() + state.corruption().discards().size();
        for (Hero hero : state.heroes()) {
            n += hero.corruption().size();
        }
        int choosing = state.prompt()
                .filter(prompt -> prompt instanceof org.alea.games.fateforge.state.Prompt.CorruptionChoosing)
                .map(prompt -> ((org.alea.games.fateforge.state.Prompt.CorruptionChoosing) prompt)
                        .cards()
                        .size())
                .orElse(0);
        int all = FateforgeContent.deck(content.corruption()).size();
        census.range("Corruption cards", n + choosing, all, all);
    }

    private static void fray(Census census, FateforgeContent content, FateforgeState state, Fray fray) {
        CombatScene scene = content.scene(fray.scene());
        List<String> known = new ArrayList<>();
        List<String> foes = new ArrayList<>();
        for (Foe foe : fray.foes()) {
            foes.add(foe.id());
            census.range(foe.id() + " cubes", foe.cubes(), 0, foe.resistance() - 1);
            census.range(foe.id() + " wounds", foe.wounds(), 1, 99);
            census.demand(scene.map().index(foe.zone()) >= 0, foe.id() + " stands nowhere");
        }
        census.at("the map", foes);
        census.at("the pile", fray.pile());
        census.range("round", fray.round(), 0, fray.rounds());
        for (Token token : fray.tokens()) {
            known.add(token.id());
        }
        census.at("the zones", known);
        for (Hero hero : state.heroes()) {
            census.at("hands of " + hero.id(), hero.fight().carried());
            census.demand(
                    scene.map().index(hero.fight().zone()) >= 0 || fray.round() == 0, hero.id() + " stands nowhere");
        }
        int fear = fray.fear().pile().size() + fray.fear().discards().size();
        for (Hero hero : state.heroes()) {
            fear += hero.fight().fear().size();
        }
        boolean shown = state.prompt()
                .filter(prompt -> prompt instanceof org.alea.games.fateforge.state.Prompt.LanternOffered)
                .isPresent();
        int deck = FateforgeContent.deck(content.fear()).size();
        census.range("Fear cards", shown ? fear + 1 : fear, deck, deck);
        fray.boss().ifPresent(boss -> {
            BossCard card = content.boss(boss.card());
            int cards = boss.deck().pile().size() + boss.deck().discards().size();
            census.range("boss cards", cards, card.deck().size(), card.deck().size());
            census.demand(new HashSet<>(boss.covered()).size() == boss.covered().size(), "an icon is covered twice");
        });
    }
}

package org.alea.games.fateforge.bots;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.games.fateforge.FateforgeGame;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.RestPlace;
import org.alea.games.fateforge.cards.RestPlace.PlaceService;
import org.alea.games.fateforge.cards.StoryScene;
import org.alea.games.fateforge.cards.StoryScene.StoryTest;
import org.alea.games.fateforge.rules.Sheet;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;

/** Rules of thumb for rests: eat, heal, then buy the next thing on each hero's list (FATE-494). */
final class CampThumb {
    private static final Map<String, List<String>> WISHES = Map.of(
            "guard", List.of("G09", "108", "G03", "G08", "G05", "G04"),
            "rogue", List.of("R09", "R10", "101", "R03", "R05"),
            "lord", List.of("L09", "101", "L07", "L06", "L10", "L04"),
            "shaman", List.of("S03", "S09", "106", "S06", "S11", "S10"),
            "merc", List.of("M03", "M08", "107", "M07", "M05"));

    private final FateforgeGame game;

    CampThumb(FateforgeGame game) {
        this.game = game;
    }

    FateforgeMove choose(FateforgeTable table) {
        List<FateforgeMove> moves = game.moves(table);
        for (FateforgeMove move : moves) {
            if ((move instanceof FateforgeMove.Eat eat && hungry(table.hero(eat.hero())))
                    || move instanceof FateforgeMove.BuyHealing
                    || (move instanceof FateforgeMove.BuySkill skill && wished(table, skill.hero(), skill.skill()))
                    || (move instanceof FateforgeMove.BuyItem item && missing(table, item.item()))
                    || (move instanceof FateforgeMove.Equip equip && useful(table, equip))) {
                return move;
            }
        }
        Prompt prompt = table.prompt().orElseThrow();
        if (prompt instanceof Prompt.Resting) {
            for (FateforgeMove move : moves) {
                if ((move instanceof FateforgeMove.Visit visit && needed(table, visit.place()))
                        || (move instanceof FateforgeMove.Browse shop && needed(table, shop.place()))) {
                    return move;
                }
            }
        }
        return moves.get(moves.size() - 1);
    }

    /** In a story: a test for the hero who has its trait, else the first choice. */
    FateforgeMove path(FateforgeTable table) {
        Prompt.Telling telling = (Prompt.Telling) table.prompt().orElseThrow();
        StoryScene story = game.content().story(telling.story());
        List<FateforgeMove> moves = game.moves(table);
        FateforgeMove chosen = moves.get(0);
        for (FateforgeMove move : moves) {
            if (move instanceof FateforgeMove.ChoosePath path) {
                Optional<StoryTest> test = story.path(path.path()).test();
                boolean apt = test.isPresent()
                        && !path.hero().isEmpty()
                        && Sheet.trait(
                                game.content(),
                                table.hero(path.hero()),
                                test.get().trait());
                if (apt) {
                    chosen = move;
                }
            }
        }
        return chosen;
    }

    private static boolean hungry(Hero hero) {
        return hero.health() < hero.maxHealth() - 1;
    }

    private static boolean wished(FateforgeTable table, String hero, String skill) {
        return WISHES.getOrDefault(hero, List.of()).contains(skill)
                && table.hero(hero).active().size() < 6;
    }

    /** A weapon on somebody's list whom nobody has bought it for. */
    private static boolean missing(FateforgeTable table, String item) {
        for (Hero hero : table.state().heroes()) {
            boolean armed = hero.gear().stream().anyMatch(gear -> gear.card().equals(item));
            boolean bagged = table.state().bag().items().stream()
                    .anyMatch(gear -> gear.card().equals(item));
            if (WISHES.getOrDefault(hero.id(), List.of()).contains(item) && !armed && !bagged) {
                return true;
            }
        }
        return false;
    }

    /** What lies in the bag is equipped where it is wished for, or where the slot is free. */
    private boolean useful(FateforgeTable table, FateforgeMove.Equip move) {
        if (!move.faceUp()) {
            return false;
        }
        Optional<Gear> bagged = table.state().bag().items().stream()
                .filter(gear -> gear.id().equals(move.item()))
                .findFirst();
        if (bagged.isEmpty()) {
            return false;
        }
        Hero hero = table.hero(move.hero());
        boolean free = hero.gear().stream().noneMatch(gear -> gear.slot().clashes(move.slot()));
        boolean weapon = game.content().item(bagged.get().card()).weapon();
        return weapon
                ? WISHES.getOrDefault(hero.id(), List.of())
                                .contains(bagged.get().card())
                        && free
                : free;
    }

    private boolean needed(FateforgeTable table, String id) {
        RestPlace place = game.content().place(id);
        int gold = table.state().bag().gold();
        int time = table.state().rest().orElseThrow().time();
        if (place.time() > time || gold == 0) {
            return false;
        }
        for (PlaceService service : place.services()) {
            if ((service instanceof PlaceService.Healing && wounded(table))
                    || (service instanceof PlaceService.Training training && teaches(table, training, gold))
                    || (service instanceof PlaceService.Goods goods && sells(table, goods, gold))) {
                return true;
            }
        }
        return false;
    }

    private static boolean wounded(FateforgeTable table) {
        return table.state().heroes().stream().anyMatch(hero -> hero.health() < hero.maxHealth() - 2);
    }

    private boolean teaches(FateforgeTable table, PlaceService.Training training, int gold) {
        for (Hero hero : table.state().heroes()) {
            for (String wish : WISHES.getOrDefault(hero.id(), List.of())) {
                boolean skill = game.content().skills().stream()
                        .anyMatch(card -> card.id().equals(wish)
                                && card.gold() <= gold
                                && training.levels().contains(card.level())
                                && (card.replaces().isEmpty()
                                        || hero.skills()
                                                .contains(card.replaces().get())));
                if (skill && !hero.skills().contains(wish) && hero.active().size() < 6) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean sells(FateforgeTable table, PlaceService.Goods goods, int gold) {
        for (String item : goods.items()) {
            boolean sold = table.state().quest().sold().contains(item);
            if (missing(table, item)
                    && !sold
                    && game.content().item(item).gold().orElse(99) <= gold) {
                return true;
            }
        }
        return false;
    }
}

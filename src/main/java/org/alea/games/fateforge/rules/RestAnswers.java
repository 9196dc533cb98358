package org.alea.games.fateforge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.cards.BattleQuest;
import org.alea.games.fateforge.cards.CardFlag;
import org.alea.games.fateforge.cards.CombatDie;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.cards.RestPlace;
import org.alea.games.fateforge.cards.RestPlace.PlaceService;
import org.alea.games.fateforge.cards.SkillCard;
import org.alea.games.fateforge.state.Errand;
import org.alea.games.fateforge.state.Gear;
import org.alea.games.fateforge.state.GroupBag;
import org.alea.games.fateforge.state.Hero;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.Prompt.AtPlace;
import org.alea.games.fateforge.state.Prompt.Resting;
import org.alea.games.fateforge.state.QuestLog;
import org.alea.games.fateforge.state.RestVisit;

/** Rest scenes: places, shops, and what they offer (FATE-380 to FATE-391, FATE-404, FATE-499). */
final class RestAnswers {
    private RestAnswers() {}

    static List<Offer<Resting, ?>> resting() {
        List<Offer<Resting, ?>> offers = new ArrayList<>();
        offers.add(Offer.of(
                FateforgeMove.Visit.class,
                (now, prompt, into) -> {
                    for (RestPlace place : open(now)) {
                        if (!place.shop() && place.time() <= visit(now).time()) {
                            into.add(new FateforgeMove.Visit(place.id()));
                        }
                    }
                },
                "NO_TIME",
                "FATE-381",
                (referee, prompt, move) -> arrive(referee, referee.content.place(move.place()))));
        offers.add(Offer.of(
                FateforgeMove.Browse.class,
                (now, prompt, into) -> {
                    for (RestPlace place : open(now)) {
                        if (place.shop()) {
                            into.add(new FateforgeMove.Browse(place.id()));
                        }
                    }
                },
                "NO_SHOP",
                "FATE-382",
                (referee, prompt, move) -> {
                    RestVisit rest = referee.state().rest().orElseThrow();
                    referee.become(referee.state().withRest(Optional.of(rest.at(move.place(), false, rest.time()))));
                    referee.tell(new FateforgeEvent.PlaceVisited(move.place(), rest.time()));
                    referee.push(new AtPlace());
                }));
        offers.add(Campaigns.sideQuests());
        offers.addAll(CampAnswers.free(now -> true));
        offers.add(Offer.<Resting, FateforgeMove.EndRest>always(
                        FateforgeMove.EndRest.class,
                        new FateforgeMove.EndRest(),
                        (referee, prompt, move) -> end(referee))
                .everySecondTime());
        return List.copyOf(offers);
    }

    static RestVisit visit(Situation now) {
        return now.state().rest().orElseThrow();
    }

    private static List<RestPlace> open(Situation now) {
        BattleQuest quest = now.content().quest(now.state().agreement().goal());
        List<RestPlace> open = new ArrayList<>();
        for (String place : quest.placesAt(now.state().quest().step() - 1)) {
            open.add(now.content().place(place));
        }
        return open;
    }

    private static void arrive(Referee referee, RestPlace place) {
        RestVisit rest = referee.state().rest().orElseThrow();
        int left = rest.time() - place.time();
        referee.become(referee.state().withRest(Optional.of(rest.at(place.id(), true, left))));
        referee.tell(new FateforgeEvent.PlaceVisited(place.id(), left));
        for (PlaceService service : place.services()) {
            if (service instanceof PlaceService.Campfire fire) {
                for (Hero hero : referee.state().heroes()) {
                    Health.heal(referee, hero.id(), fire.health());
                }
            }
        }
        referee.push(new AtPlace());
    }

    /** FATE-388. */
    private static void end(Referee referee) {
        FateforgeContent content = referee.content;
        for (Hero hero : referee.state().heroes()) {
            int less = Sheet.flag(content, hero, CardFlag.REST_ENERGY_MINUS) ? 1 : 0;
            List<Gear> mended = new ArrayList<>();
            for (Gear gear : hero.gear()) {
                mended.add(gear.withArmour(content.item(gear.card()).armour()));
            }
            referee.put(hero.withEnergy(Math.max(hero.energy(), hero.maxEnergy() - less))
                    .withGear(List.copyOf(mended)));
        }
        GroupBag bag = referee.state().bag();
        List<Gear> mended = new ArrayList<>();
        for (Gear gear : bag.items()) {
            mended.add(gear.withArmour(content.item(gear.card()).armour()));
        }
        referee.put(bag.withItems(mended));
        referee.become(referee.state().withRest(Optional.empty()));
        referee.tell(new FateforgeEvent.RestEnded());
        referee.push(new Errand.NextStep());
    }

    // --- at a place

    static List<Offer<AtPlace, ?>> atPlace() {
        List<Offer<AtPlace, ?>> offers = new ArrayList<>();
        offers.add(Offer.of(
                FateforgeMove.BuySkill.class, RestAnswers::skills, "NO_SKILL", "FATE-386", RestAnswers::buySkill));
        offers.add(
                Offer.of(FateforgeMove.BuyItem.class, RestAnswers::goods, RestAnswers::noItem, RestAnswers::buyItem));
        offers.add(Offer.of(
                FateforgeMove.BuyHealing.class,
                RestAnswers::healings,
                "NO_HEALING",
                "FATE-384",
                RestAnswers::buyHealing));
        offers.add(
                Offer.of(FateforgeMove.BuyFood.class, RestAnswers::meals, "NO_GOLD", "FATE-385", RestAnswers::buyFood));
        offers.add(Offer.of(
                FateforgeMove.RemoveCorruption.class,
                RestAnswers::cleansings,
                "NO_CLEANSING",
                "FATE-258",
                RestAnswers::cleanse));
        offers.add(Offer.of(FateforgeMove.BuyDie.class, RestAnswers::dice, "NO_DIE", "FATE-404", RestAnswers::buyDie));
        offers.add(Offer.of(
                FateforgeMove.HireAlly.class, RestAnswers::allies, "NO_HIRING", "FATE-486", RestAnswers::hire));
        offers.addAll(CampAnswers.free(now -> true));
        offers.add(Offer.always(
                FateforgeMove.LeavePlace.class, new FateforgeMove.LeavePlace(), (referee, prompt, move) -> {
                    RestVisit rest = referee.state().rest().orElseThrow();
                    referee.become(referee.state().withRest(Optional.of(rest.at("", false, rest.time()))));
                    referee.push(new Resting());
                }));
        return List.copyOf(offers);
    }

    /** The services of this place of one kind, if its time is paid or can be. */
    private static <S extends PlaceService> List<S> services(Situation now, Class<S> kind) {
        RestPlace place = now.content().place(visit(now).place());
        List<S> all = new ArrayList<>(1);
        if (visit(now).paid() || place.time() <= visit(now).time()) {
            for (PlaceService service : place.services()) {
                if (kind.isInstance(service)) {
                    all.add(kind.cast(service));
                }
            }
        }
        return all;
    }

    private static <S extends PlaceService> S service(Referee referee, Class<S> kind) {
        RestPlace place =
                referee.content.place(referee.state().rest().orElseThrow().place());
        for (PlaceService service : place.services()) {
            if (kind.isInstance(service)) {
                return kind.cast(service);
            }
        }
        throw new IllegalStateException(place.id() + " does not offer " + kind.getSimpleName());
    }

    private static int gold(Situation now) {
        return now.state().bag().gold();
    }

    /** FATE-382, FATE-527: the first purchase in a shop pays its time too. */
    private static void pay(Referee referee, int gold) {
        RestVisit rest = referee.state().rest().orElseThrow();
        if (!rest.paid()) {
            int left = rest.time() - referee.content.place(rest.place()).time();
            referee.become(referee.state().withRest(Optional.of(rest.at(rest.place(), true, left))));
            referee.tell(new FateforgeEvent.TimePaid(rest.place(), left));
        }
        if (gold > 0) {
            referee.put(referee.state().bag().pay(gold));
        }
    }

    private static void skills(Situation now, AtPlace prompt, List<FateforgeMove> into) {
        for (PlaceService.Training training : services(now, PlaceService.Training.class)) {
            for (Hero hero : now.state().heroes()) {
                for (SkillCard skill : now.content().skills()) {
                    if (skill.hero().equals(hero.id())
                            && training.levels().contains(skill.level())
                            && !hero.skills().contains(skill.id())
                            && !upgraded(now, hero, skill)
                            && skill.gold() <= gold(now)
                            && (skill.replaces().isEmpty()
                                    || hero.skills().contains(skill.replaces().get()))) {
                        into.add(new FateforgeMove.BuySkill(hero.id(), skill.id()));
                    }
                }
            }
        }
    }

    /** FATE-332: level I is gone for good once level II is owned. */
    private static boolean upgraded(Situation now, Hero hero, SkillCard skill) {
        for (String owned : hero.skills()) {
            if (now.content().skill(owned).replaces().filter(skill.id()::equals).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static void buySkill(Referee referee, AtPlace prompt, FateforgeMove.BuySkill move) {
        referee.push(prompt);
        SkillCard skill = referee.content.skill(move.skill());
        pay(referee, skill.gold());
        Hero hero = referee.hero(move.hero());
        List<String> owned = new ArrayList<>(hero.skills());
        List<String> active = new ArrayList<>(hero.active());
        if (skill.replaces().isPresent()) {
            owned.remove(skill.replaces().get());
            active.remove(skill.replaces().get());
        }
        owned.add(skill.id());
        referee.put(hero.withSkills(List.copyOf(owned), CampAnswers.activated(List.copyOf(active), skill.id())));
        referee.tell(new FateforgeEvent.SkillBought(hero.id(), skill.id(), skill.gold()));
    }

    // --- items

    /** FATE-387: copies of this card that are still for sale in this quest. */
    static int left(FateforgeContent content, QuestLog quest, String item) {
        int left = content.item(item).copies();
        for (String sold : quest.sold()) {
            if (sold.equals(item)) {
                left--;
            }
        }
        return left;
    }

    private static void goods(Situation now, AtPlace prompt, List<FateforgeMove> into) {
        for (PlaceService.Goods goods : services(now, PlaceService.Goods.class)) {
            for (String item : goods.items()) {
                offer(now, item, price(now, item), into);
            }
        }
        for (PlaceService.Curios curios : services(now, PlaceService.Curios.class)) {
            for (String item : visit(now).curios()) {
                offer(now, item, Math.max(curios.least(), price(now, item) - curios.discount()), into);
            }
        }
    }

    private static int price(Situation now, String item) {
        return now.content().item(item).gold().orElse(GroupBag.MOST_GOLD + 1);
    }

    private static void offer(Situation now, String item, int price, List<FateforgeMove> into) {
        if (left(now.content(), now.state().quest(), item) > 0 && price <= gold(now)) {
            into.add(new FateforgeMove.BuyItem(item));
        }
    }

    private static Optional<Refusal> noItem(Situation now, AtPlace prompt, FateforgeMove.BuyItem move) {
        boolean known =
                now.content().items().stream().anyMatch(card -> card.id().equals(move.item()));
        if (!known || left(now.content(), now.state().quest(), move.item()) <= 0) {
            return Refusal.because("NOT_SOLD", "FATE-387");
        }
        RestPlace place = now.content().place(visit(now).place());
        if (!visit(now).paid() && place.time() > visit(now).time()) {
            return Refusal.because("NO_TIME", "FATE-382");
        }
        return price(now, move.item()) > gold(now)
                ? Refusal.because("NO_GOLD", "FATE-072")
                : Refusal.because("NOT_SOLD", "FATE-387");
    }

    private static void buyItem(Referee referee, AtPlace prompt, FateforgeMove.BuyItem move) {
        referee.push(prompt);
        ItemCard card = referee.content.item(move.item());
        RestVisit rest = referee.state().rest().orElseThrow();
        int price = card.gold().orElseThrow();
        for (PlaceService service : referee.content.place(rest.place()).services()) {
            if (service instanceof PlaceService.Curios curios) {
                price = Math.max(curios.least(), price - curios.discount());
            }
        }
        pay(referee, price);
        RestVisit now = referee.state().rest().orElseThrow();
        List<String> curios = new ArrayList<>(now.curios());
        curios.remove(move.item());
        referee.become(referee.state().withRest(Optional.of(now.withCurios(List.copyOf(curios)))));
        QuestLog quest = referee.state().quest();
        referee.become(referee.state().with(quest.withSold(Foes.plus(quest.sold(), move.item()))));
        referee.put(referee.state().bag().with(Finding.fresh(referee, move.item())));
        referee.tell(new FateforgeEvent.ItemBought(move.item(), price));
    }

    // --- healing, food, Corruption, dice, allies

    private static void healings(Situation now, AtPlace prompt, List<FateforgeMove> into) {
        for (PlaceService.Healing healing : services(now, PlaceService.Healing.class)) {
            if (gold(now) < healing.gold()) {
                continue;
            }
            int first = missing(now.state().heroes().get(0));
            int second = missing(now.state().heroes().get(1));
            int most = Math.min(healing.health(), first + second);
            for (int one = Math.min(most, first); one >= 0; one--) {
                if (most > 0 && most - one <= second) {
                    into.add(new FateforgeMove.BuyHealing(one, most - one));
                }
            }
        }
    }

    private static int missing(Hero hero) {
        return hero.maxHealth() - hero.health();
    }

    private static void buyHealing(Referee referee, AtPlace prompt, FateforgeMove.BuyHealing move) {
        referee.push(prompt);
        int gold = service(referee, PlaceService.Healing.class).gold();
        pay(referee, gold);
        referee.tell(new FateforgeEvent.GoldSpent(gold));
        Health.heal(referee, referee.state().heroes().get(0).id(), move.first());
        Health.heal(referee, referee.state().heroes().get(1).id(), move.second());
    }

    private static int mealPrice(RestVisit rest, PlaceService.Meals meals) {
        return meals.free() > 0 && !rest.freeTaken() ? 0 : meals.gold();
    }

    private static void meals(Situation now, AtPlace prompt, List<FateforgeMove> into) {
        for (PlaceService.Meals meals : services(now, PlaceService.Meals.class)) {
            if (mealPrice(visit(now), meals) <= gold(now) && now.state().bag().food() < GroupBag.MOST_FOOD) {
                into.add(new FateforgeMove.BuyFood());
            }
        }
    }

    private static void buyFood(Referee referee, AtPlace prompt, FateforgeMove.BuyFood move) {
        referee.push(prompt);
        int price = mealPrice(referee.state().rest().orElseThrow(), service(referee, PlaceService.Meals.class));
        pay(referee, price);
        if (price == 0) {
            referee.become(referee.state()
                    .withRest(Optional.of(referee.state().rest().orElseThrow().withFreeTaken())));
        }
        referee.put(referee.state().bag().withFood(referee.state().bag().food() + 1));
        referee.tell(new FateforgeEvent.FoodBought(price));
    }

    private static void cleansings(Situation now, AtPlace prompt, List<FateforgeMove> into) {
        for (PlaceService.Cleansing cleansing : services(now, PlaceService.Cleansing.class)) {
            if (cleansing.gold() <= gold(now)) {
                for (Hero hero : now.state().heroes()) {
                    hero.corruption().stream()
                            .distinct()
                            .forEach(card -> into.add(new FateforgeMove.RemoveCorruption(hero.id(), card)));
                }
            }
        }
    }

    private static void cleanse(Referee referee, AtPlace prompt, FateforgeMove.RemoveCorruption move) {
        referee.push(prompt);
        pay(referee, service(referee, PlaceService.Cleansing.class).gold());
        Fates.remove(referee, move.hero(), move.card());
    }

    private static void dice(Situation now, AtPlace prompt, List<FateforgeMove> into) {
        for (PlaceService.ExtraDie extra : services(now, PlaceService.ExtraDie.class)) {
            if (extra.gold() > gold(now)) {
                continue;
            }
            for (Hero hero : now.state().heroes()) {
                List<CombatDie> printed = now.content().hero(hero.id()).dice();
                if (hero.dice().size() == printed.size()) {
                    printed.stream().distinct().forEach(die -> into.add(new FateforgeMove.BuyDie(hero.id(), die)));
                }
            }
        }
    }

    private static void buyDie(Referee referee, AtPlace prompt, FateforgeMove.BuyDie move) {
        referee.push(prompt);
        int gold = service(referee, PlaceService.ExtraDie.class).gold();
        pay(referee, gold);
        Hero hero = referee.hero(move.hero());
        List<CombatDie> dice = new ArrayList<>(hero.dice());
        dice.add(move.die());
        referee.put(hero.withDice(List.copyOf(dice)));
        referee.tell(new FateforgeEvent.DieBought(hero.id(), move.die(), gold));
    }

    private static void allies(Situation now, AtPlace prompt, List<FateforgeMove> into) {
        for (PlaceService.Hiring hiring : services(now, PlaceService.Hiring.class)) {
            if (hiring.gold() <= gold(now) && now.state().quest().hired().isEmpty()) {
                hiring.allies().forEach(ally -> into.add(new FateforgeMove.HireAlly(ally)));
            }
        }
    }

    private static void hire(Referee referee, AtPlace prompt, FateforgeMove.HireAlly move) {
        referee.push(prompt);
        int gold = service(referee, PlaceService.Hiring.class).gold();
        pay(referee, gold);
        referee.become(referee.state().with(referee.state().quest().withHired(Optional.of(move.ally()))));
        referee.tell(new FateforgeEvent.AllyHired(move.ally(), gold));
    }

    /** Whether it is the player's turn to rest. */
    static boolean rests(Prompt prompt) {
        return prompt instanceof Resting || prompt instanceof AtPlace;
    }
}

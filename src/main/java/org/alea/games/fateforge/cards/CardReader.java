package org.alea.games.fateforge.cards;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.alea.content.ContentEntry;
import org.alea.content.EffectCodec;
import org.alea.content.Expected;
import org.alea.content.Fault;
import org.alea.engine.Words;

/** Reads cards out of their files and says what is wrong with them. */
final class CardReader {
    private static final int MANY = 99;

    private final EffectCodec<Deed> deeds = new EffectCodec<>(Deed.class);
    private final EffectCodec<FoeDeed> foeDeeds = new EffectCodec<>(FoeDeed.class);
    private final EffectCodec<Affliction> afflictions = new EffectCodec<>(Affliction.class);
    private final EffectCodec<BossCard.WeakEffect> weakEffects = new EffectCodec<>(BossCard.WeakEffect.class);
    private final EffectCodec<RestPlace.PlaceService> services = new EffectCodec<>(RestPlace.PlaceService.class);
    private final EffectCodec<Loot> loot = new EffectCodec<>(Loot.class);

    HeroCard hero(ContentEntry entry) {
        return new HeroCard(
                entry.id(),
                entry.words("name"),
                entry.text("person"),
                entry.number("health", 1, 20),
                entry.number("energy", 0, 20),
                entry.constants("dice", CombatDie.class),
                entry.constant("trait", HeroTrait.class),
                set(HeroCard.Gift.class, entry.constants("abilities", HeroCard.Gift.class)),
                entry.texts("starterSkills"),
                entry.texts("startItems"));
    }

    SkillCard skill(ContentEntry entry, Set<String> heroes) {
        String hero = known(entry, "hero", heroes);
        return new SkillCard(
                entry.id(),
                hero,
                entry.words("name"),
                entry.constant("frequency", SkillCard.Frequency.class),
                entry.number("gold", 0, MANY),
                entry.flag("starter"),
                entry.number("level", 0, 2),
                entry.has("replaces") ? Optional.of(entry.text("replaces")) : Optional.empty(),
                entry.has("hiddenOnly") && entry.flag("hiddenOnly"),
                branches(entry, "branches"),
                rerolls(entry),
                flags(entry),
                text(entry));
    }

    ItemCard item(ContentEntry entry) {
        return new ItemCard(
                entry.id(),
                entry.words("name"),
                entry.constant("kind", ItemCard.Kind.class),
                entry.has("gold") ? Optional.of(entry.number("gold", 0, MANY)) : Optional.empty(),
                entry.optionalConstant("die", CombatDie.class),
                branches(entry, "special"),
                branches(entry, "branches"),
                entry.has("armour") ? entry.number("armour", 0, MANY) : 0,
                entry.optionalConstant("trait", HeroTrait.class),
                rerolls(entry),
                flags(entry),
                entry.has("uses") ? entry.number("uses", 0, 2) : 0,
                entry.has("outOfCombat") && entry.flag("outOfCombat"),
                entry.number("copies", 1, MANY),
                text(entry));
    }

    FoeCard foe(ContentEntry entry) {
        return new FoeCard(
                entry.id(),
                entry.words("name"),
                entry.constant("colour", FoeColour.class),
                entry.constant("faction", Faction.class),
                entry.number("resistance", 1, MANY),
                entry.number("armour", 0, MANY),
                1,
                bar(entry),
                abilities(entry));
    }

    BossCard boss(ContentEntry entry) {
        FoeCard card = new FoeCard(
                entry.id(),
                entry.words("name"),
                FoeColour.BOSS,
                Faction.NONE,
                entry.number("resistance", 1, MANY),
                entry.number("armour", 0, MANY),
                entry.number("wounds", 1, MANY),
                List.of(),
                abilities(entry));
        List<BossCard.WeakIcon> icons = new ArrayList<>();
        for (String icon : entry.texts("weakPoint")) {
            List<ResultFace> faces = faces(entry, "weakPoint", icon);
            icons.add(new BossCard.WeakIcon(faces, ResultFace.mask(faces)));
        }
        return new BossCard(
                card,
                icons,
                weakEffects.effects(entry, "weakEffect"),
                entry.words("weakText"),
                entry.entries(
                        "deck",
                        action -> new BossCard.BossAction(action.text("id"), action.words("name"), bar(action))));
    }

    FateCard fate(ContentEntry entry) {
        return new FateCard(
                entry.id(),
                entry.words("name"),
                entry.number("copies", 1, MANY),
                entry.has("stays") && entry.flag("stays"),
                afflictions.effects(entry, "effects"),
                flags(entry),
                entry.words("text"));
    }

    AllyCard ally(ContentEntry entry) {
        return new AllyCard(
                entry.id(),
                entry.words("name"),
                entry.number("health", 1, MANY),
                entry.constants("dice", CombatDie.class),
                entry.entries(
                        "skills", skill -> new AllyCard.AllySkill(skill.words("name"), branches(skill, "branches"))));
    }

    RestPlace place(ContentEntry entry, Set<String> items, Set<String> allies) {
        List<RestPlace.PlaceService> offered = services.effects(entry, "services");
        for (RestPlace.PlaceService service : offered) {
            if (service instanceof RestPlace.PlaceService.Goods goods) {
                goods.items().forEach(item -> demandKnown(entry, "services", item, items));
            } else if (service instanceof RestPlace.PlaceService.Curios curios) {
                curios.from().forEach(item -> demandKnown(entry, "services", item, items));
            } else if (service instanceof RestPlace.PlaceService.Hiring hiring) {
                hiring.allies().forEach(ally -> demandKnown(entry, "services", ally, allies));
            }
        }
        return new RestPlace(
                entry.id(),
                entry.words("name"),
                entry.has("shop") && entry.flag("shop"),
                entry.number("time", 0, MANY),
                offered);
    }

    Loadout loadout(ContentEntry entry, Map<String, SkillCard> skills, Set<String> items) {
        String hero = entry.id();
        return new Loadout(hero, entry.entries("tiers", tier -> {
            List<String> owned = tier.texts("skills");
            for (String skill : owned) {
                SkillCard card = skills.get(skill);
                tier.demand(
                        card != null && card.hero().equals(hero),
                        "skills",
                        Fault.expected(new Words("une compétence de ce héros", "a skill of this hero"), skill));
            }
            List<String> carried = tier.texts("items");
            carried.forEach(item -> demandKnown(tier, "items", item, items));
            return new Loadout.Tier(owned, carried);
        }));
    }

    List<Loot> loot(ContentEntry entry, String field) {
        return loot.effects(entry, field);
    }

    Optional<Loot> perhapsLoot(ContentEntry entry, String field) {
        return loot.perhaps(entry, field);
    }

    List<BarSection> bar(ContentEntry entry) {
        return entry.entries("bar", section -> {
            boolean any = section.has("any") && section.flag("any");
            return new BarSection(
                    any ? 0 : section.number("min", 0, BarSection.ENDLESS),
                    any ? BarSection.ENDLESS : section.number("max", 0, BarSection.ENDLESS),
                    any,
                    section.constant("target", TargetRule.class),
                    section.has("plus") ? section.number("plus", 0, MANY) : 0,
                    section.has("toxic") && section.flag("toxic"),
                    section.has("reach") ? section.number("reach", 0, MANY) : 0,
                    foeDeeds.effects(section, "actions"),
                    section.text("notation"));
        });
    }

    private static List<FoeAbility> abilities(ContentEntry entry) {
        return entry.has("abilities")
                ? entry.entries(
                        "abilities",
                        ability -> new FoeAbility(
                                ability.constant("kind", FoeAbility.Kind.class),
                                ability.optionalConstant("colour", FoeColour.class),
                                ability.has("radius") ? ability.number("radius", 0, MANY) : 0))
                : List.of();
    }

    private List<CardBranch> branches(ContentEntry entry, String field) {
        return entry.has(field) ? entry.entries(field, this::branch) : List.of();
    }

    private CardBranch branch(ContentEntry entry) {
        List<CardStep> steps = entry.entries(
                "steps", step -> new CardStep(step.constant("link", CardStep.Link.class), deeds.effect(step, "deed")));
        return new CardBranch(
                entry.has("cost") ? cost(entry.entry("cost")) : CardCost.FREE,
                steps,
                entry.has("notation") ? entry.text("notation") : "");
    }

    private static CardCost cost(ContentEntry entry) {
        List<Integer> results = new ArrayList<>();
        if (entry.has("results")) {
            for (var need : entry.json().path("results")) {
                int mask = 0;
                for (var face : need) {
                    mask |= ResultFace.mask(faces(entry, "results", face.asText()));
                }
                results.add(mask);
            }
        }
        return new CardCost(
                results,
                entry.has("energy") ? entry.number("energy", 0, MANY) : 0,
                entry.has("health") ? entry.number("health", 0, MANY) : 0,
                entry.has("parry") ? entry.number("parry", 0, MANY) : 0);
    }

    /** One face by its name; ANY is every face but a Fail. */
    private static List<ResultFace> faces(ContentEntry entry, String field, String name) {
        if (name.equals("ANY")) {
            List<ResultFace> all = new ArrayList<>(List.of(ResultFace.values()));
            all.remove(ResultFace.X);
            return all;
        }
        for (ResultFace face : ResultFace.values()) {
            if (face.name().equals(name)) {
                return List.of(face);
            }
        }
        throw entry.refuse(field, Fault.expected(Expected.oneOf("ANY, " + List.of(ResultFace.values())), name));
    }

    private static List<RerollRight> rerolls(ContentEntry entry) {
        return entry.has("rerolls")
                ? entry.entries(
                        "rerolls",
                        right -> new RerollRight(
                                right.number("n", 1, MANY), right.optionalConstant("colour", CombatDie.class)))
                : List.of();
    }

    private static Set<CardFlag> flags(ContentEntry entry) {
        return entry.has("flags") ? set(CardFlag.class, entry.constants("flags", CardFlag.class)) : Set.of();
    }

    private static Optional<Words> text(ContentEntry entry) {
        return entry.has("text") ? Optional.of(entry.words("text")) : Optional.empty();
    }

    private static <E extends Enum<E>> Set<E> set(Class<E> type, List<E> all) {
        Set<E> set = EnumSet.noneOf(type);
        set.addAll(all);
        return set;
    }

    static String known(ContentEntry entry, String field, Set<String> all) {
        String id = entry.text(field);
        demandKnown(entry, field, id, all);
        return id;
    }

    static void demandKnown(ContentEntry entry, String field, String id, Set<String> all) {
        entry.demand(
                all.contains(id),
                field,
                Fault.expected(Expected.oneOf(String.join(", ", new LinkedHashSet<>(all))), id));
    }
}

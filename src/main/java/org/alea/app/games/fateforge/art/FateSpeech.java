package org.alea.app.games.fateforge.art;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.alea.app.gametable.GameSpeech;
import org.alea.content.MoveCodec;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.BarSection;
import org.alea.games.fateforge.cards.CardBranch;
import org.alea.games.fateforge.cards.CardStep;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.FoeAbility;
import org.alea.games.fateforge.cards.FoeCard;
import org.alea.games.fateforge.cards.FoeColour;
import org.alea.games.fateforge.cards.ItemCard;
import org.alea.games.fateforge.cards.RerollRight;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.cards.SceneGoal;
import org.alea.games.fateforge.cards.SkillCard;
import org.alea.games.fateforge.cards.TargetRule;
import org.alea.games.fateforge.state.Foe;

/** What cards, pieces and effects are called at the table, in the player's language at that moment. */
public final class FateSpeech {
    private final GameSpeech<FateforgeTable, FateforgeMove> speech;
    private final FateforgeContent content;

    public FateSpeech(GameSpeech<FateforgeTable, FateforgeMove> speech, FateforgeContent content) {
        this.speech = speech;
        this.content = content;
    }

    public GameSpeech<FateforgeTable, FateforgeMove> table() {
        return speech;
    }

    public FateforgeContent content() {
        return content;
    }

    public String get(String key, Object... args) {
        return speech.get(key, args);
    }

    public String caption(String key, Object... args) {
        return speech.caption(key, args);
    }

    /** What a hero is called: the person. */
    public String hero(String id) {
        return content.hero(id).person();
    }

    public String role(String id) {
        return speech.name(content.hero(id).name());
    }

    public String skill(String id) {
        return speech.name(content.skill(id).name());
    }

    public String item(String card) {
        return speech.name(content.item(card).name());
    }

    public String zone(String scene, String zone) {
        return content.scene(scene)
                .zone(zone)
                .map(found -> speech.name(found.name()))
                .orElse(zone);
    }

    public String foe(Foe foe) {
        FoeCard card = content.foe(foe.card());
        String name = speech.name(card.name());
        return card.boss() ? name : name + "\u00a0" + tag(foe);
    }

    /** The letter of its colour and its initiative: R2; nothing for a boss. */
    public String tag(Foe foe) {
        FoeCard card = content.foe(foe.card());
        return card.boss() ? "" : letter(card.colour()) + foe.initiative();
    }

    public String letter(FoeColour colour) {
        return speech.get("letter." + colour.name());
    }

    public String abilities(FoeCard card) {
        List<String> all = new ArrayList<>();
        for (FoeAbility ability : card.abilities()) {
            String colour = ability.colour()
                    .map(each -> "\u00a0" + speech.get("colour." + each.name()))
                    .orElse("");
            all.add(speech.get("ability." + ability.kind().name())
                    + colour
                    + (ability.radius() > 0 ? "\u00a0" + ability.radius() : ""));
        }
        return String.join(", ", all);
    }

    // effects in words

    /** What a card does, in a line: each of its ways, its permissions, and what is printed besides. */
    public String skillText(SkillCard card) {
        List<String> parts = new ArrayList<>(ways(card.branches()));
        card.rerolls().forEach(right -> parts.add(reroll(right)));
        card.text().ifPresent(words -> parts.add(speech.name(words)));
        return String.join(". ", parts);
    }

    /** The same, short enough for a strip at the table. */
    public String skillLine(SkillCard card) {
        List<String> parts = new ArrayList<>(ways(card.branches()));
        card.rerolls().forEach(right -> parts.add(reroll(right)));
        return parts.isEmpty() ? card.text().map(speech::name).orElse("") : String.join(". ", parts);
    }

    public String itemText(ItemCard card) {
        return itemText(card, true);
    }

    private String itemText(ItemCard card, boolean printed) {
        List<String> parts = new ArrayList<>();
        card.die().ifPresent(die -> parts.add(speech.get("item.die", speech.get("die." + die.name()))));
        if (!card.special().isEmpty()) {
            parts.add(speech.get("item.special", String.join(speech.get("or"), ways(card.special()))));
        }
        for (CardBranch branch : card.branches()) {
            String cost = costs(branch);
            parts.add(cost.isEmpty() ? effect(branch.steps()) : cost + " → " + effect(branch.steps()));
        }
        if (card.armour() > 0) {
            parts.add(speech.get("item.armour", card.armour()));
        }
        card.trait().ifPresent(trait -> parts.add(speech.get("trait." + trait.name())));
        card.rerolls().forEach(right -> parts.add(reroll(right)));
        card.text().filter(words -> printed).ifPresent(words -> parts.add(speech.name(words)));
        return String.join(". ", parts);
    }

    /** The same without what is printed besides, where there is enough else. */
    public String itemLine(ItemCard card) {
        boolean enough = !card.branches().isEmpty() || !card.special().isEmpty() || card.armour() > 0;
        return itemText(card, !enough);
    }

    private List<String> ways(List<CardBranch> branches) {
        List<String> all = new ArrayList<>();
        for (CardBranch branch : branches) {
            all.add(effect(branch.steps()));
        }
        return all.stream().distinct().toList();
    }

    private String reroll(RerollRight right) {
        return right.colour()
                .map(die -> speech.get("reroll.colour", right.n(), speech.get("die." + die.name())))
                .orElseGet(() -> speech.get("reroll.any", right.n()));
    }

    /** A result in a word short enough to stand under its die. */
    public String face(ResultFace face) {
        String small = "face.short." + face.name();
        return speech.get(speech.knows(small) ? small : "face." + face.name());
    }

    /** What a card costs in words; empty if nothing. */
    public String costs(CardBranch branch) {
        List<String> all = new ArrayList<>();
        for (int mask : branch.cost().results()) {
            all.add(results(mask));
        }
        if (branch.cost().energy() > 0) {
            all.add(speech.get("cost.energy", branch.cost().energy()));
        }
        if (branch.cost().health() > 0) {
            all.add(speech.get("cost.health", branch.cost().health()));
        }
        if (branch.cost().parry() > 0) {
            all.add(speech.get("cost.parry", branch.cost().parry()));
        }
        return String.join(" + ", all);
    }

    /** The results of a mask, such as Move or Focus. */
    public String results(int mask) {
        return results(mask, face -> speech.get("face." + face.name()));
    }

    /** The same in words short enough for a small place. */
    public String resultsBriefly(int mask) {
        return results(mask, this::face);
    }

    private String results(int mask, Function<ResultFace, String> word) {
        if (mask == ResultFace.ANY) {
            return speech.get("face.ANY");
        }
        List<String> all = new ArrayList<>();
        for (ResultFace face : ResultFace.values()) {
            if ((mask & ResultFace.mask(face)) != 0) {
                all.add(word.apply(face));
            }
        }
        return String.join("/", all);
    }

    /** Steps in words, joined as they hang together. */
    public String effect(List<CardStep> steps) {
        StringBuilder words = new StringBuilder();
        for (CardStep step : steps) {
            if (words.length() > 0) {
                words.append(speech.get("link." + step.link().name()));
            }
            words.append(deed("deed.", step.deed()));
        }
        return words.toString();
    }

    /** An effect by the text of its kind, filled with its numbers in their order; then what is special about it. */
    private String deed(String kind, Object deed) {
        Map<String, Object> values = MoveCodec.parameters(deed);
        String name = kind + MoveCodec.name(deed.getClass());
        Object[] shown = values.values().stream().map(this::value).toArray();
        String words = speech.get(name, shown);
        if (values.get("min") instanceof Integer min && values.get("max") instanceof Integer max) {
            words += range(name, min, max, Boolean.TRUE.equals(values.get("same")));
        }
        for (Map.Entry<String, Object> value : values.entrySet()) {
            if (Boolean.TRUE.equals(value.getValue()) && speech.knows("deed.flag." + value.getKey())) {
                words += speech.get("deed.flag." + value.getKey());
            }
        }
        return words;
    }

    private Object value(Object part) {
        if (part instanceof ResultFace face) {
            return speech.get("face." + face.name());
        }
        return part instanceof FoeColour colour ? speech.get("colour." + colour.name()) : part;
    }

    private String range(String name, int min, int max, boolean same) {
        boolean usual = name.endsWith(".shot") || name.endsWith(".pull") ? (min == 1 && max == 1) : max == 0;
        if (same || usual) {
            return "";
        }
        String ends = max >= BarSection.ENDLESS ? speech.get("range.any") : min == max ? "" + min : min + "–" + max;
        return max >= BarSection.ENDLESS ? " (" + ends + ")" : " (" + speech.get("range", ends) + ")";
    }

    // action bars in words

    /** The distances of a section: 0, 1–2, 2+, any. */
    public String distance(BarSection section) {
        if (section.any()) {
            return speech.get("range.any");
        }
        if (section.max() >= BarSection.ENDLESS) {
            return section.min() + "+";
        }
        return section.min() == section.max() ? "" + section.min() : section.min() + "–" + section.max();
    }

    /** What a section does, in words. */
    public String section(BarSection section) {
        List<String> deeds = new ArrayList<>();
        section.actions().forEach(deed -> deeds.add(deed("foeDeed.", deed)));
        String words = String.join(speech.get("link.THEN"), deeds);
        if (section.plus() > 0) {
            words += speech.get("section.plus", section.plus());
        }
        if (section.toxic()) {
            words += speech.get("section.toxic");
        }
        if (section.reach() > 0) {
            words += speech.get("section.reach", section.reach());
        }
        return section.target() == TargetRule.FIRST || section.target() == TargetRule.LAST
                ? words + ", " + speech.get("target." + section.target().name())
                : words;
    }

    /** An objective in a word or two, for the bar. */
    public String goalShort(String scene, SceneGoal goal) {
        return speech.get("goal.short." + goal.kind().name(), named(scene, goal));
    }

    /** An objective in words, with the number asked for. */
    public String goal(String scene, SceneGoal goal, int wanted) {
        return speech.get("goal." + goal.kind().name(), wanted, named(scene, goal));
    }

    /** The card, the zone or the exit that an objective names. */
    private String named(String scene, SceneGoal goal) {
        String what = goal.what();
        if (what.isEmpty()) {
            return "";
        }
        return switch (goal.kind()) {
            case DEFEAT_CARD, DEFEAT_BOSS, STOP_COURIER, EXPLOIT_WEAK_POINT ->
                speech.name(content.foe(what).name());
            case TAKE_GEM -> zone(scene, what);
            default -> what;
        };
    }
}

package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.rules.Sheet;
import org.alea.games.fateforge.state.Hero;

/** Which dice of a pool are rolled: all there are, or those that have been chosen among more. */
public final class DicePick {
    private final FateforgeContent content;
    private final FateforgeTable table;
    private final Reach draft;

    public DicePick(FateforgeContent content, FateforgeTable table, Reach draft) {
        this.content = content;
        this.table = table;
        this.draft = draft;
    }

    /** The dice of the pool that are chosen now; untouched, the first ones that may be rolled. */
    public List<String> chosen(Hero hero, List<FateforgeMove.RollDice> choices) {
        List<String> pool = Sheet.pool(content, hero);
        List<String> touched = draft.spots().stream()
                .filter(spot -> spot.kind().equals("pool") && pool.contains(spot.id()))
                .map(Spot::id)
                .collect(Collectors.toCollection(ArrayList::new));
        if (touched.isEmpty() && !choices.isEmpty()) {
            return choices.get(0).dice();
        }
        return touched;
    }

    /** The rolls that can be made now, by hero. */
    static Map<String, List<FateforgeMove.RollDice>> rolls(List<FateforgeMove> moves) {
        Map<String, List<FateforgeMove.RollDice>> rolls = new LinkedHashMap<>();
        for (FateforgeMove move : moves) {
            if (move instanceof FateforgeMove.RollDice roll) {
                rolls.computeIfAbsent(roll.hero(), hero -> new ArrayList<>()).add(roll);
            }
        }
        return rolls;
    }

    /** Each die of a pool that is too large, and what touching it does: it is taken, or left out. */
    Map<Spot, Gesture<FateforgeMove, Reach>> touches(List<FateforgeMove> moves) {
        Map<Spot, Gesture<FateforgeMove, Reach>> touches = new LinkedHashMap<>();
        rolls(moves).forEach((id, choices) -> {
            Hero hero = table.hero(id);
            if (choices.size() > 1) {
                List<String> chosen = chosen(hero, choices);
                Sheet.pool(content, hero).forEach(die -> touches.put(FateSpots.pool(die), toggle(hero, chosen, die)));
            }
        });
        return touches;
    }

    static String owner(String die) {
        return die.substring(0, die.indexOf('.'));
    }

    /** Adds the button that rolls. */
    Question<FateforgeMove, Reach> offer(
            FateSpeech speech,
            Question<FateforgeMove, Reach> question,
            List<FateforgeMove.RollDice> choices,
            boolean main) {
        Hero hero = table.hero(choices.get(0).hero());
        List<String> chosen = chosen(hero, choices);
        String words = speech.get("command.roll", speech.hero(hero.id()));
        String id = "roll." + hero.id();
        Optional<Gesture<FateforgeMove, Reach>> roll =
                move(hero, chosen, choices).map(Gesture.Play::new);
        if (roll.isEmpty()) {
            int wanted = choices.get(0).dice().size();
            return question.command(Question.Command.refused(
                    id, "mdi2d-dice-multiple", words, speech.get("roll.wanted", wanted), "FATE-145"));
        }
        return question.command(
                main
                        ? Question.Command.main(id, "mdi2d-dice-multiple", words, roll.get())
                        : Question.Command.of(id, "mdi2d-dice-multiple", words, roll.get()));
    }

    private Gesture<FateforgeMove, Reach> toggle(Hero hero, List<String> chosen, String die) {
        List<Spot> others = draft.spots().stream()
                .filter(spot -> !(spot.kind().equals("pool") && spot.id().startsWith(hero.id() + ".")))
                .collect(Collectors.toCollection(ArrayList::new));
        List<String> now = new ArrayList<>(chosen);
        if (!now.remove(die)) {
            now.add(die);
        }
        now.forEach(each -> others.add(FateSpots.pool(each)));
        return new Gesture.Change<>(new Reach(others, Optional.empty()));
    }

    /** Dice of one kind are worth the same, whichever of them is named. */
    private Optional<FateforgeMove> move(Hero hero, List<String> chosen, List<FateforgeMove.RollDice> choices) {
        List<String> kinds = kinds(hero, chosen);
        return choices.stream()
                .filter(choice -> kinds(hero, choice.dice()).equals(kinds))
                .findFirst()
                .map(FateforgeMove.class::cast);
    }

    private List<String> kinds(Hero hero, List<String> dice) {
        return dice.stream()
                .map(die -> Sheet.kind(content, hero, die).name())
                .sorted()
                .toList();
    }
}

package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.rules.Sheet;
import org.alea.games.fateforge.state.Hero;

/** Which dice of a pool are rolled: all there are, or those that have been chosen among more. */
public final class DicePick {
    private final FateSpeech speech;
    private final FateforgeTable table;
    private final Reach draft;

    public DicePick(FateSpeech speech, FateforgeTable table, Reach draft) {
        this.speech = speech;
        this.table = table;
        this.draft = draft;
    }

    /** The dice of the pool that are chosen now; untouched, the first ones that may be rolled. */
    public List<String> chosen(Hero hero, List<FateforgeMove.RollDice> choices) {
        List<String> pool = Sheet.pool(speech.content(), hero);
        List<String> touched = draft.spots().stream()
                .filter(spot -> spot.kind().equals("pool") && pool.contains(spot.id()))
                .map(Spot::id)
                .collect(Collectors.toCollection(ArrayList::new));
        if (touched.isEmpty() && !choices.isEmpty()) {
            return choices.get(0).dice();
        }
        return touched;
    }

    /** Adds the chips of a pool that is too large, and the button that rolls. */
    Question<FateforgeMove, Reach> offer(
            Question<FateforgeMove, Reach> question, List<FateforgeMove.RollDice> choices, boolean main) {
        Hero hero = table.hero(choices.get(0).hero());
        List<String> chosen = chosen(hero, choices);
        Question<FateforgeMove, Reach> asked = question;
        if (choices.size() > 1) {
            for (String die : Sheet.pool(speech.content(), hero)) {
                asked = asked.chip(new Question.Chip<>(
                        "pool." + die,
                        "",
                        speech.hero(hero.id()) + "\u00a0: "
                                + speech.get("die."
                                        + Sheet.kind(speech.content(), hero, die)
                                                .name()),
                        chosen.contains(die),
                        Optional.of(toggle(hero, chosen, die))));
            }
        }
        String words = speech.get("command.roll", speech.hero(hero.id()));
        String id = "roll." + hero.id();
        Optional<Gesture<FateforgeMove, Reach>> roll =
                move(hero, chosen, choices).map(Gesture.Play::new);
        if (roll.isEmpty()) {
            int wanted = choices.get(0).dice().size();
            return asked.command(Question.Command.refused(
                    id, "mdi2d-dice-multiple", words, speech.get("roll.wanted", wanted), "FATE-145"));
        }
        return asked.command(
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
                .map(die -> Sheet.kind(speech.content(), hero, die).name())
                .sorted()
                .toList();
    }
}

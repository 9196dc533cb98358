package org.alea.games.queen.practice;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.alea.content.MoveCodec;
import org.alea.content.Wording;
import org.alea.engine.Language;

/** Says what drills ask for: the sentences {@code drill.<goal>}, with {@code .about}, {@code .bonus} and {@code .parts}. */
public record DrillWords(Wording wording) {

    /** What the drill trains, before anything has been drawn. */
    public String about(Drill drill, Language language) {
        return wording.say(key(drill.goal()) + ".about", numbers(drill.goal()), language);
    }

    /** What is to be reached this time. */
    public String goal(Exercise exercise, Language language) {
        Goal goal = exercise.drill().goal();
        Map<String, Object> parameters = numbers(goal);
        parameters.putAll(exercise.drawn().parameters());
        parameters.put("par", worth(exercise.drawn().par(), language));
        return wording.say(key(goal), parameters, language);
    }

    /** What the dice of an attempt were worth, where that is what the goal asks for. */
    public Optional<String> reached(Exercise exercise, Landing landing, Language language) {
        Goal goal = exercise.drill().goal();
        return goal.measured()
                ? Optional.of(wording.say(
                        key(goal) + ".reached", Map.of("worth", worth(landing.worth(), language)), language))
                : Optional.empty();
    }

    private static String worth(double worth, Language language) {
        return String.format(language.locale(), "%.2f", worth).replace('-', '−');
    }

    /** What earns more than the goal, if anything does. */
    public Optional<String> bonus(Drill drill, Language language) {
        Bonus bonus = drill.goal().bonus();
        return bonus.equals(Bonus.NONE)
                ? Optional.empty()
                : Optional.of(wording.say(key(drill.goal()) + ".bonus", MoveCodec.parameters(bonus), language));
    }

    /** What an attempt has met of a goal that asks for more than its parts: those by name, for they are not all. */
    public String parts(Exercise exercise, Judgement judgement, Language language) {
        return wording.say(
                key(exercise.drill().goal()) + ".parts",
                Map.of("met", judgement.met(), "parts", judgement.parts()),
                language);
    }

    /** What was missed beside the parts of the goal. */
    public String lack(Lack lack, Language language) {
        return wording.say("drill.lack." + lack.what(), MoveCodec.parameters(lack), language);
    }

    private static String key(Goal goal) {
        return "drill." + goal.kind();
    }

    private static Map<String, Object> numbers(Goal goal) {
        Map<String, Object> numbers = new HashMap<>(MoveCodec.parameters(goal));
        numbers.put("parts", goal.parts());
        return numbers;
    }
}

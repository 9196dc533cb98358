package org.alea.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.app.table.Spot;
import org.alea.engine.Move;

/**
 * What is asked of the player, as plain data: the sentence, how it is answered, what there is to choose from, what there is
 * to press. Written from {@link #of} on, a word for each part.
 *
 * @param icon the sign before the question; may be empty
 * @param title what is asked
 * @param aside a word at the right, such as how much is left; may be empty
 * @param words how it is answered, or what lies behind it; may be empty
 * @param rule the rule behind it, which a key of the table leads to; may be empty
 * @param facts what would come of the answer so far
 * @param rows what can be chosen from a list
 * @param chips what the answer is made of so far
 * @param commands what can be pressed, the main one first
 */
public record Question<M extends Move, D extends Draft<M>>(
        String icon,
        String title,
        String aside,
        String words,
        String rule,
        List<Fact> facts,
        List<Row<M, D>> rows,
        List<Chip<M, D>> chips,
        List<Command<M, D>> commands) {

    public Question {
        facts = List.copyOf(facts);
        rows = List.copyOf(rows);
        chips = List.copyOf(chips);
        commands = List.copyOf(commands);
    }

    public static <M extends Move, D extends Draft<M>> Question<M, D> of(String title, String rule) {
        return new Question<>("", title, "", "", rule, List.of(), List.of(), List.of(), List.of());
    }

    public Question<M, D> icon(String sign) {
        return new Question<>(sign, title, aside, words, rule, facts, rows, chips, commands);
    }

    public Question<M, D> aside(String right) {
        return new Question<>(icon, title, right, words, rule, facts, rows, chips, commands);
    }

    public Question<M, D> words(String said) {
        return new Question<>(icon, title, aside, said, rule, facts, rows, chips, commands);
    }

    public Question<M, D> fact(String sign, String said, Tone tone) {
        List<Fact> more = and(facts, new Fact(sign, said, tone));
        return new Question<>(icon, title, aside, words, rule, more, rows, chips, commands);
    }

    public Question<M, D> row(Row<M, D> row) {
        return new Question<>(icon, title, aside, words, rule, facts, and(rows, row), chips, commands);
    }

    public Question<M, D> chip(Chip<M, D> chip) {
        return new Question<>(icon, title, aside, words, rule, facts, rows, and(chips, chip), commands);
    }

    public Question<M, D> command(Command<M, D> command) {
        return new Question<>(icon, title, aside, words, rule, facts, rows, chips, and(commands, command));
    }

    /** Something that would come of the answer so far, in a few words. */
    public record Fact(String icon, String words, Tone tone) {}

    /** The command of this id, if it can be pressed. */
    public Optional<Command<M, D>> pressable(String id) {
        return commands.stream()
                .filter(command -> command.id().equals(id) && command.gesture().isPresent())
                .findFirst();
    }

    /** What Enter does: the main command, if it can be pressed. */
    public Optional<Command<M, D>> main() {
        return commands.stream()
                .filter(Command::main)
                .findFirst()
                .filter(command -> command.gesture().isPresent());
    }

    private static <V> List<V> and(List<V> all, V one) {
        List<V> more = new ArrayList<>(all);
        more.add(one);
        return more;
    }

    /**
     * A line of the question: a choice, or only something to be read.
     *
     * @param id names it among the rows: its spot is {@code row:<id>}
     * @param group the heading it stands under, or an empty text
     * @param aside what stands at its right: a price, a number
     * @param gesture what choosing it does; nothing for a line that is only read, or that cannot be chosen now
     * @param chosen whether it is part of the answer already
     * @param refusal why it cannot be chosen now, or an empty text
     * @param rule the rule behind it, or an empty text
     * @param shows what it speaks of, lit on the table while the pointer is on it
     */
    public record Row<M extends Move, D extends Draft<M>>(
            String id,
            String group,
            String icon,
            String words,
            String aside,
            Tone tone,
            Optional<Gesture<M, D>> gesture,
            boolean chosen,
            String refusal,
            String rule,
            List<Spot> shows) {

        /** Something to choose. */
        public static <M extends Move, D extends Draft<M>> Row<M, D> of(String id, String words, Gesture<M, D> does) {
            return new Row<>(id, "", "", words, "", Tone.PLAIN, Optional.of(does), false, "", "", List.of());
        }

        /** Something to read. */
        public static <M extends Move, D extends Draft<M>> Row<M, D> note(String id, String words) {
            return new Row<>(id, "", "", words, "", Tone.PLAIN, Optional.empty(), false, "", "", List.of());
        }

        public Row<M, D> group(String heading) {
            return new Row<>(id, heading, icon, words, aside, tone, gesture, chosen, refusal, rule, shows);
        }

        public Row<M, D> icon(String sign) {
            return new Row<>(id, group, sign, words, aside, tone, gesture, chosen, refusal, rule, shows);
        }

        public Row<M, D> aside(String right) {
            return new Row<>(id, group, icon, words, right, tone, gesture, chosen, refusal, rule, shows);
        }

        public Row<M, D> tone(Tone as) {
            return new Row<>(id, group, icon, words, aside, as, gesture, chosen, refusal, rule, shows);
        }

        public Row<M, D> chosen(boolean now) {
            return new Row<>(id, group, icon, words, aside, tone, gesture, now, refusal, rule, shows);
        }

        /** It cannot be chosen now. */
        public Row<M, D> refused(String why, String because) {
            return new Row<>(id, group, icon, words, aside, tone, Optional.empty(), chosen, why, because, shows);
        }

        public Row<M, D> rule(String leadsTo) {
            return new Row<>(id, group, icon, words, aside, tone, gesture, chosen, refusal, leadsTo, shows);
        }

        public Row<M, D> shows(Spot... what) {
            return new Row<>(id, group, icon, words, aside, tone, gesture, chosen, refusal, rule, List.of(what));
        }
    }

    /**
     * A part of the answer so far; pressing it changes or takes it back.
     *
     * @param id its spot is {@code chip:<id>}
     */
    public record Chip<M extends Move, D extends Draft<M>>(
            String id, String icon, String words, boolean on, Optional<Gesture<M, D>> gesture) {}

    /**
     * A button.
     *
     * @param id its spot is {@code command:<id>}; the key action {@code <game>.<id>}, if the game has one, presses it
     * @param price what it costs, or an empty text
     * @param main whether Enter presses it
     * @param gesture what it does; nothing while it cannot be pressed
     * @param refusal why it cannot be pressed, or an empty text
     * @param rule the rule behind it, or an empty text
     */
    public record Command<M extends Move, D extends Draft<M>>(
            String id,
            String icon,
            String words,
            String price,
            boolean main,
            Optional<Gesture<M, D>> gesture,
            String refusal,
            String rule) {

        public static <M extends Move, D extends Draft<M>> Command<M, D> of(
                String id, String icon, String words, Gesture<M, D> does) {
            return new Command<>(id, icon, words, "", false, Optional.of(does), "", "");
        }

        /** Enter presses it. */
        public static <M extends Move, D extends Draft<M>> Command<M, D> main(
                String id, String icon, String words, Gesture<M, D> does) {
            return new Command<>(id, icon, words, "", true, Optional.of(does), "", "");
        }

        /** It cannot be pressed now. */
        public static <M extends Move, D extends Draft<M>> Command<M, D> refused(
                String id, String icon, String words, String why, String rule) {
            return new Command<>(id, icon, words, "", false, Optional.empty(), why, rule);
        }

        public Command<M, D> price(String cost) {
            return new Command<>(id, icon, words, cost, main, gesture, refusal, rule);
        }

        public Command<M, D> rule(String leadsTo) {
            return new Command<>(id, icon, words, price, main, gesture, refusal, leadsTo);
        }
    }
}

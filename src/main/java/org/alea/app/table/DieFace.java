package org.alea.app.table;

import java.util.ArrayList;
import java.util.List;

/** What is printed on the upper face of a die. Icons are named as in the icon font ({@code mdi2s-sword}) or among
 * the drawn signs ({@code alea-parry}). */
public sealed interface DieFace {

    /** One to six pips. */
    record Pips(int value) implements DieFace {}

    /** One symbol. */
    record Symbol(String icon) implements DieFace {}

    /** The same symbol twice. */
    record Twice(String icon) implements DieFace {}

    /** Several symbols, each of which is spent for itself: those spent fade. */
    record Several(List<Part> parts) implements DieFace {

        /** One symbol among several. */
        public record Part(String icon, boolean spent) {}

        public static Several of(List<String> icons, int spent) {
            List<Part> parts = new ArrayList<>();
            for (int i = 0; i < icons.size(); i++) {
                parts.add(new Part(icons.get(i), i < spent));
            }
            return new Several(List.copyOf(parts));
        }
    }

    /** One symbol or the other. */
    record Either(String first, String second) implements DieFace {}

    /** A symbol that also sets off a skill. */
    record Skill(String icon) implements DieFace {}

    /** A number, for dice that hold more than six. */
    record Figure(String text) implements DieFace {}

    /** Nothing: a die whose value is not known or does not matter. */
    record Blank() implements DieFace {}

    static DieFace pips(int value) {
        return new Pips(value);
    }
}

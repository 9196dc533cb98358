package org.alea.app.table;

/** What is printed on the upper face of a die. Icons are named as in the icon font ({@code mdi2s-sword}). */
public sealed interface DieFace {

    /** One to six pips. */
    record Pips(int value) implements DieFace {}

    /** One symbol. */
    record Symbol(String icon) implements DieFace {}

    /** The same symbol twice. */
    record Twice(String icon) implements DieFace {}

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

package org.alea.content;

import org.alea.engine.Words;

/** What may stand in a field, for {@link Fault}. */
public final class Expected {
    public static final Words TEXT = new Words("un texte", "a text");
    public static final Words TEXTS = new Words("une liste de textes", "a list of texts");
    public static final Words OBJECT_OF_TEXTS = new Words("un objet qui contient des textes", "an object of texts");
    public static final Words FLAG = new Words("true ou false", "true or false");
    public static final Words OBJECT = new Words("un objet", "an object");
    public static final Words LIST = new Words("une liste", "a list");
    public static final Words JSON_OBJECT = new Words("un objet JSON", "a JSON object");
    public static final Words JSON_ARRAY = new Words("une liste JSON", "a JSON array");
    public static final Words WHOLE_NUMBER = new Words("un nombre entier", "a whole number");

    public static final Words NUMBER = new Words("un nombre", "a number");

    private Expected() {}

    public static Words wholeNumber(int least, int most) {
        return new Words("un nombre entier de " + least + " à " + most, "a whole number from " + least + " to " + most);
    }

    public static Words wholeNumbers(int least, int most) {
        return new Words(
                "des nombres entiers de " + least + " à " + most, "whole numbers from " + least + " to " + most);
    }

    public static Words number(double least, double most) {
        return new Words("un nombre de " + least + " à " + most, "a number from " + least + " to " + most);
    }

    /** One of these values, as they are listed. */
    public static Words oneOf(Object values) {
        return new Words("l’une des valeurs " + values, "one of " + values);
    }
}

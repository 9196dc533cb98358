package org.alea.content;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.alea.engine.Words;

/** What keeps a text from being JSON, in one line. */
public final class JsonFault {
    private static final Pattern SOURCE = Pattern.compile("\\[Source: .*?; line: ([0-9]+), column: ([0-9]+)]");
    private static final Pattern TWICE = Pattern.compile("Duplicate field '(.*)'");

    private JsonFault() {}

    /** What the parser says, without the source it quotes; it speaks only English. */
    public static Words of(JsonProcessingException e) {
        String said = String.valueOf(e.getOriginalMessage()).replaceAll("\\s+", " ");
        return new Words(
                "ce n’est pas du JSON valide" + inFrench(e, said),
                "is not valid JSON (" + SOURCE.matcher(said).replaceAll("line $1, column $2") + ")");
    }

    /** Where: {@code line 3, column 7}. What is nested too deep, or a number too long, is refused without a place. */
    public static Words place(JsonProcessingException e) {
        JsonLocation at = e.getLocation();
        return at == null
                ? Words.same("")
                : new Words(
                        "ligne " + at.getLineNr() + ", colonne " + at.getColumnNr(),
                        "line " + at.getLineNr() + ", column " + at.getColumnNr());
    }

    /** The two faults a text edited by hand has most often. */
    private static String inFrench(JsonProcessingException e, String said) {
        Matcher twice = TWICE.matcher(said);
        if (twice.find()) {
            return " (le champ " + twice.group(1) + " y est deux fois)";
        }
        return e instanceof JsonEOFException ? " (le texte s’arrête trop tôt)" : "";
    }
}

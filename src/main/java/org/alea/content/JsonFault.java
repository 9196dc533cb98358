package org.alea.content;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.regex.Pattern;

/** What keeps a text from being JSON, in one line. */
public final class JsonFault {
    private static final Pattern SOURCE = Pattern.compile("\\[Source: .*?; line: ([0-9]+), column: ([0-9]+)]");

    private JsonFault() {}

    /** What the parser says, without the source it quotes. */
    public static String of(JsonProcessingException e) {
        String said = String.valueOf(e.getOriginalMessage()).replaceAll("\\s+", " ");
        return "is not valid JSON (" + SOURCE.matcher(said).replaceAll("line $1, column $2") + ")";
    }

    /** Where: {@code line 3, column 7}. What is nested too deep, or a number too long, is refused without a place. */
    public static String place(JsonProcessingException e) {
        JsonLocation at = e.getLocation();
        return at == null ? "" : "line " + at.getLineNr() + ", column " + at.getColumnNr();
    }
}

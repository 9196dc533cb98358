package org.alea.store.statistics;

import java.util.List;
import java.util.stream.Collectors;

/** Tables as text that every spreadsheet reads: RFC 4180, with commas and quotes where a value needs them. */
public final class Csv {
    private Csv() {}

    /** @param rows the captions first */
    public static String write(List<List<String>> rows) {
        return rows.stream()
                .map(row -> row.stream().map(Csv::quoted).collect(Collectors.joining(",")) + "\r\n")
                .collect(Collectors.joining());
    }

    private static String quoted(String value) {
        boolean plain = value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                && value.equals(value.strip());
        return plain ? value : '"' + value.replace("\"", "\"\"") + '"';
    }
}

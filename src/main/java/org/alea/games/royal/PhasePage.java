package org.alea.games.royal;

import java.util.List;
import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.content.RuleBook;
import org.alea.engine.Words;

/** One phase of the game summed up on a page: short sentences, each with the rule behind it. */
public record PhasePage(String id, Words name, List<Point> points) {

    /** One sentence of the page. */
    public record Point(String rule, Words text) {}

    static PhasePage read(ContentEntry entry, RuleBook rules) {
        return new PhasePage(entry.id(), entry.words("name"), entry.entries("points", point -> point(point, rules)));
    }

    private static Point point(ContentEntry entry, RuleBook rules) {
        String rule = entry.text("rule");
        if (rules.entry(rule).isEmpty()) {
            throw entry.refuse("rule", Fault.unknownRule(rule));
        }
        return new Point(rule, entry.words("text"));
    }
}

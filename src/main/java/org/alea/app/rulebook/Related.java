package org.alea.app.rulebook;

import java.util.List;
import java.util.Optional;
import org.alea.app.games.RuleDrill;
import org.alea.app.reference.CatalogueEntry;
import org.alea.content.RuleBook;

/**
 * Where to go on from a rule.
 *
 * @param rules those to read next
 * @param pieces all that name the rule as theirs
 */
record Related(List<RuleBook.Entry> rules, List<CatalogueEntry> pieces, Optional<RuleDrill> drill) {
    private static final int MOST_RULES = 6;

    static final Related NOTHING = new Related(List.of(), List.of(), Optional.empty());

    static Related to(RuleBook.Entry rule, RulebookModel.Volume volume) {
        return new Related(
                volume.kinship().of(rule, MOST_RULES),
                volume.catalogue().entries().stream()
                        .filter(piece -> piece.rules().contains(rule.id()))
                        .toList(),
                volume.drills().apply(rule.id()));
    }
}

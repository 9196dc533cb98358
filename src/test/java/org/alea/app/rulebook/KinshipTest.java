package org.alea.app.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.alea.content.RuleBook;
import org.alea.engine.Language;
import org.alea.engine.Words;
import org.junit.jupiter.api.Test;

class KinshipTest {

    private static RuleBook.Entry rule(String id, String title, String text) {
        return new RuleBook.Entry(id, "s", new Words(title, title), new Words(text, text), Optional.empty());
    }

    private final RuleBook.Entry shield = rule("R1", "Lever un Bouclier", "Le Bouclier est brandi après la série.");
    private final RuleBook.Entry broken = rule("R2", "Briser", "Un solo brise le Bouclier brandi.");
    private final RuleBook.Entry score = rule("R3", "Les points", "Le total est compté.");
    private final RuleBook.Entry end = rule("R4", "La victoire", "Comptez les points.");

    @Test
    void rules_that_are_named_come_first_then_those_that_speak_of_the_same() {
        List<RuleBook.Entry> all = List.of(shield, broken, score, end);
        Kinship kinship = new Kinship(all, new Terms(all, List.of(), Language.FR));
        assertThat(kinship.of(shield, 5)).containsExactly(broken);
        assertThat(kinship.of(end, 5)).startsWith(score);
    }
}

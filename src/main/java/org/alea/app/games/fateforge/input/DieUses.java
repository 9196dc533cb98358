package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.alea.app.games.fateforge.art.FateLooks;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.play.Question;
import org.alea.app.play.Tone;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.state.HeldResult;
import org.alea.games.fateforge.state.Hero;

/** What each result of the hero who acts can do now, a line each: where it leads, whom it reaches, what it pays for. */
final class DieUses {
    private static final int MOST = 5;

    private final FateSpeech speech;
    private final FateforgeTable table;
    private final Options options;
    private final SpotNames spots;

    DieUses(FateSpeech speech, FateforgeTable table, Options options) {
        this.speech = speech;
        this.table = table;
        this.options = options;
        this.spots = new SpotNames(speech, table);
    }

    /** The question with a line for each result; with those touched alone, once some are touched. */
    Question<FateforgeMove, Reach> tell(Question<FateforgeMove, Reach> question, List<Spot> touched) {
        Question<FateforgeMove, Reach> told = question;
        Set<String> said = new LinkedHashSet<>();
        Optional<Hero> hero = HeroOf.prompt(table).map(table::hero);
        for (HeldResult held : hero.map(each -> each.fight().results()).orElse(List.of())) {
            Spot die = FateSpots.die(held.id());
            boolean meant = touched.isEmpty() || touched.contains(die);
            String name = speech.get("face." + held.face().name());
            if (meant && held.usable() && said.add(name)) {
                told = told.fact(FateLooks.icon(held.face()), speech.get("uses", name, uses(die)), Tone.PLAIN);
            }
        }
        return told;
    }

    private String uses(Spot die) {
        Set<String> names = new LinkedHashSet<>();
        options.next(List.of(die)).forEach(spot -> spots.of(spot).ifPresent(names::add));
        for (Spot card : options.first()) {
            if (!card.kind().equals("die") && options.leads(List.of(card, die))) {
                spots.of(card).ifPresent(names::add);
            }
        }
        if (names.isEmpty()) {
            return speech.get("uses.none");
        }
        List<String> all = new ArrayList<>(names);
        String first = String.join(", ", all.subList(0, Math.min(MOST, all.size())));
        return all.size() > MOST ? speech.get("uses.more", first, all.size() - MOST) : first;
    }
}

package org.alea.app.games.fateforge.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.play.EventBook;
import org.alea.app.play.EventRow;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.play.Tone;
import org.alea.engine.Event;
import org.alea.engine.Foreseen;
import org.alea.games.fateforge.FateforgeEvent;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.HeldResult;

/** What a move that is ready would bring, before it is made: its title, what surely follows, what is left afterwards. */
final class Consequences {
    private static final int MOST = 5;

    private final FateSpeech speech;
    private final EventBook<?> book;
    private final Shot<FateforgeTable, FateforgeMove, Reach> shot;

    Consequences(FateSpeech speech, EventBook<?> book, Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        this.speech = speech;
        this.book = book;
        this.shot = shot;
    }

    Question<FateforgeMove, Reach> of(FateforgeMove move) {
        String title = title(move);
        Question<FateforgeMove, Reach> question =
                Question.<FateforgeMove, Reach>of(title, "").icon(MovePaths.icon(move));
        if (move instanceof FateforgeMove.EndTurn) {
            return ending(question);
        }
        Foreseen foreseen = Foreseen.of(speech.table().box().game(), shot.table(), move);
        List<String> spent = new ArrayList<>();
        int told = 0;
        for (Event event : foreseen.events()) {
            if (event instanceof FateforgeEvent.ResultSpent result) {
                spent.add(result.result());
            }
            String words = says(event) ? words(event) : "";
            if (!words.isBlank() && told < MOST) {
                EventRow<Event> row = book.row(event);
                question = question.fact(row.icon(), words, row.tone());
                told++;
            }
        }
        if (!spent.isEmpty()) {
            question = question.fact("mdi2d-dice-multiple", left(spent), Tone.PLAIN);
        }
        question = question.aside(speech.get("preview.legal"));
        return foreseen.certain() ? question : question.words(speech.get("preview.chance"));
    }

    /** A card and what it is aimed at; any other move as it is described. */
    private String title(FateforgeMove move) {
        String described = speech.table().move(shot.table(), move);
        if (move instanceof FateforgeMove.UseSkill || move instanceof FateforgeMove.UseItem) {
            SpotNames names = new SpotNames(speech, shot.table());
            Optional<String> card = shot.draft().spots().stream().findFirst().flatMap(names::of);
            String aims = shot.draft().spots().stream()
                    .skip(1)
                    .filter(spot -> !spot.kind().equals("die"))
                    .flatMap(spot -> names.of(spot).stream())
                    .collect(Collectors.joining(" → "));
            return card.map(name -> aims.isEmpty() ? name : speech.get("preview.card", name, aims))
                    .orElse(described);
        }
        return described;
    }

    /** An event as the journal tells it; a blow by the damage on the enemy before and after it. */
    private String words(Event event) {
        if (event instanceof FateforgeEvent.FoeHit hit) {
            Optional<Foe> foe = shot.table().scene().stream()
                    .flatMap(fray -> fray.foes().stream())
                    .filter(each -> each.id().equals(hit.foe()))
                    .findFirst();
            if (foe.isPresent()) {
                int before = foe.get().cubes();
                int after = before + hit.damage() - hit.parried() - hit.armour();
                int most = foe.get().resistance();
                return speech.get(
                        "preview.hit", speech.foe(foe.get()), before, Math.max(before, Math.min(most, after)), most);
            }
        }
        return speech.table().event(event);
    }

    /** That a card is used stands in the title. */
    private boolean says(Event event) {
        boolean title = event instanceof FateforgeEvent.SkillUsed
                || event instanceof FateforgeEvent.ItemUsed
                || event instanceof FateforgeEvent.SpecialUsed
                || event instanceof FateforgeEvent.AllySkillUsed;
        return !title && !book.row(event).icon().isEmpty();
    }

    /** The results that can still be used once these are spent. */
    private String left(List<String> spent) {
        String faces = faces(spent);
        return faces.isEmpty() ? speech.get("preview.nothing") : speech.get("preview.left", faces);
    }

    private String faces(List<String> without) {
        return String.join(
                ", ",
                HeroOf.prompt(shot.table()).map(shot.table()::hero).stream()
                        .flatMap(hero -> hero.fight().results().stream())
                        .filter(held -> held.usable() && !without.contains(held.id()))
                        .map(HeldResult::face)
                        .map(face -> speech.get("face." + face.name()))
                        .toList());
    }

    /** What is lost by ending the turn now. */
    private Question<FateforgeMove, Reach> ending(Question<FateforgeMove, Reach> question) {
        return question.words(speech.get("preview.lost"))
                .fact("mdi2d-dice-multiple", speech.get("preview.unused", faces(List.of())), Tone.WARNING);
    }
}

package org.alea.app.games.synchro.input;

import java.util.Optional;
import java.util.stream.Collectors;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.forecast.CombatOutlook;
import org.alea.app.play.Question;
import org.alea.app.play.Tone;
import org.alea.app.table.symbol.Symbol;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.JournalTile;
import org.alea.games.synchro.cards.PoiOffer;

/** What a travel brings: who waits there, what is to be won, when the party arrives and how long it stays fresh. */
final class TravelFacts {
    private static final int LATE = 6;

    private final SynchroVoice voice;
    private final SynchroTable table;

    TravelFacts(SynchroVoice voice, SynchroTable table) {
        this.voice = voice;
        this.table = table;
    }

    Question<SynchroMove, Touched> about(Question<SynchroMove, Touched> asked, SynchroMove.Travel move) {
        Question<SynchroMove, Touched> question = asked.words(voice.get("poi." + move.poi()));
        Optional<JournalTile> tile = Optional.ofNullable(
                        table.state().voyage().tiles().get(move.node()))
                .map(voice.content()::tile);
        int time =
                tile.flatMap(there -> there.poi(move.poi())).map(PoiOffer::time).orElse(0);
        int day = table.state().voyage().space() + time;
        int left = voice.content().lastSpace() - day;
        if (tile.isPresent()) {
            String levels = tile.get().monsters().stream().map(String::valueOf).collect(Collectors.joining(" · "));
            question = question.fact(
                    "mdi2s-skull",
                    voice.get("travel.monsters", levels, tile.get().coins()),
                    Tone.PLAIN);
        }
        question = question.fact(
                Symbol.TIME.icon(),
                voice.get("travel.day", day, Math.max(0, left)),
                left <= 0 ? Tone.BAD : left <= LATE ? Tone.WARNING : Tone.PLAIN);
        if (left <= 0) {
            return question;
        }
        int rounds = CombatOutlook.roundsFrom(voice.content(), day, 1);
        return question.fact(
                "mdi2w-weather-night", voice.get("travel.fresh", rounds), rounds <= 1 ? Tone.WARNING : Tone.PLAIN);
    }
}

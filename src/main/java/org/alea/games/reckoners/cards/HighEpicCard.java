package org.alea.games.reckoners.cards;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.alea.content.ContentEntry;
import org.alea.content.EffectCodec;
import org.alea.engine.Words;

/**
 * A High Epic: its four tracks by team and difficulty, or none if its powers stand in tables.
 *
 * @param brackets how far a bracket goes
 * @param blueSpreads whether each blue slot acts one district further clockwise
 * @param revealsAssaults whether it turns over an Assault card after its move
 * @param letters the letter of its tracks, by number of Reckoners and by difficulty
 * @param tracks its slots by letter
 */
public record HighEpicCard(
        String id,
        Words name,
        String home,
        int brackets,
        FigureMove move,
        boolean blueSpreads,
        boolean revealsAssaults,
        List<Integer> redSlot1,
        List<List<Letter>> letters,
        Map<Letter, Map<PowerTrack, List<PowerSlot>>> tracks) {
    private static final int TEAMS = 4;

    static HighEpicCard read(ContentEntry entry, EffectCodec<EpicAction> codec) {
        boolean tracks = entry.has("tracks");
        HighEpicCard card = new HighEpicCard(
                entry.id(),
                entry.words("name"),
                entry.text("home"),
                entry.number("brackets", 1, 9),
                entry.constant("move", FigureMove.class),
                tracks && entry.flag("blueSpreads"),
                tracks && entry.flag("revealsAssaults"),
                tracks ? entry.numbers("redSlot1", 1, 9) : List.of(),
                tracks ? letters(entry) : List.of(),
                tracks ? tracks(entry.entry("tracks"), codec) : Map.of());
        card.checkCompleteness(entry);
        return card;
    }

    private void checkCompleteness(ContentEntry entry) {
        if (hasTables()) {
            return;
        }
        entry.demand(
                redSlot1.size() == TEAMS, "redSlot1", new Words("il faut quatre nombres", "expected four numbers"));
        for (List<Letter> row : letters) {
            for (Letter letter : row) {
                entry.demand(
                        tracks.containsKey(letter),
                        "tracks",
                        new Words("il manque la lettre " + letter, "the letter " + letter + " is missing"));
            }
        }
    }

    private static List<List<Letter>> letters(ContentEntry entry) {
        List<List<Letter>> all = new ArrayList<>();
        for (String row : entry.texts("letterByReckoners")) {
            List<Letter> letters = new ArrayList<>();
            for (String letter : row.split(" ")) {
                letters.add(Letter.valueOf(letter));
            }
            entry.demand(
                    letters.size() == Letter.DIFFICULTIES,
                    "letterByReckoners",
                    new Words("il faut quatre lettres", "expected four letters"));
            all.add(List.copyOf(letters));
        }
        entry.demand(
                all.size() == TEAMS, "letterByReckoners", new Words("il faut quatre lignes", "expected four rows"));
        return List.copyOf(all);
    }

    private static Map<Letter, Map<PowerTrack, List<PowerSlot>>> tracks(
            ContentEntry entry, EffectCodec<EpicAction> codec) {
        Map<Letter, Map<PowerTrack, List<PowerSlot>>> all = new EnumMap<>(Letter.class);
        for (String letter : entry.fields()) {
            ContentEntry set = entry.entry(letter);
            Map<PowerTrack, List<PowerSlot>> tracks = new EnumMap<>(PowerTrack.class);
            for (PowerTrack track : PowerTrack.values()) {
                String field = track.name().toLowerCase(Locale.ROOT);
                List<PowerSlot> slots = set.entries(field, slot -> PowerSlot.read(slot, codec));
                set.demand(slots.size() == EpicCard.SLOTS, field, new Words("il faut six cases", "expected six slots"));
                tracks.put(track, slots);
            }
            set.refuseTheRest();
            all.put(Letter.valueOf(letter), tracks);
        }
        return all;
    }

    /** Whether its powers stand in tables, one cell of each acting, rather than on tracks. */
    public boolean hasTables() {
        return tracks.isEmpty();
    }

    /** The letter of the tracks it has against so many Reckoners. */
    public Letter letter(int reckoners, Letter difficulty) {
        return letters.get(reckoners - 1).get(difficulty.index());
    }

    /** One slot of a track, counted from 0, against so many Reckoners. */
    public PowerSlot slot(int reckoners, Letter difficulty, PowerTrack track, int slot) {
        PowerSlot found = slots(letter(reckoners, difficulty), track).get(slot);
        boolean grows = track == PowerTrack.RED && slot == 0 && redSlot1.get(reckoners - 1) > 1;
        return grows ? found.placing(redSlot1.get(reckoners - 1)) : found;
    }

    private List<PowerSlot> slots(Letter letter, PowerTrack track) {
        Map<PowerTrack, List<PowerSlot>> set = tracks.get(letter);
        List<PowerSlot> slots = set == null ? null : set.get(track);
        return slots == null ? List.of() : slots;
    }
}

package org.alea.app.games.reckoners.art;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.alea.games.reckoners.rules.Ring;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.ReckonersPhase;
import org.alea.games.reckoners.state.ReckonersState;

/** What happens between two rounds, in its order: what the city does, each Epic, the High Epic; and how far it has come. */
public final class PhaseSteps {
    private final ReckonSpeech speech;
    private final ReckonersState state;
    private final List<Step> steps = new ArrayList<>();
    private final boolean over;

    /**
     * One of them.
     *
     * @param icon the sign of what acts
     * @param words what acts
     * @param under where, or what it does
     */
    public record Step(String icon, String words, String under, Progress progress) {}

    /** How far a step has come. */
    public enum Progress {
        DONE,
        NOW,
        AHEAD
    }

    private PhaseSteps(ReckonSpeech speech, ReckonersState state) {
        this.speech = speech;
        this.state = state;
        over = !is(state);
    }

    /** Whether the Reckoners wait for the Epics. */
    public static boolean is(ReckonersState state) {
        return switch (state.phase()) {
            case ILDITHIA, ADD_EPICS, NEWCAGO, EPICS, HIGH_EPIC -> true;
            default -> false;
        };
    }

    /** The steps of this round; all of them are done when the next one begins. */
    public static List<Step> of(ReckonSpeech speech, ReckonersState state) {
        return new PhaseSteps(speech, state).list();
    }

    private List<Step> list() {
        if (speech.content().city(state.setting().city()).moves()) {
            add(ReckonersPhase.ILDITHIA, "mdi2c-city-variant", "phase.city");
        }
        add(ReckonersPhase.ADD_EPICS, "mdi2p-plus", "phase.newEpics");
        if (state.setting().newcagoCards()) {
            add(ReckonersPhase.NEWCAGO, "mdi2c-cards-outline", "phase.cards");
        }
        for (int place : Ring.all(state)) {
            District district = state.district(place);
            district.epic()
                    .ifPresent(epic -> steps.add(new Step(
                            ReckonerLooks.epic(epic.card()),
                            speech.name(epic.card()),
                            speech.name(district.id()),
                            of(state, place).orElse(progress(ReckonersPhase.EPICS)))));
        }
        String highEpic = state.highEpic().id();
        steps.add(new Step(
                ReckonerLooks.person(highEpic).emblem(),
                speech.name(highEpic),
                speech.get("phase.tracks"),
                progress(ReckonersPhase.HIGH_EPIC)));
        return steps;
    }

    private void add(ReckonersPhase phase, String icon, String words) {
        steps.add(new Step(icon, speech.get(words), "", progress(phase)));
    }

    private Progress progress(ReckonersPhase phase) {
        if (over) {
            return Progress.DONE;
        }
        int compared = state.phase().compareTo(phase);
        return compared > 0 ? Progress.DONE : compared == 0 ? Progress.NOW : Progress.AHEAD;
    }

    /** How far the Epic of a district has come; nothing while the Epics do not act. */
    public static Optional<Progress> of(ReckonersState state, int place) {
        OptionalInt next = next(state);
        if (state.phase() != ReckonersPhase.EPICS || next.isEmpty()) {
            return state.phase() == ReckonersPhase.HIGH_EPIC ? Optional.of(Progress.DONE) : Optional.empty();
        }
        int order = Ring.all(state).indexOf(place);
        int present = next.getAsInt() - 1;
        return Optional.of(order < present ? Progress.DONE : order == present ? Progress.NOW : Progress.AHEAD);
    }

    /** Which Epic of the ring acts after the present one. */
    private static OptionalInt next(ReckonersState state) {
        return state.agenda().stream()
                .filter(Chore.Activations.class::isInstance)
                .mapToInt(task -> ((Chore.Activations) task).next())
                .findFirst();
    }

    /** The slot of a district's Epic that acts now, from 0; its number of slots once all have acted. */
    public static OptionalInt slot(ReckonersState state, int place, int slots) {
        return state.agenda().stream()
                .filter(Chore.Activation.class::isInstance)
                .map(Chore.Activation.class::cast)
                .filter(going -> going.district() == place)
                .mapToInt(going -> switch (going.part()) {
                    case ADVANCE -> -1;
                    case PASS -> going.next() - 1;
                    case DUPLICATES, CONDITIONS -> slots;
                })
                .findFirst();
    }
}

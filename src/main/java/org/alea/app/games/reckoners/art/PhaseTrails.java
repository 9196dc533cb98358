package org.alea.app.games.reckoners.art;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.alea.app.games.reckoners.input.ReckonSpots;
import org.alea.app.gametable.StepTrail;
import org.alea.app.play.Step;
import org.alea.app.table.Spot;
import org.alea.engine.Because;
import org.alea.engine.Event;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersTable;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.ReckonersState;

/** Where a step of the Epic phase begins and whom it reaches: arrows from who acts to what is struck. */
public final class PhaseTrails {
    private PhaseTrails() {}

    /** The arrows of a step. */
    public static List<StepTrail> of(Step<ReckonersTable> step) {
        Optional<Spot> from = actor(step);
        List<StepTrail> trails = new ArrayList<>();
        for (Event event : step.events()) {
            Optional<Spot> to = target(event);
            if (from.isPresent() && to.isPresent() && !from.equals(to)) {
                boolean hurts = struck(event).isPresent();
                trails.add(
                        hurts ? StepTrail.blow(from.get(), to.get()) : StepTrail.path(List.of(from.get(), to.get())));
            }
        }
        return trails.stream().distinct().toList();
    }

    /** Who is hurt in a step. */
    public static List<Spot> struck(Step<ReckonersTable> step) {
        return step.events().stream()
                .flatMap(event -> struck(event).stream())
                .distinct()
                .toList();
    }

    /** Who acts: an Epic in its district, the High Epic, a district itself. */
    private static Optional<Spot> actor(Step<ReckonersTable> step) {
        Map<String, ?> words = step.because().map(Because::words).orElse(Map.of());
        ReckonersState state = step.table().state();
        if (words.containsKey("epic")) {
            String epic = String.valueOf(words.get("epic"));
            return state.districts().stream()
                    .filter(district -> district.epic()
                            .filter(each -> each.card().equals(epic))
                            .isPresent())
                    .map(District::id)
                    .map(ReckonSpots::district)
                    .findFirst();
        }
        if (words.containsKey("district")) {
            return Optional.of(ReckonSpots.district(String.valueOf(words.get("district"))));
        }
        return words.containsKey("highEpic") || words.containsKey("track")
                ? Optional.of(ReckonSpots.HIGH_EPIC)
                : Optional.empty();
    }

    private static Optional<Spot> struck(Event event) {
        if (event instanceof ReckonersEvent.PopulationLost) {
            return Optional.of(ReckonSpots.POPULATION);
        }
        if (event instanceof ReckonersEvent.BaseMoved) {
            return Optional.of(ReckonSpots.BASE);
        }
        if (event instanceof ReckonersEvent.MoneyLost) {
            return Optional.of(ReckonSpots.MONEY);
        }
        if (event instanceof ReckonersEvent.DieLost lost) {
            return Optional.of(ReckonSpots.reckoner(lost.reckoner()));
        }
        if (event instanceof ReckonersEvent.ReckonerAssaulted hit) {
            return Optional.of(ReckonSpots.reckoner(hit.reckoner()));
        }
        return event instanceof ReckonersEvent.CardStolen stolen
                ? Optional.of(ReckonSpots.reckoner(stolen.reckoner()))
                : Optional.empty();
    }

    /** Whom an event reaches. */
    private static Optional<Spot> target(Event event) {
        if (event instanceof ReckonersEvent.EnforcementAdded added) {
            return Optional.of(ReckonSpots.district(added.district()));
        }
        if (event instanceof ReckonersEvent.BarricadesAdded added) {
            return Optional.of(ReckonSpots.district(added.district()));
        }
        if (event instanceof ReckonersEvent.ShieldAdded added) {
            return Optional.of(ReckonSpots.district(added.district()));
        }
        if (event instanceof ReckonersEvent.DuplicateAdded added) {
            return Optional.of(ReckonSpots.district(added.district()));
        }
        if (event instanceof ReckonersEvent.EpicStrengthened stronger) {
            return Optional.of(ReckonSpots.district(stronger.district()));
        }
        if (event instanceof ReckonersEvent.TrackStrengthened stronger) {
            return Optional.of(ReckonSpots.track(stronger.track()));
        }
        if (event instanceof ReckonersEvent.FigurePushed pushed) {
            return Optional.of(ReckonSpots.district(pushed.district()));
        }
        if (event instanceof ReckonersEvent.HighEpicMoved moved) {
            return Optional.of(ReckonSpots.district(moved.district()));
        }
        return struck(event);
    }
}

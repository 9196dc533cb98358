package org.alea.games.reckoners;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.alea.games.reckoners.cards.EpicCard;
import org.alea.games.reckoners.state.Chore;
import org.alea.games.reckoners.state.DieStage;
import org.alea.games.reckoners.state.Question;
import org.alea.games.reckoners.state.Reckoner;
import org.alea.games.reckoners.state.ReckonerDie;
import org.alea.games.reckoners.state.ReckonersState;
import org.alea.games.reckoners.state.Task;
import org.alea.games.reckoners.state.Trigger;

/** What of the agenda of a table cannot be: Reckoners and districts that are not there, questions without an answer. */
final class LaidOutAgenda {
    private final ReckonersState state;
    private final KnownPieces known;
    private final List<String> faults = new ArrayList<>();

    private LaidOutAgenda(KnownPieces known, ReckonersState state) {
        this.known = known;
        this.state = state;
    }

    static List<String> faults(KnownPieces known, ReckonersState state) {
        LaidOutAgenda agenda = new LaidOutAgenda(known, state);
        List<Task> tasks = state.agenda();
        for (int i = 0; i < tasks.size(); i++) {
            agenda.check("agenda/" + i, tasks.get(i));
        }
        if (!tasks.isEmpty() && !(tasks.get(tasks.size() - 1) instanceof Question)) {
            agenda.faults.add("agenda: the last entry asks nothing");
        }
        return agenda.faults;
    }

    private void check(String at, Task task) {
        if (task instanceof Question question) {
            question(at, question);
        } else if (task instanceof Chore chore) {
            chore(at, chore);
        }
    }

    private void question(String at, Question question) {
        if (question instanceof Question.OpenSource source) {
            reckoner(at + "/owner", source.owner());
            some(at + "/symbols", source.symbols().size());
        } else if (question instanceof Question.Loot loot) {
            reckoner(at + "/credited", loot.credited());
            districtOrNone(at + "/district", loot.district());
            some(at + "/symbols", loot.symbols().size());
        } else if (question instanceof Question.Triggers triggers) {
            some(at + "/waiting", triggers.waiting().size());
            triggers.waiting().forEach(trigger -> trigger(at + "/waiting", trigger));
        } else if (question instanceof Question.Bonus bonus) {
            district(at + "/district", bonus.district());
            reckonerOrNone(at + "/reckoner", bonus.reckoner());
            some(at + "/symbols", bonus.symbols().size());
        } else if (question instanceof Question.Shot shot) {
            reckoner(at + "/owner", shot.owner());
            some(at + "/symbols", shot.symbols().size());
        } else if (question instanceof Question.KidnapTokens tokens) {
            reckoner(at + "/owner", tokens.owner());
            district(at + "/district", tokens.district());
            some(at + "/left", tokens.left());
        } else if (question instanceof Question.CutBarricades cuts) {
            reckoner(at + "/owner", cuts.owner());
            some(at + "/left", cuts.left());
        } else if (question instanceof Question.CheckmateTokens tokens) {
            reckoner(at + "/owner", tokens.owner());
            some(at + "/left", tokens.left());
        } else if (question instanceof Question.Rerolls rerolls) {
            reckoner(at + "/owner", rerolls.owner());
            some(at + "/left", rerolls.left());
        } else if (question instanceof Question.DawnChoice choice) {
            some(at + "/cards", choice.cards().size());
            choice.cards()
                    .forEach(card -> demand(known.dawnslight().contains(card), at + "/cards: there is no " + card));
            districtOrNone(at + "/district", choice.district());
            reckonerOrNone(at + "/cause", choice.cause());
        } else {
            loss(at, question);
        }
    }

    /** Questions about what somebody has: there must be something. */
    private void loss(String at, Question question) {
        if (question instanceof Question.LoseADie) {
            anybody(
                    at,
                    "two dice",
                    state.team().stream().anyMatch(each -> each.dice().size() > 1));
        } else if (question instanceof Question.SellACard) {
            anybody(
                    at,
                    "a card",
                    state.team().stream().anyMatch(each -> !each.cards().isEmpty()));
        } else if (question instanceof Question.DiscardAToken) {
            anybody(at, "a plan token", state.team().stream().anyMatch(each -> each.tokens() > 0));
        } else if (question instanceof Question.GiveUpACard theft) {
            district(at + "/district", theft.district());
            anybody(
                    at,
                    "a card",
                    state.team().stream().anyMatch(each -> !each.cards().isEmpty()));
        } else if (question instanceof Question.HitAReckoner hit) {
            some(at + "/candidates", hit.candidates().size());
            hit.candidates().forEach(candidate -> reckoner(at + "/candidates", candidate));
        } else if (question instanceof Question.DisableACard disabled) {
            reckoner(at + "/reckoner", disabled.reckoner())
                    .ifPresent(owner -> demand(!owner.cards().isEmpty(), at + ": " + owner.id() + " has no card"));
        } else if (question instanceof Question.SwapADie swap) {
            reckoner(at + "/owner", swap.owner())
                    .ifPresent(owner -> demand(
                            owner.card(swap.card()) >= 0, at + "/card: " + owner.id() + " has no " + swap.card()));
        } else if (question instanceof Question.MissingDie missing) {
            reckoner(at + "/reckoner", missing.reckoner())
                    .ifPresent(owner -> demand(hasADieToRoll(owner), at + ": " + owner.id() + " has no die to roll"));
        } else if (question instanceof Question.StartToken token) {
            some(at + "/left", token.left());
        }
    }

    private static boolean hasADieToRoll(Reckoner reckoner) {
        for (ReckonerDie die : reckoner.dice()) {
            if (die.stage() == DieStage.UNROLLED) {
                return true;
            }
        }
        return false;
    }

    private void trigger(String at, Trigger trigger) {
        reckonerOrNone(at + "/owner", trigger.owner());
        districtOrNone(at + "/district", trigger.district());
        demand(
                (trigger.owner() >= 0) != (trigger.district() >= 0),
                at + ": " + trigger.id() + " needs an owner or a district");
        some(at + "/symbols", trigger.symbols().size());
    }

    private void chore(String at, Chore chore) {
        if (chore instanceof Chore.Perform perform) {
            district(at + "/place", perform.place().district());
        } else if (chore instanceof Chore.Repeat repeat) {
            district(at + "/place", repeat.place().district());
        } else if (chore instanceof Chore.Transformation transformation) {
            district(at + "/place", transformation.place().district());
        } else if (chore instanceof Chore.StrengthenEpics strengthen) {
            some(at + "/districts", strengthen.districts().size());
            strengthen.districts().forEach(place -> district(at + "/districts", place));
        } else if (chore instanceof Chore.Activation activation) {
            activation(at, activation);
        } else if (chore instanceof Chore.Activations activations) {
            range(at + "/next", activations.next(), state.districts().size());
        } else if (chore instanceof Chore.CityCards cards) {
            range(at + "/next", cards.next(), state.districts().size());
            cards.hit().forEach(hit -> reckoner(at + "/hit", hit));
        } else if (chore instanceof Chore.Crossing) {
            district("board", state.board());
        } else if (chore instanceof Chore.Hit hit) {
            reckoner(at + "/reckoner", hit.reckoner());
        } else if (chore instanceof Chore.LowerTrack track) {
            district(at + "/district", track.district());
            reckoner(at + "/credited", track.credited());
        } else if (chore instanceof Chore.TrackDone track) {
            district(at + "/district", track.district());
            reckoner(at + "/credited", track.credited());
        }
    }

    private void activation(String at, Chore.Activation activation) {
        district(at + "/district", activation.district());
        if (activation.district() >= 0
                && activation.district() < state.districts().size()) {
            demand(
                    state.district(activation.district()).epic().isPresent(),
                    at + "/district: no Epic is in district " + activation.district());
        }
        if (activation.part() == Chore.Part.PASS) {
            range(at + "/until", activation.until(), EpicCard.SLOTS);
        }
        if (activation.part() == Chore.Part.CONDITIONS) {
            range(at + "/until", activation.until(), activation.conditions().size());
        }
        range(at + "/next", activation.next(), activation.until());
    }

    // ---- what is demanded

    private void demand(boolean holds, String fault) {
        if (!holds) {
            faults.add(fault);
        }
    }

    private void range(String at, int n, int most) {
        demand(n >= 0 && n <= most, at + " is " + n + ", not 0 to " + most);
    }

    private void some(String at, int n) {
        demand(n > 0, at + ": nothing is left to answer");
    }

    private void anybody(String at, String what, boolean holds) {
        demand(holds, at + ": nobody has " + what);
    }

    private void district(String at, int place) {
        range(at, place, state.districts().size() - 1);
    }

    private void districtOrNone(String at, int place) {
        if (place != Reckoner.NOWHERE) {
            district(at, place);
        }
    }

    private Optional<Reckoner> reckoner(String at, int index) {
        range(at, index, state.team().size() - 1);
        return index >= 0 && index < state.team().size() ? Optional.of(state.reckoner(index)) : Optional.empty();
    }

    private void reckonerOrNone(String at, int index) {
        if (index != Reckoner.NOWHERE) {
            reckoner(at, index);
        }
    }
}

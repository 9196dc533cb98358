package org.alea.games.royal;

import java.util.List;
import java.util.Optional;
import org.alea.content.ContentEntry;
import org.alea.content.Fault;
import org.alea.engine.Refusal;
import org.alea.engine.Turn;
import org.alea.engine.Words;

/** What an immediate card does, once per activation (ROYAL-106). */
public sealed interface Effect {

    /** How often this can be paid or carried out once dice and hire are paid (ROYAL-103); 0 if it would give nothing. */
    int limit(Prospect prospect);

    /** Does it {@code times} times; {@code lyingUsed} of the citizens to return are lying ones. */
    void apply(RoyalTable table, int times, int lyingUsed, Turn turn);

    /** Why the limit is 0 (ROYAL-104). */
    default Optional<Refusal> shortage(Prospect prospect) {
        return Refusals.because("NO_EFFECT", "ROYAL-104");
    }

    /** Whether the limit depends on where a hired tradesman comes from. */
    default boolean mindsHireSource() {
        return false;
    }

    /** Whether the cubes are placed one by one by choice, so that the number of activations is not chosen (ROYAL-204). */
    default boolean placesCubes() {
        return false;
    }

    /** Citizens to return per activation. */
    default int citizensToReturn() {
        return 0;
    }

    record Gain(int vp, int deniers, int influence) implements Effect {
        @Override
        public int limit(Prospect prospect) {
            return Integer.MAX_VALUE;
        }

        @Override
        public void apply(RoyalTable table, int times, int lyingUsed, Turn turn) {
            table.gainVp(Side.YOU, vp * times, ScoreSource.ACTIONS, turn);
            table.purse().gainDeniers(deniers * times, turn);
            table.purse().gainInfluence(influence * times, turn);
        }
    }

    record PayGain(int payDeniers, int payInfluence, int payCitizens, Gain gain) implements Effect {
        @Override
        public int limit(Prospect prospect) {
            int limit = Integer.MAX_VALUE;
            if (payDeniers > 0) {
                limit = Math.min(limit, prospect.deniers() / payDeniers);
            }
            if (payInfluence > 0) {
                limit = Math.min(limit, prospect.influence() / payInfluence);
            }
            if (payCitizens > 0) {
                limit = Math.min(limit, (prospect.supply() + prospect.lying()) / payCitizens);
            }
            return limit;
        }

        @Override
        public void apply(RoyalTable table, int times, int lyingUsed, Turn turn) {
            table.purse().payDeniers(payDeniers * times, turn);
            table.purse().payInfluence(payInfluence * times, turn);
            table.returnCitizens(payCitizens * times, lyingUsed, turn);
            gain.apply(table, times, 0, turn);
        }

        @Override
        public Optional<Refusal> shortage(Prospect prospect) {
            if (prospect.deniers() < payDeniers) {
                return Refusals.because("NOT_ENOUGH_DENIERS", "ROYAL-103");
            }
            return prospect.influence() < payInfluence
                    ? Refusals.because("NOT_ENOUGH_INFLUENCE", "ROYAL-103")
                    : Refusals.because("NO_CITIZEN", "ROYAL-121");
        }

        @Override
        public boolean mindsHireSource() {
            return payCitizens > 0;
        }

        @Override
        public int citizensToReturn() {
            return payCitizens;
        }
    }

    record GainCitizen(int n) implements Effect {
        @Override
        public int limit(Prospect prospect) {
            return prospect.table().city().general() / n;
        }

        @Override
        public Optional<Refusal> shortage(Prospect prospect) {
            return Refusals.because("SUPPLY_EMPTY", "ROYAL-103");
        }

        @Override
        public void apply(RoyalTable table, int times, int lyingUsed, Turn turn) {
            for (int i = 0; i < times * n; i++) {
                table.city().recruit();
            }
            turn.add(new RoyalEvent.CitizensGained(times * n));
        }
    }

    record EventCubes(int n) implements Effect {
        @Override
        public int limit(Prospect prospect) {
            return (prospect.table().events().free() + n - 1) / n;
        }

        @Override
        public void apply(RoyalTable table, int times, int lyingUsed, Turn turn) {
            table.askForCubes(State.SUB_EVENT_CUBE, times * n);
        }

        @Override
        public boolean placesCubes() {
            return true;
        }
    }

    record CathedralCubes(int n) implements Effect {
        @Override
        public int limit(Prospect prospect) {
            return (prospect.table().cathedral().free() + n - 1) / n;
        }

        @Override
        public void apply(RoyalTable table, int times, int lyingUsed, Turn turn) {
            table.askForCubes(State.SUB_COLUMN, times * n);
        }

        @Override
        public boolean placesCubes() {
            return true;
        }
    }

    record VpPerOwnEvent(int v) implements Effect {
        @Override
        public int limit(Prospect prospect) {
            return prospect.table().events().withYourCubes() > 0 ? Integer.MAX_VALUE : 0;
        }

        @Override
        public void apply(RoyalTable table, int times, int lyingUsed, Turn turn) {
            table.gainVp(Side.YOU, times * v * table.events().withYourCubes(), ScoreSource.ACTIONS, turn);
        }
    }

    record VpPerOwnLevel(int v) implements Effect {
        @Override
        public int limit(Prospect prospect) {
            return prospect.table().cathedral().levelsOf(Side.YOU) > 0 ? Integer.MAX_VALUE : 0;
        }

        @Override
        public void apply(RoyalTable table, int times, int lyingUsed, Turn turn) {
            table.gainVp(Side.YOU, times * v * table.cathedral().levelsOf(Side.YOU), ScoreSource.ACTIONS, turn);
        }
    }

    record DeniersPerRoyCitizen(Building building, int v) implements Effect {
        @Override
        public int limit(Prospect prospect) {
            return prospect.table().city().standing(Side.ROY, building) > 0 ? Integer.MAX_VALUE : 0;
        }

        @Override
        public void apply(RoyalTable table, int times, int lyingUsed, Turn turn) {
            table.purse().gainDeniers(times * v * table.city().standing(Side.ROY, building), turn);
        }
    }

    /** Counts the building with more of your citizens (ROYAL-118). */
    record DeniersPerOwnCitizen(List<Building> buildings, int v) implements Effect {
        @Override
        public int limit(Prospect prospect) {
            for (int i = 0; i < buildings.size(); i++) {
                if (prospect.standing(buildings.get(i)) > 0) {
                    return Integer.MAX_VALUE;
                }
            }
            return 0;
        }

        @Override
        public void apply(RoyalTable table, int times, int lyingUsed, Turn turn) {
            int most = 0;
            for (int i = 0; i < buildings.size(); i++) {
                most = Math.max(most, table.city().standing(Side.YOU, buildings.get(i)));
            }
            table.purse().gainDeniers(times * v * most, turn);
        }

        @Override
        public boolean mindsHireSource() {
            return true;
        }
    }

    static Effect read(ContentEntry entry) {
        String op = entry.text("op");
        return switch (op) {
            case "GAIN" -> gain(entry);
            case "PAY_GAIN" -> payGain(entry);
            case "GAIN_CITIZEN" -> new GainCitizen(entry.number("n", 1, 12));
            case "EVENT_CUBE" -> new EventCubes(entry.number("n", 1, 6));
            case "CATHEDRAL_CUBE" -> new CathedralCubes(entry.number("n", 1, 6));
            case "VP_PER_OWN_EVENT" -> new VpPerOwnEvent(entry.number("v", 1, 50));
            case "VP_PER_OWN_LEVEL" -> new VpPerOwnLevel(entry.number("v", 1, 50));
            case "DENIERS_PER_ROY_CITIZEN" ->
                new DeniersPerRoyCitizen(entry.constant("building", Building.class), entry.number("v", 1, 50));
            case "DENIERS_PER_OWN_CITIZEN" ->
                new DeniersPerOwnCitizen(entry.constants("buildings", Building.class), entry.number("v", 1, 50));
            default ->
                throw entry.refuse(
                        "op",
                        new Words(
                                op + " n’est pas l’effet d’une carte immédiate",
                                op + " is no effect of an immediate card"));
        };
    }

    private static Gain gain(ContentEntry entry) {
        Gain gain = new Gain(amount(entry, "vp"), amount(entry, "deniers"), amount(entry, "influence"));
        if (gain.vp + gain.deniers + gain.influence == 0) {
            throw entry.refuse(
                    "op",
                    Fault.expected(new Words(
                            "des PV (vp), des deniers ou de l’influence à gagner",
                            "vp, deniers or influence to gain")));
        }
        return gain;
    }

    private static PayGain payGain(ContentEntry entry) {
        ContentEntry pay = entry.entry("pay");
        ContentEntry gained = entry.entry("gain");
        PayGain effect =
                new PayGain(amount(pay, "deniers"), amount(pay, "influence"), amount(pay, "citizens"), gain(gained));
        pay.refuseTheRest();
        gained.refuseTheRest();
        if (effect.payDeniers + effect.payInfluence + effect.payCitizens == 0) {
            throw entry.refuse(
                    "pay",
                    Fault.expected(new Words(
                            "des deniers, de l’influence ou des citoyens (citizens) à payer",
                            "deniers, influence or citizens to pay")));
        }
        return effect;
    }

    private static int amount(ContentEntry entry, String field) {
        return entry.has(field) ? entry.number(field, 1, 50) : 0;
    }
}

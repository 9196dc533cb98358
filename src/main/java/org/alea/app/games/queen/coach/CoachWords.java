package org.alea.app.games.queen.coach;

import java.util.List;
import java.util.stream.Collectors;
import org.alea.app.shell.Texts;
import org.alea.content.Wording;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.QueenBox;
import org.alea.games.queen.QueenMove;
import org.alea.games.queen.QueenTable;
import org.alea.games.queen.SpiritCard;
import org.alea.games.queen.bots.Demonstration;
import org.alea.games.queen.coach.Candidate;
import org.alea.games.queen.coach.Finding;
import org.alea.games.queen.coach.Label;
import org.alea.games.queen.coach.Rerolls;
import org.alea.games.queen.coach.RoundDecision;
import org.alea.games.queen.coach.Valued;

/** Everything the coach says, made of his numbers. */
public final class CoachWords {
    private static final String MINUS = "\u2212";

    private final Texts texts;
    private final Wording wording;

    public CoachWords(Texts texts, QueenBox box) {
        this.texts = texts;
        this.wording = box.wording();
    }

    String get(String key, Object... args) {
        return texts.get("coach." + key, args);
    }

    /** A sentence of the coach. */
    public String say(String key) {
        return get(key);
    }

    /** What values are counted in: enemies, or points of the goal of a drill. */
    public String unit(boolean byGoal) {
        return get(byGoal ? "unit.goal" : "unit");
    }

    /** The best choice and its value, as advice. */
    public String hint(QueenTable table, Valued best, boolean byGoal) {
        return get("hint", inSentence(table, best.candidate()), signed(best.value()), unit(byGoal));
    }

    /** Why the bot does what it does. */
    public String reason(QueenTable table, QueenMove move, Demonstration.Reason reason, boolean byGoal) {
        if (move instanceof QueenMove.PlaceOnChariot placement) {
            return get("demo.place", placed(table, Candidate.Placed.of(table, placement)));
        }
        if (move instanceof QueenMove.RerollSolo solo) {
            return get("demo.power", ending(table, Candidate.of(solo)));
        }
        if (reason.reroll().isEmpty()) {
            return get("demo.noSet", signed(reason.stop()), unit(byGoal));
        }
        Rerolls.Candidate reroll = reason.reroll().get();
        String rerolls = reroll.worth() > reason.stop() ? "demo.reroll" : "demo.throwOn";
        String key = move instanceof QueenMove.RerollSet ? rerolls : "demo.stop";
        return get(key, reroll.value(), signed(reroll.worth()), signed(reason.stop()), unit(byGoal));
    }

    /** What is looked at: a drill, and whether its goal is what values mean. */
    String drill(CoachedDrill drill, boolean byGoal) {
        String name = drill.name().in(texts.language());
        return byGoal
                ? get("about.goal", name)
                : get("about.drill", name, drill.goal().in(texts.language()));
    }

    String caption(String key, Object... args) {
        return texts.capitals(get(key, args));
    }

    /** A value with its sign and two decimals. */
    String signed(double value) {
        String number = number(Math.abs(value));
        return Math.abs(value) < 0.005 ? number : (value < 0 ? MINUS : "+") + number;
    }

    /** A loss: never more than nothing. */
    String loss(double loss) {
        return signed(-loss);
    }

    String number(double value) {
        return String.format(texts.locale(), "%.2f", value);
    }

    private String tenths(double value) {
        return String.format(texts.locale(), "%.1f", value);
    }

    String label(Label label) {
        return get("label." + label);
    }

    /** What a candidate does, as the heading of a row. */
    String candidate(QueenTable table, Candidate candidate) {
        String ending = ending(table, candidate);
        if (candidate.placements().isEmpty()) {
            return capital(ending);
        }
        String placed =
                candidate.placements().stream().map(each -> placed(table, each)).collect(Collectors.joining(", "));
        return capital(get("then", placed, ending));
    }

    private String ending(QueenTable table, Candidate candidate) {
        return switch (candidate.kind()) {
            case STOP -> get(undefended(table, candidate) ? "do.stopUndefended" : "do.stop");
            case REROLL -> get(candidate.withDragon() ? "do.rerollDragon" : "do.reroll", candidate.value());
            case REROLL_SOLO ->
                get(
                        "do.power",
                        table.spirit()
                                .map(SpiritCard::name)
                                .map(words -> words.in(texts.language()))
                                .orElse(""),
                        candidate.value());
        };
    }

    private static boolean undefended(QueenTable table, Candidate candidate) {
        long open = table.chariots().stream().filter(each -> !each.defended()).count();
        return candidate.placements().isEmpty() && open > 0;
    }

    private String placed(QueenTable table, Candidate.Placed placed) {
        String chariot = table.chariots().stream()
                .filter(each -> each.place() == placed.chariot())
                .map(each -> each.card().name().in(texts.language()))
                .collect(Collectors.joining());
        return get(placed.count() > 1 ? "do.placePair" : "do.place", placed.value(), chariot);
    }

    private String capital(String words) {
        return words.substring(0, 1).toUpperCase(texts.locale()) + words.substring(1);
    }

    /** The same inside a sentence. */
    String inSentence(QueenTable table, Candidate candidate) {
        String words = candidate(table, candidate);
        return words.substring(0, 1).toLowerCase(texts.locale()) + words.substring(1);
    }

    String finding(Finding finding) {
        if (finding instanceof Finding.DearSolo solo) {
            return get("find.solo", solo.value(), colour(solo.colour()), signed(solo.cost()));
        }
        if (finding instanceof Finding.WastedColour wasted) {
            return get("find.colour", colour(wasted.colour()), wasted.value(), wasted.wantedAt());
        }
        if (finding instanceof Finding.SunMissed sun) {
            return get("find.sun", sun.slot());
        }
        if (finding instanceof Finding.Pace pace) {
            return get("find.pace", tenths(pace.secondsPerDecision()));
        }
        Finding.RerollsLeft left = (Finding.RerollsLeft) finding;
        return get("find.left", left.secondsLeft(), left.rerolls());
    }

    String colour(DieColour colour) {
        return wording.term(colour, texts.language());
    }

    /** The time that was left at a decision, as in 00:23; nothing without a limit. */
    String clock(RoundDecision decision) {
        if (decision.secondsLeft().isEmpty()) {
            return "";
        }
        int seconds = decision.secondsLeft().getAsInt();
        return String.format("%02d:%02d", seconds / 60, seconds % 60);
    }

    String spoken(List<String> parts) {
        return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }
}

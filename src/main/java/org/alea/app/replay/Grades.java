package org.alea.app.replay;

import java.util.Locale;
import org.alea.app.games.TableReplay.Grade;
import org.alea.app.games.TableReplay.Judgement;
import org.alea.app.shell.Icon;
import org.alea.app.shell.Texts;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** How the coach's judgements are shown: each grade has a sign, a colour and a word. */
record Grades(Texts texts) {

    static Icon icon(Grade grade) {
        Ikon sign = switch (grade) {
            case BEST -> MaterialDesignS.STAR_CIRCLE;
            case GOOD -> MaterialDesignC.CHECK_CIRCLE;
            case INACCURACY -> MaterialDesignA.ALERT_CIRCLE;
            case MISTAKE -> MaterialDesignC.CLOSE_CIRCLE;
        };
        return Icon.of(sign, "grade-icon", "grade-" + name(grade));
    }

    String words(Judgement judgement) {
        String better = judgement.better().in(texts.language());
        String loss = "−" + texts.get("statistics.number", Math.round(judgement.loss() * 100) / 100.0);
        String grade = texts.get("replay.grade." + name(judgement.grade()), loss);
        return better.isEmpty() ? grade : grade + " " + texts.get("replay.better", better);
    }

    private static String name(Grade grade) {
        return grade.name().toLowerCase(Locale.ROOT);
    }
}

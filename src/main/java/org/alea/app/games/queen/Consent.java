package org.alea.app.games.queen;

import org.alea.app.shell.Texts;
import org.alea.app.table.panel.ConsentPane;

/** Asks before something costs the game its record: once, for a game that has none to lose is not asked about again. */
final class Consent {
    private final Texts texts;
    private final QueenPlay play;
    private final Overlays overlays;

    Consent(Texts texts, QueenPlay play, Overlays overlays) {
        this.texts = texts;
        this.play = play;
        this.overlays = overlays;
    }

    /**
     * Does something that costs the record, at once if there is none to lose.
     *
     * @param costs the key of the sentence that says what is given up
     */
    void ask(String costs, Runnable then) {
        if (play.match().learning()) {
            then.run();
            return;
        }
        overlays.inspect(() -> new ConsentPane(texts, texts.get(costs), overlays::dismiss, () -> {
            overlays.close();
            then.run();
        }));
    }

    /** Does something that helps: the game is a learning one from then on. */
    void help(String costs, Runnable helping) {
        ask(costs, () -> {
            play.markLearning();
            helping.run();
        });
    }
}

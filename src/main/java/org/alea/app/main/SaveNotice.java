package org.alea.app.main;

import java.nio.file.Path;
import java.util.Optional;
import org.alea.app.settings.FileManager;
import org.alea.app.setup.SetupScreen;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Notice;
import org.alea.app.shell.Screen;
import org.alea.app.shell.Texts;
import org.alea.store.Loading;

/** Tells what became of a saved match that did not load as it was left. */
final class SaveNotice {
    private SaveNotice() {}

    /**
     * Nothing if there is nothing to tell.
     *
     * @param present where the player is
     */
    static Optional<Notice> of(Desk desk, String game, Loading<?, ?> loading, Optional<Screen> present) {
        Texts texts = desk.texts();
        if (loading.explain().in(texts.language()).isEmpty()) {
            return Optional.empty();
        }
        boolean grave = !(loading instanceof Loading.Loaded);
        Notice notice = Notice.of(grave, texts.words(loading.explain())).withDetail(texts.words(loading.detail()));
        Notice.Remedy newGame = new Notice.Remedy(
                texts.text("library.newGame"), () -> desk.navigator().setUp(game));
        Notice withFolder = file(loading)
                .map(file -> notice.withRemedy(new Notice.Remedy(
                        texts.text("data.open"),
                        () -> FileManager.ofThisMachine().open(file.resolveSibling(""), desk))))
                .orElse(notice);
        return Optional.of(
                grave && present.filter(SaveNotice::choosing).isPresent()
                        ? withFolder.withRemedy(newGame)
                        : withFolder);
    }

    /** At a table, or about to sit down at one, nobody looks for another. */
    private static boolean choosing(Screen screen) {
        return screen.besideRail() && !(screen instanceof SetupScreen);
    }

    /** The file it is about. */
    private static Optional<Path> file(Loading<?, ?> loading) {
        if (loading instanceof Loading.OutOfReach<?, ?> out) {
            return Optional.of(out.file());
        }
        if (loading instanceof Loading.Kept<?, ?> kept) {
            return Optional.of(kept.place());
        }
        return loading instanceof Loading.Loaded<?, ?> loaded
                ? loaded.passedOver().map(Loading.Kept::place)
                : Optional.empty();
    }
}

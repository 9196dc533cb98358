package org.alea.app.main;

import java.time.Clock;
import java.time.ZoneId;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.alea.app.settings.Preferences;
import org.alea.app.shell.Fonts;
import org.alea.app.shell.Texts;
import org.alea.app.sound.Sounds;
import org.alea.store.DataFolder;
import org.alea.store.SettingsFile;
import org.alea.store.Store;
import org.alea.store.WriteWatch;

/**
 * What is read while JavaFX starts, which takes its time and leaves a core idle: the player's files, the texts and the
 * fonts.
 */
record Prelude(Clock calendar, Store store, SettingsFile.Reading read, Preferences preferences, Sounds sounds) {

    /** Begins at once. */
    static CompletableFuture<Prelude> begin(Executor background, WriteWatch watch) {
        CompletableFuture<Void> faces = CompletableFuture.runAsync(Prelude::readFaces, background);
        return CompletableFuture.supplyAsync(() -> readFiles(background, watch), background)
                .thenCombine(faces, (files, nothing) -> files);
    }

    private static Prelude readFiles(Executor background, WriteWatch watch) {
        // the rules of the time zones are looked for in every library of the program
        Clock calendar = Clock.system(ZoneId.systemDefault());
        Store store = Store.open(DataFolder.ofThisMachine(), AleaApp.version(), calendar, watch);
        SettingsFile.Reading read = store.settings().read();
        Preferences preferences = new Preferences(read.settings(), store.settings()::write);
        Texts.prepare(preferences.language());
        Sounds sounds = Sounds.onThisMachine(preferences::volume, background, System::nanoTime);
        return new Prelude(calendar, store, read, preferences, sounds);
    }

    /** Besides the fonts, the parser of style sheets is slow to get going. */
    private static void readFaces() {
        Fonts.loadFirst();
    }
}

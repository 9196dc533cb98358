package org.alea.app.reference;

import org.alea.app.games.GameCover;
import org.alea.app.shell.Desk;
import org.alea.app.shell.Texts;

/** How cards look and sound wherever they are shown in the reference. */
final class ReferenceStyle {
    private final Desk desk;

    ReferenceStyle(Desk desk) {
        this.desk = desk;
    }

    GameCover cover(String game) {
        return desk.suite().view(game).orElseThrow().cover();
    }

    FacePane.Style of(String game) {
        return FacePane.Style.of(desk, game);
    }

    /** A card for those who hear the screen. */
    String hear(Card card) {
        Texts texts = desk.texts();
        CatalogueEntry entry = card.entry();
        return texts.get(
                        card.own() ? "reference.hear.own" : "reference.hear",
                        entry.name().in(texts.language()),
                        entry.traits().kind().name().in(texts.language()))
                + " "
                + entry.text().in(texts.language());
    }
}

package org.alea.app.guide;

import org.alea.app.shell.Desk;
import org.alea.app.shell.GameSession;
import org.alea.content.GameBox;
import org.alea.content.guide.Guide;
import org.alea.content.guide.LessonWalk;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** The lessons of one game with everything needed to take them. */
record Course<T extends Table<T>, M extends Move>(Desk desk, String game, GameBox<T, M> box, GuideRoom<T, M> room) {

    Guide guide() {
        return box.guide();
    }

    GuideProgress progress() {
        return new GuideProgress(desk.preferences(), game);
    }

    /** The scene as it stands at this step; from its beginning if that is not to be reached any more. */
    LessonWalk<T, M> walk(LessonMark mark) {
        LessonWalk<T, M> walk = LessonWalk.begin(box, mark.scene());
        return walk.forwardTo(mark.step().id()) ? walk : LessonWalk.begin(box, mark.scene());
    }

    GuidedTable<M> table(LessonWalk<T, M> walk) {
        return room.open(desk, new GameSession<>(game, box, walk.match(), desk.clock()));
    }
}

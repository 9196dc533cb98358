package org.alea.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Table;

/** The saves of one place that were set aside for another version or for other cards: they may yet be taken up. */
record KeptForLater(SafeFile place) {
    private static final List<Mark> REASONS = List.of(Mark.OTHER_VERSION, Mark.OTHER_CARDS);

    /** The newest that can be taken up with what {@code box} gives for it. */
    Optional<Path> thatFits(Function<SaveHeader, GameBox<?, ?>> box) {
        for (Mark reason : REASONS) {
            for (Path kept : newestFirst(reason)) {
                Optional<SaveHeader> header = SaveReader.header(kept);
                if (header.isPresent() && canBeTakenUp(kept, box.apply(header.get()))) {
                    return Optional.of(kept);
                }
            }
        }
        return Optional.empty();
    }

    /** None where the folder does not give them now. */
    private List<Path> newestFirst(Mark reason) {
        try {
            List<Path> all = new ArrayList<>(place.setAsideAs(reason).values());
            Collections.reverse(all);
            return all;
        } catch (IOException e) {
            return List.of();
        }
    }

    private static <T extends Table<T>, M extends Move> boolean canBeTakenUp(Path kept, GameBox<T, M> box) {
        return SaveReader.load(kept, box) instanceof Loading.Loaded<T, M>;
    }
}

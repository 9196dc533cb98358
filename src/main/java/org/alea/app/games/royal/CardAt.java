package org.alea.app.games.royal;

import java.util.Optional;
import java.util.stream.Stream;
import org.alea.app.table.Spot;
import org.alea.games.royal.RoyalContent;

/** Which card lies at a spot, for those who look it up. */
record CardAt(RoyalContent content) {

    Optional<String> of(Spot spot) {
        boolean card = spot.kind().equals("to") || spot.kind().equals("cube");
        boolean event = Stream.concat(content.events().stream(), Stream.of(content.marauding()))
                .anyMatch(one -> one.id().equals(spot.which()));
        return card && (event || content.activity(spot.which()).isPresent())
                ? Optional.of(spot.which())
                : Optional.empty();
    }
}

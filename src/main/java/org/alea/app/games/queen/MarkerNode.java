package org.alea.app.games.queen;

import javafx.scene.layout.Region;

/** The orange disc on a Battle track. */
final class MarkerNode extends Region {
    static final double SIZE = 22;

    MarkerNode() {
        getStyleClass().add("battle-marker");
        setMinSize(SIZE, SIZE);
        setPrefSize(SIZE, SIZE);
        setMaxSize(SIZE, SIZE);
    }
}

package org.alea.app.games.royal.pieces;

import java.util.Locale;
import javafx.scene.layout.Region;
import org.alea.games.royal.Side;

/** A cube of either side: yours is round, the Roy's square. On paper and on dark panes it takes the ink of its ground. */
public final class CubeNode extends Region {
    private final Side side;

    public CubeNode(Side side, double size) {
        this.side = side;
        getStyleClass().addAll("royal-cube", side.name().toLowerCase(Locale.ROOT));
        setMinSize(size, size);
        setPrefSize(size, size);
        setMaxSize(size, size);
        setStyle("-fx-background-radius: " + (side == Side.YOU ? size / 2 : size * 0.19) + "px;");
    }

    public Side side() {
        return side;
    }
}

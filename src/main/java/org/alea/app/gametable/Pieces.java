package org.alea.app.gametable;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.scene.Node;
import org.alea.app.table.Hand;
import org.alea.app.table.PieceLayer;
import org.alea.app.table.Spot;

/**
 * What a board lays on the table each time that it is shown. Pieces keep their nodes as long as they are laid at every
 * showing, and glide from where they lay before; a spot that is neither laid nor placed any more is forgotten.
 */
public final class Pieces {
    private final PieceLayer layer;
    private final Hand<?> hand;
    private final Set<Spot> placed = new HashSet<>();
    private final Set<String> laid = new HashSet<>();

    Pieces(PieceLayer layer, Hand<?> hand) {
        this.layer = layer;
        this.hand = hand;
    }

    /** A part of the board itself that a hand can touch: a zone, a slot, a card. */
    public void place(Spot spot, Node node) {
        placed.add(spot);
        hand.register(spot, node);
    }

    /**
     * A piece that moves about the table, with its upper left corner at a point of the whole table.
     *
     * @param spot what it is called: of the same kind and id it is the same piece, wherever it lies
     * @param maker makes its node when it first comes into play
     * @return its node, to be dressed for this showing
     */
    public <N extends Node> N lay(Spot spot, Class<N> kind, Supplier<N> maker, double x, double y) {
        N node = layer.piece(spot.name(), kind, maker);
        place(spot, node);
        laid.add(spot.name());
        layer.lay(spot.name(), x, y);
        return node;
    }

    /** The node of a piece that is in play. */
    public <N extends Node> Optional<N> find(Spot spot, Class<N> kind) {
        return layer.find(spot.name()).filter(kind::isInstance).map(kind::cast);
    }

    boolean isPiece(Spot spot) {
        return laid.contains(spot.name());
    }

    void begin() {
        placed.clear();
        laid.clear();
    }

    void end() {
        layer.keepOnly(laid);
        hand.keep(placed::contains);
    }

    /** Every piece is made anew at the next showing. */
    void dropAll() {
        layer.keepOnly(Set.of());
    }

    void swap(Spot one, Spot other) {
        layer.swap(one.name(), other.name());
    }
}

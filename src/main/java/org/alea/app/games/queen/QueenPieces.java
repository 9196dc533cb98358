package org.alea.app.games.queen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import org.alea.app.table.DieBadge;
import org.alea.app.table.DieFace;
import org.alea.app.table.DieNode;
import org.alea.app.table.DieSkin;
import org.alea.app.table.DieToken;
import org.alea.app.table.Hand;
import org.alea.app.table.PieceLayer;
import org.alea.games.queen.DieColour;
import org.alea.games.queen.EnemyInPlay;
import org.alea.games.queen.QueenDie;
import org.alea.games.queen.QueenModule;
import org.alea.games.queen.QueenPhase;
import org.alea.games.queen.Zone;

/** Lays every die, marker and token of a picture where it belongs. */
final class QueenPieces {
    static final String DRAGON = "dragon";
    private static final String CONSPIRATOR = "conspirator";
    private static final String SUN = "sun";

    private final PieceLayer layer;
    private final Hand<QueenAct> hand;
    private final Speech speech;
    private final Skins skins;
    private final Set<String> inPlay = new HashSet<>();
    private LyingFaces faces = new LyingFaces(List.of());

    QueenPieces(PieceLayer layer, Hand<QueenAct> hand, Speech speech, Skins skins) {
        this.layer = layer;
        this.hand = hand;
        this.speech = speech;
        this.skins = skins;
    }

    /**
     * Lays all pieces; those among {@code flying} are left to whoever throws them.
     *
     * @param lying what dice show that count for nothing now
     */
    void lay(Picture picture, LyingFaces lying, InHand inHand, QueenBoard board, Set<String> flying) {
        faces = lying;
        inPlay.clear();
        for (QueenDie die : picture.dice()) {
            if (die.zone() != Zone.BOX) {
                die(die, picture, inHand, board, flying);
            }
        }
        ghosts(picture, board);
        dragon(picture, inHand, board, flying);
        for (int slot = 1; slot <= 6; slot++) {
            picture.enemy(slot).ifPresent(enemy -> marker(enemy, board));
        }
        tokens(picture, board);
        layer.keepOnly(inPlay);
    }

    /** Takes everything off, to be laid anew in another dress. */
    void clear() {
        layer.keepOnly(Set.of());
    }

    DieNode node(QueenDie die) {
        DieNode node =
                layer.piece(die.id(), DieNode.class, () -> new DieNode(skins.of(die.colour()), faces.of(die), 50));
        hand.register(Spots.die(die.id()), node);
        return node;
    }

    Optional<DieNode> node(String id) {
        return layer.find(id).filter(DieNode.class::isInstance).map(DieNode.class::cast);
    }

    private void die(QueenDie die, Picture picture, InHand inHand, QueenBoard board, Set<String> flying) {
        inPlay.add(die.id());
        DieNode node = node(die);
        if (flying.contains(die.id())) {
            node.badge(DieBadge.NONE);
            return;
        }
        Place place = place(die, picture, inHand, board);
        node.resizeTo(place.size());
        int together =
                die.zone() == Zone.ARENA ? picture.group(die.value()).dice().size() : 0;
        node.ghost(waits(die, picture));
        node.setAccessibleText(speech.die(die, together));
        node.badge(badges(die, picture, together).toArray(DieBadge[]::new));
        node.show(faces.of(die));
        layer.lay(die.id(), place.x(), place.y());
    }

    private List<DieBadge> badges(QueenDie die, Picture picture, int together) {
        Optional<Picture.Paint> paint =
                picture.paint().filter(brush -> brush.die().equals(die.id()));
        if (paint.isPresent()) {
            return List.of(new DieBadge.Sign(
                    "mdi2p-palette",
                    86,
                    86,
                    20,
                    26,
                    skins.of(paint.get().colour()).rim(),
                    "#F3EDDF"));
        }
        List<DieBadge> badges = new ArrayList<>();
        if (die.borrowed()) {
            badges.add(DieBadge.SUN);
        }
        boolean rolling = picture.table().phase() == QueenPhase.ROLLING && picture.stage() == Picture.Stage.ROLL;
        if (rolling && together == 1) {
            badges.add(DieBadge.LOCK);
        }
        if (countsTwice(die, picture)) {
            badges.add(DieBadge.words("×2"));
        }
        return badges;
    }

    private static boolean countsTwice(QueenDie die, Picture picture) {
        // QUEEN-083: a colour that counts as white this round is not doubled
        return die.zone() == Zone.ARENA
                && !picture.table().modifiers().countsAsWhite(die.colour())
                && picture.enemy(die.value())
                        .filter(enemy -> enemy.card().ability().doubles(die.colour()))
                        .isPresent();
    }

    /** Upper left corner and size of a die. */
    record Place(double x, double y, double size) {}

    /** Where a die lies on the board. */
    Place place(QueenDie die, Picture picture, InHand inHand, QueenBoard board) {
        Optional<InHand.Staged> staged =
                inHand.staged().filter(waiting -> waiting.die().equals(die.id()) && die.zone() == Zone.ARENA);
        if (staged.isPresent()) {
            return board.places().hole(staged.get().chariot(), 0);
        }
        List<QueenDie> same = picture.dice(die.zone());
        int index = same.indexOf(die);
        return switch (die.zone()) {
            case ARENA -> inLane(die, picture, board);
            case CHARIOT_1, CHARIOT_2 ->
                waits(die, picture)
                        ? inStock(picture.bound().indexOf(die), picture, board)
                        : board.places().hole(die.zone() == Zone.CHARIOT_1 ? 1 : 2, index);
            case RESERVE -> board.places().reserve(index, same.size());
            case STACK -> board.places().stack(picture.stackSpace(), index, same.size());
            case DIAL -> board.places().ofTheSun(picture.table().sun().orElse(0), index, same.size());
            case TOP, MIDDLE, BOTTOM, STOCK, BOX -> board.places().inZone(die.zone(), index, same.size());
        };
    }

    private static Place inLane(QueenDie die, Picture picture, QueenBoard board) {
        List<QueenDie> group = picture.group(die.value()).dice();
        int extra = picture.dragonSlot() == die.value() ? 1 : 0;
        if (picture.focus() == die.value() && picture.stage() == Picture.Stage.RESOLVE) {
            return board.places().attacking(group.indexOf(die), group.size() + extra);
        }
        return board.places().inLane(die.value(), group.indexOf(die), group.size() + extra);
    }

    /** QUEEN-135: its Chariot is not settled yet, and no longer seen: the die is already where it will go. */
    private static boolean waits(QueenDie die, Picture picture) {
        return Picture.onChariot(die) && picture.stage() == Picture.Stage.RESOLVE;
    }

    /** Where a die that is bound for the Stock will lie. */
    private static Place inStock(int index, Picture picture, QueenBoard board) {
        int there = picture.dice(Zone.STOCK).size();
        return board.places()
                .inZone(Zone.STOCK, there + index, there + picture.bound().size());
    }

    /** QUEEN-136: the dice of Chariots are seen where they will go when the clock stops. */
    private void ghosts(Picture picture, QueenBoard board) {
        List<QueenDie> bound = picture.stage() == Picture.Stage.ROLL ? picture.bound() : List.of();
        for (int i = 0; i < bound.size(); i++) {
            QueenDie die = bound.get(i);
            String id = "ghost:" + die.id();
            inPlay.add(id);
            DieNode node = layer.piece(id, DieNode.class, () -> new DieNode(skins.of(die.colour()), faces.of(die), 40));
            node.ghost(true);
            node.setMouseTransparent(true);
            Place place = inStock(i, picture, board);
            node.resizeTo(place.size());
            layer.lay(id, place.x(), place.y());
        }
    }

    private void dragon(Picture picture, InHand inHand, QueenBoard board, Set<String> flying) {
        if (!picture.with(QueenModule.DRAGON)) {
            return;
        }
        inPlay.add(DRAGON);
        DieFace face = picture.dragon().map(Skins::face).orElse(new DieFace.Symbol("mdi2f-fire"));
        DieNode node = layer.piece(DRAGON, DieNode.class, () -> new DieNode(DieSkin.DRAGON, face, 50));
        hand.register(Spots.DRAGON, node);
        node.setAccessibleText(picture.dragon()
                .map(shown -> speech.get("hear.dragon", speech.term(shown)))
                .orElseGet(() -> speech.get("hear.dragon.unthrown")));
        int slot = picture.dragonSlot();
        int size = slot == 0 ? 0 : picture.group(slot).dice().size();
        boolean attacks = slot > 0 && picture.focus() == slot && picture.stage() == Picture.Stage.RESOLVE;
        Place place = attacks
                ? board.places().attacking(size, size + 1)
                : slot > 0
                        ? board.places().inLane(slot, size, size + 1)
                        : board.places().dragon(inHand.ride());
        node.resizeTo(place.size());
        if (!flying.contains(DRAGON)) {
            node.show(face);
            layer.lay(DRAGON, place.x(), place.y());
        }
    }

    private void marker(EnemyInPlay enemy, QueenBoard board) {
        String id = "marker:" + enemy.slot();
        inPlay.add(id);
        MarkerNode node = layer.piece(id, MarkerNode.class, MarkerNode::new);
        hand.register(Spots.marker(enemy.slot()), node);
        Point2D place = board.arena().markerPlace(enemy);
        layer.lay(id, place.getX(), place.getY());
    }

    private void tokens(Picture picture, QueenBoard board) {
        QueenPhase phase = picture.table().phase();
        if (picture.with(QueenModule.CONSPIRATORS) && picture.stage() == Picture.Stage.ROLL) {
            inPlay.add(CONSPIRATOR);
            DieNode node =
                    layer.piece(CONSPIRATOR, DieNode.class, () -> new DieNode(DieSkin.WHITE, new DieFace.Blank(), 40));
            node.show(Skins.face(picture.table().conspiratorDie()));
            hand.register(Spots.CONSPIRATOR, node);
            // once thrown it only covers the box that it names
            node.setMouseTransparent(
                    phase != QueenPhase.ROLL_CONSPIRATOR_DIE && phase != QueenPhase.KEEP_CONSPIRATOR_DIE);
            Place place = board.places().conspiratorDie(picture.table().conspiratorDie());
            node.resizeTo(place.size());
            layer.lay(CONSPIRATOR, place.x(), place.y());
        }
        if (phase == QueenPhase.TURN_DIAL) {
            inPlay.add(SUN);
            SlotBadge sun = layer.piece(SUN, SlotBadge.class, () -> new SlotBadge(17, "on-dial"));
            sun.show("", SlotBadge.Shape.SUN, "sun");
            sun.setMouseTransparent(false);
            hand.register(Spots.SUN, sun);
            Bounds place = board.places().sunToken(sun.getPrefWidth());
            layer.lay(SUN, place.getMinX(), place.getMinY());
        }
        if (phase == QueenPhase.PAINT_DIE) {
            int index = 0;
            for (DieColour colour : List.of(DieColour.G, DieColour.Y, DieColour.B)) {
                String id = "colour:" + colour;
                inPlay.add(id);
                Place place = board.places().onDial(index++, 3);
                DieToken token = layer.piece(id, DieToken.class, () -> new DieToken(skins.of(colour), place.size()));
                hand.register(Spots.colour(colour), token);
                layer.lay(id, place.x(), place.y());
            }
        }
    }
}

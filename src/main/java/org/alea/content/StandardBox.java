package org.alea.content;

import java.util.List;
import java.util.Map;
import org.alea.content.guide.Guide;
import org.alea.engine.Game;
import org.alea.engine.Language;
import org.alea.engine.Move;
import org.alea.engine.Table;
import org.alea.engine.Words;

/** A game box from its parts; a game adds its options, its bots and its table in words. */
public abstract class StandardBox<T extends Table<T>, M extends Move> implements GameBox<T, M> {
    private final Parts<T, M> parts;
    private final RuleBook rules;
    private final Wording wording;
    private final MoveCodec<M> moves;
    private final String contentHash;
    private Guide guide = Guide.NONE;

    /**
     * What the box of any game holds.
     *
     * @param id the game's
     * @param names the names of cards, dice and places by their ids, as terms of the wording
     * @param cardFiles what decides how a game goes: a save knows them by their fingerprint
     * @param rulesVersion raised when the same moves would no longer replay
     */
    public record Parts<T extends Table<T>, M extends Move>(
            String id,
            Game<T, M> game,
            Class<M> moves,
            TableCodec<T> tables,
            Map<String, Words> names,
            List<String> cardFiles,
            int rulesVersion) {}

    protected StandardBox(ContentSource source, Parts<T, M> parts) {
        this.parts = parts;
        rules = RuleBook.read(source, parts.id());
        wording = Wording.read(source, parts.id()).with(parts.names());
        moves = new MoveCodec<>(parts.moves());
        contentHash = source.hash(parts.id(), parts.cardFiles());
    }

    /** Reads the guide, which is checked against the whole box: the last thing a constructor does. */
    protected final void learn(ContentSource source) {
        guide = Guide.read(source, parts.id(), this);
    }

    @Override
    public Game<T, M> game() {
        return parts.game();
    }

    @Override
    public final RuleBook rules() {
        return rules;
    }

    @Override
    public final Wording wording() {
        return wording;
    }

    @Override
    public final MoveCodec<M> moves() {
        return moves;
    }

    @Override
    public final TableCodec<T> tables() {
        return parts.tables();
    }

    @Override
    public String describe(T table, M move, Language language) {
        return wording.say("move." + MoveCodec.name(move.getClass()), MoveCodec.parameters(move), language);
    }

    @Override
    public final Guide guide() {
        return guide;
    }

    @Override
    public final int rulesVersion() {
        return parts.rulesVersion();
    }

    @Override
    public final String contentHash() {
        return contentHash;
    }
}

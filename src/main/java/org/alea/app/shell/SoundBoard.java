package org.alea.app.shell;

/** Plays short sounds. Every sound doubles something that can be seen, so silence loses nothing. */
public interface SoundBoard {

    /** No device, or nobody who wants to hear. */
    SoundBoard SILENT = sound -> {};

    void play(Sound sound);

    /** Makes every sound ready beforehand, so that the first of each is as prompt as the second. */
    default void prepare() {}

    /** What a sound belongs to; each has its own volume. */
    enum Channel {
        TABLE,
        CLOCK,
        INTERFACE
    }

    /** The sounds of the suite. */
    enum Sound {
        DIE_ROLL(Channel.TABLE),
        DIE_SETTLE(Channel.TABLE),
        SET_FORMED(Channel.TABLE),
        SOLO_LOCK(Channel.TABLE),
        DROP_OK(Channel.TABLE),
        DROP_REFUSED(Channel.TABLE),
        MARKER_UP(Channel.TABLE),
        MARKER_DOWN(Channel.TABLE),
        WOUND(Channel.TABLE),
        ENEMY_DEFEATED(Channel.TABLE),
        SHIELD_UP(Channel.TABLE),
        SHIELD_BREAK(Channel.TABLE),
        CARD_FLIP(Channel.TABLE),
        COIN(Channel.TABLE),
        CUBE(Channel.TABLE),
        CRYSTAL(Channel.TABLE),
        KING_TURN(Channel.TABLE),
        VICTORY(Channel.TABLE),
        DEFEAT(Channel.TABLE),
        TICK(Channel.CLOCK),
        TICK_FINAL(Channel.CLOCK),
        GONG(Channel.CLOCK),
        SELECT(Channel.INTERFACE),
        PAGE(Channel.INTERFACE),
        ALARM_SOFT(Channel.INTERFACE);

        private final Channel channel;

        Sound(Channel channel) {
            this.channel = channel;
        }

        public Channel channel() {
            return channel;
        }
    }
}

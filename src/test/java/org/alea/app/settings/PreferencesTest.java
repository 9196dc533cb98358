package org.alea.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.alea.app.shell.SoundBoard;
import org.alea.engine.Language;
import org.alea.store.Choices;
import org.alea.store.Setting;
import org.alea.store.Settings;
import org.junit.jupiter.api.Test;

class PreferencesTest {
    private final List<Settings> kept = new ArrayList<>();
    private final Preferences preferences = new Preferences(Settings.standard(), kept::add);

    @Test
    void every_change_is_handed_on_to_be_kept() {
        preferences.set(Setting.THEME, Choices.Theme.LIGHT);
        preferences.set(Setting.FONT_SCALE, 115);
        assertThat(kept)
                .containsExactly(
                        Settings.standard().with(Setting.THEME, Choices.Theme.LIGHT),
                        Settings.standard()
                                .with(Setting.THEME, Choices.Theme.LIGHT)
                                .with(Setting.FONT_SCALE, 115));
    }

    @Test
    void what_does_not_change_is_not_kept_again() {
        preferences.set(Setting.FONT_SCALE, 100);
        assertThat(kept).isEmpty();
    }

    @Test
    void the_language_chosen_is_spoken() {
        preferences.speak(Language.EN);
        assertThat(preferences.get(Setting.LANGUAGE)).isEqualTo(Choices.Tongue.EN);
        assertThat(preferences.language()).isEqualTo(Language.EN);
    }

    @Test
    void silence_turns_every_channel_off_and_leaves_its_volume() {
        preferences.set(Setting.VOLUME_CLOCK, 50);
        assertThat(preferences.volume(SoundBoard.Channel.CLOCK)).isEqualTo(0.5);
        preferences.set(Setting.MUTE, true);
        assertThat(preferences.volume(SoundBoard.Channel.CLOCK)).isZero();
        assertThat(preferences.get(Setting.VOLUME_CLOCK)).isEqualTo(50);
    }
}

package org.alea.app.shell.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import javafx.beans.property.SimpleObjectProperty;
import org.alea.app.UiTest;
import org.junit.jupiter.api.Test;

class SwitchTest extends UiTest {

    @Test
    void it_still_switches_when_memory_has_been_tidied() {
        SimpleObjectProperty<Boolean> value = new SimpleObjectProperty<>(false);
        Switch made = Switch.of(value);
        WeakReference<Object> forgotten = new WeakReference<>(new Object());
        await(() -> {
            System.gc();
            return forgotten.get() == null;
        });
        onFxThread(made::fire);
        assertThat(value.get()).isTrue();
        onFxThread(() -> value.set(false));
        assertThat(made.isSelected()).isFalse();
    }
}

package org.alea.app.setup;

import javafx.css.PseudoClass;
import javafx.scene.control.Spinner;
import javafx.util.StringConverter;
import org.alea.engine.SetupOption;
import org.jspecify.annotations.Nullable;

/** A number to be typed or counted up. Whatever else is typed stays there and is marked, and is never made to fit. */
final class NumberSpinner extends Spinner<Integer> {
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    NumberSpinner(SetupModel model, SetupOption option) {
        super(
                Integer.parseInt(option.values().get(0)),
                Integer.parseInt(option.values().get(1)),
                Integer.parseInt(model.value(option)));
        setEditable(true);
        getValueFactory().setConverter(new Typed(option));
        getEditor().textProperty().addListener((all, old, now) -> {
            pseudoClassStateChanged(WRONG, !option.allows(now.strip()));
            model.choose(option, now.strip());
        });
    }

    /** Shows what was chosen elsewhere. */
    void show(String value) {
        if (!value.equals(getEditor().getText().strip())) {
            getEditor().setText(value);
        }
    }

    /** What is no number of the option leaves the last one as it was. */
    private final class Typed extends StringConverter<Integer> {
        private final SetupOption option;

        Typed(SetupOption option) {
            this.option = option;
        }

        @Override
        public String toString(@Nullable Integer number) {
            return number == null ? "" : Integer.toString(number);
        }

        @Override
        public Integer fromString(String text) {
            return option.allows(text.strip()) ? Integer.valueOf(text.strip()) : getValue();
        }
    }
}

package org.alea.app.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.alea.engine.Seeds;
import org.alea.engine.SetupOption;
import org.junit.jupiter.api.Test;

class SetupModelTest {
    private static final SetupOption MODULES = SetupOption.any("modules", "dragon", "chariots", "shields");
    private static final SetupOption SPEED = SetupOption.one("speed", "official", "expert", "official");
    private static final SetupOption ROUNDS = SetupOption.number("rounds", 1, 9, 5);
    private static final SetupOption SECRET =
            SetupOption.one("occasion", "ordinary", "ordinary", "daily").hidden();

    private final SetupModel model = new SetupModel(List.of(MODULES, SPEED, ROUNDS, SECRET));

    @Test
    void begins_with_the_standard_values() {
        assertThat(model.setup().options())
                .isEqualTo(Map.of("modules", "", "speed", "official", "rounds", "5", "occasion", "ordinary"));
    }

    @Test
    void keeps_several_values_in_the_order_of_the_game() {
        model.toggle(MODULES, "shields");
        model.toggle(MODULES, "dragon");
        assertThat(model.setup().get("modules")).isEqualTo("dragon,shields");
    }

    @Test
    void takes_a_value_out_again() {
        model.toggle(MODULES, "dragon");
        model.toggle(MODULES, "dragon");
        assertThat(model.values(MODULES)).isEmpty();
    }

    @Test
    void asks_what_one_more_value_would_mean_without_choosing_it() {
        model.toggle(MODULES, "dragon");
        assertThat(model.setupWith(MODULES, "chariots").get("modules")).isEqualTo("dragon,chariots");
        assertThat(model.values(MODULES)).containsExactly("dragon");
    }

    @Test
    void a_seed_of_digits_is_that_number_and_any_other_text_is_a_seed_too() {
        model.seedProperty().set(" 4711 ");
        assertThat(model.setup().seed()).isEqualTo(4711);
        model.seedProperty().set("dimanche");
        assertThat(model.setup().seed()).isEqualTo(Seeds.hash("dimanche"));
    }

    @Test
    void what_means_nothing_with_the_other_choices_keeps_its_standard_value() {
        SetupOption bonus = SetupOption.number("bonus", 0, 9, 0).onlyWith("speed", List.of("expert"));
        SetupModel linked = new SetupModel(List.of(SPEED, bonus));
        linked.choose(SPEED, "expert");
        linked.choose(bonus, "4");
        assertThat(linked.setup().options()).isEqualTo(Map.of("speed", "expert", "bonus", "4"));
        linked.choose(SPEED, "official");
        assertThat(linked.applies(bonus)).isFalse();
        assertThat(linked.setup().options()).isEqualTo(Map.of("speed", "official", "bonus", "0"));
    }

    @Test
    void an_option_can_mean_nothing_beside_one_of_several_values() {
        SetupOption stack = SetupOption.number("stack", 1, 2, 2).unless("modules", "chariots");
        SetupModel linked = new SetupModel(List.of(MODULES, stack));
        linked.choose(stack, "1");
        assertThat(linked.applies(stack)).isTrue();
        linked.choose(MODULES, "dragon,shields");
        assertThat(linked.setup().options()).isEqualTo(Map.of("modules", "dragon,shields", "stack", "1"));
        linked.choose(MODULES, "dragon,chariots");
        assertThat(linked.applies(stack)).isFalse();
        assertThat(linked.setup().options()).isEqualTo(Map.of("modules", "dragon,chariots", "stack", "2"));
    }

    @Test
    void remembers_what_is_shown_and_nothing_else() {
        model.toggle(MODULES, "chariots");
        model.choose(SPEED, "expert");
        assertThat(model.written()).isEqualTo("modules=chariots;speed=expert;rounds=5");
    }

    @Test
    void takes_up_what_was_chosen_last_time() {
        model.recall("modules=chariots,dragon;speed=expert;rounds=7");
        assertThat(model.written()).isEqualTo("modules=dragon,chariots;speed=expert;rounds=7");
    }

    @Test
    void passes_over_what_the_game_no_longer_offers() {
        model.recall("modules=unicorns;speed=expert;weather=rain;rounds=99;occasion=daily;nonsense");
        assertThat(model.setup().options())
                .isEqualTo(Map.of("modules", "", "speed", "expert", "rounds", "5", "occasion", "ordinary"));
    }
}

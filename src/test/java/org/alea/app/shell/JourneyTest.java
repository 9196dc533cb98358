package org.alea.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Group;
import javafx.scene.Node;
import org.alea.app.games.TableScreen;
import org.junit.jupiter.api.Test;

class JourneyTest {
    private final List<String> told = new ArrayList<>();
    private final Journey journey = new Journey(screen -> told.add("show " + screen));

    private class Page implements Screen {
        private final String name;

        Page(String name) {
            this.name = name;
        }

        @Override
        public Node node() {
            return new Group();
        }

        @Override
        public ObservableValue<String> title() {
            return new SimpleStringProperty(name);
        }

        @Override
        public void dispose() {
            told.add("leave " + name);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private final class Seat extends Page implements TableScreen {
        Seat(String name) {
            super(name);
        }
    }

    @Test
    void the_way_back_from_a_new_game_does_not_lead_to_an_old_table() {
        journey.anew(new Page("library"));
        journey.on(new Seat("old game"));
        journey.on(new Page("set-up"));
        told.clear();
        journey.insteadOf(TableScreen.class, () -> {
            told.add("deal");
            return new Seat("new game");
        });
        journey.back();
        assertThat(told)
                .containsExactly(
                        "leave set-up", "leave old game", "deal", "show new game", "leave new game", "show library");
    }
}

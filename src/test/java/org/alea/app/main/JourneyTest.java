package org.alea.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Group;
import javafx.scene.Node;
import org.alea.app.games.TableScreen;
import org.alea.app.shell.Screen;
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

    private class Seat extends Page implements TableScreen {
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
        journey.instead(() -> {
            told.add("deal");
            return new Seat("new game");
        });
        journey.back();
        assertThat(told)
                .containsExactly(
                        "leave set-up", "leave old game", "deal", "show new game", "leave new game", "show library");
    }

    @Test
    void a_table_takes_the_place_of_the_table_it_was_opened_from() {
        journey.anew(new Page("practice"));
        journey.on(new Seat("today's challenge"));
        journey.on(new Seat("the same again"));
        told.clear();
        journey.back();
        assertThat(told).containsExactly("leave the same again", "show practice");
    }

    @Test
    void a_game_taken_up_from_a_replay_leads_back_to_it() {
        journey.anew(new Page("statistics"));
        journey.on(new Seat("game"));
        journey.on(new Seat("replay") {
            @Override
            public boolean played() {
                return false;
            }
        });
        journey.on(new Seat("branch"));
        told.clear();
        journey.back();
        journey.back();
        assertThat(told).containsExactly("leave branch", "show replay", "leave replay", "show game");
    }

    @Test
    void a_page_leads_back_to_the_table_it_was_opened_from() {
        journey.anew(new Page("library"));
        journey.on(new Seat("game"));
        journey.on(new Page("cards"));
        told.clear();
        journey.back();
        assertThat(told).containsExactly("leave cards", "show game");
    }
}

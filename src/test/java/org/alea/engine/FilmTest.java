package org.alea.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.alea.engine.purse.PurseEvent;
import org.alea.engine.purse.PurseGame;
import org.alea.engine.purse.PurseMove;
import org.alea.engine.purse.PurseTable;
import org.junit.jupiter.api.Test;

class FilmTest {
    private final PurseGame game = new PurseGame(1, 2, 3);
    private final PurseTable table =
            game.setUp(new Setup(5, Map.of("clock", "none", "target", "60", "charms", "")), new SeededChance(5));

    @Test
    void aFilmShowsTheTableAfterEachEventAndLeavesTheFirstAlone() {
        Film<PurseTable> film = Film.of(game, table, new PurseMove.Bet(2));

        assertThat(film.frames()).extracting(Film.Frame::event).containsExactly(new PurseEvent.StakeChosen(2));
        assertThat(film.frames().get(0).table()).isSameAs(film.after());
        assertThat(game.moves(film.after())).contains(new PurseMove.Bank());
        assertThat(game.moves(table)).contains(new PurseMove.Bet(1));
    }

    @Test
    void whatChanceDecidesIsNotForeseen() {
        game.play(table, new PurseMove.Bet(2), Turn.silent());

        assertThat(Foreseen.of(game, table, new PurseMove.Bank()))
                .isEqualTo(new Foreseen(List.of(new PurseEvent.Banked(0, 0)), true));
        assertThat(Foreseen.of(game, table, new PurseMove.Roll(0))).isEqualTo(new Foreseen(List.of(), false));
        assertThat(Foreseen.of(game, table, new PurseMove.Take())).isEqualTo(new Foreseen(List.of(), false));
    }
}

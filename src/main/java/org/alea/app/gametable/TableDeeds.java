package org.alea.app.gametable;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import org.alea.app.play.Draft;
import org.alea.app.play.Gesture;
import org.alea.app.play.MatchPlay;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.play.UndoReason;
import org.alea.app.shell.SoundBoard.Sound;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.content.GameBox;
import org.alea.engine.Move;
import org.alea.engine.Refusal;
import org.alea.engine.Table;

/** What can be done at any table, by a button or by a key: take back, ask for a hint, look up, leave. */
final class TableDeeds<T extends Table<T>, M extends Move, D extends Draft<M>> implements Gesture.Doer<M, D> {
    static final String RETURN = "return";
    static final String RESULT = "result";

    private final GameTable<T, M, D> table;
    private final MatchPlay<T, M, D> play;

    TableDeeds(GameTable<T, M, D> table) {
        this.table = table;
        this.play = table.play();
    }

    // what a hand does

    @Override
    public void play(M move) {
        play.play(table.clock().now(move)).ifPresent(this::refuse);
    }

    @Override
    public void change(D draft) {
        table.desk().sounds().play(Sound.SELECT);
        play.change(draft);
    }

    @Override
    public void swap(Spot held, Spot meant) {
        table.pieces().swap(held, meant);
    }

    @Override
    public void press(String command) {
        if (command.equals(RETURN)) {
            play.look(play.match().history().size());
        } else if (command.equals(RESULT)) {
            table.sheets().result();
        } else {
            asked().flatMap(question -> question.pressable(command)).ifPresent(this::press);
        }
    }

    /** Presses a button; one that cannot be pressed says why. */
    void press(Question.Command<M, D> command) {
        if (command.gesture().isPresent()) {
            Spot spot = Spot.of("command", command.id());
            table.hand().perform(Way.touch(spot, command.gesture().get()));
        } else {
            table.refuse(command.refusal(), command.rule(), Spot.of("command", command.id()));
        }
    }

    private void refuse(Refusal refusal) {
        table.refuse(table.speech().refusal(refusal), refusal.rule(), Spot.of("command", ""));
    }

    private Optional<Question<M, D>> asked() {
        return table.parts().asked();
    }

    // undo, redo, help

    void undo() {
        if (table.use() == GameTable.Use.LOOK_ON) {
            return;
        }
        Optional<UndoReason> reason = play.undoReason();
        if (reason.equals(Optional.of(UndoReason.COSTS))) {
            table.sheets().consent(UndoReason.COSTS.text(), this::takeBack);
        } else if (reason.isPresent()) {
            say(reason.get(), table.parts().undo());
        } else {
            takeBack();
        }
    }

    private void takeBack() {
        table.rest();
        play.undo();
        table.clock().restart(play.match().table());
    }

    void redo() {
        if (play.canRedo()) {
            table.rest();
            play.redo();
            table.clock().restart(play.match().table());
        } else {
            say(UndoReason.NO_REDO, table.parts().undo());
        }
    }

    private void say(UndoReason reason, Node beside) {
        table.refuse(table.speech().texts().get(reason.text()), "", beside);
    }

    /** Asks for a hint; the first one is agreed to, for the game counts no more. */
    void hint() {
        if (play.shot().playing()) {
            help("table.hint.costs", this::think);
        }
    }

    /** Does something that helps: a game that still counts asks once before. */
    void help(String costs, Runnable helping) {
        if (play.match().learning()) {
            helping.run();
        } else {
            table.sheets().consent(costs, () -> {
                play.match().markLearning();
                helping.run();
            });
        }
    }

    private void think() {
        GameBox<T, M> box = table.speech().box();
        long seed = play.match().setup().seed();
        table.hints()
                .ask(
                        play.match()::table,
                        lying -> Optional.ofNullable(box.bots().get(box.standardBot()))
                                .map(bot -> bot.apply(seed).choose(lying)),
                        table::advise);
    }

    // what lies over the table

    void menu() {
        toggle(table.sheets()::menu);
    }

    void forecast() {
        toggle(table.sheets()::forecast);
    }

    private void toggle(Runnable sheet) {
        if (table.covers().isOpen()) {
            table.covers().close();
        } else {
            sheet.run();
        }
    }

    void journal() {
        table.turnJournal();
    }

    void leave() {
        table.desk().navigator().back();
    }

    void rule(String id) {
        if (!id.isEmpty()) {
            table.desk().navigator().rule(table.speech().game(), id);
        }
    }

    /** The rule of what is refused, explained or marked, or else of what is asked; without one the rulebook. */
    void ruleNow() {
        String id = table.note()
                .leadsTo()
                .or(() -> play.shot().step().map(step -> step.rule()))
                .or(() -> table.cursor().at().map(table.design()::rule).filter(there -> !there.isEmpty()))
                .or(() -> asked().map(Question::rule))
                .orElse("");
        if (id.isEmpty()) {
            table.sheets().rulebook();
        } else {
            rule(id);
        }
    }

    /** What is to be read about a spot: large, in the reference, or as a rule; answers whether there is anything. */
    boolean details(Spot spot) {
        Shot<T, M, D> shot = play.shot();
        TableDesign<T, M, D> design = table.design();
        if (design.zoom(shot, spot, table.parts().plan()).isPresent()) {
            table.sheets().zoom(spot);
            return true;
        }
        Optional<String> card = design.card(shot, spot);
        card.ifPresent(id -> table.desk().navigator().card(table.speech().game(), id));
        String rule = design.rule(spot);
        if (card.isEmpty()) {
            rule(rule);
        }
        return card.isPresent() || !rule.isEmpty();
    }

    void lookUp() {
        table.cursor().at().ifPresent(this::details);
    }

    // what Enter and Escape mean

    /** Goes on: to the next step, with the half-made move, with the main command. */
    boolean enter() {
        if (table.rest()) {
            return true;
        }
        if (play.shot().watching()) {
            play.next();
            return true;
        }
        if (play.confirm()) {
            return true;
        }
        Optional<Question.Command<M, D>> main = asked().flatMap(Question::main);
        main.ifPresent(this::press);
        return main.isPresent();
    }

    /** Goes one step out, and with nothing left to leave to the menu: the same at every table. */
    void escape() {
        table.cursor().hide();
        if (table.covers().isOpen()) {
            table.covers().close();
        } else if (play.shot().watching()) {
            play.skip();
        } else if (table.hand().held().isPresent()) {
            table.hand().letGo();
        } else if (!play.cancel()) {
            Optional<Gesture<M, D>> meant = table.meant("escape");
            if (table.journalOpen()) {
                table.turnJournal();
            } else if (meant.isPresent()) {
                table.hand().perform(Way.touch(new Spot("key"), meant.get()));
            } else {
                table.sheets().menu();
            }
        }
    }

    /** Looks for something: among the rows of a long question, otherwise among all cards. */
    void search() {
        TextField search = table.parts().question().search();
        if (search.isVisible()) {
            search.requestFocus();
        } else {
            table.desk().navigator().reference(table.speech().game());
        }
    }

    /** Some moves back into the past, or towards the present. */
    void look(int by) {
        if (!play.shot().watching()) {
            int all = play.match().history().size();
            play.look(Math.max(0, Math.min(all, play.shot().at() + by)));
        }
    }
}

package org.alea.app.games.synchro;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.games.synchro.board.SynchroBoard;
import org.alea.app.games.synchro.board.SynchroPlan;
import org.alea.app.games.synchro.board.SynchroSheets;
import org.alea.app.games.synchro.input.HandObjections;
import org.alea.app.games.synchro.input.HandSpots;
import org.alea.app.games.synchro.input.SynchroQuestion;
import org.alea.app.games.synchro.input.SynchroWays;
import org.alea.app.games.synchro.input.Touched;
import org.alea.app.gametable.BoardView;
import org.alea.app.gametable.GameSpeech;
import org.alea.app.gametable.Look;
import org.alea.app.gametable.Plan;
import org.alea.app.gametable.StepTrail;
import org.alea.app.gametable.TableDesign;
import org.alea.app.play.EventBook;
import org.alea.app.play.Gesture;
import org.alea.app.play.Phases;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.play.Step;
import org.alea.app.table.ScaledBoard;
import org.alea.app.table.Spot;
import org.alea.app.table.Way;
import org.alea.app.table.panel.BarFigure;
import org.alea.app.table.symbol.Symbol;
import org.alea.engine.Event;
import org.alea.engine.Refusal;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.Battle;
import org.alea.games.synchro.state.HeroTurn;

/** What Synchro Horizon brings to its table. */
final class SynchroDesign implements TableDesign<SynchroTable, SynchroMove, Touched> {
    private final SynchroVoice voice;

    SynchroDesign(SynchroVoice voice) {
        this.voice = voice;
    }

    @Override
    public GameSpeech<SynchroTable, SynchroMove> speech() {
        return voice.table();
    }

    @Override
    public BoardView<SynchroTable, SynchroMove, Touched> board(Plan plan, Look look) {
        return new SynchroBoard(voice, plan, look);
    }

    @Override
    public Plan plan(ScaledBoard.Frame frame) {
        return SynchroPlan.of(frame);
    }

    @Override
    public Touched fresh(SynchroTable table) {
        return Touched.NOTHING;
    }

    @Override
    public EventBook<?> events() {
        return SynchroEvents.BOOK;
    }

    @Override
    public int round(SynchroTable table) {
        return table.state().voyage().space();
    }

    @Override
    public List<Way<Gesture<SynchroMove, Touched>>> ways(Shot<SynchroTable, SynchroMove, Touched> shot) {
        return SynchroWays.of(shot);
    }

    @Override
    public Question<SynchroMove, Touched> ask(Shot<SynchroTable, SynchroMove, Touched> shot) {
        return SynchroQuestion.of(voice, shot);
    }

    @Override
    public Optional<Touched> layOut(Shot<SynchroTable, SynchroMove, Touched> shot, SynchroMove hint) {
        return SynchroWays.layOut(shot, hint);
    }

    @Override
    public Optional<Gesture<SynchroMove, Touched>> key(Shot<SynchroTable, SynchroMove, Touched> shot, String action) {
        return SynchroWays.press(shot, HandSpots.action(action));
    }

    /** In a hero’s turn digits are its skills, before the journey the heroes shown and then the boards, else the rows. */
    @Override
    public Optional<Gesture<SynchroMove, Touched>> digit(Shot<SynchroTable, SynchroMove, Touched> shot, int place) {
        Optional<Ask> ask = shot.table().asked();
        Optional<Gesture<SynchroMove, Touched>> skill = ask.filter(Ask.HeroActions.class::isInstance)
                .map(Ask.HeroActions.class::cast)
                .flatMap(turn -> SynchroWays.press(shot, HandSpots.skill(turn.hero(), place - 1)));
        return skill.or(() -> ask.filter(Ask.ChooseHeroes.class::isInstance)
                .map(Ask.ChooseHeroes.class::cast)
                .flatMap(choosing -> SynchroWays.party(shot, choosing, place - 1)));
    }

    @Override
    public Optional<Spot> onward(Shot<SynchroTable, SynchroMove, Touched> shot) {
        return SynchroWays.onward(shot);
    }

    // the parts around the board

    @Override
    public String subtitle(SynchroTable table) {
        return voice.term(table.state().voyage().node());
    }

    @Override
    public Phases phases(SynchroTable table) {
        List<String> names = List.of(voice.get("phase.travel"), voice.get("phase.combat"), voice.get("phase.visit"));
        return new Phases(names, present(table));
    }

    private static int present(SynchroTable table) {
        if (!table.state().battle().monsters().isEmpty()) {
            return 1;
        }
        Optional<Ask> ask = table.asked();
        boolean travels = ask.filter(asked -> asked instanceof Ask.ChooseRoad
                        || asked instanceof Ask.ChooseHeroes
                        || asked instanceof Ask.Muster)
                .isPresent();
        return travels || ask.isEmpty() ? 0 : 2;
    }

    @Override
    public List<BarFigure> figures(SynchroTable table) {
        int left = voice.content().lastSpace() - table.state().voyage().space();
        BarFigure days = BarFigure.chip(Symbol.TIME.icon(), voice.get("bar.left", left));
        return List.of(
                BarFigure.purse(
                                Symbol.COIN.icon(),
                                Integer.toString(table.state().party().coins()),
                                "")
                        .about("SYNC-025"),
                BarFigure.purse(
                                Symbol.POTION.icon(),
                                Integer.toString(table.state().party().potions()),
                                "")
                        .about("SYNC-116"),
                BarFigure.chip(
                                "mdi2s-sack",
                                voice.get(
                                        "bar.bag", table.state().supply().bag().total()))
                        .about("SYNC-005"),
                (left <= 6 ? days.as(BarFigure.Look.WARNING) : days).about("SYNC-030"));
    }

    @Override
    public String actor(org.alea.app.play.Reel<SynchroTable> reel) {
        Battle battle = reel.current().table().state().battle();
        Optional<String> hero = battle.turn()
                .map(HeroTurn::board)
                .flatMap(table(reel).state().party()::find)
                .map(found -> voice.term(found.card()));
        if (hero.isPresent() || battle.revealed() == 0 || battle.monsterNext() || battle.monsterMarbles() == 0) {
            return voice.table().shared("why");
        }
        var marble = battle.monsterBox().get(battle.monsterMarbles() - 1);
        return battle.has(marble)
                ? voice.get("why.monster", voice.term(battle.monster(marble).card()))
                : voice.table().shared("why");
    }

    private static SynchroTable table(org.alea.app.play.Reel<SynchroTable> reel) {
        return reel.current().table();
    }

    @Override
    public List<Spot> pieces(String id) {
        int colon = id.indexOf(':');
        if (colon < 0) {
            return List.of(Spot.of("piece", id));
        }
        String kind = id.startsWith("HEROES") ? "hero" : "monster";
        return List.of(Spot.of(kind, id.substring(colon + 1)));
    }

    @Override
    public Optional<Region> zoom(Shot<SynchroTable, SynchroMove, Touched> shot, Spot spot, Plan plan) {
        return SynchroZoom.of(voice, shot, spot, plan);
    }

    @Override
    public Optional<Region> sheet(Shot<SynchroTable, SynchroMove, Touched> shot, String action, Plan plan) {
        return SynchroSheets.of(voice, shot, action, plan);
    }

    @Override
    public Optional<Region> result(SynchroTable table, Plan plan) {
        return speech().box().game().result(table).map(result -> new SynchroResult(voice, table, plan).node(result));
    }

    // what a step does on the stage

    @Override
    public List<Spot> struck(Step<SynchroTable> step) {
        List<Spot> struck = new ArrayList<>();
        for (Event event : step.events()) {
            if (event instanceof SynchroEvent.Damaged hurt) {
                struck.add(HandSpots.fighter(new Fighter(hurt.camp(), hurt.board())));
            }
        }
        return struck;
    }

    @Override
    public List<StepTrail> trails(Step<SynchroTable> step) {
        List<StepTrail> trails = new ArrayList<>();
        Optional<Spot> actor = step.because().stream().flatMap(why -> why.pieces().stream()).findFirst().stream()
                .flatMap(id -> pieces(id).stream())
                .findFirst();
        for (Spot target : struck(step)) {
            if (actor.isPresent() && !actor.get().equals(target)) {
                trails.add(StepTrail.blow(actor.get(), target));
            }
        }
        return trails;
    }

    // what can be looked up

    @Override
    public Optional<Refusal> objection(Shot<SynchroTable, SynchroMove, Touched> shot, Spot from, Spot to) {
        return HandObjections.of(speech().box().game(), shot.table(), from, to);
    }

    @Override
    public Optional<String> card(Shot<SynchroTable, SynchroMove, Touched> shot, Spot spot) {
        return SynchroZoom.card(shot.table(), spot);
    }

    @Override
    public String rule(Spot spot) {
        return HandObjections.rule(spot);
    }

    @Override
    public String icon(SynchroMove move) {
        return SynchroQuestion.icon(move);
    }
}

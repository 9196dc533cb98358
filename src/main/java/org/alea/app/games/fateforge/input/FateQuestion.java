package org.alea.app.games.fateforge.input;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.alea.app.games.fateforge.art.FateSpeech;
import org.alea.app.play.EventBook;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.play.Tone;
import org.alea.app.table.Spot;
import org.alea.content.MoveCodec;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.StoryScene;
import org.alea.games.fateforge.rules.Exits;
import org.alea.games.fateforge.rules.Ground;
import org.alea.games.fateforge.state.Agreement;
import org.alea.games.fateforge.state.Prompt;
import org.alea.games.fateforge.state.SceneEnd;
import org.alea.games.fateforge.state.TraitTrial;

/** What is asked at each prompt: in words, with rows and chips for what does not lie on the board, and with buttons. */
public final class FateQuestion {
    private static final Set<String> CHIPS = Set.of(
            FateSpots.FACE,
            FateSpots.BRANCH,
            FateSpots.BONUS,
            FateSpots.SKIP,
            FateSpots.SIDE,
            FateSpots.WAY,
            "special",
            "allySkill");
    private static final Map<Class<?>, String> RULES = Map.ofEntries(
            Map.entry(Prompt.Resting.class, "FATE-380"),
            Map.entry(Prompt.AtPlace.class, "FATE-381"),
            Map.entry(Prompt.Telling.class, "FATE-441"),
            Map.entry(Prompt.Testing.class, "FATE-444"),
            Map.entry(Prompt.Learning.class, "FATE-447"),
            Map.entry(Prompt.Rewarding.class, "FATE-470"),
            Map.entry(Prompt.GainingDie.class, "FATE-470"),
            Map.entry(Prompt.Briefing.class, "FATE-007"),
            Map.entry(Prompt.Rolling.class, "FATE-145"),
            Map.entry(Prompt.Preparing.class, "FATE-157"),
            Map.entry(Prompt.TurnStarting.class, "FATE-168"),
            Map.entry(Prompt.Acting.class, "FATE-161"),
            Map.entry(Prompt.TurnEnding.class, "FATE-168"),
            Map.entry(Prompt.Absorbing.class, "FATE-086"),
            Map.entry(Prompt.ChoosingVictim.class, "FATE-203"),
            Map.entry(Prompt.TrapSprung.class, "FATE-350"),
            Map.entry(Prompt.CorruptionChoosing.class, "FATE-476"),
            Map.entry(Prompt.Discarding.class, "FATE-350"),
            Map.entry(Prompt.FrenzyChoosing.class, "FATE-019"),
            Map.entry(Prompt.Placing.class, "FATE-301"),
            Map.entry(Prompt.MovingOther.class, "FATE-066"),
            Map.entry(Prompt.CloakOffered.class, "FATE-476"),
            Map.entry(Prompt.LanternOffered.class, "FATE-476"),
            Map.entry(Prompt.TalismanOffered.class, "FATE-476"),
            Map.entry(Prompt.KeepingAlly.class, "FATE-486"),
            Map.entry(Prompt.SplittingParry.class, "FATE-066"),
            Map.entry(Prompt.ExtraRoundOffered.class, "FATE-243"),
            Map.entry(Prompt.Leaving.class, "FATE-232"),
            Map.entry(Prompt.SceneOver.class, "FATE-240"));

    private final FateSpeech speech;
    private final EventBook<?> events;
    private final Shot<FateforgeTable, FateforgeMove, Reach> shot;
    private final Options options;
    private Question<FateforgeMove, Reach> question = Question.of("", "");

    private FateQuestion(FateSpeech speech, EventBook<?> events, Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        this.speech = speech;
        this.events = events;
        this.shot = shot;
        this.options = new Options(speech.content(), shot.table(), shot.moves());
    }

    public static Question<FateforgeMove, Reach> of(
            FateSpeech speech, EventBook<?> events, Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        return new FateQuestion(speech, events, shot).ask();
    }

    private Question<FateforgeMove, Reach> ask() {
        Optional<Prompt> prompt = shot.table().prompt();
        Optional<FateforgeMove> ready = shot.draft().move();
        if (ready.isPresent()) {
            ready(ready.get());
        } else if (prompt.isPresent()) {
            open(prompt.get());
        }
        chips();
        boolean cancel = !shot.draft().isEmpty();
        if (ready.isEmpty()) {
            List<FateforgeMove> rest = dice(shot.moves());
            buttons(rest);
            energyMove();
            rows(rest);
        }
        if (cancel) {
            question = question.command(Question.Command.of(
                    "cancel", "mdi2c-close", speech.get("command.cancel"), new Gesture.Change<>(Reach.NOTHING)));
        }
        return question;
    }

    // a move that has been made ready

    private void ready(FateforgeMove move) {
        question = new Consequences(speech, events, shot).of(move);
        boolean ends = move instanceof FateforgeMove.EndTurn;
        // pressing the key of the turn's end once more confirms it
        String id = ends ? MoveCodec.name(move.getClass()) : "confirm";
        question = question.command(
                Question.Command.main(id, MovePaths.icon(move), confirm(move), new Gesture.Play<>(move)));
    }

    private String confirm(FateforgeMove move) {
        String key = "command.confirm." + MoveCodec.name(move.getClass());
        return speech.get(speech.table().knows(key) ? key : "command.confirm.other");
    }

    /** The answer to damage in a word or two, for its button. */
    private String briefly(FateforgeMove move) {
        return move instanceof FateforgeMove.Absorb absorb
                ? new AbsorbWords(speech, shot.table()).button(absorb)
                : words(move);
    }

    private String words(FateforgeMove move) {
        if (move instanceof FateforgeMove.Absorb absorb
                && shot.table().prompt().orElseThrow() instanceof Prompt.Absorbing asked) {
            return new AbsorbWords(speech, shot.table()).of(asked, absorb);
        }
        if (move instanceof FateforgeMove.SplitParry split
                && shot.table().prompt().orElseThrow() instanceof Prompt.SplittingParry asked) {
            return IntStream.range(0, asked.heroes().size())
                    .mapToObj(i -> speech.hero(asked.heroes().get(i)) + "\u00a0"
                            + split.tokens().get(i))
                    .collect(Collectors.joining(", "));
        }
        String brief = "button." + MoveCodec.name(move.getClass());
        return speech.table().knows(brief) ? speech.get(brief) : speech.table().move(shot.table(), move);
    }

    // what is asked before anything has been touched

    private void open(Prompt prompt) {
        String name = MoveCodec.name(prompt.getClass());
        Map<String, Object> values = MoveCodec.parameters(prompt);
        String hero = HeroOf.prompt(shot.table()).map(speech::hero).orElse("");
        Object damage = values.getOrDefault("damage", "");
        String title = speech.get("ask." + name, hero, damage, subject(prompt));
        question = Question.of(title, RULES.getOrDefault(prompt.getClass(), ""));
        if (shot.draft().isEmpty() && prompt instanceof Prompt.SceneOver) {
            question = question.words(
                    shot.table().state().sceneEnd().map(this::outcome).orElse(""));
        } else if (shot.draft().isEmpty() && prompt instanceof Prompt.Telling telling) {
            StoryScene story = speech.content().story(telling.story());
            question = question.words(
                    speech.table().name(story.stages().get(telling.stage()).text()));
        } else if (shot.draft().isEmpty() && prompt instanceof Prompt.Testing test) {
            question = question.words(speech.get("how.testing", hero, faces(test.trial())));
        } else if (shot.draft().isEmpty()) {
            question = question.words(speech.get("how." + name, hero));
        } else {
            question = question.words(next());
        }
        if (prompt instanceof Prompt.Leaving leaving) {
            tolls(leaving);
        }
        if (prompt instanceof Prompt.Acting) {
            question = new DieUses(speech, shot.table(), options)
                    .tell(question, shot.draft().spots());
            if (shot.draft().isEmpty() && question.facts().size() > 2) {
                question = question.words("");
            }
        }
    }

    /** The item that was found, the enemy that strikes: what a question is about besides its hero. */
    private String subject(Prompt prompt) {
        if (prompt instanceof Prompt.Placing placing) {
            return speech.item(placing.item().card());
        }
        return prompt instanceof Prompt.ChoosingVictim choosing
                ? new SpotNames(speech, shot.table())
                        .of(FateSpots.foe(choosing.foe()))
                        .orElse("")
                : "";
    }

    /** What leaving costs each hero on the path that is laid out. */
    private void tolls(Prompt.Leaving leaving) {
        Ground ground = new Ground(speech.content(), shot.table().state());
        for (Prompt.ExitPath path : leaving.paths()) {
            int harm = Exits.harm(ground, path);
            question = question.fact(
                    harm > 0 ? "alea-heart-broken" : "mdi2c-check",
                    harm > 0
                            ? speech.get("leave.harm", speech.hero(path.hero()), harm)
                            : speech.get("leave.safe", speech.hero(path.hero())),
                    harm > 0 ? Tone.BAD : Tone.GOOD);
        }
    }

    /** What leaving by an exit would cost each hero, at its row. */
    private String toll(FateforgeMove move) {
        if (!(move instanceof FateforgeMove.ChooseExit choice)) {
            return "";
        }
        Ground ground = new Ground(speech.content(), shot.table().state());
        return shot.table().scene().map(fray -> speech.content().scene(fray.scene())).stream()
                .flatMap(scene -> scene.exit(choice.exit()).stream())
                .flatMap(exit -> Exits.paths(ground, exit).stream())
                .map(path -> speech.get("leave.toll", speech.hero(path.hero()), Exits.harm(ground, path)))
                .collect(Collectors.joining(", "));
    }

    /** What the dice of a test show, in words. */
    private String faces(TraitTrial trial) {
        return trial.faces().stream()
                .map(face -> speech.table().term("TestFace." + face.name()))
                .collect(Collectors.joining(", "));
    }

    /** How the scene went: its objectives and, in a quest, the laurels. */
    private String outcome(SceneEnd end) {
        String how =
                speech.get(end.won() ? "scene.won" : "scene.lost", end.mainMet(), end.mainAll(), end.secondaryMet());
        return shot.table().state().agreement().mode() == Agreement.Mode.QUEST
                ? how + " " + speech.get("scene.laurels", end.laurels())
                : how;
    }

    /** What can be touched next, in a sentence. */
    private String next() {
        if (!PathDrawing.drawn(shot.table(), shot.draft()).isEmpty()) {
            return speech.get("next.path");
        }
        Set<String> kinds = options.next(shot.draft().spots()).stream()
                .map(Spot::kind)
                .filter(kind -> speech.table().knows("next." + kind))
                .collect(Collectors.toCollection(java.util.LinkedHashSet::new));
        return kinds.stream().map(kind -> speech.get("next." + kind)).collect(Collectors.joining(" "));
    }

    // chips

    private void chips() {
        List<Spot> touched = shot.draft().spots();
        if (touched.isEmpty()) {
            return;
        }
        for (Spot spot : options.next(touched)) {
            if (CHIPS.contains(spot.kind())) {
                question = question.chip(new Question.Chip<>(
                        spot.name(),
                        "",
                        chip(spot, touched),
                        false,
                        Optional.of(options.gesture(Reach.plus(touched, spot)))));
            }
        }
    }

    private String chip(Spot spot, List<Spot> touched) {
        return switch (spot.kind()) {
            case FateSpots.FACE -> speech.get("face." + spot.id());
            case FateSpots.BONUS -> speech.get("chip.bonus", spot.id());
            case FateSpots.SIDE -> speech.get("chip.side." + spot.id());
            case FateSpots.SKIP -> speech.get("chip.skip");
            case FateSpots.WAY -> speech.get("command.confirm." + spot.id());
            default ->
                options.moves(Reach.plus(touched, spot)).stream()
                        .findFirst()
                        .map(move -> new ChipWords(speech, shot.table()).of(move))
                        .orElse(spot.name());
        };
    }

    // dice that are chosen and rolled

    /** Rolls and energy rerolls name sets of dice; what is left of the moves is offered one by one. */
    private List<FateforgeMove> dice(List<FateforgeMove> moves) {
        List<FateforgeMove> rest = moves.stream()
                .filter(move -> !(move instanceof FateforgeMove.EnergyReroll || move instanceof FateforgeMove.RollDice))
                .toList();
        DicePick pick = new DicePick(speech.content(), shot.table(), shot.draft());
        boolean first = true;
        for (List<FateforgeMove.RollDice> choices : DicePick.rolls(moves).values()) {
            question = pick.offer(speech, question, choices, first);
            first = false;
        }
        Rerolls.all(moves).forEach(this::reroll);
        return rest;
    }

    private void reroll(FateforgeMove.EnergyReroll move) {
        question = question.command(Question.Command.<FateforgeMove, Reach>of(
                        "energyReroll." + move.hero(),
                        "mdi2r-refresh",
                        speech.get(
                                "command.energyReroll",
                                speech.hero(move.hero()),
                                move.dice().size()),
                        new Gesture.Play<>(move))
                .price(speech.get("cost.energy", 1)));
    }

    // buttons and rows

    private void buttons(List<FateforgeMove> moves) {
        List<FateforgeMove> pressed = moves.stream()
                .filter(move ->
                        MovePaths.role(move) == MovePaths.Role.BUTTON || MovePaths.role(move) == MovePaths.Role.MAIN)
                .sorted(Comparator.comparing(move -> MovePaths.role(move) == MovePaths.Role.MAIN ? 0 : 1))
                .toList();
        Map<String, Integer> count = new LinkedHashMap<>();
        for (FateforgeMove move : pressed) {
            String name = MoveCodec.name(move.getClass());
            int number = count.merge(name, 1, Integer::sum);
            String id = number == 1 ? name : name + number;
            boolean ends = move instanceof FateforgeMove.EndTurn;
            boolean loses = ends && unused() > 0;
            Gesture<FateforgeMove, Reach> play = loses
                    ? new Gesture.Change<>(new Reach(List.of(Spot.of("command", id)), Optional.of(move)))
                    : new Gesture.Play<>(move);
            boolean main = (MovePaths.role(move) == MovePaths.Role.MAIN || (ends && !loses))
                    && question.commands().stream().noneMatch(Question.Command::main);
            String icon = MovePaths.icon(move);
            question = question.command(
                    main
                            ? Question.Command.main(id, icon, words(move), play)
                            : Question.Command.of(id, icon, words(move), play));
        }
    }

    /** The energy in a hero's hand, to be followed by a zone. */
    private void energyMove() {
        if (shot.draft().isEmpty()
                && shot.table().prompt().filter(Prompt.Acting.class::isInstance).isPresent()) {
            options.first().stream()
                    .filter(spot -> spot.kind().equals("energy"))
                    .findFirst()
                    .ifPresent(energy -> question = question.command(Question.Command.of(
                            "energyMove",
                            "alea-bolt",
                            speech.get("command.energyMove"),
                            options.gesture(List.of(energy)))));
        }
    }

    /** Results with which something could still be done. */
    private long unused() {
        return options.first().stream()
                .filter(spot -> spot.kind().equals("die"))
                .count();
    }

    private void rows(List<FateforgeMove> moves) {
        if (!shot.draft().isEmpty()) {
            return;
        }
        int at = 0;
        for (FateforgeMove move : moves) {
            if (MovePaths.role(move) == MovePaths.Role.ROW) {
                question = question.row(
                        Question.Row.<FateforgeMove, Reach>of("move" + at++, words(move), new Gesture.Play<>(move))
                                .icon(MovePaths.icon(move))
                                .aside(toll(move)));
            }
        }
        preferred(moves)
                .ifPresent(move -> question = question.command(Question.Command.main(
                        "absorb", MovePaths.icon(move), briefly(move), new Gesture.Play<>(move))));
    }

    /** The answer Enter gives to damage: the one that keeps the most health. */
    private static Optional<FateforgeMove> preferred(List<FateforgeMove> moves) {
        return moves.stream()
                .filter(FateforgeMove.Absorb.class::isInstance)
                .map(FateforgeMove.Absorb.class::cast)
                .max(Comparator.comparingInt(absorb -> 100
                                * (absorb.parry()
                                        + absorb.armour().stream()
                                                .mapToInt(Integer::intValue)
                                                .sum())
                        + absorb.parry()))
                .map(FateforgeMove.class::cast);
    }
}

package org.alea.app.games.synchro.input;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.alea.app.games.synchro.art.SynchroVoice;
import org.alea.app.play.Gesture;
import org.alea.app.play.Question;
import org.alea.app.play.Shot;
import org.alea.app.play.Tone;
import org.alea.app.table.Spot;
import org.alea.content.MoveCodec;
import org.alea.engine.Event;
import org.alea.engine.Foreseen;
import org.alea.games.synchro.SynchroEvent;
import org.alea.games.synchro.SynchroMove;
import org.alea.games.synchro.SynchroTable;
import org.alea.games.synchro.cards.ShardColour;
import org.alea.games.synchro.effects.Fighter;
import org.alea.games.synchro.effects.Marble;
import org.alea.games.synchro.effects.Talents;
import org.alea.games.synchro.rules.Prowess;
import org.alea.games.synchro.state.Ask;
import org.alea.games.synchro.state.PartyHero;

/** What is asked at each decision: in words, with rows and chips for what does not lie on the board, and with buttons. */
public final class SynchroQuestion {
    private static final int PAYMENTS = 6;
    private static final int FORESEEN = 5;
    private static final Map<Class<?>, String> RULES = Map.ofEntries(
            Map.entry(Ask.ChooseHeroes.class, "SYNC-022"),
            Map.entry(Ask.LuminariaOffer.class, "SYNC-026"),
            Map.entry(Ask.SkillDraft.class, "SYNC-200"),
            Map.entry(Ask.TowerOffer.class, "SYNC-176"),
            Map.entry(Ask.ImproveReward.class, "SYNC-071"),
            Map.entry(Ask.ChooseRoad.class, "SYNC-033"),
            Map.entry(Ask.Muster.class, "SYNC-038"),
            Map.entry(Ask.Deploy.class, "SYNC-044"),
            Map.entry(Ask.ChooseStart.class, "SYNC-045"),
            Map.entry(Ask.Reveal.class, "SYNC-049"),
            Map.entry(Ask.HeroActions.class, "SYNC-052"),
            Map.entry(Ask.ChooseTarget.class, "SYNC-105"),
            Map.entry(Ask.ChooseAbility.class, "SYNC-197"),
            Map.entry(Ask.Overflow.class, "SYNC-007"),
            Map.entry(Ask.BurnChoice.class, "SYNC-096"),
            Map.entry(Ask.GiveShard.class, "SYNC-124"),
            Map.entry(Ask.ChooseVictim.class, "SYNC-125"),
            Map.entry(Ask.PotionWindow.class, "SYNC-117"),
            Map.entry(Ask.PlaceHero.class, "SYNC-184"),
            Map.entry(Ask.Regroup.class, "SYNC-138"),
            Map.entry(Ask.Visit.class, "SYNC-146"),
            Map.entry(Ask.Village.class, "SYNC-149"),
            Map.entry(Ask.PlaceItem.class, "SYNC-183"));

    /** What the table shows besides saying it: which shards are paid, who strikes whom. */
    private static final Set<Class<?>> SHOWN = Set.of(
            SynchroEvent.ShardsPaid.class,
            SynchroEvent.Damaged.class,
            SynchroEvent.SkillUsed.class,
            SynchroEvent.BasicAttacked.class,
            SynchroEvent.Travelled.class);

    private final SynchroVoice voice;
    private final Shot<SynchroTable, SynchroMove, Touched> shot;
    private final HandOptions options;
    private Question<SynchroMove, Touched> question = Question.of("", "");

    private SynchroQuestion(SynchroVoice voice, Shot<SynchroTable, SynchroMove, Touched> shot) {
        this.voice = voice;
        this.shot = shot;
        this.options = new HandOptions(shot.table(), shot.moves());
    }

    public static Question<SynchroMove, Touched> of(SynchroVoice voice, Shot<SynchroTable, SynchroMove, Touched> shot) {
        return new SynchroQuestion(voice, shot).ask();
    }

    /** The sign of a move. */
    public static String icon(SynchroMove move) {
        return MoveHands.icon(move);
    }

    private Question<SynchroMove, Touched> ask() {
        Optional<SynchroMove> ready = shot.draft().ready();
        if (ready.isPresent()) {
            ready(ready.get());
            payments(ready.get());
        } else {
            shot.table().asked().ifPresent(this::open);
            rows();
            buttons();
        }
        if (!shot.draft().isEmpty()) {
            question = question.command(Question.Command.of(
                    "cancel", "mdi2c-close", voice.get("command.cancel"), new Gesture.Change<>(Touched.NOTHING)));
        }
        return question;
    }

    // a move that has been made ready

    private void ready(SynchroMove move) {
        // what a skill is paid with stands on the chips
        String title = move instanceof SynchroMove.UseSkill ? named(voice, shot.table(), move) : words(move);
        question = Question.<SynchroMove, Touched>of(title, rule()).icon(MoveHands.icon(move));
        if (move instanceof SynchroMove.UseSkill skill && skill.confirmFail()) {
            question = question.fact("mdi2a-alert", voice.get("fact.fails"), Tone.WARNING);
        }
        if (move instanceof SynchroMove.UseSkill skill) {
            for (SynchroMove.Payment paid : skill.payment()) {
                if (paid.as() != paid.colour()) {
                    question = question.fact(
                            "mdi2d-diamond-stone",
                            voice.get("fact.counts", voice.term(paid.colour()), voice.term(paid.as())),
                            paid.colour() == ShardColour.CLEAR ? Tone.WARNING : Tone.PLAIN);
                }
            }
        }
        Foreseen foreseen = Foreseen.of(voice.table().box().game(), shot.table(), move);
        String sure = Stream.concat(
                        hurt(foreseen),
                        foreseen.events().stream()
                                .filter(event -> !SHOWN.contains(event.getClass()))
                                .map(voice.table()::event))
                .filter(line -> !line.isBlank())
                .limit(FORESEEN)
                .collect(Collectors.joining(" "));
        question = move instanceof SynchroMove.Travel travel
                ? new TravelFacts(voice, shot.table()).about(question, travel)
                : question.words(foreseen.certain() ? sure : sure + " " + voice.get("preview.chance"));
        if (foreseen.events().stream().anyMatch(SynchroEvent.GameLost.class::isInstance)) {
            question = question.fact("mdi2a-alert", voice.get("fact.loses"), Tone.BAD);
        }
        String verb = named(voice, shot.table(), move);
        question = question.command(Question.Command.main(
                "confirm",
                MoveHands.icon(move),
                verb.isEmpty() ? voice.get("command.confirm") : verb,
                new Gesture.Play<>(move)));
    }

    /** Who loses how much, all blows of one move together. */
    private Stream<String> hurt(Foreseen foreseen) {
        Map<Fighter, int[]> sums = new LinkedHashMap<>();
        for (Event event : foreseen.events()) {
            if (event instanceof SynchroEvent.Damaged hit) {
                int[] sum = sums.computeIfAbsent(new Fighter(hit.camp(), hit.board()), any -> new int[2]);
                sum[0] += hit.damage();
                sum[1] += hit.blocked();
            }
        }
        return sums.entrySet().stream().map(entry -> {
            String name = voice.fighter(shot.table(), entry.getKey());
            int[] sum = entry.getValue();
            return sum[1] == 0
                    ? voice.get("preview.hurt", name, sum[0])
                    : voice.get("preview.hurtShielded", name, sum[0], sum[1]);
        });
    }

    /** What a hero is about to do, in a word or two; empty for what is not done in a turn. */
    public static String named(SynchroVoice voice, SynchroTable table, SynchroMove move) {
        if (move instanceof SynchroMove.UseSkill skill) {
            return table.state()
                    .battle()
                    .turn()
                    .map(turn -> table.state().party().hero(turn.board()))
                    .map(hero -> voice.term(hero.skills().get(skill.slot()).id()))
                    .orElse("");
        }
        String key = "named." + MoveCodec.name(move.getClass());
        return voice.table().knows(key) ? voice.get(key) : "";
    }

    /** Other ways to pay for the same. */
    private void payments(SynchroMove ready) {
        List<HandPath> others = options.alternatives(shot.draft().spots().stream()
                .filter(spot -> !spot.kind().equals(HandSpots.SHARD))
                .toList());
        Set<List<String>> said = new LinkedHashSet<>();
        int number = 0;
        for (HandPath path : others) {
            if (!path.shards().isEmpty() && said.add(path.shards()) && number < PAYMENTS) {
                Touched draft = new Touched(path.places(), Optional.of(path.move()));
                question = question.chip(new Question.Chip<>(
                        "pay" + number++,
                        "",
                        payment(path.shards()),
                        path.move().equals(ready),
                        Optional.of(new Gesture.Change<>(draft))));
            }
        }
    }

    /** Shards of a kind are counted, for chips are small. */
    private String payment(List<String> shards) {
        Map<String, Integer> kinds = new LinkedHashMap<>();
        for (String shard : shards) {
            String owner = shard.substring(0, shard.indexOf('.'));
            String colour = colour(shard.substring(shard.indexOf('.') + 1));
            kinds.merge(owner.equals(HandSpots.POOL) ? voice.get("pay.pool", colour) : colour, 1, Integer::sum);
        }
        return kinds.entrySet().stream()
                .map(kind -> kind.getValue() == 1 ? kind.getKey() : kind.getValue() + " × " + kind.getKey())
                .collect(Collectors.joining(" + "));
    }

    private String colour(String name) {
        return voice.term(ShardColour.valueOf(name));
    }

    private String words(SynchroMove move) {
        return voice.table().move(shot.table(), move);
    }

    private String rule() {
        return shot.table()
                .asked()
                .map(ask -> RULES.getOrDefault(ask.getClass(), "SYNC-159"))
                .orElse("");
    }

    // what is asked before anything has been touched

    private void open(Ask ask) {
        String name = MoveCodec.name(ask.getClass());
        Map<String, Object> parameters = new LinkedHashMap<>(MoveCodec.parameters(ask));
        if (parameters.get("hero") instanceof Marble board) {
            parameters.put("hero", voice.fighter(shot.table(), Fighter.hero(board)));
        }
        if (ask instanceof Ask.PlaceItem place) {
            parameters.put("item", place.item().id());
        }
        parameters.replaceAll((key, value) -> value instanceof List<?> none && none.isEmpty() ? "–" : value);
        question = Question.<SynchroMove, Touched>of(title(name, parameters), rule());
        String how = shot.draft().isEmpty() ? "how." + name : "next";
        if (!shot.draft().isEmpty()) {
            question = question.words(next());
        } else if (voice.table().knows(how)) {
            question = question.words(voice.get(how));
        }
        if (ask instanceof Ask.ChooseStart && shot.draft().isEmpty()) {
            question = start("start.heroes", hero -> 1);
            question = start(
                    "start.monsters",
                    hero -> Prowess.level(voice.content(), hero).shardsPerTurn());
        }
    }

    /** What each hero would draw, and how many shards more than five would be lost. */
    private Question<SynchroMove, Touched> start(String key, ToIntFunction<PartyHero> drawn) {
        List<PartyHero> heroes = shot.table().state().party().heroes();
        String each = heroes.stream()
                .map(hero -> Integer.toString(drawn.applyAsInt(hero)))
                .collect(Collectors.joining(" · "));
        int lost = heroes.stream()
                .mapToInt(hero -> Math.max(0, hero.stored().total() + drawn.applyAsInt(hero) - PartyHero.MOST_STORED))
                .sum();
        String words = lost > 0 ? voice.get(key, voice.get("start.lost", each, lost)) : voice.get(key, each);
        return question.fact("mdi2d-diamond-stone", words, lost > 0 ? Tone.WARNING : Tone.PLAIN);
    }

    private String title(String name, Map<String, Object> parameters) {
        return voice.table().knows("ask." + name)
                ? voice.get("ask." + name, voice.term(parameters.getOrDefault("hero", "")))
                : voice.table().say("ask." + name, parameters);
    }

    /** What can be touched next, in a sentence. */
    private String next() {
        return options.next(shot.draft().spots()).stream()
                .map(Spot::kind)
                .distinct()
                .filter(kind -> voice.table().knows("next." + kind))
                .map(kind -> voice.get("next." + kind))
                .collect(Collectors.joining(" "));
    }

    private void rows() {
        if (!shot.draft().isEmpty()) {
            return;
        }
        int at = 0;
        boolean several = shot.moves().stream()
                        .filter(move -> MoveHands.role(move) == MoveHands.Role.ROW)
                        .map(Object::getClass)
                        .distinct()
                        .count()
                > 1;
        for (SynchroMove move : ordered()) {
            if (MoveHands.role(move) == MoveHands.Role.ROW || listed(move)) {
                Question.Row<SynchroMove, Touched> row = Question.Row.<SynchroMove, Touched>of(
                                "move" + at++, row(move), new Gesture.Play<>(move))
                        .icon(MoveHands.icon(move));
                List<HandPath> paths = MoveHands.paths(shot.table(), move);
                if (!paths.isEmpty()) {
                    row = row.shows(paths.get(0).places().toArray(Spot[]::new));
                }
                if (several) {
                    row = row.group(voice.table().kindOfMove(MoveCodec.name(move.getClass())));
                }
                question = question.row(row);
            }
        }
    }

    /** The moves as they are listed: a potion for whoever is about to fall comes first. */
    private List<SynchroMove> ordered() {
        Optional<Marble> falling = shot.table()
                .asked()
                .filter(Ask.PotionWindow.class::isInstance)
                .map(ask -> ((Ask.PotionWindow) ask).hero());
        return shot.moves().stream()
                .sorted(Comparator.comparing(move -> move instanceof SynchroMove.UsePotion potion
                                && falling.filter(potion.hero()::equals).isPresent()
                        ? 0
                        : 1))
                .toList();
    }

    /** A move as a row: what the question says already is not said again. */
    private String row(SynchroMove move) {
        if (move instanceof SynchroMove.UseAbility use) {
            return voice.get("row.use", voice.term(use.card()), ability(use.hero(), use.card(), use.line()));
        } else if (move instanceof SynchroMove.SkipAbility skip) {
            return voice.get("row.skip", voice.term(skip.card()));
        } else if (move instanceof SynchroMove.Exchange lake) {
            return voice.get("row.lake." + lake.line());
        } else if (move instanceof SynchroMove.DiscardShard shard
                && shot.table().ask() instanceof Ask.Overflow) {
            return voice.get("row.shard", voice.term(shard.colour()));
        }
        return words(move);
    }

    /** What a line of a card says. */
    private String ability(Marble board, String card, int line) {
        PartyHero hero = shot.table().state().party().hero(board);
        Talents talents = hero.card().equals(card)
                ? voice.content().hero(card).side(hero.improved())
                : hero.master()
                        .filter(master -> master.card().equals(card))
                        .map(master -> Prowess.master(voice.content(), master))
                        .orElseGet(() -> hero.items().stream()
                                .filter(item -> item.id().equals(card))
                                .findFirst()
                                .map(item -> Prowess.item(voice.content(), item))
                                .orElseGet(
                                        () -> voice.content().hero(hero.card()).side(hero.improved())));
        OptionalInt clv = OptionalInt.of(Prowess.clv(voice.content(), hero));
        return line < talents.lines().size() ? voice.line(talents.lines().get(line), clv) : "";
    }

    /** What is drunk while something else is asked is listed as well. */
    private boolean listed(SynchroMove move) {
        boolean fatal =
                shot.table().asked().filter(Ask.PotionWindow.class::isInstance).isPresent();
        boolean taken = move instanceof SynchroMove.TakeSkill || move instanceof SynchroMove.SacrificeHero;
        return (fatal && move instanceof SynchroMove.UsePotion) || taken || move instanceof SynchroMove.BurnItem;
    }

    /** A move as a button, in a word or two where there are such. */
    private String button(String id, SynchroMove move) {
        return voice.table().knows("button." + id) ? voice.get("button." + id) : words(move);
    }

    private void buttons() {
        List<SynchroMove> pressed = shot.moves().stream()
                .filter(move ->
                        MoveHands.role(move) == MoveHands.Role.BUTTON || MoveHands.role(move) == MoveHands.Role.MAIN)
                .filter(move -> !move.interruption())
                .sorted(Comparator.comparing(move -> MoveHands.role(move) == MoveHands.Role.MAIN ? 0 : 1))
                .toList();
        boolean alone = pressed.size() == 1 && question.rows().isEmpty();
        for (SynchroMove move : pressed) {
            String id = MoveCodec.name(move.getClass());
            boolean main = (MoveHands.role(move) == MoveHands.Role.MAIN || alone)
                    && question.commands().stream().noneMatch(Question.Command::main);
            Gesture<SynchroMove, Touched> play = new Gesture.Play<>(move);
            String icon = MoveHands.icon(move);
            question = question.command(
                    main
                            ? Question.Command.main(id, icon, button(id, move), play)
                            : Question.Command.of(id, icon, button(id, move), play));
        }
    }
}

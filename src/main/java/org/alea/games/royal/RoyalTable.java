package org.alea.games.royal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.alea.engine.Chance;
import org.alea.engine.Table;
import org.alea.engine.Turn;

/** All state of one game in progress. Citizens, dice and cards keep their numbers; equal tables may number them otherwise. */
public final class RoyalTable implements Table<RoyalTable> {
    static final int PLACEMENT_DICE = 6;

    private final RoyalContent content;
    private final RoyalOptions options;
    private final Chance chance;
    private final City city;
    private final Districts districts;
    private final ActivityBoard activities;
    private final CathedralCells cathedral;
    private final Ledger ledger;

    private final EventRow events;
    private final CharacterColumn characters;
    private final Purse purse;

    final KingsMood mood;
    final Progress progress;
    final byte[] placementRoll;

    RoyalTable(
            RoyalContent content,
            RoyalOptions options,
            Chance chance,
            ActivityBoard activities,
            EventRow events,
            CharacterColumn characters,
            KingsMood mood) {
        this.content = content;
        this.options = options;
        this.chance = chance;
        this.activities = activities;
        this.events = events;
        this.characters = characters;
        this.mood = mood;
        city = new City();
        districts = new Districts();
        cathedral = new CathedralCells(content.board().levels());
        ledger = new Ledger();
        purse = new Purse(content.board().constants().maxInfluence());
        progress = new Progress();
        placementRoll = new byte[PLACEMENT_DICE];
    }

    private RoyalTable(RoyalTable other, Chance chance, ActivityBoard activities, EventRow events, KingsMood mood) {
        content = other.content;
        options = other.options;
        this.chance = chance;
        this.activities = activities;
        this.events = events;
        this.mood = mood;
        characters = new CharacterColumn(other.characters);
        city = new City(other.city);
        districts = new Districts(other.districts);
        cathedral = new CathedralCells(other.cathedral);
        ledger = new Ledger(other.ledger);
        purse = new Purse(other.purse);
        progress = new Progress(other.progress);
        placementRoll = other.placementRoll.clone();
    }

    @Override
    public RoyalTable copy() {
        return copyWith(chance.copy());
    }

    @Override
    public RoyalTable copyWith(Chance other) {
        return copyWith(other, new ActivityBoard(activities), new EventRow(events), mood.copy());
    }

    RoyalTable copyWith(Chance other, ActivityBoard otherActivities, EventRow otherRow, KingsMood otherMood) {
        return new RoyalTable(this, other, otherActivities, otherRow, otherMood);
    }

    @Override
    public Chance chance() {
        return chance;
    }

    public RoyalContent content() {
        return content;
    }

    public RoyalOptions options() {
        return options;
    }

    public State state() {
        return progress.state;
    }

    /** 1 to 4, and 0 during the initial placement. */
    public int round() {
        return progress.round;
    }

    /** The first player of this round. */
    public Side first() {
        return progress.royFirst ? Side.ROY : Side.YOU;
    }

    public City city() {
        return city;
    }

    public Districts districts() {
        return districts;
    }

    public ActivityBoard activities() {
        return activities;
    }

    /** The card on a space of the board, unless it is still face down. */
    public Optional<Activity> activity(Colour colour, int stage) {
        int slot = ActivityBoard.slot(colour, stage);
        return activities.revealed(slot) ? Optional.of(card(slot)) : Optional.empty();
    }

    Activity card(int slot) {
        return content.activity(activities.card(slot));
    }

    public EventRow events() {
        return events;
    }

    public CharacterColumn characters() {
        return characters;
    }

    public CathedralCells cathedral() {
        return cathedral;
    }

    /** Your deniers and influence. */
    public Purse purse() {
        return purse;
    }

    /** You have passed and take no more actions this round. */
    public boolean passed() {
        return progress.passed;
    }

    /** How often the Roy has played since you passed. */
    public int royTurnsSincePass() {
        return progress.royTurnsSincePass;
    }

    public int vp(Side side) {
        return ledger.vp(side);
    }

    public int vp(Side side, ScoreSource source) {
        return ledger.vp(side, source);
    }

    /** The Roy's last two dice, or nothing before his first turn. */
    public List<Integer> royRoll() {
        return progress.royFirstDie == 0 ? List.of() : List.of(progress.royFirstDie, progress.roySecondDie);
    }

    /** The six dice of the last placement roll, red, red, yellow, yellow, white, white; nothing before the first. */
    public List<Die> placementRoll() {
        List<Die> dice = new ArrayList<>();
        for (int i = 0; i < PLACEMENT_DICE && placementRoll[i] != 0; i++) {
            dice.add(new Die(Colour.of(i / 2), placementRoll[i]));
        }
        return dice;
    }

    /** The moves so far that were more than spending influence. */
    public int decisions() {
        return progress.decisions;
    }

    /** How many cubes the activation under way has still to place. */
    public int cubesToPlace() {
        return progress.cubesToPlace;
    }

    /** The black dice the events have called for so far this round. */
    public int blackGathered() {
        return progress.blackGathered;
    }

    /** How many results are left in the deck of a measured king (ROYAL-007). */
    public int moodLeft() {
        return mood.toCome().length;
    }

    Ledger ledger() {
        return ledger;
    }

    void gainVp(Side side, int vp, ScoreSource source, Turn turn) {
        if (vp > 0) {
            ledger.gain(side, source, vp);
            if (turn.listening()) {
                turn.add(new RoyalEvent.VpGained(side, vp, source));
            }
        }
    }

    /** Your VP never fall below 0 (ROYAL-040). */
    void loseVp(int vp, Turn turn) {
        int lost = ledger.lose(Side.YOU, ScoreSource.PENALTIES, vp);
        if (lost > 0 && turn.listening()) {
            turn.add(new RoyalEvent.VpLost(Side.YOU, lost, ScoreSource.PENALTIES));
        }
    }

    /** Returns citizens to the general supply, {@code lyingOnes} of them lying ones (ROYAL-121). */
    void returnCitizens(int count, int lyingOnes, Turn turn) {
        for (int i = 0; i < count; i++) {
            city.dismiss(i < lyingOnes ? city.takeLying(Side.YOU) : city.takeFromSupply());
        }
        if (count > 0 && turn.listening()) {
            turn.add(new RoyalEvent.CitizensReturned(count));
        }
    }

    /** You cannot suffer an event in full: 2 VP, once per card and round (ROYAL-053). */
    void fallShort(EventCard event, Turn turn) {
        if (!progress.fellShort) {
            progress.fellShort = true;
            if (turn.listening()) {
                turn.add(new RoyalEvent.FellShort(event.id()));
            }
            loseVp(content.board().constants().shortPenaltyVp(), turn);
        }
    }

    /** The cubes of an Archer or Glazier are placed one by one. */
    void askForCubes(State question, int cubes) {
        progress.state = question;
        progress.cubesToPlace = cubes;
        progress.cubePlaced = false;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof RoyalTable other
                && purse.equals(other.purse)
                && progress.equals(other.progress)
                && Arrays.equals(placementRoll, other.placementRoll)
                && options.equals(other.options)
                && city.equals(other.city)
                && districts.equals(other.districts)
                && activities.equals(other.activities)
                && cathedral.equals(other.cathedral)
                && characters.equals(other.characters)
                && events.equals(other.events)
                && mood.equals(other.mood)
                && ledger.equals(other.ledger);
    }

    @Override
    public int hashCode() {
        return Objects.hash(progress, purse, city, districts, activities, cathedral, events);
    }
}

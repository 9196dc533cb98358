package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersEvent;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersMove.TokenKind;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.Question;

/** The High Epic, or tokens one by one, brought to a district. RECK-134, RECK-135, RECK-325 */
final class BringingTokens extends Asking {
    private static final TokenKind[] KINDS = TokenKind.values();

    BringingTokens(Rules rules) {
        super(rules);
        on(ReckonersMove.KidnapHighEpic.class, this::checkHighEpic, this::bringHighEpic);
        on(ReckonersMove.KidnapToken.class, this::checkToken, this::bringToken);
        on(ReckonersMove.EndCard.class, (play, move) -> FINE, (play, move) -> play.pop());
    }

    private static Question.KidnapTokens question(Play play) {
        return (Question.KidnapTokens) play.top().orElseThrow();
    }

    private Optional<Refusal> checkHighEpic(Play play, ReckonersMove.KidnapHighEpic move) {
        boolean elsewhere = play.s().highEpic().place() != question(play).district();
        return question(play).first() && elsewhere ? FINE : no("no-target", "RECK-134");
    }

    private void bringHighEpic(Play play, ReckonersMove.KidnapHighEpic move) {
        int place = question(play).district();
        play.pop();
        play.become(play.s().withHighEpic(play.s().highEpic().withPlace(place)));
        play.tell(new ReckonersEvent.HighEpicKidnapped(
                play.s().highEpic().id(), play.district(place).id()));
    }

    private Optional<Refusal> checkToken(Play play, ReckonersMove.KidnapToken move) {
        int from = play.s().district(move.district());
        if (from < 0 || from == question(play).district() || count(play.district(from), move.kind()) == 0) {
            return no("no-target", "RECK-325");
        }
        boolean guarded =
                move.kind() == TokenKind.ENFORCEMENT && play.district(from).redShields() > 0;
        return guarded ? no("shielded", "RECK-135") : FINE;
    }

    private void bringToken(Play play, ReckonersMove.KidnapToken move) {
        Question.KidnapTokens question = question(play);
        int from = play.s().district(move.district());
        int place = question.district();
        play.set(from, with(play.district(from), move.kind(), -1));
        play.set(place, with(play.district(place), move.kind(), 1));
        if (question.left() == 1) {
            play.pop();
        } else {
            play.replace(new Question.KidnapTokens(question.owner(), place, question.left() - 1, false));
        }
        play.tell(new ReckonersEvent.TokenBrought(
                move.kind(), move.district(), play.district(place).id()));
    }

    static int count(District district, TokenKind kind) {
        return switch (kind) {
            case RED_SHIELD -> district.redShields();
            case BLUE_SHIELD -> district.blueShields();
            case BARRICADE -> district.barricades();
            case ENFORCEMENT -> district.enforcement();
            case DUPLICATE -> district.duplicates();
        };
    }

    private static District with(District district, TokenKind kind, int more) {
        int n = count(district, kind) + more;
        return switch (kind) {
            case RED_SHIELD -> district.withRedShields(n);
            case BLUE_SHIELD -> district.withBlueShields(n);
            case BARRICADE -> district.withBarricades(n);
            case ENFORCEMENT -> district.withEnforcement(n);
            case DUPLICATE -> district.withDuplicates(n);
        };
    }

    @Override
    void offer(Play play, Offers offers) {
        offers.add(new ReckonersMove.KidnapHighEpic());
        for (District district : play.s().districts()) {
            for (TokenKind kind : KINDS) {
                if (count(district, kind) > 0) {
                    offers.add(new ReckonersMove.KidnapToken(kind, district.id()));
                }
            }
        }
        offers.add(new ReckonersMove.EndCard());
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-134");
    }
}

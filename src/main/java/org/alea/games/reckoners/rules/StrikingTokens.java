package org.alea.games.reckoners.rules;

import java.util.Optional;
import org.alea.engine.Refusal;
import org.alea.games.reckoners.ReckonersMove;
import org.alea.games.reckoners.ReckonersMove.TokenKind;
import org.alea.games.reckoners.cards.ShieldColour;
import org.alea.games.reckoners.state.District;
import org.alea.games.reckoners.state.Question;

/** Enforcement or red shields removed one by one by an ability. RECK-115 */
final class StrikingTokens extends Asking {

    StrikingTokens(Rules rules) {
        super(rules);
        on(ReckonersMove.CheckmateToken.class, this::checkToken, this::strike);
        on(ReckonersMove.EndCard.class, (play, move) -> FINE, (play, move) -> play.pop());
    }

    private static Question.CheckmateTokens question(Play play) {
        return (Question.CheckmateTokens) play.top().orElseThrow();
    }

    private Optional<Refusal> checkToken(Play play, ReckonersMove.CheckmateToken move) {
        Question.CheckmateTokens question = question(play);
        int place = play.s().district(move.district());
        if (!Sources.inRange(play, question.owner(), question.range(), place)) {
            return no("not-here", "RECK-115");
        }
        District district = play.district(place);
        if (move.kind() == TokenKind.RED_SHIELD && question.redShields()) {
            return district.redShields() > 0 ? FINE : no("no-target", "RECK-115");
        }
        if (move.kind() != TokenKind.ENFORCEMENT || district.enforcement() == 0) {
            return no("no-target", "RECK-115");
        }
        return district.redShields() > 0 ? no("shielded", "RECK-088") : FINE;
    }

    private void strike(Play play, ReckonersMove.CheckmateToken move) {
        Question.CheckmateTokens question = question(play);
        if (question.left() == 1) {
            play.pop();
        } else {
            play.replace(new Question.CheckmateTokens(
                    question.owner(), question.left() - 1, question.range(), question.redShields()));
        }
        int place = play.s().district(move.district());
        if (move.kind() == TokenKind.RED_SHIELD) {
            SpendingSymbols.removeShield(play, place, ShieldColour.RED);
        } else {
            SpendingSymbols.removeEnforcement(play, place);
        }
    }

    @Override
    void offer(Play play, Offers offers) {
        for (District district : play.s().districts()) {
            offers.add(new ReckonersMove.CheckmateToken(district.id(), TokenKind.ENFORCEMENT));
            offers.add(new ReckonersMove.CheckmateToken(district.id(), TokenKind.RED_SHIELD));
        }
        offers.add(new ReckonersMove.EndCard());
    }

    @Override
    boolean answersItself(Play play) {
        return playsTheOnly(play);
    }

    @Override
    Optional<Refusal> otherwise(Play play) {
        return no("pending-decision", "RECK-115");
    }
}

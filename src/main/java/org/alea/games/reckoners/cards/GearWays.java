package org.alea.games.reckoners.cards;

/** The ways in which gear can be used, one for each effect that is no permanent trait. */
public interface GearWays<W> {

    /** The way of what is never used. */
    W permanent();

    W makeSource(GearEffect.MakeSource effect);

    W moveFigure(GearEffect.MoveFigure effect);

    W researchHighEpic(GearEffect.ResearchHighEpic effect);

    W kidnap(GearEffect.Kidnap effect);

    W readyToken(GearEffect.ReadyToken effect);

    W recoverDie(GearEffect.RecoverDie effect);

    W baseUp(GearEffect.BaseUp effect);

    W takeLoot(GearEffect.TakeLoot effect);

    W populationUp(GearEffect.PopulationUp effect);

    W reroll(GearEffect.Reroll effect);

    W cutBarricades(GearEffect.CutBarricades effect);

    W setFace(GearEffect.SetFace effect);

    W checkmate(GearEffect.Checkmate effect);

    W sniper(GearEffect.Sniper effect);

    W dispatch(GearEffect.Dispatch effect);

    W demolition(GearEffect.Demolition effect);
}

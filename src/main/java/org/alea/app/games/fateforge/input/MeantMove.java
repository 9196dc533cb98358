package org.alea.app.games.fateforge.input;

import java.util.List;
import java.util.Optional;
import org.alea.app.play.Shot;
import org.alea.app.table.Spot;
import org.alea.games.fateforge.FateforgeMove;
import org.alea.games.fateforge.FateforgeTable;
import org.alea.games.fateforge.cards.FateforgeContent;
import org.alea.games.fateforge.cards.ResultFace;
import org.alea.games.fateforge.rules.Ground;
import org.alea.games.fateforge.state.Foe;
import org.alea.games.fateforge.state.HeldResult;

/** The move that somebody had in mind who put one thing on another in vain: its refusal is the reason to be told. */
public final class MeantMove {
    private final FateforgeContent content;
    private final FateforgeTable table;

    public MeantMove(FateforgeContent content, Shot<FateforgeTable, FateforgeMove, Reach> shot) {
        this.content = content;
        table = shot.table();
    }

    public Optional<FateforgeMove> of(Spot from, Spot to) {
        return switch (from.kind()) {
            case "die" -> HeroOf.result(table, from.id()).flatMap(result -> result(result, to));
            case "hero" ->
                to.kind().equals("zone") ? Optional.of(new FateforgeMove.Sprint(from.id(), to.id())) : Optional.empty();
            case "energy" ->
                to.kind().equals("zone")
                        ? Optional.of(new FateforgeMove.EnergyMove(to.id(), List.of()))
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    private Optional<FateforgeMove> result(HeldResult held, Spot to) {
        return switch (to.kind()) {
            case "zone" -> Optional.of(new FateforgeMove.ActMove(List.of(held.id()), to.id()));
            case "foe" -> foe(to.id()).map(foe -> blow(held, foe));
            case "token" -> Optional.of(new FateforgeMove.ActFocus(held.id(), to.id()));
            case "icon" -> Optional.of(new FateforgeMove.CoverWeakPoint(held.id(), Integer.parseInt(to.id())));
            case "skill" -> Optional.of(new FateforgeMove.UseSkill(to.id(), 0, List.of(held.id()), List.of()));
            case "item" -> Optional.of(new FateforgeMove.UseItem(to.id(), 0, List.of(held.id()), List.of()));
            case "board" -> Optional.of(new FateforgeMove.GainParry(held.id()));
            default -> Optional.empty();
        };
    }

    /** A Strike at whoever is near, a Shot at whoever is not, unless the die can only be the one. */
    private FateforgeMove blow(HeldResult held, Foe foe) {
        boolean near = HeroOf.prompt(table)
                .map(table::hero)
                .filter(hero ->
                        new Ground(content, table.state()).distance(hero.fight().zone(), foe.zone()) == 0)
                .isPresent();
        boolean shoots = held.face().serves(ResultFace.SH);
        boolean strikes = held.face().serves(ResultFace.ST);
        return shoots && (!near || !strikes)
                ? new FateforgeMove.ActShot(held.id(), foe.id())
                : new FateforgeMove.ActStrike(held.id(), foe.id(), false);
    }

    private Optional<Foe> foe(String id) {
        return table.scene().stream()
                .flatMap(fray -> fray.foes().stream())
                .filter(foe -> foe.id().equals(id))
                .findFirst();
    }
}

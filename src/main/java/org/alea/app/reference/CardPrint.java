package org.alea.app.reference;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.print.PageLayout;
import javafx.print.PrinterJob;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import javafx.stage.Window;
import org.alea.app.shell.Desk;
import org.alea.store.Choices;

/** Prints cards on paper, two side by side, on the printer the player chooses. */
final class CardPrint {
    /** Three hundred dots to the inch, in which there are 72 points. */
    private static final double DOTS_PER_POINT = 300.0 / 72;

    private final Desk desk;
    private final CardSheet sheet;

    CardPrint(Desk desk, CardSheet sheet) {
        this.desk = desk;
        this.sheet = sheet;
    }

    /** Looks for a printer away from the JavaFX thread, which can take seconds; without one a line says what to do. */
    void print(List<Card> cards, Window owner) {
        desk.background().execute(() -> {
            Optional<PrinterJob> job = Optional.ofNullable(PrinterJob.createPrinterJob());
            Platform.runLater(() -> job.ifPresentOrElse(
                    found -> ask(found, cards, owner),
                    () -> desk.navigator().toast(desk.texts().get("reference.noPrinter"))));
        });
    }

    private void ask(PrinterJob job, List<Card> cards, Window owner) {
        if (job.showPrintDialog(owner)) {
            send(job, cards);
        } else {
            job.cancelJob();
        }
    }

    /** Sends the cards to a printer page by page, away from the JavaFX thread. */
    void send(PrinterJob job, List<Card> cards) {
        PageLayout page = job.getJobSettings().getPageLayout();
        PagePlan plan = PagePlan.of(page.getPrintableWidth(), page.getPrintableHeight());
        List<Region> pages =
                plan.pages(cards).stream().map(some -> page(some, plan.scale())).toList();
        desk.background().execute(() -> {
            boolean printed = pages.stream().allMatch(one -> job.printPage(page, one)) && job.endJob();
            Platform.runLater(() -> desk.navigator()
                    .toast(
                            printed
                                    ? desk.texts().get("reference.printed", cards.size())
                                    : desk.texts().get("reference.notPrinted")));
        });
    }

    /** Paper is white, so the cards are printed in the light colours. */
    private Region page(List<Card> cards, double scale) {
        double fineness = scale * DOTS_PER_POINT;
        Region page =
                sheet.lay(cards, new CardSheet.Paper(PagePlan.COLUMNS, Choices.Theme.LIGHT, "card-page", fineness));
        page.getTransforms().add(new Scale(scale, scale));
        return page;
    }
}

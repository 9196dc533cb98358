package org.alea.app.statistics;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.text.TextAlignment;
import org.alea.app.chart.Axis;
import org.alea.app.chart.Chart;
import org.alea.app.chart.Ink;
import org.alea.app.chart.Pen;
import org.alea.app.shell.Texts;
import org.alea.store.statistics.Faces;

/** How often each face came up, beside the same for all. */
record FacesChart(Texts texts, Faces faces) implements Drawing {

    @Override
    public boolean empty() {
        return faces.thrown() == 0;
    }

    @Override
    public String note() {
        return texts.get("statistics.faces.note", faces.thrown());
    }

    @Override
    public String summary() {
        List<String> lines = new ArrayList<>();
        for (int face = 1; face <= faces.times().size(); face++) {
            lines.add(spoken(face));
        }
        return note() + " " + String.join(" ", lines);
    }

    @Override
    public List<Legend> legend() {
        return List.of(
                new Legend("info", texts.get("statistics.yourThrows")),
                new Legend("expected", texts.get("statistics.expected")));
    }

    @Override
    public List<Chart.Value> paint(Pen pen) {
        int sides = faces.times().size();
        int most = faces.times().stream().mapToInt(Integer::intValue).max().orElse(1);
        Frame frame = Frame.drawn(pen, Axis.ofCounts((int) Math.ceil(most * 1.12), 4), pen.unit(), texts);
        double room = frame.width() / sides;
        List<Chart.Value> values = new ArrayList<>();
        for (int face = 1; face <= sides; face++) {
            double x = frame.left() + (face - 1) * room;
            double y = frame.y(faces.times().get(face - 1));
            double width = Math.min(room * 0.7, pen.unit() * 6);
            double left = x + (room - width) / 2;
            pen.bar(left, y, width, frame.bottom() - y, 3, Ink.INFO);
            String percent = texts.get("percent", deviation(face));
            double above = Math.max(y - pen.unit() * 0.8, pen.unit() * 0.6);
            pen.number(
                    percent,
                    x + room / 2,
                    Math.min(above, frame.y(faces.expected()) - pen.unit() * 0.8),
                    TextAlignment.CENTER,
                    Ink.TEXT);
            frame.below(pen, Integer.toString(face), x + room / 2, true);
            values.add(new Chart.Value(x, frame.top(), room, frame.height(), spoken(face)));
        }
        double even = frame.y(faces.expected());
        pen.curve(List.of(new Point2D(frame.left(), even), new Point2D(frame.right(), even)), 2.5, Ink.CURVE, true);
        return values;
    }

    private String spoken(int face) {
        return texts.get("statistics.face", face, faces.times().get(face - 1), deviation(face));
    }

    private String deviation(int face) {
        int percent = faces.deviationPercent(face);
        return (percent > 0 ? "+" : percent < 0 ? "−" : "") + Math.abs(percent);
    }
}

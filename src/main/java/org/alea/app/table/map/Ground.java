package org.alea.app.table.map;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** What a zone is paved with: a colour and a pattern of lines, the same in both themes. */
public enum Ground {
    PLANKS("#3A3127") {
        @Override
        void pave(GraphicsContext pen, double width, double height) {
            pen.setStroke(Color.gray(0, 0.25));
            for (int row = 0; row * 26 < height; row++) {
                double y = row * 26;
                pen.setLineWidth(2);
                pen.strokeLine(0, y, width, y);
                pen.setLineWidth(1);
                for (double x = row % 2 * 34; x < width; x += 70) {
                    pen.strokeLine(x, y, x, y + 26);
                }
            }
        }
    },
    WATER("#1F4450") {
        @Override
        void pave(GraphicsContext pen, double width, double height) {
            pen.setStroke(Color.web("#8FD3E6", 0.25));
            pen.setLineWidth(2);
            for (double y = 14; y < height; y += 20) {
                pen.beginPath();
                pen.moveTo(-10, y);
                int wave = 0;
                for (double x = -10; x < width; x += 24) {
                    pen.quadraticCurveTo(x + 12, y + (wave++ % 2 == 0 ? -9 : 9), x + 24, y);
                }
                pen.stroke();
            }
        }
    },
    FLAGS("#2C3B38") {
        @Override
        void pave(GraphicsContext pen, double width, double height) {
            pen.setLineWidth(1);
            for (int row = 0; row * 38 < height; row++) {
                for (double x = row % 2 * -28; x < width; x += 56) {
                    pen.setFill(Color.gray(1, 0.035));
                    pen.fillRoundRect(x + 2, row * 38 + 2, 52, 34, 10, 10);
                    pen.setStroke(Color.gray(0, 0.25));
                    pen.strokeRoundRect(x + 2, row * 38 + 2, 52, 34, 10, 10);
                }
            }
        }
    },
    GRASS("#24402F") {
        @Override
        void pave(GraphicsContext pen, double width, double height) {
            pen.setStroke(Color.web("#9FD48F", 0.24));
            pen.setLineWidth(1.6);
            for (int i = 0; i < 34; i++) {
                double x = (i * 61 + i * i * 7) % width;
                double y = (i * 37 + i * i * 23) % height;
                blade(pen, x, y, 0, -13, 2, -9);
                blade(pen, x, y, 7, -10, 5, -7);
                blade(pen, x, y, -6, -8, -4, -6);
            }
        }
    },
    SAND("#38352B") {
        @Override
        void pave(GraphicsContext pen, double width, double height) {
            pen.setFill(Color.gray(1, 0.06));
            for (int i = 0; i < 60; i++) {
                double r = 1 + i % 3;
                pen.fillOval(i * 47 % width - r, i * 71 % height - r, 2 * r, 2 * r);
            }
        }
    },
    PAVEMENT("#171C22") {
        @Override
        void pave(GraphicsContext pen, double width, double height) {
            // streets lie between the districts, not on them
        }
    };

    private final String colour;

    Ground(String colour) {
        this.colour = colour;
    }

    Color colour() {
        return Color.web(colour);
    }

    abstract void pave(GraphicsContext pen, double width, double height);

    private static void blade(
            GraphicsContext pen, double x, double y, double dx, double dy, double bendX, double bendY) {
        pen.beginPath();
        pen.moveTo(x, y);
        pen.quadraticCurveTo(x + bendX, y + bendY, x + dx, y + dy);
        pen.stroke();
    }
}

package org.alea.app.table;

import javafx.scene.canvas.GraphicsContext;

/** The five line patterns engraved behind an emblem; a card always has the same one, so it is known at a glance. */
public enum PlatePattern {
    RAYS {
        @Override
        void engrave(GraphicsContext pen, double width, double height) {
            for (int i = 0; i < 36; i++) {
                var end = Polar.at(width / 2, height * 0.55, width, i * 10);
                pen.strokeLine(width / 2, height * 0.55, end.getX(), end.getY());
            }
        }
    },
    HATCH {
        @Override
        void engrave(GraphicsContext pen, double width, double height) {
            for (double x = -height; x < width + height; x += 7) {
                pen.strokeLine(x, 0, x + height, height);
            }
        }
    },
    RINGS {
        @Override
        void engrave(GraphicsContext pen, double width, double height) {
            for (double r = 10; r < width; r += 9) {
                pen.strokeOval(width / 2 - r, height * 0.55 - r, r * 2, r * 2);
            }
        }
    },
    HALFTONE {
        @Override
        void engrave(GraphicsContext pen, double width, double height) {
            int row = 0;
            for (double y = 6; y < height; y += 9) {
                double r = 1.2 + 1.6 * y / height;
                for (double x = row++ % 2 == 1 ? 4 : 9; x < width; x += 10) {
                    pen.fillOval(x - r, y - r, r * 2, r * 2);
                }
            }
        }
    },
    LOZENGES {
        @Override
        void engrave(GraphicsContext pen, double width, double height) {
            int row = 0;
            for (double y = 0; y < height + 12; y += 14) {
                for (double x = row % 2 * 8; x < width; x += 16) {
                    pen.strokePolygon(new double[] {x, x + 8, x + 16, x + 8}, new double[] {y, y - 7, y, y + 7}, 4);
                }
                row++;
            }
        }
    },
    /** No lines at all, for high contrast. */
    PLAIN {
        @Override
        void engrave(GraphicsContext pen, double width, double height) {
            // nothing distracts from the emblem
        }
    };

    abstract void engrave(GraphicsContext pen, double width, double height);
}

package org.alea.app.table;

import javafx.scene.canvas.GraphicsContext;

/** The faint line pattern of a game's felt: it tells which game this is. */
public enum FeltPattern {
    /** The arena of the Queen: sun rays. */
    RAYS {
        @Override
        void weave(GraphicsContext pen, double width, double height, double centreX, double centreY) {
            for (int i = 0; i < 48; i += 2) {
                double angle = i * 7.5;
                var near = Polar.at(centreX, centreY, 200, angle);
                double reach = Math.hypot(width, height);
                var left = Polar.at(centreX, centreY, reach, angle - 1.4);
                var right = Polar.at(centreX, centreY, reach, angle + 1.4);
                pen.fillPolygon(
                        new double[] {near.getX(), left.getX(), right.getX()},
                        new double[] {near.getY(), left.getY(), right.getY()},
                        3);
            }
        }
    },
    /** The city of the King: hexagon tracery. */
    HEXAGONS {
        @Override
        void weave(GraphicsContext pen, double width, double height, double centreX, double centreY) {
            double side = 64;
            int row = 0;
            for (double y = 0; y < height + side * 2; y += side * 1.5) {
                for (double x = row % 2 * side * 0.866; x < width + side * 2; x += side * 1.732) {
                    double[] xs = new double[6];
                    double[] ys = new double[6];
                    for (int i = 0; i < 6; i++) {
                        var corner = Polar.at(x, y, side, i * 60);
                        xs[i] = corner.getX();
                        ys[i] = corner.getY();
                    }
                    pen.strokePolygon(xs, ys, 6);
                }
                row++;
            }
        }
    },
    /** The lands of Kaan: contour lines. */
    CONTOURS {
        @Override
        void weave(GraphicsContext pen, double width, double height, double centreX, double centreY) {
            for (int ring = 1; ring < 26; ring++) {
                double rx = ring * 46;
                double ry = ring * 30;
                pen.beginPath();
                for (int a = 0; a <= 360; a += 6) {
                    double wobble = 1
                            + 0.05 * Math.sin(Math.toRadians(a * 3 + ring * 23))
                            + 0.04 * Math.cos(Math.toRadians(a * 5 - ring * 11));
                    double x = centreX + rx * wobble * Math.cos(Math.toRadians(a));
                    double y = centreY + ry * wobble * Math.sin(Math.toRadians(a));
                    if (a == 0) {
                        pen.moveTo(x, y);
                    } else {
                        pen.lineTo(x, y);
                    }
                }
                pen.stroke();
            }
        }
    },
    /** The streets of the Reckoners: halftone dots. */
    HALFTONE {
        @Override
        void weave(GraphicsContext pen, double width, double height, double centreX, double centreY) {
            int row = 0;
            for (double y = 0; y < height; y += 16) {
                double r = 0.8 + 2.4 * y / height;
                for (double x = row++ % 2 * 8; x < width; x += 16) {
                    pen.fillOval(x - r, y - r, r * 2, r * 2);
                }
            }
        }
    },
    /** The crystals of Synchro Horizon: facets. */
    FACETS {
        @Override
        void weave(GraphicsContext pen, double width, double height, double centreX, double centreY) {
            double step = 110;
            for (double y = 0; y < height + step; y += step) {
                for (double x = -step; x < width + step; x += step) {
                    double shift = (Math.round(x / step) * 37 + Math.round(y / step) * 53) % 60 - 30.0;
                    pen.strokeLine(x, y, x + step, y + shift);
                    pen.strokeLine(x, y, x + step / 2 + shift, y + step);
                    pen.strokeLine(x + step, y + shift, x + step / 2 + shift, y + step);
                }
            }
        }
    },
    /** No pattern, for high contrast. */
    PLAIN {
        @Override
        void weave(GraphicsContext pen, double width, double height, double centreX, double centreY) {
            // the cloth stays as it is
        }
    };

    abstract void weave(GraphicsContext pen, double width, double height, double centreX, double centreY);
}

package org.alea.games.queen;

/** The steps of a round in their order (QUEEN-028). A step whose module is off passes at once. */
enum Step {
    REVEAL {
        @Override
        void run(Play play) {
            QueenTable table = play.table();
            if (table.options.with(QueenModule.CONSPIRATORS)) {
                Conspirators.reveal(play);
                table.step = CONSPIRATOR_DIE;
            } else {
                table.step = DIAL;
            }
        }
    },
    CONSPIRATOR_DIE {
        @Override
        void run(Play play) {
            play.table().ask(QueenPhase.ROLL_CONSPIRATOR_DIE);
        }
    },
    CONSPIRATOR_EFFECT {
        @Override
        void run(Play play) {
            play.table().step = DIAL;
            Conspirators.act(play);
        }
    },
    DIAL {
        @Override
        void run(Play play) {
            QueenTable table = play.table();
            if (table.options.with(QueenModule.SUNMOON)) {
                table.ask(QueenPhase.TURN_DIAL);
            } else {
                table.step = RECOVER;
            }
        }
    },
    RECOVER {
        @Override
        void run(Play play) {
            QueenTable table = play.table();
            if (Recovery.possible(table)) {
                table.ask(QueenPhase.RECOVER_DIE);
            } else {
                table.step = START;
            }
        }
    },
    START {
        @Override
        void run(Play play) {
            play.table().ask(QueenPhase.START_ROUND);
        }
    },
    ROLLING {
        @Override
        void run(Play play) {
            play.table().ask(QueenPhase.ROLLING);
        }
    },
    ASSIGN {
        @Override
        void run(Play play) {
            QueenTable table = play.table();
            if (table.options.manualAssignment() && Assignment.open(table)) {
                table.ask(QueenPhase.ASSIGN_GROUPS);
            } else {
                table.cursor = 1;
                table.step = CHARIOTS;
            }
        }
    },
    CHARIOTS {
        @Override
        void run(Play play) {
            QueenTable table = play.table();
            if (table.options.with(QueenModule.CHARIOTS) && table.cursor <= Chariots.PLACES) {
                Chariots.settle(play, table.cursor++);
            } else {
                table.step = DRAGON;
            }
        }
    },
    DRAGON {
        @Override
        void run(Play play) {
            DragonDie.step(play);
        }
    },
    PAINT {
        @Override
        void run(Play play) {
            QueenTable table = play.table();
            table.cursor = 1;
            if (Painting.possible(table)) {
                table.ask(QueenPhase.PAINT_DIE);
            } else {
                table.step = ATTACK;
            }
        }
    },
    ATTACK {
        @Override
        void run(Play play) {
            Attacks.step(play);
        }
    },
    ACCOUNT {
        @Override
        void run(Play play) {
            Accounting.step(play);
        }
    },
    SUN {
        @Override
        void run(Play play) {
            if (play.table().options.with(QueenModule.SUNMOON)) {
                SunDice.step(play);
            } else {
                play.table().step = END_CHECK;
            }
        }
    },
    MOON {
        @Override
        void run(Play play) {
            MoonStep.step(play);
        }
    },
    END_CHECK {
        @Override
        void run(Play play) {
            QueenTable table = play.table();
            play.tell(new QueenEvent.RoundEnded(table.round, table.defeats, table.wounds()));
            if (table.defeats >= QueenTable.ENEMIES_TO_DEFEAT) {
                table.win(play);
            } else {
                table.step = RESET;
            }
        }
    },
    RESET {
        @Override
        void run(Play play) {
            ResetStep.step(play);
        }
    };

    /** Does what happens by itself, and asks the player or goes on to the next step. */
    abstract void run(Play play);
}

type Fields = Readonly<Record<string, unknown>>;

/** A scenario as a spec writes it: what is left out is inert. */
export interface Sketch {
  readonly turn?: Fields;
  readonly corp?: Fields;
  readonly runner?: Fields;
  readonly removed?: readonly unknown[];
  readonly history?: Fields;
  readonly policy?: Fields;
  readonly script: readonly Fields[];
  readonly expect?: readonly Fields[];
}

/** What a card does, or cannot do. */
export interface CardSketch extends Sketch {
  /** Lines of the card that it shows, from 0; a card with one line need not say. */
  readonly lines?: readonly number[];
  /** Rules it rests on besides the text of the card. */
  readonly rules?: readonly string[];
}

/** By title, then by what each shows; the sentence begins with the title. */
export type CardSketches = Readonly<Record<string, Readonly<Record<string, CardSketch>>>>;

/** The Runner is to take an action, with four clicks. */
export const runnerTurn: Fields = { side: 'runner', number: 2, clicks: 4, at: 'runner.1.6' };
/** The Corp is to take an action, with three clicks. */
export const corpTurn: Fields = { side: 'corp', number: 2, clicks: 3, at: 'corp.2.2' };

const corp: Fields = {
  identity: 'Weyland Consortium: Building a Better World',
  credits: 5,
  hq: [],
  rd: ['Anonymous Tip', 'Biotic Labor', 'Archived Memories'],
};
const runner: Fields = {
  identity: 'Gabriel Santiago: Consummate Professional',
  credits: 5,
  grip: [],
  stack: ['Infiltration', 'Special Order', 'Tinkering'],
};

/** The scenario that a sketch stands for, but for what identifies it. */
export const composed = (sketch: Sketch): Fields => ({
  ...(sketch.policy === undefined ? {} : { policy: sketch.policy }),
  position: {
    turn: sketch.turn ?? runnerTurn,
    corp: { ...corp, ...sketch.corp },
    runner: { ...runner, ...sketch.runner },
    ...(sketch.removed === undefined ? {} : { removed: sketch.removed }),
    ...(sketch.history === undefined ? {} : { history: sketch.history }),
  },
  script: sketch.script,
  expect: sketch.expect ?? [],
});

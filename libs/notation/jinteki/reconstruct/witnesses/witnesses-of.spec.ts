import { entriesOf, trailOf } from '#testkit/jinteki/way';
import type { Shown } from '../shown';
import type { Deed } from './deed';
import { Witnesses } from './witnesses-of';

const [by] = trailOf({ after: 1, until: 2 }, { do: 'done' });
if (by === undefined) throw new Error('nothing is decided');

/** An answer to what a card asks, which ours gives after entry 1. */
const answer: Deed = {
  ...{ tells: { name: 'choice of Archer', in: (line) => line.includes(' uses Archer to ') } },
  ...{ owes: [], shares: 'any', apart: false, answers: true, leads: false, asks: 'Archer' },
  ...{ between: { after: 1, until: 2 }, by },
};

/** A card asks, and is used again later. */
function shownAsked(isAnswered: boolean): readonly Shown[] {
  const asked = {
    ...{ message: 'Choose a program to trash', kind: 'select', choices: [], selectable: [] },
    ...{ cardTitle: 'Archer', cardCid: null, asking: 7 },
  };
  const told = entriesOf(
    [],
    ['Al uses Archer to trash Corroder.'],
    [],
    ['Al uses Archer to gain 2 [Credits].'],
  );
  return told.map((one, at) => ({
    ...one,
    prompts: { corp: at === 0 || (at === 1 && !isAnswered) ? asked : null, runner: null },
  }));
}

const lineOf = (shown: readonly Shown[]): number | undefined =>
  new Witnesses([answer], shown).all[0]?.witness?.line.entry;

describe('an answer that ours comes to later than theirs', () => {
  it('is told as theirs gives it, and not where its card is used again', () => {
    expect(lineOf(shownAsked(true))).toBe(1);
  });

  it('is told later while theirs is still asked', () => {
    expect(lineOf(shownAsked(false))).toBe(3);
  });
});

describe('what is done where ours stood still', () => {
  const lines = [
    [],
    [],
    ['Al pays 0 [Credits] to increase trace strength to 3.'],
    [],
    [],
    [],
    [],
    [],
  ];

  /** A bid that is looked for between entries 6 and 7, after something that was found by an entry. */
  const bidAfter = (entry: number): number | undefined => {
    const [before] = trailOf({ after: entry - 1, until: entry }, { do: 'pass' });
    const [bid] = trailOf({ after: 6, until: 7 }, { do: 'bid', credits: 0 });
    if (before === undefined || bid === undefined) throw new Error('nothing is decided');
    const deed: Deed = {
      ...{ tells: { name: 'bid', in: (line) => line.includes(' trace strength ') } },
      ...{ owes: [], shares: 'none', apart: false, answers: false, leads: false, asks: null },
      ...{ between: { after: 6, until: 7 }, by: { ...bid, before } },
    };
    return new Witnesses([deed], entriesOf(...lines)).all[0]?.witness?.line.entry;
  };

  it('is told by a line since what came before it was found', () => {
    expect(bidAfter(1)).toBe(2);
  });

  it('is not told by what was told before that', () => {
    expect(bidAfter(6)).toBeUndefined();
  });
});

describe('what comes to nothing, and no line tells', () => {
  const asks = (asking: number) => ({
    ...{ message: 'Choose a program', kind: 'other', choices: ['Cancel'], selectable: [] },
    ...{ cardTitle: 'Archer', cardCid: null, asking },
  });
  const shown = entriesOf([], [], [], [], []).map((one, at): Shown => ({
    ...one,
    prompts: { corp: at === 1 ? asks(7) : at === 3 ? asks(9) : null, runner: null },
  }));

  /** The entry in which its card began to ask what is looked for between these. */
  const askedAt = (between: Deed['between'], entries = shown): number | undefined =>
    new Witnesses([{ ...answer, answers: false, shares: 'as-told', between }], entries).all[0]
      ?.witness?.line.entry;

  it('is asked in its own entries, though its card asked right before them, too', () => {
    expect(askedAt({ after: 2, until: 3 })).toBe(3);
  });

  it('is asked before them where nothing is asked there', () => {
    expect(askedAt({ after: 1, until: 2 })).toBe(1);
  });

  it('is asked before them where all that is asked there is whether it is prevented', () => {
    const prevented = shown.map((one, at) => {
      const corp = { ...asks(9), message: 'Prevent Wyrm from being trashed?' };
      return at === 3
        ? { ...one, prompts: { corp, runner: { ...asks(8), kind: 'waiting' } } }
        : one;
    });
    expect(askedAt({ after: 2, until: 3 }, prevented)).toBe(1);
  });
});

describe('what something is trashed for', () => {
  const used: Deed = {
    ...{ tells: { name: 'use of Archer', in: (line) => line.includes(' to use Archer to ') } },
    ...{ owes: [], shares: 'none', apart: false, answers: false, leads: false, asks: null },
    ...{ between: { after: 0, until: 1 }, by },
  };
  const doneFrom = (line: string): number | undefined =>
    new Witnesses([used], entriesOf([], ['Bo uses Wyldside to draw 1 card.', line])).all[0]?.witness
      ?.from.at;

  it('was done before what its price sets off, which lines tell first', () => {
    expect(doneFrom('Al trashes Archer to use Archer to gain 2 [Credits].')).toBeLessThan(0);
  });

  it('has its own place where nothing is trashed', () => {
    expect(doneFrom('Al pays 1 [Credits] to use Archer to gain 2 [Credits].')).toBe(1);
  });
});

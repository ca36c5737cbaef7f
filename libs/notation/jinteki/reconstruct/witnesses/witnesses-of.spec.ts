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

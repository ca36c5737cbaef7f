import { rulesByPool } from '#cards/rules-by-pool';
import { entriesOf, goalFrom, inRig } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { paidX } from './paid-x';

const { pool } = rulesByPool.covering(['Paperclip', 'Corroder']);
const { end } = playScenario(
  { turn: runnerTurn, runner: { rig: { programs: ['Paperclip', 'Corroder'] } }, script: [] },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

const paid = (title: string, ...lines: readonly string[]): number | null =>
  paidX(pool, state, inRig(pool, state, title), goalFrom(0, entriesOf([], lines)));

const raises = 'to use Paperclip to increase its strength from 1 to 6.';

describe('credits that are paid for a card, as many as one likes', () => {
  it('are those that its line tells, from wherever they are', () => {
    expect(paid('Paperclip', `Bo pays 5 [Credits] ${raises}`)).toBe(5);
    const parted = `Bo pays 2 [Credits] and 3 [Credits] from Cloak ${raises}`;
    expect(paid('Paperclip', parted)).toBe(5);
  });

  it('are unknown where no line tells them, or lines tell two prices', () => {
    expect(paid('Paperclip', 'Bo jacks out.')).toBeNull();
    const other = 'Bo pays 1 [Credits] to use Paperclip to increase its strength from 1 to 2.';
    expect(paid('Paperclip', `Bo pays 5 [Credits] ${raises}`, other)).toBeNull();
  });

  it('are no price that the card sets', () => {
    const pumps = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';
    expect(paid('Corroder', pumps)).toBeNull();
  });
});

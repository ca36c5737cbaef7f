import { coreRules } from '#cards/pool';
import type { JsonObject } from '../../json';
import { entriesOf } from '#testkit/jinteki/way';
import { Titles } from '../titles';
import { subsUnmetIn } from './subs-unmet';

const titles = new Titles(coreRules.pool);
const subs = ['Trash a program', 'Do 1 net damage'].map((label) => ({ label, broken: false }));

const ices = [{ title: 'Data Raven', side: 'Corp', type: 'ICE', subroutines: subs }];
const stateAt = (run: JsonObject): JsonObject => ({
  run: { server: ['rd'], ...run },
  corp: { servers: { rd: { ices } } },
  runner: {},
});
const approached = stateAt({ position: 1 });

/** Which subroutines may be chosen, as the Runner is offered these one entry after the other. */
const chosenOf = (...offered: readonly (readonly string[] | null)[]) =>
  chosenIn(approached, ...offered);

function chosenIn(state: JsonObject, ...offered: readonly (readonly string[] | null)[]) {
  const shown = entriesOf(...offered.map(() => [])).map((one, at) => {
    const choices = offered[at] ?? null;
    const asks = { message: 'Choose a subroutine to resolve', kind: 'other', selectable: [] };
    const runner =
      choices === null
        ? null
        : { ...asks, choices, cardCid: null, cardTitle: 'Street Magic', asking: 1 };
    return { ...one, state, prompts: { corp: null, runner } };
  });
  return subsUnmetIn(titles, shown, { after: 0, until: shown.length - 1 });
}

describe('subroutines that the Runner chooses to be resolved', () => {
  const [trash = '', damage = ''] = subs.map(({ label }) => label);
  const def = titles.ofTitle('Data Raven');

  it('are those that are no longer offered', () => {
    expect(chosenOf([trash, damage], [trash], null)).toEqual([
      { entry: 1, def, subs: [1], isMet: false },
      { entry: 2, def, subs: [0], isMet: false },
    ]);
  });

  it('may be any where the question is closed with several left', () => {
    expect(chosenOf([trash, damage], null)).toEqual([
      { entry: 1, def, subs: [0, 1], isMet: false },
    ]);
  });

  it('are those of ice that was passed just now, too', () => {
    const passed = stateAt({ position: 0, phase: 'movement' });
    expect(chosenIn(passed, [damage], null)).toEqual([{ entry: 1, def, subs: [1], isMet: false }]);
  });

  it('are none as long as the question stands open', () => {
    expect(chosenOf([trash, damage], [trash, damage])).toEqual([]);
  });
});

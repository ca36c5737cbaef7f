import { coreRules } from '#cards/pool';
import { fieldKey, spotBase } from '../features';
import { Titles } from '../titles';
import type { Shown } from '../shown';
import { refilledIn } from './refilled';

const titles = new Titles(coreRules.pool);
const def = titles.ofTitle('Cyberfeeder') ?? -1;
const spot = spotBase('rig', 0, 0, def);

/** An entry before the Runner's turn begins, or in it, with so many credits on a Cyberfeeder, or with none there. */
const entry = (
  isBefore: boolean,
  credits: number | null,
  lines: readonly string[] = [],
): Shown => ({
  state: isBefore ? { 'runner-phase-12': { active: true } } : {},
  features: new Map(
    credits === null
      ? []
      : [
          [fieldKey(spot, 'card'), 1],
          [fieldKey(spot, 'recurring'), credits],
        ],
  ),
  lines,
  prompts: { corp: null, runner: null },
  ...{ mayPass: true, isSettled: false, repeats: false },
});

const paid = [
  'Al pays 1 [Credits] from Cyberfeeder to use Corroder to increase its strength from 2 to 3.',
];
const refilled = { entry: 1, side: 'runner', from: { def, root: null } } as const;

describe('turns with recurring credits that are spent before they begin', () => {
  it('are told by the first entry before them, and by whether something is paid', () => {
    const spent = [entry(false, 0), entry(true, 1), entry(true, 0, paid), entry(false, 0)];
    expect(refilledIn(titles, spent)).toEqual([{ ...refilled, pays: true }]);
    const moved = [entry(false, 1), entry(true, 1), entry(true, 0), entry(false, 0)];
    expect(refilledIn(titles, moved)).toEqual([{ ...refilled, pays: false }]);
  });

  it('are none where they are spent once it has begun, or gone with their card', () => {
    const later = [entry(false, 0), entry(true, 1), entry(false, 1), entry(false, 0, paid)];
    expect(refilledIn(titles, later)).toEqual([]);
    const sold = [entry(false, 1), entry(true, 1), entry(true, null), entry(false, null)];
    expect(refilledIn(titles, sold)).toEqual([]);
  });
});

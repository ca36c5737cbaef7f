import { coreRules } from '#cards/pool';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { promptOf } from '../../lens/prompt';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { subsApart, subsApartDue, subsApartIn } from './subs-apart';

const titles = new Titles(coreRules.pool);

/** Ice of two subroutines is encountered, of which some have resolved, and the Corp is asked something, by a number of its own. */
function entry(
  fired: readonly number[],
  asks: number | null,
  lines: readonly string[] = [],
): Shown {
  const [there] = entriesOf([]);
  if (there === undefined) throw new Error('there is no entry');
  const prompt = {
    msg: 'Boost trace strength?',
    'prompt-type': 'trace',
    choices: 1,
    eid: { eid: asks ?? 0 },
  };
  const state = {
    corp: { 'prompt-state': asks === null ? null : prompt },
    encounters: {
      ice: {
        ...{ cid: 'a', title: 'Ichi 1.0', side: 'Corp' },
        subroutines: ['Trace 1', 'Trash a program'].map((label, at) => ({
          ...{ label, fired: fired.includes(at) },
        })),
      },
    },
  };
  return { ...there, lines, state, prompts: { corp: promptOf(state, 'corp'), runner: null } };
}

/** The encounter is over. */
const passed = (...lines: readonly string[]): Shown => {
  const there = entry([], null, [...lines, 'R passes Ichi 1.0 protecting HQ at position 0.']);
  return { ...there, state: {} };
};

describe('a subroutine that resolves by itself', () => {
  const shown = [entry([], null), entry([0], 1), entry([0], null)];
  const all = subsApartIn(titles, shown);
  const found = (after: number): readonly number[] =>
    subsApartDue(all, shown, after, 2).map((one) => one.entry);

  it('is found in its entry', () => {
    expect(found(0)).toEqual([1]);
  });

  it('is found behind it, too, while what it asks is open', () => {
    expect(found(1)).toEqual([1]);
    expect(found(2)).toEqual([]);
  });

  it('is not found behind it while something else is asked', () => {
    const other = [entry([], null), entry([0], 1), entry([0], 2)];
    const due = (after: number) => subsApartDue(subsApartIn(titles, other), other, after, 2);
    expect([due(1).length, due(2).length]).toEqual([1, 0]);
  });
});

describe('what is asked before something is prevented', () => {
  /** The Runner is asked what is prevented, or how much is bid. */
  const asked = (msg: string, asks: number): Shown => {
    const there = entry([0], null);
    const state = {
      runner: { 'prompt-state': { msg, 'prompt-type': 'other', eid: { eid: asks } } },
    };
    return { ...there, prompts: { corp: null, runner: promptOf(state, 'runner') } };
  };
  const due = (msg: string): number => {
    const shown = [entry([], null), entry([0], 1), asked(msg, 2), entry([0], null)];
    return subsApartDue(subsApartIn(titles, shown), shown, 2, 3).length;
  };

  it('belongs to the same subroutine', () => {
    expect(due('Prevent Corroder from being trashed?')).toBe(1);
    expect(due('Choose something else')).toBe(0);
  });
});

describe('a subroutine before the next', () => {
  const pump = 'R pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';
  const parted = (...shown: readonly Shown[]) =>
    subsApartIn(titles, [entry([], null), ...shown]).map(({ isParted }) => isParted);

  it('is parted from it where a breaker is pumped in between', () => {
    expect(parted(entry([0], null), entry([0], null, [pump]), entry([0, 1], null))).toEqual([true]);
  });

  it('is not where that is done before or behind both', () => {
    expect(parted(entry([0], null, [pump]), entry([0, 1], null))).toEqual([false]);
    const behind = [entry([0], null), entry([0, 1], null), entry([0, 1], null, [pump])];
    expect(parted(...behind)[0]).toBe(false);
  });
});

describe('the bids of a trace', () => {
  const bidding = (side: 'corp' | 'runner', asks: number): Shown => {
    const there = entry([0], asks);
    const { corp } = there.prompts;
    return side === 'corp' ? there : { ...there, prompts: { corp: null, runner: corp } };
  };
  const due = (...shown: readonly Shown[]): number =>
    subsApartDue(subsApartIn(titles, shown), shown, 2, 3).length;

  it('are one question', () => {
    const last = entry([0], null);
    expect(due(entry([], null), bidding('corp', 1), bidding('runner', 2), last)).toBe(1);
    expect(due(entry([], null), bidding('corp', 1), bidding('corp', 2), last)).toBe(0);
  });
});

describe('the last subroutines, as they are laid beside ours', () => {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: { credits: 5, servers: { HQ: { ice: [rezzed('Ichi 1.0')] } } },
    runner: { credits: 5, rig: { programs: ['Corroder', 'Ninja'] } },
    script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
  });
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const means = bareMeans(coreRules, titles);
  const ichi = titles.ofTitle('Ichi 1.0') ?? -1;
  const decided = (fired: readonly number[], asks: boolean, asked = 0) => {
    const apart = [
      {
        ...{ entry: 1, def: ichi, subs: [2], fired, isHeld: true },
        ...{ isOutOfTurn: false, isParted: false },
      },
    ];
    const choices = asks ? [{ asked, def: ichi }] : [];
    const goal = goalFrom(0, entriesOf([], []));
    return [...subsApart(means, nodeAt(coreRules, state), apart, choices, goal)].map(
      ({ granted }) => granted?.deviation,
    );
  };
  const all = [0, 1, 2].map((sub) => ({ do: 'break', sub }));

  it('are all that are left in ours, though they began to resolve one by one', () => {
    expect(decided([0, 1, 2], false)).toContainEqual(expect.objectContaining({ decisions: all }));
    expect(decided([0, 1, 2], true)).toContainEqual(
      expect.objectContaining({ decisions: all, stays: true }),
    );
  });

  it('ask first what theirs asked with them and was left', () => {
    const first = (asked: number) => decided([0, 1, 2], true, asked)[0]?.stays;
    expect([first(0), first(1)]).toEqual([undefined, true]);
  });

  it('are not the last while another has not resolved', () => {
    expect(decided([2], false)).toEqual([]);
  });
});

describe('the last subroutines of an encounter', () => {
  const pump = 'R pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';
  const found = (...shown: readonly Shown[]) =>
    subsApartIn(titles, [entry([], null), ...shown]).map(({ entry: at, isHeld, subs }) => ({
      ...{ at, isHeld, subs },
    }));
  const held = [{ at: 1, isHeld: true, subs: [0, 1] }];

  it('are apart where a breaker is pumped before it is over', () => {
    expect(found(entry([0, 1], null), entry([0, 1], null, [pump]), passed())).toEqual(held);
    expect(found(entry([0, 1], null), passed(pump))).toEqual(held);
  });

  it('are not where nothing is done, or only once it is over', () => {
    expect(found(entry([0, 1], null), entry([0, 1], null), passed())).toEqual([]);
    const later = { ...passed(), lines: [...passed().lines, pump] };
    expect(found(entry([0, 1], null), later)).toEqual([]);
    const prevented = 'R trashes Decoy to use Decoy to avoid 1 tag.';
    expect(found(entry([0, 1], 1), entry([0, 1], null, [prevented]), passed())).toEqual([]);
  });
});

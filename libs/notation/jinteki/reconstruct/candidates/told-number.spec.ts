import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import {
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { Evidence } from '../evidence';
import type { Goal } from '../goal';
import type { Shown } from '../shown';
import { isNeverAsked, nonzero, toldNumber } from './told-answers';

const rules = rulesByPool.covering(['Sealed Vault']);
const { pool } = rules;
const sapphire = rulesByPool.covering(['NEXT Sapphire']);

/** What is tried of these numbers where a line tells what the card did. */
function triedIn(
  turn: typeof corpTurn | typeof runnerTurn,
  lines: string | readonly string[],
  ...numbers: readonly number[]
): readonly Decision[] {
  const { end } = playScenario(
    { turn, corp: { servers: { 'Server 1': { cards: ['Sealed Vault'] } } }, script: [] },
    pool,
  );
  const state = end?.state;
  const source = state?.servers.find(({ name }) => name === 'Server 1')?.root[0];
  if (state === undefined || source === undefined) throw new Error('it is not there');
  const entry = (lines: readonly string[]): Shown => ({
    ...{ state: {}, features: new Map(), lines, prompts: { corp: null, runner: null } },
    ...{ mayPass: true, isSettled: false, repeats: false },
  });
  const evidence = new Evidence([entry([]), entry([lines].flat())], { after: 0, until: 1 });
  const list = numbers.map((number): Decision => ({ do: 'number', number }));
  // The Corp is asked, whosever turn it is.
  const prompt = { kind: 'number', for: 'corp', source, from: 0, to: 2 } as const;
  const node = { live: rules.live({ ...state, prompt }), trail: null };
  const goal: Pick<Goal, 'between' | 'evidence'> = { between: { after: 0, until: 1 }, evidence };
  return toldNumber(pool, node, source, goal, list);
}

const tried = (line: string, ...numbers: readonly number[]): readonly Decision[] =>
  triedIn(corpTurn, line, ...numbers);

it('is told by lines before these entries, as long as ours has been asked', () => {
  const lines = [3, 0].map(
    (n) => `Bob uses Medium to access ${String(n)} additional cards from R&D.`,
  );
  const shown = [[], lines, [], [], [], []].map((one): Shown => ({
    ...{ state: {}, features: new Map(), lines: one, prompts: { corp: null, runner: null } },
    ...{ mayPass: true, isSettled: false, repeats: false },
  }));
  const { counts } = new Evidence(shown, { after: 4, until: 5 });
  expect([counts.countOf('Medium'), counts.countOf('Medium', 0, 0)]).toEqual([null, 3]);
  expect(counts.countOf('Medium', 1, 0)).toBe(0);
});

it('is the place that a line tells to be accessed, which ours may be asked since an earlier entry', () => {
  const line = 'Bob uses Top Hat to only access the card at position 4 of R&D.';
  const shown = entriesOf([], [], [line], [], [], [], []);
  const { counts } = new Evidence(shown, { after: 5, until: 6 });
  expect([counts.placeOf('Top Hat'), counts.placeOf('Top Hat', 1)]).toEqual([null, 4]);
});

describe('a number that a line tells', () => {
  it('is the only one', () => {
    expect(tried('Bob uses Sealed Vault to store 2 [Credits].', 1, 2)).toEqual([
      { do: 'number', number: 2 },
    ]);
  });

  it('is no other one where it is none, whether ours allows that or not', () => {
    const line = 'Bob uses Sealed Vault to store 0 [Credits].';
    expect(tried(line, 0, 1)).toEqual([{ do: 'number', number: 0 }]);
    expect(tried(line, 1, 2)).toEqual([]);
  });

  it('is what a player is told to have guessed', () => {
    const line = 'Bob  guesses 2 [Credit].';
    expect(triedIn(runnerTurn, line, 0, 1, 2)).toEqual([{ do: 'number', number: 2 }]);
  });
});

it('is no lower one where theirs lets more be chosen than ours: 1 is not told for 2', () => {
  const { end } = playScenario(
    { turn: corpTurn, corp: { servers: { 'Server 1': { cards: ['Sealed Vault'] } } }, script: [] },
    pool,
  );
  const source = end?.state.servers.find(({ name }) => name === 'Server 1')?.root[0];
  if (end === null || source === undefined) throw new Error('it is not there');
  const prompt = { kind: 'number', for: 'corp', source, from: 0, to: 1 } as const;
  const node = nodeAt(rules, { ...end.state, prompt });
  const list = [0, 1].map((number): Decision => ({ do: 'number', number }));
  const left = (...choices: readonly string[]): number => {
    const shown = entriesOf([], ['Bob uses Sealed Vault to store 2 [Credits].']).map((one) => ({
      ...one,
      prompts: { corp: promptOf(['Sealed Vault', 'How many?'], [], choices), runner: null },
    }));
    return toldNumber(pool, node, source, goalFrom(0, shown), list).length;
  };
  expect(left('0', '1', '2', '3')).toBe(0);
  expect(left('0', '1')).toBe(2);
});

it('is any where both choose in secret and nothing tells what was paid, whatever came of it', () => {
  const { end } = playScenario(
    { turn: corpTurn, corp: { servers: { 'Server 1': { cards: ['Sealed Vault'] } } }, script: [] },
    pool,
  );
  const source = end?.state.servers.find(({ name }) => name === 'Server 1')?.root[0];
  if (end === null || source === undefined) throw new Error('it is not there');
  const prompt = { kind: 'number', for: 'corp', source, from: 0, to: 2 } as const;
  const node = nodeAt(rules, { ...end.state, prompt });
  const list = [0, 1, 2].map((number): Decision => ({ do: 'number', number }));
  const left = (kind: string): number => {
    const asked = { ...promptOf(['Sealed Vault', 'Choose an amount'], [], [], 1), kind };
    const shown = entriesOf([], [], ['Bob uses Sealed Vault to place 1 power counter.']).map(
      (one, at) => ({ ...one, prompts: { corp: at === 1 ? asked : null, runner: null } }),
    );
    return toldNumber(pool, node, source, goalFrom(0, shown), list).length;
  };
  expect(left('psi')).toBe(3);
  expect(left('other')).toBe(1);
});

it('is what was guessed in an earlier entry, since ours has been asked', () => {
  const shown = [[], [], ['Bob  guesses 1 [Credit].'], []].map((lines): Shown => ({
    ...{ state: {}, features: new Map(), lines, prompts: { corp: null, runner: null } },
    ...{ mayPass: true, isSettled: false, repeats: false },
  }));
  const { counts } = new Evidence(shown, { after: 2, until: 3 });
  expect([counts.guessed(), counts.guessed(1)]).toEqual([null, 1]);
});

it('is the next one of several that lines tell in a row, though others have the same sum', () => {
  const several = (line: string): readonly Decision[] => {
    const lines = [line, 'Bob trashes Sealed Vault to gain 2 [Credits].'];
    return triedIn(corpTurn, lines, 0, 1, 2);
  };
  expect(several('Bob trashes Sealed Vault to gain 0 [Credits].')).toEqual([
    { do: 'number', number: 0 },
  ]);
});

it('is the place that a line tells to be accessed, and no other', () => {
  const line = 'Al uses Sealed Vault to only access the card at position 2 of R&D.';
  expect(tried(line, 0, 1, 2)).toEqual([{ do: 'number', number: 2 }]);
  expect(tried(line, 0, 1)).toEqual([]);
});

describe('a number for which cards are asked then', () => {
  it('is none where a line tells so, and more otherwise', () => {
    const { end } = playScenario(
      {
        turn: corpTurn,
        corp: { servers: { 'Server 1': { cards: ['Sealed Vault'] } } },
        script: [],
      },
      pool,
    );
    const state = end?.state;
    const source = state?.servers.find(({ name }) => name === 'Server 1')?.root[0];
    if (state === undefined || source === undefined) throw new Error('it is not there');
    const asks = { cardTitle: 'Sealed Vault', cardCid: null, choices: [], selectable: [] };
    const numbers = {
      ...asks,
      message: 'How many?',
      kind: 'other',
      choices: ['0', '1'],
      asking: 1,
    };
    const cards = { ...asks, message: 'Choose a card', kind: 'select', asking: 2 };
    const shown = (line: string) =>
      entriesOf([], [], [], [line]).map((one, at) => ({
        ...one,
        prompts: { corp: [null, numbers, cards][at] ?? null, runner: null },
      }));
    const prompt = { kind: 'number', for: 'corp', source, from: 0, to: 1 } as const;
    const list = [0, 1].map((number): Decision => ({ do: 'number', number }));
    const left = (line: string): number =>
      nonzero(pool, nodeAt(rules, state), prompt, goalFrom(0, shown(line)), list).length;
    expect(left('Bob uses Sealed Vault to place 0 counters on a card.')).toBe(2);
    expect(left('Bob uses Sealed Vault to place 1 counter on a card.')).toBe(1);
  });
});

describe('a number that encountered ice asks for', () => {
  const { pool: all } = sapphire;
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [rezzed('NEXT Sapphire')] } } },
      script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
    },
    all,
  );
  const source = end?.state.servers.find(({ name }) => name === 'HQ')?.ice[0];
  if (end === null || source === undefined) throw new Error('it is not there');
  const isLeft = (shown: readonly Shown[], to = 2): boolean => {
    const list = [0, 1, 2].slice(0, to + 1).map((number): Decision => ({ do: 'number', number }));
    const prompt = { kind: 'number', for: 'corp', source, from: 0, to } as const;
    const node = nodeAt(sapphire, { ...end.state, prompt });
    return isNeverAsked(all, node, prompt, goalFrom(0, shown), list);
  };
  const quiet = entriesOf([], ['Bob uses Tyr to make NEXT Sapphire gain Sentry.']);

  it('was not come to where theirs never asks for it, whatever is done to the ice', () => {
    expect(isLeft(quiet)).toBe(true);
  });

  it('may be one where a line tells what the ice does, or it asks something', () => {
    expect(isLeft(entriesOf([], ['Bob uses NEXT Sapphire to draw 0 cards.']))).toBe(false);
    const asks = promptOf(['NEXT Sapphire', 'How many cards?'], []);
    const asked = quiet.map((one) => ({ ...one, prompts: { corp: asks, runner: null } }));
    expect(isLeft(asked)).toBe(false);
  });

  it('is asked for by nobody where it could be no other', () => {
    expect(isLeft(quiet, 0)).toBe(false);
  });
});

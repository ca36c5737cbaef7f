import { rulesNamed } from '#cards/pool';
import { corpChooses, corpPlays } from '#cards/sketch/steps';
import type { JsonObject } from '#notation/jinteki/json';
import { arrangersIn } from '#notation/jinteki/reconstruct/arranges-ice';
import type { Decision, State } from '#rules';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { align } from './align';
import type { StatedDeed, TrueDeed } from './deed';
import { statedDeeds } from './stated-deeds';
import { type Entry, TrueDeeds } from './true-deeds';

const rules = rulesNamed('all');
const { end } = playScenario(
  {
    turn: corpTurn,
    corp: { hq: ['Sunset'], servers: { 'R&D': { ice: ['Enigma', 'Hunter', 'Ice Wall'] } } },
    script: [corpPlays('Sunset'), corpChooses('Sunset', { server: 'R&D' })],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const start = end.state;

function named({ cards }: State, title: string): Decision {
  const card = cards.find(
    ({ def, zone }) => zone === 'ice' && rules.pool.definitions[def]?.value.title === title,
  );
  if (card === undefined) throw new Error(`${title} is not there`);
  return { do: 'pick', card: card.id };
}

/** What ours states where these are put before R&D, from it outward, and the rest is let lie. */
function stated(...titles: readonly string[]): readonly StatedDeed[] {
  const decisions = [...titles.map((title) => named(start, title)), { do: 'done' } as const].map((decision) => ({
    ...{ decision, by: 'corp' as const, after: 0, until: 4, hash: '' },
  }));
  return statedDeeds(rules, { from: 0, through: 4, start, decisions, notes: [] }, []);
}

const message = 'Choose 2 pieces of ice to swap positions';

const entry = (asks: boolean, ...titles: readonly string[]): Entry => ({
  state: {
    corp: {
      servers: { rd: { ices: titles.map((title) => ({ cid: title, title, type: 'ICE', side: 'Corp' })) } },
      'prompt-state': asks
        ? { msg: message, 'prompt-type': 'select', eid: { eid: 1 }, card: { cid: 's', title: 'Sunset' }, selectable: titles }
        : null,
    },
    runner: {},
  },
  diff: [{ corp: { 'prompt-state': {} } }, {}],
  lines: [],
});

const command = (h: number, answer: string): { h: number; side: 'corp'; command: string; label: string; args: JsonObject } => ({
  ...{ h, side: 'corp', command: answer === 'Done' ? 'choice' : 'select', label: `${message} -> ${answer}` },
  args: { card: { cid: answer } },
});

/** Enigma and Hunter change places. */
const entries = [
  entry(true, 'Enigma', 'Hunter', 'Ice Wall'),
  entry(true, 'Enigma', 'Hunter', 'Ice Wall'),
  entry(true, 'Hunter', 'Enigma', 'Ice Wall'),
  entry(false, 'Hunter', 'Enigma', 'Ice Wall'),
];

const told = (arrangers: ReadonlySet<string>): readonly TrueDeed[] =>
  new TrueDeeds(entries, [command(1, 'Enigma'), command(2, 'Hunter'), command(3, 'Done')], arrangers).deeds;

const truths = told(arrangersIn(rules.pool)).filter(({ due }) => due);

const isRight = (...titles: readonly string[]): boolean =>
  align(stated(...titles), truths).truths.some((truth) => truth !== null);

describe('ice that is arranged', () => {
  it('is told by where all of it lies at last, however it came there', () => {
    expect(truths.map(({ due, what }) => [what, due])).toEqual([['R&D: Hunter, Enigma, Ice Wall', true]]);
    expect(stated('Hunter').map(({ kind, what }) => `${kind} ${what}`)).toEqual(['ice R&D: Hunter, Enigma, Ice Wall']);
  });

  it('is right where it lies so in the file, and false where it lies in any other way', () => {
    expect(isRight('Hunter')).toBe(true);
    for (const other of [[], ['Ice Wall']]) expect(isRight(...other)).toBe(false);
  });

  it('is clicked in pairs by cards that have it arranged alone', () => {
    expect(told(new Set()).flatMap(({ kind, what }) => (kind === 'pick' ? [what] : []))).toEqual(['Enigma', 'Hunter']);
  });

  it('is missed where it is not told', () => {
    expect(align([], truths).missed).toHaveLength(1);
  });
});

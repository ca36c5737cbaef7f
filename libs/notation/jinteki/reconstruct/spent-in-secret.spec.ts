import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision, Side } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { toldNumber } from './candidates/told-answers';
import type { Trail } from './node';
import type { Shown } from './shown';
import { spentInSecret } from './spent-in-secret';

const title = 'Upayoga';

/** Twice in a row both are asked what they spend, the Runner first: 0 and 0, and then 0 and 2. */
const paid = (corp: number): readonly string[] => [
  'Ann pays 0 [Credits].',
  `Bob pays ${String(corp)} [Credits].`,
];
const lines = [[], [], paid(0), [], [], paid(2)];
const asks = (asking: number) => ({
  ...promptOf([title, 'How much?'], [], [], asking),
  kind: 'psi',
});
const shown = entriesOf(...lines).map((one, at): Shown => {
  const asked = at < 2 ? 7 : at === 3 || at === 4 ? 9 : null;
  const isAsked = asked !== null;
  const runner = isAsked && (at === 0 || at === 3) ? asks(asked) : null;
  return { ...one, prompts: { corp: isAsked ? asks(asked) : null, runner } };
});

it('is told by the lines, the one who answered first first', () => {
  const all = { after: 0, until: 5 };
  expect(spentInSecret(shown, title, 'corp', all)).toEqual([0, 2]);
  expect(spentInSecret(shown, title, 'runner', all)).toEqual([0, 0]);
  expect(spentInSecret(shown, title, 'corp', { after: 2, until: 5 })).toEqual([2]);
});

it('is told by what is asked, where the last to pay says first from what', () => {
  const asked = shown.map((one, at) =>
    at !== 2
      ? one
      : {
          ...{ ...one, lines: ['Ann pays 2 [Credits].'] },
          prompts: {
            corp: promptOf(
              [title, 'Choose a credit providing card (0 of 1 [Credits])'],
              [],
              ['Done'],
            ),
            runner: null,
          },
        },
  );
  const first = { after: 0, until: 2 };
  expect(spentInSecret(asked, title, 'runner', first)).toEqual([2]);
  expect(spentInSecret(asked, title, 'corp', first)).toEqual([1]);
});

it('is not known where no line tells it', () => {
  const silent = shown.map((one) => ({ ...one, lines: [] }));
  expect(spentInSecret(silent, title, 'corp', { after: 0, until: 5 })).toEqual([null, null]);
});

it('is answered game by game, though ours comes to both with the last entry', () => {
  const rules = rulesByPool.covering([title]);
  const { end } = playScenario(
    { turn: corpTurn, corp: { servers: { HQ: { ice: [title] } } }, script: [] },
    rules.pool,
  );
  const source = end?.state.servers.find(({ name }) => name === 'HQ')?.ice[0];
  if (end === null || source === undefined) throw new Error('it is not there');
  const askedFor = (side: Side) => ({ kind: 'number', for: side, source, from: 0, to: 2 }) as const;
  const list = [0, 1, 2].map((number): Decision => ({ do: 'number', number }));
  const node = nodeAt(rules, { ...end.state, prompt: askedFor('corp') });
  const tried = (of: typeof node) => toldNumber(rules.pool, of, source, goalFrom(0, shown), list);
  expect(tried(node)).toEqual([{ do: 'number', number: 0 }]);
  const trail: Trail = {
    ...{ before: null, length: 1, by: 'corp', between: { after: 0, until: 5 } },
    ...{ asked: node, decision: { do: 'number', number: 0 } },
  };
  expect(tried({ ...node, trail })).toEqual([{ do: 'number', number: 2 }]);
});

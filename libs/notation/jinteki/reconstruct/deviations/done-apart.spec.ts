import { coreRules } from '#cards/pool';
import type { Decision } from '#rules';
import { bareMeans, nodeAt } from '#testkit/jinteki/way';
import {
  corpDoes as corp,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { Evidence } from '../evidence';
import { Goal } from '../goal';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { apartIn } from './apart';
import { doneApart } from './done-apart';
import { isAskedAsMet, unasked } from './unasked';

const titles = new Titles(coreRules.pool);

const { end } = playScenario({
  turn: runnerTurn,
  corp: {
    credits: 3,
    servers: {
      HQ: { ice: [rezzed('Matrix Analyzer')], cards: ['Corporate Troubleshooter'] },
      'Server 1': { cards: ['Private Security Force'] },
      'Server 2': { cards: ['Nisei MK II'] },
    },
  },
  runner: { credits: 5 },
  script: [
    runner('run', { server: 'HQ' }),
    corp('choose', { for: 'Matrix Analyzer', option: 'yes' }),
  ],
});
if (end === null) throw new Error('it was not played');
const { state } = end;

const { pool } = coreRules;
const [first] = coreRules.legal(state);
if (first?.do !== 'pick') throw new Error('nothing is asked');
const picked: Decision = first;

const advanced =
  'Bo pays 1 [Credits] to use Matrix Analyzer to place 1 advancement counter on a card in Server 1.';

/** The Corp rezzes a card after what the ice asks is answered. */
function rezzedIn(line: string) {
  const node = nodeAt(coreRules, state);
  const way = unasked(coreRules, state, [picked]).find(({ decisions }) => decisions.length > 0);
  if (way === undefined) throw new Error('there is no window');
  const there = ourFeatures(pool, way.at, []);
  const shown = [ourFeatures(pool, state, []), there, there].map((features, at): Shown => ({
    ...{ mayPass: true, isSettled: false, repeats: false, features },
    state: { encounters: { ice: { title: 'Matrix Analyzer' } } },
    ...{ prompts: { corp: null, runner: null }, lines: [[], [advanced], [line]][at] ?? [] },
  }));
  const between = { after: 0, until: 2 };
  const aim = shown[2];
  if (aim === undefined) throw new Error('there is no entry');
  const goal = new Goal([], aim, between, new Evidence(shown, between));
  const means = bareMeans(coreRules, titles);
  return [...doneApart(means, node, apartIn(titles, shown, 0, 2), shown, goal, () => false)];
}

const rezzes = (title: string, server: string): string =>
  `Bo pays 0 [Credits] to rez ${title} in the root of ${server}.`;

describe('a card of a root that is rezzed in an encounter', () => {
  it('is rezzed in the window behind what the ice asks as it is met', () => {
    expect(isAskedAsMet(nodeAt(coreRules, state))).toBe(true);
    const found = rezzedIn(rezzes('Corporate Troubleshooter', 'HQ'));
    const ways = found.map(({ granted, live }) => {
      const { card = -1, decisions, kind } = granted?.deviation ?? {};
      return { kind, decisions, faceup: live.state.cards[card]?.faceup };
    });
    expect(ways).toEqual([
      { kind: 'early-rez', decisions: [picked], faceup: true },
      { kind: 'early-rez', decisions: [picked, { do: 'pass' }], faceup: true },
    ]);
  });

  it('is one that lies there', () => {
    expect(rezzedIn(rezzes('Corporate Troubleshooter', 'Server 1'))).toEqual([]);
  });
});

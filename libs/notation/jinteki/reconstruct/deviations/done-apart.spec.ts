import { coreRules } from '#cards/pool';
import type { Decision, State } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { bareMeans, nodeAt } from '#testkit/jinteki/way';
import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import type { PromptView } from '../../lens/prompt';
import { Evidence } from '../evidence';
import { Goal } from '../goal';
import type { Node } from '../node';
import { fieldKey, plainKey, spotBase } from '../features';
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

interface Done {
  readonly decision: Decision;
  /** What tells of it. */
  readonly lines: readonly string[];
}

/** A line tells of a card that is rezzed right after something is done. */
function rezzedAfter(
  from: State,
  { decision, lines }: Done,
  line: string,
  theirs: Shown['state'],
  askedWithIt: PromptView | null = null,
) {
  const way = unasked(coreRules, from, [decision]).find(({ decisions }) => decisions.length > 0);
  if (way === undefined) throw new Error('there is no window');
  const [before, there] = [ourFeatures(pool, from, []), ourFeatures(pool, way.at, [])];
  const shown = [before, there, there].map((features, at): Shown => ({
    ...{ mayPass: true, isSettled: false, repeats: false, features, state: theirs },
    ...{ prompts: { corp: at === 2 ? askedWithIt : null, runner: null } },
    lines: [[], lines, [line]][at] ?? [],
  }));
  const between = { after: 0, until: 2 };
  const aim = shown[2];
  if (aim === undefined) throw new Error('there is no entry');
  const goal = new Goal([before, there], aim, between, new Evidence(shown, between));
  const means = bareMeans(coreRules, titles);
  const told = apartIn(titles, shown, 0, 2);
  const node = { ...nodeAt(coreRules, from), features: before };
  return [...doneApart(means, node, told, shown, goal, () => false)];
}

/** The Corp rezzes a card after what the ice asks is answered. */
const rezzedIn = (line: string, asked: PromptView | null = null) =>
  rezzedAfter(
    state,
    { decision: picked, lines: [advanced] },
    line,
    { encounters: { ice: { title: 'Matrix Analyzer' } } },
    asked,
  );

const waysOf = (found: readonly Node[]) =>
  found.map(({ granted, live }) => {
    const { card = -1, decisions, kind } = granted?.deviation ?? {};
    return { kind, decisions, faceup: live.state.cards[card]?.faceup };
  });

const rezzes = (title: string, server: string): string =>
  `Bo pays 0 [Credits] to rez ${title} in the root of ${server}.`;

describe('a card of a root that is rezzed in an encounter', () => {
  it('is rezzed in the window behind what the ice asks as it is met', () => {
    expect(isAskedAsMet(nodeAt(coreRules, state))).toBe(true);
    const found = rezzedIn(rezzes('Corporate Troubleshooter', 'HQ'));
    expect(waysOf(found)).toEqual([
      { kind: 'early-rez', decisions: [picked], faceup: true },
      { kind: 'early-rez', decisions: [picked, { do: 'pass' }], faceup: true },
    ]);
  });

  it('is not behind what the ice asks where theirs asks it no sooner than that', () => {
    const asked = promptOf(['Matrix Analyzer', 'Choose a card'], []);
    expect(rezzedIn(rezzes('Corporate Troubleshooter', 'HQ'), asked)).toEqual([]);
  });

  it('is one that lies there', () => {
    expect(rezzedIn(rezzes('Corporate Troubleshooter', 'Server 1'))).toEqual([]);
  });

  it('is rezzed in the window behind a subroutine that is broken with all that could be spent', () => {
    const { end } = playScenario({
      turn: { ...runnerTurn, clicks: 2 },
      corp: {
        servers: { HQ: { ice: [rezzed('Ichi 1.0')] }, 'Server 1': { cards: ['Project Junebug'] } },
      },
      runner: { credits: 0 },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run.3.1'),
        runner('use', { card: 'Ichi 1.0' }),
      ],
    });
    if (end === null) throw new Error('it was not played');
    expect(end.state.prompt?.kind).toBe('subs');
    const line =
      'Al loses [Click] to use Ichi 1.0 to break 1 subroutine on Ichi 1.0 ("[subroutine] Trash a program").';
    const broken = { do: 'break', sub: 0 } as const;
    const found = rezzedAfter(
      end.state,
      { decision: broken, lines: [line] },
      'Bo pays 0 [Credits] to rez Project Junebug in Server 1.',
      { encounters: { ice: { title: 'Ichi 1.0' } } },
    );
    expect(waysOf(found)[0]).toEqual({ kind: 'early-rez', decisions: [broken], faceup: true });
  });
});

describe('ice that is installed with the last click of a turn', () => {
  const { end } = playScenario({
    turn: { ...corpTurn, clicks: 1 },
    corp: { credits: 3, hq: ['Enigma'] },
    script: [],
  });
  if (end === null) throw new Error('it was not played');
  const [card] = end.state.corp.hq;
  if (card === undefined) throw new Error('HQ is empty');
  const install = { do: 'install', card, server: 'R&D' } as const;
  const told = (position: number) =>
    rezzedAfter(
      end.state,
      {
        decision: install,
        lines: ['Bo spends [Click] and pays 0 [Credits] to install ice protecting R&D.'],
      },
      `Bo pays 3 [Credits] to rez Enigma protecting R&D at position ${String(position)}.`,
      {},
    );

  it('is rezzed where it lies by then', () => {
    expect(waysOf(told(0))[0]).toEqual({ kind: 'early-rez', decisions: [install], faceup: true });
    expect(told(1)).toEqual([]);
  });
});

describe('strength that is raised between two turns', () => {
  const { end: begun } = playScenario({
    turn: corpTurn,
    runner: { credits: 3, rig: { programs: ['Ninja'] } },
    script: [],
  });
  if (begun === null) throw new Error('it was not played');
  const strength = fieldKey(spotBase('rig', 0, 0, titles.ofTitle('Ninja') ?? -1), 'strength');
  const here = ourFeatures(pool, begun.state, []);
  const elsewhere = new Map([...here, [plainKey('turn'), 99]]);

  /** In how many ways it may be raised where theirs is about to, or as the turn that comes begins; such strength is shown then. */
  const raisedIn = (where: 'before' | 'then', shownThen: number): number => {
    const line = 'Bo pays 3 [Credits] to use Ninja to increase its strength from 0 to 5.';
    const over = { 'active-player': 'runner', 'end-turn': true };
    const then = { 'active-player': 'corp', 'end-turn': false };
    const [ends, begins] = where === 'before' ? [here, elsewhere] : [elsewhere, here];
    const shown = [ends, ends, begins].map((one, at): Shown => ({
      ...{ mayPass: true, isSettled: false, repeats: false, state: at === 2 ? then : over },
      ...{ prompts: { corp: null, runner: null }, lines: at === 1 ? [line] : [] },
      features: new Map([...one, [strength, [0, 5, shownThen][at] ?? 0]]),
    }));
    const between = { after: 0, until: 2 };
    const [, , aim] = shown;
    if (aim === undefined) throw new Error('there is no entry');
    const goal = new Goal([here], aim, between, new Evidence(shown, between));
    const node = { ...nodeAt(coreRules, begun.state), features: here };
    const told = apartIn(titles, shown, 0, 2);
    const means = bareMeans(coreRules, titles);
    return [...doneApart(means, node, told, shown, goal, () => false)].length;
  };

  it('is raised in the one that comes, where it lasts through that', () => {
    expect(raisedIn('then', 5)).toBeGreaterThan(0);
    expect(raisedIn('before', 5)).toBe(0);
  });

  it('is raised where it is told, if it is over by then', () => {
    expect(raisedIn('before', 0)).toBeGreaterThan(0);
  });
});

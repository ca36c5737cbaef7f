import { coreRules } from '#cards/pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { fieldKey, plainKey, serverCode, spotBase } from './features';
import { ourFeatures } from './ours';
import { theirFeatures } from './theirs';
import { Titles } from './titles';

const titles = new Titles(coreRules.pool);
const def = titles.ofTitle('Melange Mining Corp.') ?? -1;

/** The recurring credits that are told of a card in the root of HQ. */
const recurringOf = (rezzed: boolean): number => {
  const card = { cid: 'a', title: 'Melange Mining Corp.', side: 'Corp', rezzed };
  const content = [{ ...card, counter: { recurring: 2 } }];
  const features = theirFeatures(titles, { corp: { servers: { hq: { content } } }, runner: {} });
  const at = spotBase('root', serverCode('HQ'), 0, def);
  return features.get(fieldKey(at, 'recurring')) ?? 0;
};

describe('recurring credits', () => {
  it('are none of a card that was derezzed, though theirs leaves them there', () => {
    expect([recurringOf(true), recurringOf(false)]).toEqual([2, 0]);
  });
});

describe('what a card in a root hosts', () => {
  const workshop = { title: 'Melange Mining Corp.', side: 'Corp', rezzed: true };
  /** Whether a card on it is told to lie in that root. */
  const liesThere = (title: string, more: Readonly<Record<string, string | boolean>>): boolean => {
    const content = [{ ...workshop, hosted: [{ title, side: 'Corp', ...more }] }];
    const features = theirFeatures(titles, { corp: { servers: { hq: { content } } }, runner: {} });
    const at = spotBase('root', serverCode('HQ'), 0, titles.ofTitle(title) ?? -1);
    return features.has(fieldKey(at, 'card'));
  };

  it('lies in that root, too, where it is installed there', () => {
    expect(liesThere('PAD Campaign', { type: 'Asset', installed: 'this-turn' })).toBe(true);
    expect(liesThere('PAD Campaign', { type: 'Asset' })).toBe(false);
  });

  it('is neither ice nor what is hosted once it was played', () => {
    expect(liesThere('Ice Wall', { type: 'ICE', installed: true })).toBe(false);
    expect(liesThere('Hedge Fund', { type: 'Operation', installed: true })).toBe(false);
  });
});

/** What is told of the strength of a program in the rig. */
function strengthOf(facedown: boolean): number {
  const program = titles.ofTitle('Corroder') ?? -1;
  const card = { cid: 'b', title: 'Corroder', side: 'Runner', type: 'Program', facedown };
  const rig = { [facedown ? 'facedown' : 'program']: [{ ...card, 'current-strength': 4 }] };
  const features = theirFeatures(titles, { corp: {}, runner: { rig } });
  return features.get(fieldKey(spotBase('rig', 0, 0, program), 'strength')) ?? 0;
}

describe('the strength of a program', () => {
  it('is none of one that was turned down, though theirs leaves there what it was raised to', () => {
    expect([strengthOf(false), strengthOf(true)]).toEqual([4, 0]);
  });
});

describe('the identity of the Runner', () => {
  const identity = 'Noise: Hacker Extraordinaire';
  const { pool } = coreRules;
  const shownOf = (title: string, wider = titles): number | undefined =>
    theirFeatures(wider, { corp: {}, runner: { identity: { title, side: 'Runner' } } }).get(
      plainKey('runner identity'),
    );

  it('shows in theirs as in ours', () => {
    const { end } = playScenario({ turn: runnerTurn, runner: { identity }, script: [] }, pool);
    if (end === null) throw new Error('it was not played');
    expect(shownOf(identity)).toBe(
      ourFeatures(pool, end.state, []).get(plainKey('runner identity')),
    );
    expect(shownOf(identity)).not.toBe(shownOf('Gabriel Santiago: Consummate Professional'));
  });

  it('shows in neither where the pool lacks it: it may turn over', () => {
    const [first] = pool.definitions;
    if (first === undefined) throw new Error('the pool is empty');
    const value = { ...first.value, title: 'Nobody: Of Note', code: 'title:Nobody: Of Note' };
    const definitions = [...pool.definitions, { ...first, index: pool.definitions.length, value }];
    expect(shownOf(value.title, new Titles({ ...pool, definitions }))).toBeUndefined();
  });
});

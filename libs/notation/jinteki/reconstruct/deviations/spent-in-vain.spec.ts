import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, entriesOf, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { type Features, fieldKey, plainKey, spotBase } from '../features';
import { ourFeatures } from '../ours';
import { Titles } from '../titles';
import { idleUses } from './idle-uses';
import { spentInVainIn } from './spent-in-vain';

const rules = rulesByPool.covering(['Free Lunch']);
const titles = new Titles(rules.pool);
const def = titles.ofTitle('Free Lunch') ?? -1;
const { end } = playScenario(
  {
    turn: corpTurn,
    runner: { credits: 0 },
    corp: {
      servers: { HQ: { ice: [{ card: 'Free Lunch', rezzed: true, counters: { power: 2 } }] } },
    },
    script: [],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const base = spotBase('ice', 0, 0, def);
const [card, power] = [fieldKey(base, 'card'), fieldKey(base, 'power')];

const withPower = (counters: number, more: Features = new Map()): Features =>
  new Map([[card, def + 1], [power, counters], ...more]);

/** What is found where the counters of an entry follow on two. */
const found = (after: Features, ...lines: readonly string[]): unknown => {
  const features = [withPower(2), after];
  const shown = entriesOf([], lines).map((one, at) => ({
    ...one,
    features: features[at] ?? after,
  }));
  return spentInVainIn(rules.pool, shown, { after: 0, until: 1 });
};

describe('a counter that is gone, and nothing else', () => {
  it('paid for an ability that did nothing, where no line tells it', () => {
    expect(found(withPower(1))).toEqual([{ entry: 1, def }]);
    expect(found(withPower(1), 'Ann uses Free Lunch to make the Runner lose 1.')).toEqual([]);
  });

  it('paid for none where anything else changes, or other counters go', () => {
    expect(found(withPower(1, new Map([[plainKey('tags'), 1]])))).toEqual([]);
    expect([found(withPower(0)), found(withPower(3))]).toEqual([[], []]);
  });

  it('is told of none right behind a question, which ours may come to later', () => {
    const foundBehind = (kind: string): unknown => {
      const asked = {
        ...{ message: 'Choose a card type', kind, choices: ['Event', 'None'], cardCid: null },
        ...{ cardTitle: 'Azmari EdTech', selectable: [], asking: 1 },
      };
      const counters = [2, 2, 1];
      const shown = entriesOf([], [], []).map((one, at) => ({
        ...one,
        features: withPower(counters[at] ?? 1),
        prompts: { corp: at === 0 ? asked : null, runner: null },
      }));
      return spentInVainIn(rules.pool, shown, { after: 0, until: 2 });
    };
    expect(foundBehind('other')).toEqual([]);
    expect(foundBehind('run')).toEqual([{ entry: 2, def }]);
  });

  it('is gone in ours, too, as the ability is used for nothing', () => {
    const node = nodeAt(rules, state);
    const [used] = idleUses(
      bareMeans(rules, titles),
      node,
      entriesOf([], []),
      [],
      [],
      [{ entry: 1, def }],
      () => false,
    );
    expect(used?.granted?.deviation).toMatchObject({ kind: 'idle-use', entry: 1 });
    expect(ourFeatures(rules.pool, used?.live.state ?? state, []).get(power)).toBe(1);
  });
});

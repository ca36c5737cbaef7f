import { coreRules } from '#cards/pool';
import type { Decision } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { type Deviation, type Granted, granting } from '../deviations/deviation';
import { Evidence } from '../evidence';
import { fieldKey, spotBase } from '../features';
import type { Bid } from '../evidence-of-payments';
import { bidsAfter, firstTold } from './told-first';

/** Who bids none has nothing, or nothing is told otherwise. */
const bids = (...told: readonly number[]): readonly Bid[] =>
  told.map((paid) => ({ paid, hasAny: paid > 0 }));

describe('the bids that lines tell, once some were made', () => {
  it('are taken in their order, of every trace of one encounter', () => {
    expect(bidsAfter(bids(3, 0), [])).toEqual([3]);
    expect(bidsAfter(bids(3, 2), [3])).toEqual([2]);
    expect(bidsAfter(bids(0, 1), [0])).toEqual([1]);
  });

  it('may be those of a trace for which ours asks nobody, as nobody has a credit', () => {
    expect(bidsAfter(bids(0, 0, 1), [])).toEqual([0, 0, 1]);
    expect(bidsAfter(bids(0, 1), [1])).toEqual([]);
  });

  it('are none of a later trace where who bids nothing for the first one has a credit', () => {
    const kept = { paid: 0, hasAny: true };
    expect(bidsAfter([kept, ...bids(1)], [])).toEqual([0]);
    expect(bidsAfter([kept, ...bids(1)], [0])).toEqual([1]);
  });

  it('are none once each was made', () => {
    expect(bidsAfter(bids(0, 1), [0, 1])).toEqual([]);
  });

  it('are not used up by a bid that no line tells', () => {
    expect(bidsAfter(bids(2), [5])).toEqual([2]);
  });
});

describe('of abilities that wait together', () => {
  const { end } = playScenario({
    turn: runnerTurn,
    runner: { rig: { resources: ['Wyldside', "Aesop's Pawnshop"] } },
    script: [],
  });
  const { rig = [] } = end?.state.runner ?? {};
  const [draws, sells]: readonly Decision[] = [0, 1].map((ability) => ({ do: 'first', ability }));
  const drawn = 'Bo uses Wyldside to draw 2 cards and lose [Click].';
  const sold = "Bo uses Aesop's Pawnshop to trash Wyldside and gain 3 [Credits].";

  /** Those that may come first where the lines are told in these entries, the first of which alone are looked at. */
  const first = (...lines: readonly (readonly string[])[]): readonly Decision[] =>
    firstIn(new Evidence(entriesOf([], ...lines), { after: 0, until: 1 }));
  const firstIn = (evidence: Evidence, granted: Granted | null = null): readonly Decision[] => {
    if (end === null || draws === undefined || sells === undefined) throw new Error('none waits');
    const asked = { kind: 'order', for: 'runner', sources: rig } as const;
    const node = { live: coreRules.live(end.state), granted };
    const goal = { between: { after: 1, until: 2 }, evidence };
    return firstTold(coreRules.pool, node, asked, goal, [draws, sells]);
  };

  it('one that is told comes before those of which lines are silent, which may come first, too', () => {
    expect(first([drawn], [])).toEqual([draws, sells]);
  });

  it('one that is told to be used at a price comes in its turn, too', () => {
    const paid = "Bo pays 2 [Credits] to use Aesop's Pawnshop to gain [Click].";
    expect(first([drawn, paid])).toEqual([draws]);
    expect(first([paid, drawn])).toEqual([sells]);
  });

  it('none comes first for what was used by hand before', () => {
    const evidence = new Evidence(entriesOf([], [sold], [drawn]), { after: 1, until: 2 });
    const [, shop] = rig;
    if (shop === undefined) throw new Error('none waits');
    const used: Deviation = {
      ...{ kind: 'out-of-window', card: shop, credits: 0, entry: 1, difference: 'D4' },
      ...{ rule: 'TRIG-01', reason: '', legal: false },
    };
    expect(firstIn(evidence)).toEqual([sells]);
    expect(firstIn(evidence, granting(null, used, null))).toEqual([draws, sells]);
  });

  it('none comes first for what was told before the turn', () => {
    const between = { after: 1, until: 2 };
    const ended = 'Ann is ending their turn 11 with 3 [Credit] and 5 cards in HQ.[hr]';
    const shown = entriesOf([sold], [ended], [drawn]);
    expect(firstIn(new Evidence(shown, between))).toEqual([draws, sells]);
    expect(firstIn(new Evidence(entriesOf([ended], [sold], [drawn]), between))).toEqual([sells]);
  });

  it('none comes first for what was told before the turn that ours has come to in these entries', () => {
    const ended = 'Bo is ending their turn 11 with 3 [Credit] and 5 cards in their Grip.[hr]';
    const between = { after: 0, until: 2 };
    const inOrder = entriesOf([], [sold, ended], [drawn]);
    expect(firstIn(new Evidence(inOrder, between))).toEqual([draws, sells]);
    const turn = end?.state.turn;
    const same = { turn: turn?.number ?? 0, 'active-player': 'runner' };
    const amid = inOrder.map((one) => ({ ...one, state: same }));
    expect(firstIn(new Evidence(amid, between))).toEqual([sells]);
  });

  it('none comes first that is told after another, right after these entries, too', () => {
    expect(first([drawn, sold], [])).toEqual([draws]);
    expect(first([drawn], [sold])).toEqual([draws]);
  });

  it('one may come first that is told right after these entries for a click: that is another use', () => {
    const clicked = "Bo spends [Click] to use Aesop's Pawnshop to gain 3 [Credits].";
    expect(first([drawn], [clicked])).toEqual([draws, sells]);
  });
});

describe('of three abilities that wait together', () => {
  const titles = ['Wyldside', "Aesop's Pawnshop", 'Armitage Codebusting'] as const;
  const { end } = playScenario({
    turn: runnerTurn,
    runner: { rig: { resources: [...titles] } },
    script: [],
  });
  const list = titles.map((_, ability): Decision => ({ do: 'first', ability }));
  const used = (title: string): string => `Bo uses ${title} to gain 1 [Credits].`;
  const first = (...lines: readonly (readonly string[])[]): readonly Decision[] => {
    if (end === null) throw new Error('none waits');
    const asking = promptOf(["Aesop's Pawnshop", 'Trash which card?'], []);
    const shown = entriesOf([], ...lines).map((one, at) =>
      at === 1 ? { ...one, prompts: { corp: null, runner: asking } } : one,
    );
    const between = { after: 1, until: 2 };
    const asked = { kind: 'order', for: 'runner', sources: end.state.runner.rig } as const;
    const node = { live: coreRules.live(end.state), granted: null };
    const goal = { between, evidence: new Evidence(shown, between) };
    return firstTold(coreRules.pool, node, asked, goal, list);
  };

  it('the one that asks while the others have done nothing comes first', () => {
    const [draws, sells, pays] = titles.map(used);
    if (draws === undefined || sells === undefined || pays === undefined) throw new Error('three');
    expect(first([], [draws, sells, pays])).toEqual([list[1]]);
    expect(first([draws], [sells, pays])).toEqual([list[0]]);
  });

  it('none comes first that changes as the question of another is closed, and not before', () => {
    if (end === null) throw new Error('none waits');
    const { cards, runner } = end.state;
    const def = cards[runner.rig[2] ?? -1]?.def ?? -1;
    const key = fieldKey(spotBase('rig', 0, 0, def), 'credit');
    const asking = promptOf([titles[1], 'Trash which card?'], []);
    const firstOf = (...credits: readonly number[]): readonly Decision[] => {
      const shown = entriesOf([], [], []).map((one, at) => ({
        ...one,
        ...{ features: new Map([[key, credits[at] ?? 0]]) },
        ...{ prompts: { corp: null, runner: at === 1 ? asking : null } },
      }));
      const between = { after: 0, until: 2 };
      const asked = { kind: 'order', for: 'runner', sources: runner.rig } as const;
      const goal = { between, evidence: new Evidence(shown, between) };
      const node = { live: coreRules.live(end.state), granted: null };
      return firstTold(coreRules.pool, node, asked, goal, list);
    };
    expect(firstOf(12, 12, 10)).toEqual(list.slice(0, 2));
    expect(firstOf(12, 10, 10)).toEqual(list);
  });

  it('the one that asks still as these entries end comes first, whatever was told of the others before the turn', () => {
    if (end === null) throw new Error('none waits');
    const { rig } = end.state.runner;
    const [, sells, pays] = titles.map(used);
    const began = 'Bo started their turn 12 with 1 [Credit] and 5 cards in their Grip.';
    const asking = promptOf([titles[1], 'Trash which card?'], []);
    const asked = { kind: 'order', for: 'runner', sources: rig.slice(1) } as const;
    const two = list.slice(0, 2);
    const firstOf = (...lines: readonly (readonly string[])[]): readonly Decision[] => {
      const shown = entriesOf([], ...lines).map((one, at) =>
        at === 2 ? { ...one, prompts: { corp: null, runner: asking } } : one,
      );
      const between = { after: 0, until: 2 };
      const node = { live: coreRules.live(end.state), granted: null };
      const goal = { between, evidence: new Evidence(shown, between) };
      return firstTold(coreRules.pool, node, asked, goal, two);
    };
    const [said = '', paid = ''] = [sells, pays];
    expect(firstOf([paid], [began], [said, paid])).toEqual([two[0]]);
    expect(firstOf([], [began, paid], [said])).not.toEqual([two[0]]);
    expect(firstOf([], [began], [said])).toEqual(two);
  });
});

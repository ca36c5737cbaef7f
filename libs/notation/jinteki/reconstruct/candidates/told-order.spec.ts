import { coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { type CardId, type Decision, frame, type Prompt } from '#rules';
import { decided, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { type Deviation, granting } from '../deviations/deviation';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { linesOf } from './lines-of-decision';
import { isLate, isLateDeviation } from './told-order';

const { pool } = coreRules;
const { end } = playScenario(
  {
    turn: runnerTurn,
    runner: {
      credits: 5,
      rig: { programs: ['Corroder', 'Ninja'], resources: ["Aesop's Pawnshop"] },
    },
    script: [],
  },
  pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;

function inRig(title: string): CardId {
  const found = state.runner.rig.find(
    (id) => pool.definitions[state.cards[id]?.def ?? -1]?.value.title === title,
  );
  if (found === undefined) throw new Error(`${title} is not there`);
  return found;
}

const shop = inRig("Aesop's Pawnshop");
const breaker = inRig('Corroder');
const other = inRig('Ninja');
const abilityOf = (does: 'break' | 'lasting', card = breaker): number =>
  pool.definitions[state.cards[card]?.def ?? -1]?.abilities.findIndex(
    ({ ability }) =>
      ability.kind === 'paid' && ability.effects.some((effect) => effect.do === does),
  ) ?? -1;
const pump: Decision = { do: 'use', card: breaker, ability: abilityOf('lasting') };
const pumpOther: Decision = { do: 'use', card: other, ability: abilityOf('lasting', other) };
const breaking: Decision = { do: 'use', card: breaker, ability: abilityOf('break') };

const start: Node = {
  live: coreRules.live(state),
  features: new Map(),
  trail: null,
  accessed: 0,
  runs: 0,
  arranged: 0,
  loans: [],
  granted: null,
  shuffled: { corp: 0, runner: 0 },
};
const after = (decision: Decision) => ({
  ...start,
  trail: {
    before: null,
    by: 'runner' as const,
    decision,
    between: { after: 0, until: 2 },
    length: 1,
    asked: null,
  },
});

/** Lines of the two entries after the first. */
const goalOf = (...told: readonly (readonly string[])[]): Goal => goalAfter([], ...told);

/** The same, with those of the first. */
const goalAfter = (...told: readonly (readonly string[])[]): Goal =>
  goalFrom(0, entriesOf(...told), [new Map<number, number>()]);

const pumped = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';
const broke = 'Bo pays 1 [Credits] to use Corroder to break 1 subroutine on Ice Wall.';
const both =
  'Bo pays 2 [Credits] to increase the strength of Corroder to 3 and break all subroutines on Ice Wall.';
const sold = "Bo uses Aesop's Pawnshop to trash Medium and gain 3 [Credits].";
const byHand: Deviation = {
  kind: 'out-of-window',
  card: shop,
  credits: 0,
  entry: 2,
  difference: 'D4',
  rule: 'TRIG-01',
  reason: '',
  legal: false,
};

describe('an answer that was told before what was done since', () => {
  const yes: Decision = { do: 'option', option: 'yes' };
  const prompt: Prompt = { kind: 'option', for: 'runner', source: shop, options: ['yes', 'no'] };
  const asked = { ...after(pump), live: coreRules.live({ ...state, prompt }) };

  it('comes too late', () => {
    expect(isLate(pool, asked, goalAfter([sold], [pumped], []), yes)).toBe(true);
  });

  it('comes too late whatever its card is told to do once it asks no more', () => {
    const asking = { message: 'Sell?', kind: 'other', selectable: [], cardCid: 'a', asking: 1 };
    const card = { ...asking, choices: ['Yes', 'No'], cardTitle: "Aesop's Pawnshop" };
    const done = { ...after(pump).trail, between: { after: 1, until: 2 } };
    const isTooLate = (until: number): boolean => {
      const shown = entriesOf([], [sold], [pumped], [sold]).map((one, entry) => ({
        ...one,
        prompts: { corp: null, runner: entry < until ? card : null },
      }));
      const goal = goalFrom(1, shown, [new Map<number, number>()]);
      return isLate(pool, { ...asked, trail: done }, goal, yes);
    };
    // It asks on: the later line may tell the answer.
    expect([isTooLate(1), isTooLate(2)]).toEqual([true, false]);
  });

  it('comes too late where it is a server, too', () => {
    const target = "Bo uses Aesop's Pawnshop to target HQ.";
    const servers: Prompt = {
      ...{ kind: 'server', for: 'runner', source: shop },
      servers: ['HQ', 'R&D'],
    };
    const asking = { ...after(pump), live: coreRules.live({ ...state, prompt: servers }) };
    const isTooLate = (server: 'HQ' | 'R&D'): boolean =>
      isLate(pool, asking, goalAfter([target], [pumped], []), { do: 'server', server });
    expect([isTooLate('HQ'), isTooLate('R&D')]).toEqual([true, false]);
  });

  it('comes too late where it is a card that was chosen to be trashed, too', () => {
    const chosen: Prompt = {
      ...{ kind: 'pick', for: 'corp', source: shop, why: 'choose', from: [breaker, other] },
      done: false,
    };
    const asking = { ...after(pump), live: coreRules.live({ ...state, prompt: chosen }) };
    const goal = goalAfter(["Al uses Aesop's Pawnshop to trash Ninja."], [pumped], []);
    const isTooLate = (card: CardId): boolean => isLate(pool, asking, goal, { do: 'pick', card });
    expect([isTooLate(other), isTooLate(breaker)]).toEqual([true, false]);
  });

  it('comes too late where it is a card that one was swapped for before another was', () => {
    const swapping = rulesByPool.covering(['Thimblerig', 'Weir', 'Ice Wall']);
    const { end: laid } = playScenario(
      {
        turn: runnerTurn,
        corp: {
          servers: { HQ: { ice: [rezzed('Thimblerig'), 'Weir'] }, 'R&D': { ice: ['Ice Wall'] } },
        },
        script: [],
      },
      swapping.pool,
    );
    if (laid === null) throw new Error('it was not played');
    const [source, near] = laid.state.servers.find(({ name }) => name === 'HQ')?.ice ?? [];
    const [far] = laid.state.servers.find(({ name }) => name === 'R&D')?.ice ?? [];
    if (source === undefined || near === undefined || far === undefined) throw new Error('no ice');
    const prompt: Prompt = {
      ...{ kind: 'pick', for: 'corp', source, why: 'choose', from: [near, far] },
      done: false,
    };
    const asking = nodeAt(swapping, { ...laid.state, prompt });
    const place = 'Thimblerig protecting HQ at position 0';
    const told = (to: string): string => `Al uses Thimblerig to swap ${place} with ${to}.`;
    const goal = goalOf(
      [told('ice protecting R&D at position 0')],
      [told('ice protecting HQ at position 1')],
    );
    const picked = (card: CardId): Node => ({
      ...asking,
      trail: { ...after(pump).trail, by: 'corp', decision: { do: 'pick', card }, asked: asking },
    });
    const isTooLate = (card: CardId, one: CardId): boolean =>
      isLate(swapping.pool, picked(one), goal, { do: 'pick', card });
    expect([isTooLate(far, near), isTooLate(near, far)]).toEqual([true, false]);
  });

  it('does not where nothing tells that it was done since, or nothing was', () => {
    expect(isLate(pool, asked, goalAfter([sold], [], []), yes)).toBe(false);
    const fresh = { ...start, live: asked.live };
    expect(isLate(pool, fresh, goalAfter([sold], [pumped], []), yes)).toBe(false);
  });
});

describe('the order in which lines tell what was done', () => {
  it('is that of our decisions', () => {
    const goal = goalOf([pumped], [broke]);
    expect(isLate(pool, after(pump), goal, breaking)).toBe(false);
    expect(isLate(pool, after(breaking), goal, pump)).toBe(true);
  });

  it('is either where one line tells both, and where neither is told', () => {
    for (const goal of [goalOf([both], []), goalOf([], [])]) {
      expect(isLate(pool, after(pump), goal, breaking)).toBe(false);
      expect(isLate(pool, after(breaking), goal, pump)).toBe(false);
    }
  });

  it('is that of the next line where several tell the like', () => {
    const again = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 3 to 4.';
    const goal = goalOf([pumped, broke], [again]);
    expect(isLate(pool, after(breaking), goal, pump)).toBe(true);
    const twice: Node = {
      ...start,
      trail: {
        ...{ before: after(pump).trail, by: 'runner', decision: breaking },
        ...{ between: { after: 0, until: 2 }, length: 2, asked: null },
      },
    };
    expect(isLate(pool, twice, goal, pump)).toBe(false);
  });

  it('is that of the line that is left where another is known to be of what was paid for in vain', () => {
    const inVain: Deviation = {
      ...{ kind: 'idle-use', card: breaker, credits: 0, entry: 2, difference: null },
      ...{ rule: 'ABIL-09', reason: '', legal: false, decisions: [breaking] },
    };
    const used = { ...after(pump), granted: granting(null, inVain, null) };
    expect(isLate(pool, used, goalOf([broke, pumped], [broke]), breaking)).toBe(true);
    expect(isLate(pool, used, goalOf([pumped], [broke, broke]), breaking)).toBe(false);
  });

  it('is that of each of several pumps, where one line tells one of them', () => {
    const pumpedOther = 'Bo pays 3 [Credits] to use Ninja to increase its strength from 0 to 5.';
    const twice: Node = {
      ...start,
      trail: {
        ...{ before: after(pump).trail, by: 'runner', decision: pump },
        ...{ between: { after: 0, until: 2 }, length: 2, asked: null },
      },
    };
    expect(isLate(pool, twice, goalOf([pumped, pumpedOther], [pumped]), pumpOther)).toBe(true);
    expect(isLate(pool, twice, goalOf([pumped], [pumped, pumpedOther]), pumpOther)).toBe(false);
    expect(isLate(pool, twice, goalOf([both, pumpedOther], [pumped]), pumpOther)).toBe(false);
  });

  it('is that of the line of an answer, not of what else the same card is used for', () => {
    const bypassed = 'Bo pays 1 [Credits] to use Corroder to bypass Ice Wall.';
    const asked: Prompt = {
      ...{ kind: 'option', for: 'runner', source: breaker },
      ...{ options: ['yes', 'no'] },
    };
    const answer = linesOf(pool, state, { do: 'option', option: 'yes' }, asked);
    expect([pumped, broke, bypassed].map((line) => answer?.in(line, 1))).toEqual([
      ...[false, false, true],
    ]);
  });

  it('is that of basic actions, of what is scored and of what takes the place of a breach', () => {
    const told: readonly (readonly [Decision, string])[] = [
      [
        { do: 'advance', card: breaker },
        'Al spends [Click] and pays 1 [Credits] to use Corp Basic Action Card to advance ice protecting HQ at position 0.',
      ],
      [{ do: 'score', card: breaker }, 'Al scores Corroder and gains 1 agenda point.'],
      [{ do: 'replace', card: shop }, "Bo uses the replacement effect from Aesop's Pawnshop."],
    ];
    for (const [decision, line] of told) {
      expect(isLate(pool, after(pump), goalOf([line], [pumped]), decision)).toBe(true);
      expect(isLate(pool, after(pump), goalOf([pumped], [line]), decision)).toBe(false);
    }
  });

  it('is that of what became of accessed cards', () => {
    const prompt: Prompt = { kind: 'accessed', for: 'runner', card: shop };
    const accessing: Node = { ...start, live: coreRules.live({ ...state, prompt }) };
    const told: readonly (readonly [Decision, string])[] = [
      [{ do: 'trash-accessed' }, "Bo pays 1 [Credits] to trash Aesop's Pawnshop from Server 1."],
      [{ do: 'steal' }, "Bo steals Aesop's Pawnshop and gains 2 agenda points."],
      [{ do: 'leave-accessed' }, "Bo accesses Aesop's Pawnshop from Server 1."],
    ];
    for (const [decision, line] of told) {
      const done = after(decision);
      const behind = { ...done, trail: { ...done.trail, asked: accessing } };
      expect(isLate(pool, behind, goalOf([pumped], [line]), pump)).toBe(true);
      expect(isLate(pool, behind, goalOf([line], [pumped]), pump)).toBe(false);
      const asked = { ...after(pump), live: accessing.live };
      expect(isLate(pool, asked, goalOf([line], [pumped]), decision)).toBe(true);
    }
  });

  it('is none of what damage takes beside something that is prevented', () => {
    const prompt: Prompt = { kind: 'random', for: 'chance', why: 'damage', from: [other] };
    const damaged: Node = { ...after(pump), live: coreRules.live({ ...state, prompt }) };
    const goal = goalOf(['Bo trashes Ninja due to core damage.'], [pumped]);
    const taken: Decision = { do: 'random', card: other };
    expect(isLate(pool, damaged, goal, taken)).toBe(true);
    const context = {
      ...{ source: shop, controller: 'runner' as const, server: null, x: 0 },
      ...{ target: null, that: null, named: {}, numbers: {}, advancement: 0 },
    };
    const imminent = frame('imminent', 'act', {
      ...{ items: [], context },
      ...{ holder: 'runner', acted: false, corpHad: false, runnerHad: true },
      ...{ item: 0, offered: [], replacing: null },
    });
    const asking = { ...state, frames: [...state.frames, imminent] };
    const asked: Node = { ...start, live: coreRules.live(asking) };
    const prevented = { ...damaged, trail: { ...after(pump).trail, asked } };
    expect(isLate(pool, prevented, goal, taken)).toBe(false);
  });

  it('is that of cards that go for uses, which lines tell one by one', () => {
    const prompt: Prompt = {
      ...{ kind: 'pick', for: 'runner', source: shop, why: 'cost', from: [breaker, other] },
      done: false,
    };
    const asked = { ...start, live: coreRules.live({ ...state, prompt }) };
    const paid = (card: CardId): Node => {
      const made = after({ do: 'pick', card });
      return { ...made, live: asked.live, trail: { ...made.trail, asked } };
    };
    const told = (title: string, besides = ''): readonly string[] => [
      `Bo trashes 1 installed card (${title} hosted on Djinn)${besides} to use Aesop's Pawnshop to draw 1 card.`,
    ];
    for (const besides of ['', ', and then pays 0 [Credits],']) {
      const goal = goalOf(told('Ninja', besides), told('Corroder', besides));
      const isTooLate = (first: CardId, second: CardId): boolean =>
        isLate(pool, paid(first), goal, { do: 'pick', card: second });
      expect([isTooLate(other, breaker), isTooLate(breaker, other)]).toEqual([false, true]);
    }
  });

  it('is that of answers which lines tell, and of what is discarded', () => {
    const prompt = { kind: 'option', for: 'runner', source: shop, options: ['yes', 'no'] } as const;
    const asking = { ...after(pump), live: coreRules.live({ ...state, prompt }) };
    const answer = (option: 'yes' | 'no'): Decision => ({ do: 'option', option });
    const [early, inTime] = [goalOf([sold], [pumped]), goalOf([pumped], [sold])];
    expect(isLate(pool, asking, early, answer('yes'))).toBe(true);
    expect(isLate(pool, asking, early, answer('no'))).toBe(false);
    expect(isLate(pool, asking, inTime, answer('yes'))).toBe(false);
    const discards = 'Al discards 1 card from HQ at end of turn.';
    const discard: Decision = { do: 'discard', card: breaker };
    expect(isLate(pool, after(pump), goalOf([discards], [pumped]), discard)).toBe(true);
    expect(isLate(pool, after(pump), goalOf([pumped], [discards]), discard)).toBe(false);
  });

  it('is either where the first of them may tell what was done right before', () => {
    const goal = goalOf([pumped, broke], [pumped]);
    const before = { ...after(pump).trail, between: { after: -1, until: 0 } };
    const broken: Node = { ...start, trail: { ...after(breaking).trail, before, length: 2 } };
    expect(isLate(pool, broken, goal, pump)).toBe(false);
    expect(isLate(pool, after(breaking), goal, pump)).toBe(true);
    // What was done before has a line of its own.
    const apart = goalAfter([pumped], [pumped, broke], [pumped]);
    expect(isLate(pool, broken, apart, pump)).toBe(true);
  });

  it('is that of bids and of installs by themselves', () => {
    const bid: Decision = { do: 'bid', credits: 0 };
    const offered = 'Bo pays 0 [Credits] to increase link strength to 1.';
    expect(isLate(pool, after(bid), goalOf([pumped], [offered]), pump)).toBe(true);
    expect(isLate(pool, after(bid), goalOf([offered], [pumped]), pump)).toBe(false);
    const prompt: Prompt = { kind: 'bid', for: 'runner', source: shop, from: 0, to: 1 };
    const asked = { ...start, live: { ...start.live, state: { ...state, prompt } } };
    const bidFor = after(bid);
    const runners = { ...bidFor, trail: { ...bidFor.trail, asked } };
    const corps = 'Al pays 0 [Credits] to increase trace strength to 3.';
    const both = goalOf([corps, pumped], [offered]);
    expect([runners, bidFor].map((one) => isLate(pool, one, both, pump))).toEqual([true, false]);
    const install: Decision = { do: 'install', card: breaker };
    const byItself = 'Bo spends [Click] and pays 2 [Credits] to install Corroder.';
    const byCard = 'Bo uses Modded to install Corroder.';
    expect(isLate(pool, after(pump), goalOf([byItself], [pumped]), install)).toBe(true);
    expect(isLate(pool, after(pump), goalOf([byCard], [pumped]), install)).toBe(false);
  });

  it('is that of what was done by hand, too', () => {
    const goal = goalOf([pumped], [sold]);
    const used = { ...start, granted: granting(null, byHand, null) };
    expect(isLate(pool, used, goal, pump)).toBe(true);
    expect(isLateDeviation(pool, after(pump), goal, byHand)).toBe(false);
    const before = goalOf([], [sold, pumped]);
    expect(isLate(pool, used, before, pump)).toBe(false);
    expect(isLateDeviation(pool, after(pump), before, byHand)).toBe(true);
  });
});

describe('the order of what the server allowed', () => {
  const trash: Deviation = {
    ...{ kind: 'nothing-trashed', card: shop, credits: 0, entry: 1, difference: null },
    ...{ rule: 'ACT-12', reason: '', legal: false },
  };
  const trashes =
    "Al spends [Click] and pays 2 [Credits] to use Corp Basic Action Card to trash Aesop's Pawnshop.";

  it('is that of the lines that tell it', () => {
    const goal = goalOf([trashes], [sold]);
    const used = { ...start, granted: granting(null, byHand, null) };
    expect(isLateDeviation(pool, used, goal, trash)).toBe(true);
    const trashed = { ...start, granted: granting(null, trash, null) };
    expect(isLateDeviation(pool, trashed, goal, byHand)).toBe(false);
  });
});

describe('credits that are spent for good', () => {
  const loan: Deviation = {
    ...{ kind: 'loan', card: shop, credits: 1, entry: 2, difference: 'D4', rule: 'RECUR-03' },
    ...{ reason: '', legal: true },
  };
  const spent = (entry: number): Node => {
    const taken = granting(null, { ...loan, entry }, null);
    return { ...start, granted: granting(taken, { ...loan, kind: 'loan-spent' }, null) };
  };
  const takes = "Bo uses Aesop's Pawnshop to take 1 [Recurring Credits].";
  const pumps = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';

  it('pay for nothing that lines tell before they were taken', () => {
    expect(isLate(pool, spent(2), goalOf([pumps], [takes]), pump)).toBe(true);
  });

  it('pay for what is told after it', () => {
    expect(isLate(pool, spent(1), goalOf([takes], [pumps]), pump)).toBe(false);
  });

  it('is that of cards which one card trashes, and which damage takes', () => {
    const told = (decision: Decision, asked: Prompt, line: string): boolean | undefined =>
      linesOf(pool, state, decision, asked)?.in(line, 0);
    const choice: Prompt = {
      ...{ kind: 'pick', for: 'corp', source: shop, why: 'choose', from: [breaker], done: false },
    };
    const pick: Decision = { do: 'pick', card: breaker };
    expect(told(pick, choice, "Al uses Aesop's Pawnshop to trash Corroder.")).toBe(true);
    expect(told(pick, choice, "Al uses Aesop's Pawnshop to trash Ninja.")).toBe(false);
    const damage: Prompt = { kind: 'random', for: 'chance', why: 'damage', from: [breaker] };
    const taken: Decision = { do: 'random', card: breaker };
    expect(told(taken, damage, 'Al trashes Ninja and Corroder due to net damage.')).toBe(true);
    expect(told(taken, damage, 'Al trashes Ninja due to net damage.')).toBe(false);
  });

  it('is that of the server to which a card moves a run', () => {
    const asked: Prompt = { kind: 'server', for: 'corp', source: shop, servers: ['HQ', 'R&D'] };
    const told = (what: string): boolean | undefined =>
      linesOf(pool, state, { do: 'server', server: 'HQ' }, asked)?.in(
        `Al uses Aesop's Pawnshop to ${what}`,
        0,
      );
    expect(told('move itself and the run on HQ and trash itself.')).toBe(true);
    expect(told('change the attacked server to HQ.')).toBe(true);
    expect(told('redirect the run to R&D.')).toBe(false);
    expect(told('gain 1 [Credits].')).toBe(false);
  });

  it('is that of what leads to a deviation, as well', () => {
    const prompt = {
      kind: 'option',
      for: 'runner',
      source: other,
      options: ['yes', 'no'],
    } as const;
    const asking: Node = { ...start, live: coreRules.live({ ...state, prompt }) };
    const led: Deviation = { ...byHand, decisions: [{ do: 'option', option: 'yes' }] };
    const used = 'Bo uses Ninja to gain 1 [Credits].';
    expect(isLateDeviation(pool, asking, goalOf([], [sold], [used]), led)).toBe(true);
    expect(isLateDeviation(pool, asking, goalOf([used], [sold]), led)).toBe(false);
  });

  it('comes before the entry of one that no line tells', () => {
    const silent: Deviation = { ...byHand, kind: 'unfired', entry: 1, decisions: [pump] };
    expect(isLateDeviation(pool, start, goalOf([pumped], []), silent)).toBe(false);
    expect(isLateDeviation(pool, start, goalOf([], [], [pumped]), silent)).toBe(true);
    expect(isLateDeviation(pool, start, goalOf([], []), silent)).toBe(false);
  });

  it.each(['unanswered', 'room-made'] as const)(
    'is that of the entry of what is %s, which no line tells',
    (kind) => {
      const left: Deviation = { ...byHand, kind };
      const made = { ...start, granted: granting(null, left, null) };
      expect(isLate(pool, made, goalOf([pumped], [sold]), pump)).toBe(true);
      expect(isLate(pool, made, goalOf([sold], [pumped]), pump)).toBe(false);
      const done = after(pump);
      expect(isLateDeviation(pool, done, goalOf([], [sold], [pumped]), left)).toBe(true);
      expect(isLateDeviation(pool, done, goalOf([pumped], [sold]), left)).toBe(false);
    },
  );

  it('is that of what its card asked again, where a question of it was left before', () => {
    const left: Deviation = { ...byHand, kind: 'unanswered', entry: 1 };
    const prompt: Prompt = {
      ...{ kind: 'pick', for: 'corp', source: shop, why: 'choose', from: [breaker, other] },
      done: false,
    };
    const picked = after({ do: 'pick', card: other });
    const asked = { ...start, live: coreRules.live({ ...state, prompt }) };
    const done = { ...picked, trail: { ...picked.trail, asked } };
    const trashed = "Al uses Aesop's Pawnshop to trash Ninja.";
    const isTooLate = (...lines: readonly (readonly string[])[]): boolean =>
      isLateDeviation(pool, done, goalFrom(2, entriesOf([], ...lines, [])), left);
    expect([isTooLate([], [trashed]), isTooLate([trashed], [])]).toEqual([true, false]);
  });

  it('is that of all that leads to it, whatever comes first', () => {
    const led: Deviation = { ...byHand, decisions: [{ do: 'pass' }, { do: 'bid', credits: 0 }] };
    const bid = 'Al pays 0 [Credits] to increase trace strength to 3.';
    expect(isLateDeviation(pool, start, goalOf([], [sold], [bid]), led)).toBe(true);
    expect(isLateDeviation(pool, start, goalOf([bid], [sold]), led)).toBe(false);
  });
});

describe('what is answered before an install is paid for', () => {
  it('is told before the line of that install', () => {
    const rules = rulesByPool.covering(['District 99', 'Corroder', 'Eater', 'Magnum Opus']);
    const { end: begun } = playScenario(
      {
        turn: runnerTurn,
        runner: {
          credits: 9,
          grip: ['Magnum Opus'],
          rig: { programs: ['Corroder', 'Corroder', 'Corroder'], resources: ['District 99'] },
        },
        script: [],
      },
      rules.pool,
    );
    const [card] = begun?.state.runner.grip ?? [];
    if (begun === null || card === undefined) throw new Error('it is not there');
    const between = { after: 0, until: 1 };
    let node = decided(rules, nodeAt(rules, begun.state), { do: 'install', card }, between);
    while (node.live.state.prompt?.kind === 'pick') {
      const [next] = node.live.legal();
      const done = node.live.legal().find(({ do: what }) => what === 'done');
      if (next?.do !== 'pick') throw new Error('nothing goes');
      node = decided(rules, node, done?.do === 'done' ? { do: 'done' } : next, between);
    }
    expect(node.live.state.prompt?.kind).toBe('option');
    const goal = goalFrom(
      0,
      entriesOf(
        [],
        [
          'Bo uses District 99 to place 1 power counter on itself.',
          'Bo spends [Click] and pays 5 [Credits] to install Magnum Opus.',
        ],
      ),
    );
    expect(isLate(rules.pool, node, goal, { do: 'option', option: 'yes' })).toBe(false);
  });
});

describe('what is answered before a use is paid for', () => {
  it('is told before the line of that use', () => {
    const rules = rulesByPool.covering(['District 99', 'Spike', 'Ice Wall']);
    const { end: met } = playScenario(
      {
        turn: runnerTurn,
        corp: { servers: { HQ: { ice: [{ card: 'Ice Wall', rezzed: true }] } } },
        runner: { credits: 9, rig: { programs: ['Spike'], resources: ['District 99'] } },
        script: [runnerDoes('run', { server: 'HQ' }), goTo('run.3.1')],
      },
      rules.pool,
    );
    if (met === null) throw new Error('it was not played');
    const use = rules.legal(met.state).find(({ do: what }) => what === 'use');
    if (use?.do !== 'use') throw new Error('it cannot be used');
    const { card, ability } = use;
    const between = { after: 0, until: 1 };
    const node = decided(rules, nodeAt(rules, met.state), { do: 'use', card, ability }, between);
    expect(node.live.state.prompt?.kind).toBe('option');
    const goal = goalFrom(
      0,
      entriesOf(
        [],
        [
          'Bo uses District 99 to place 1 power counter on itself.',
          'Bo trashes Spike to use Spike to break 1 Barrier subroutine on Ice Wall ("[subroutine] End the run").',
        ],
      ),
    );
    expect(isLate(rules.pool, node, goal, { do: 'option', option: 'yes' })).toBe(false);
  });
});

describe('what the price of an action sets off', () => {
  it('is told before the line of that action', () => {
    const rules = rulesByPool.covering(['Dadiana Chacon', 'Corroder', 'Eater']);
    const { end: begun } = playScenario(
      {
        turn: runnerTurn,
        runner: {
          ...{ credits: 2, tags: 1, grip: ['Corroder', 'Eater', 'Eater', 'Eater'] },
          rig: { resources: ['Dadiana Chacon'] },
        },
        script: [],
      },
      rules.pool,
    );
    if (begun === null) throw new Error('it was not played');
    const between = { after: 0, until: 1 };
    const node = decided(rules, nodeAt(rules, begun.state), { do: 'remove-tag' }, between);
    const { prompt } = node.live.state;
    if (prompt?.kind !== 'random') throw new Error('no damage is done');
    const goal = goalFrom(
      0,
      entriesOf(
        [],
        [
          'Bo uses Dadiana Chacon to suffer 3 meat damage.',
          'Bo trashes Corroder, Eater, and Eater due to meat damage.',
          'Bo spends [Click] and pays 2 [Credits] to use Runner Basic Action Card to remove 1 tag.',
        ],
      ),
    );
    for (const card of prompt.from)
      expect(isLate(rules.pool, node, goal, { do: 'random', card })).toBe(false);
  });
});

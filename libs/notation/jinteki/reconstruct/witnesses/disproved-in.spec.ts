import { coreRules } from '#cards/pool';
import type { CardId, Decision, State } from '#rules';
import { entriesOf, goalFrom, inRig, nodeAt, pumpOf, trailOf } from '#testkit/jinteki/way';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { promptOf } from '../../lens/prompt';
import type { Deviation } from '../deviations/deviation';
import type { Placed } from '../deviations/granted-in-place';
import type { Node, Trail } from '../node';
import type { Shown } from '../shown';
import { isDisproved } from './disproved';
import { disprovedIn } from './disproved-in';
import { untoldIn } from './untold-in';

const { pool } = coreRules;
const { end } = playScenario(
  { turn: runnerTurn, runner: { credits: 5, rig: { programs: ['Corroder'] } }, script: [] },
  pool,
);
if (end === null) throw new Error('it was not played');
const start = nodeAt(coreRules, end.state);

const pump = pumpOf(pool, end.state, inRig(pool, end.state, 'Corroder'));

const ends = (trail: readonly Trail[]): Node => ({ ...start, trail: trail.at(-1) ?? null });

const stretchTo = (trail: readonly Trail[], shown: readonly Shown[]): Placed => ({
  ...{ start, from: 0, end: ends(trail), through: shown.length - 1, granted: [] },
});

/** What is disproved of these decisions, all of them found between the first entry and the last. */
function found(shown: readonly Shown[], ...decisions: readonly Decision[]): unknown {
  return foundUntil(shown.length - 1, shown, ...decisions);
}

/** The same of those that were found no later than an entry. */
function foundUntil(
  until: number,
  shown: readonly Shown[],
  ...decisions: readonly Decision[]
): unknown {
  const trail = trailOf({ after: 0, until }, ...decisions);
  return disprovedIn(coreRules, shown, stretchTo(trail, shown), () => false).map(
    ({ deed, behind }) => [deed, behind],
  );
}

const pumped = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.';
const gained = 'Bo spends [Click] to use Runner Basic Action Card to gain 1 [Credits].';
const drawn = 'Bo spends [Click] to use Runner Basic Action Card to draw 1 card.';

const boost = (nth: number) => ({ name: 'boost Corroder', nth });

describe('what a way states', () => {
  it('has a line of its own, where the game tells the like at all', () => {
    expect(found(entriesOf([], [pumped]), pump)).toEqual([]);
    expect(found(entriesOf([], []), pump)).toEqual([]);
    const later = entriesOf([], [], [], [], [], [], [pumped]);
    expect(foundUntil(1, later, pump)).toEqual([[boost(1), null]]);
    expect(found(entriesOf([], [pumped]), pump, pump)).toEqual([[boost(2), null]]);
  });

  it('is told to be played, where the game tells of any card that is', () => {
    const [card] = end.state.runner.grip;
    const shown = entriesOf([], [], [], [], [], [], ['Bo pays 0 [Credits] to play Bolt.']);
    const play: Decision = { do: 'play', card: card ?? pump.card };
    expect(foundUntil(1, shown, play)).toHaveLength(1);
    expect(foundUntil(1, shown.slice(0, -1), play)).toEqual([]);
  });

  it('shares a line that tells of several', () => {
    const matched = 'Bo pays 2 [Credits] to increase the strength of Corroder to 4.';
    expect(found(entriesOf([], [matched]), pump, pump)).toEqual([]);
  });

  it('is told by no line with which nothing was paid', () => {
    const left = 'Bo pays  to increase the strength of Corroder to 4.';
    expect(found(entriesOf([], [left]), pump)).toEqual([[boost(1), null]]);
  });

  it('is told by none where counters were asked for and not paid, nor by the question for them', () => {
    const asking = {
      ...{ message: 'Choose a card with virus counters (0 of 1 virus counters)', asking: 7 },
      ...{ kind: 'select', choices: [], cardCid: null, cardTitle: 'Corroder', selectable: [] },
    };
    const left = 'Bo spends  to increase the strength of Corroder to 3.';
    const prompts = { corp: null, runner: asking };
    const shown = entriesOf([], [], [left]).map((one, entry) =>
      entry === 1 ? { ...one, prompts } : one,
    );
    expect(found(shown, pump)).toEqual([[boost(1), null]]);
  });

  it('is told by such a line where a command closes the question of what is paid', () => {
    const left = 'Bo pays  to increase the strength of Corroder to 4.';
    const closed = entriesOf([], [], [left, '[!]Bo uses a command: /close-prompt']);
    const asking = {
      runner: {
        'prompt-state': {
          ...{ msg: 'Choose a credit providing card (0 of 2 [Credits])', 'prompt-type': 'select' },
          ...{ eid: { eid: 7 }, card: { title: 'Corroder' } },
        },
      },
    };
    const prompts = { corp: null, runner: promptOf(asking, 'runner') };
    const shown = closed.map((one, entry) => (entry === 1 ? { ...one, prompts } : one));
    expect(found(shown, pump)).toEqual([]);
  });

  it('has the order of its lines', () => {
    const [gain, draw]: readonly Decision[] = [{ do: 'gain-credit' }, { do: 'draw' }];
    if (gain === undefined || draw === undefined) throw new Error('both are there');
    expect(found(entriesOf([], [gained], [drawn]), gain, draw)).toEqual([]);
    expect(found(entriesOf([], [drawn], [gained]), gain, draw)).toEqual([
      [
        { name: 'gain-credit', nth: 1 },
        { name: 'draw', nth: 1 },
      ],
    ]);
  });

  it('is done before cards are discarded as the turn ends, where that is told behind it', () => {
    const [one, other] = end.state.runner.grip;
    const discards = (card = one): Decision => ({
      do: 'discard',
      card: card ?? other ?? pump.card,
    });
    const thrown = 'Bo discards Diesel and Imp from their Grip at end of turn.';
    const shown = entriesOf([], [pumped], [thrown]);
    expect(found(shown, pump, discards(), discards(other))).toEqual([]);
    expect(found(shown, discards(), pump)).toEqual([[{ name: 'discard', nth: 1 }, boost(1)]]);
  });

  it('was done before it was asked from where it is paid', () => {
    const bid = 'Bo pays 0 [Credits] to increase link strength to 2.';
    const [first, asking, traced, last] = entriesOf([], [], [bid], [pumped]);
    if (first === undefined || asking === undefined) throw new Error('both are there');
    if (traced === undefined || last === undefined) throw new Error('both are there');
    const asked = {
      ...{ message: 'Choose a credit providing card (0 of 1 [Credits])', asking: 7 },
      ...{ kind: 'select', choices: [], cardCid: null, cardTitle: 'Corroder', selectable: [] },
    };
    const prompts = { corp: null, runner: asked };
    const shown = [first, { ...asking, prompts }, { ...traced, prompts }, last];
    expect(found(shown, pump, { do: 'bid', credits: 0 })).toEqual([]);
    expect(found(shown, { do: 'bid', credits: 0 }, pump)).toHaveLength(1);
  });

  it('is not looked at where it is told as open', () => {
    const trail = trailOf({ after: 0, until: 1 }, pump);
    const shown = entriesOf([], []);
    expect(disprovedIn(coreRules, shown, stretchTo(trail, shown), () => true)).toEqual([]);
  });
});

describe('what ours is asked later than theirs', () => {
  const { corp } = start.live.state;
  const breaker = inRig(pool, start.live.state, 'Corroder');
  const titleOf = (card: CardId): string =>
    pool.definitions[start.live.state.cards[card]?.def ?? -1]?.value.title ?? '';
  const title = titleOf(corp.identity);

  /** It is answered between the last entries, after these deviations. */
  const foundAfter = (...granted: Placed['granted']): unknown => foundOf(corp.identity, ...granted);

  /** The same of what a card asks. */
  const foundOf = (source: CardId, ...granted: Placed['granted']): unknown => {
    const named = `Al uses ${titleOf(source)} to choose Event.`;
    const shown = entriesOf([], [named], [pumped], []);
    const [one] = trailOf({ after: 2, until: 3 }, { do: 'option', option: 'event' });
    if (one === undefined) throw new Error('nothing is decided');
    const prompt = { kind: 'option', for: 'corp', source, options: ['event', 'program'] } as const;
    const asked = nodeAt(coreRules, { ...start.live.state, prompt });
    const stretch = stretchTo([{ ...one, by: 'corp', asked }], shown);
    return disprovedIn(coreRules, shown, { ...stretch, granted }, () => false).map(
      ({ deed, behind }) => [deed.name, behind?.name],
    );
  };

  const deviation: Deviation = {
    ...{ kind: 'early-pump', card: breaker, credits: 0 },
    ...{ entry: 2, difference: null, rule: 'BRK-06', reason: '', legal: false },
  };

  it('was answered before what theirs allowed behind its line', () => {
    expect(foundAfter()).toEqual([]);
    expect(foundAfter({ before: null, deviation, decision: 0 })).toEqual([
      ['early-pump 2 Corroder', `option of ${title}`],
    ]);
  });

  it('was answered so though the same card asked it, as each has a line of its own', () => {
    expect(foundOf(breaker, { before: null, deviation, decision: 0 })).toEqual([
      ['early-pump 2 Corroder', 'option of Corroder'],
    ]);
  });
});

describe('a way that is looked for anew', () => {
  const shown = entriesOf([], [], [pumped], []);
  const disproved = [
    {
      ...{ between: { after: 0, until: 1 }, deed: boost(1) },
      ...{ behind: null, paid: null, answers: false },
    },
  ];
  const isRefused = (until: number): boolean =>
    isDisproved(pool, ends(trailOf({ after: 0, until }, pump)), goalFrom(0, shown), disproved);

  it('does not state again what is disproved', () => {
    expect(isRefused(1)).toBe(true);
  });

  it('may state it where more entries are looked at at once', () => {
    expect(isRefused(2)).toBe(false);
  });

  it('states nothing at all between the entries of what no way tells otherwise', () => {
    const barred = disproved.map((one) => ({ ...one, isBarred: true }) as const);
    const idle = ends([]);
    const refused = (after: number): boolean =>
      isDisproved(pool, idle, goalFrom(after, shown.slice(0, after + 2)), barred);
    expect([refused(0), refused(1)]).toEqual([true, false]);
    expect(isDisproved(pool, idle, goalFrom(0, shown), disproved)).toBe(false);
  });

  it('states nothing before what has to come before it', () => {
    const [gain, draw]: readonly Decision[] = [{ do: 'gain-credit' }, { do: 'draw' }];
    if (gain === undefined || draw === undefined) throw new Error('both are there');
    const [deed, behind] = [
      { name: 'gain-credit', nth: 1 },
      { name: 'draw', nth: 1 },
    ];
    const order = [{ between: { after: 0, until: 2 }, deed, behind, paid: null, answers: false }];
    const refuses = (...decisions: readonly Decision[]): boolean =>
      isDisproved(
        pool,
        ends(trailOf({ after: 0, until: 2 }, ...decisions)),
        goalFrom(0, shown),
        order,
      );
    expect(refuses(gain)).toBe(true);
    expect(refuses(draw, gain)).toBe(false);
  });

  it('states it behind what led to a deviation', () => {
    const gain: Decision = { do: 'gain-credit' };
    const order = [
      {
        ...{ between: { after: 20, until: 22 }, deed: { name: 'gain-credit', nth: 1 } },
        ...{ behind: boost(1), paid: null, answers: false },
      },
    ];
    const refuses = (decisions: readonly Decision[], ...then: readonly Decision[]): boolean => {
      const deviation: Deviation = {
        ...{ kind: 'unanswered', card: pump.card, credits: 0, entry: 21, difference: null },
        ...{ rule: 'MUST-01', reason: '', legal: false, decisions },
      };
      const node = ends(trailOf({ after: 20, until: 22 }, gain, ...then));
      const granted = { before: null, deviation, decision: 0 };
      const many = entriesOf(...new Array<readonly string[]>(23).fill([]));
      return isDisproved(pool, { ...node, granted }, goalFrom(20, many), order);
    };
    expect(refuses([])).toBe(true);
    expect(refuses([pump])).toBe(false);
    // The same comes behind it once more: that is what the line tells.
    expect(refuses([pump], pump)).toBe(true);
  });
});

describe('what lines tell', () => {
  it('is stated', () => {
    const untold = (shown: readonly Shown[], ...decisions: readonly Decision[]): unknown => {
      const trail = trailOf({ after: 0, until: shown.length - 1 }, ...decisions);
      return untoldIn(coreRules, shown, stretchTo(trail, shown));
    };
    expect(untold(entriesOf([], [pumped]), pump)).toEqual([]);
    expect(untold(entriesOf([], [pumped]))).toEqual([{ entry: 1, name: 'boost Corroder' }]);
  });
});

describe('a card that is chosen for another', () => {
  const card = inRig(pool, end.state, 'Corroder');
  const prompt: State['prompt'] = {
    ...{ kind: 'pick', for: 'runner', source: card, why: 'choose', from: [card], done: false },
  };
  const between = { after: 8, until: 9 };
  const trail: readonly Trail[] = [
    {
      ...{ before: null, by: 'runner', decision: { do: 'pick', card }, between, length: 1 },
      asked: nodeAt(coreRules, { ...end.state, prompt }),
    },
  ];
  const isChosen = (open: number): boolean => {
    const asking = {
      ...{ message: 'Choose a program', kind: 'select', choices: [], cardCid: null, asking: 7 },
      ...{ cardTitle: 'Corroder', selectable: [] },
    };
    const shown = entriesOf([pumped], ...new Array<readonly string[]>(9).fill([])).map(
      (one, entry) =>
        entry > 3 && entry <= open ? { ...one, prompts: { corp: null, runner: asking } } : one,
    );
    return disprovedIn(coreRules, shown, stretchTo(trail, shown), () => false).every(
      ({ answers }) => answers,
    );
  };

  it('was not where that neither asks anything nor is told to be used', () => {
    expect(isChosen(0)).toBe(false);
  });

  it('may have been, though no line tells it, where that has asked for long', () => {
    expect(isChosen(8)).toBe(true);
  });
});

describe('a card that does what it asks about', () => {
  const card = inRig(pool, end.state, 'Corroder');
  const whether = {
    ...{ message: 'Raise it?', kind: 'other', choices: ['Yes', 'No'], cardCid: null, asking: 7 },
    ...{ cardTitle: 'Corroder', selectable: [] },
  };
  const which = { ...whether, message: 'Choose one', kind: 'select', choices: ['Done'] };
  const letDo: Decision = { do: 'option', option: 'yes' };
  const asksWhether: State['prompt'] = {
    ...{ kind: 'option', for: 'runner', source: card, options: ['yes', 'no'] },
  };
  const asksWhich: State['prompt'] = {
    ...{ kind: 'pick', for: 'runner', source: card, why: 'choose', from: [card], done: false },
  };
  /** It asks, no line tells what comes of it, and it asks again long after the stretch. */
  const mayBe = (
    [decision, prompt, asking]: readonly [Decision, State['prompt'], typeof whether],
    closing: readonly string[],
    told: readonly string[],
  ): boolean => {
    const asked = nodeAt(coreRules, { ...end.state, prompt });
    const between = { after: 8, until: 9 };
    const trail: readonly Trail[] = [
      { ...{ before: null, by: 'runner', decision, between, length: 1 }, asked },
    ];
    const quiet = new Array<readonly string[]>(20).fill([]);
    const shown = entriesOf(...quiet, closing, told).map((one, entry) =>
      entry === 2 || entry === 19
        ? { ...one, prompts: { corp: null, runner: { ...asking, asking: entry } } }
        : one,
    );
    const stretch = { ...stretchTo(trail, shown), through: 9 };
    return disprovedIn(coreRules, shown, stretch, () => false).every(({ answers }) => answers);
  };

  const used = 'Bo uses Corroder to draw 1 card.';

  it('is told by a line where one tells so as such a question is closed', () => {
    expect(mayBe([letDo, asksWhether, whether], [used], [])).toBe(false);
    expect(mayBe([letDo, asksWhether, whether], [], [used])).toBe(true);
    expect(mayBe([letDo, asksWhether, which], [used], [])).toBe(true);
  });

  it('is told so of a card that is chosen, too', () => {
    const chosen: Decision = { do: 'pick', card };
    expect(mayBe([chosen, asksWhich, which], [used], [])).toBe(false);
    expect(mayBe([chosen, asksWhich, which], [], [used])).toBe(true);
    expect(mayBe([chosen, asksWhich, whether], [used], [])).toBe(true);
  });
});

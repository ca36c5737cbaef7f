import { coreRules, rulesNamed } from '#cards/pool';
import type { Decision } from '#rules';
import { decided, entriesOf, inRig, nodeAt } from '#testkit/jinteki/way';
import {
  corpDoes,
  corpTurn,
  playScenario,
  rezzed,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { carryOut } from '../deviations/carry-out';
import type { Placed } from '../deviations/granted-in-place';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { answersInPlace } from './answers-in-place';

const title = "Aesop's Pawnshop";
const { end } = playScenario(
  { turn: runnerTurn, runner: { rig: { resources: [title] } }, script: [] },
  coreRules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const card = inRig(coreRules.pool, state, title);
const node = nodeAt(coreRules, state);

/** The Runner is asked by a card, and answers with the next entry. */
function toldOf(asker: string, line: string, ...choices: readonly string[]) {
  return toldBefore(new Map(), asker, line, ...choices);
}

/** The same where theirs takes entries back later. */
function toldBefore(
  undone: ReadonlyMap<number, number | null>,
  asker: string,
  line: string,
  ...choices: readonly string[]
) {
  return toldBeside([], undone, asker, line, ...choices);
}

/** The same beside what is allowed there. */
function toldBeside(
  granted: Placed['granted'],
  undone: ReadonlyMap<number, number | null>,
  asker: string,
  line: string,
  ...choices: readonly string[]
) {
  const asks = { message: 'Choose one', kind: 'other', selectable: [], cardCid: 'a', asking: 1 };
  const shown: readonly Shown[] = entriesOf([], [line]).map((one, aid) => ({
    ...one,
    state: { corp: { aid: 0 }, runner: { aid } },
    prompts: { corp: null, runner: aid === 0 ? { ...asks, choices, cardTitle: asker } : null },
  }));
  const stretch = { start: node, from: 0, end: node, through: 1, granted };
  const titles = new Titles(coreRules.pool);
  return answersInPlace(coreRules, titles, shown, stretch, new Map(), undone).stretch.granted;
}

describe('what a card asks in theirs alone', () => {
  const line = `Bo uses ${title} to target R&D.`;

  it('is told with its answer, as the file shows it', () => {
    expect(toldOf(title, line, 'HQ', 'R&D')).toMatchObject([
      {
        deviation: {
          ...{ kind: 'answered', card, entry: 1, legal: true },
          answer: { kind: 'server', told: 'R&D', side: 'runner' },
        },
      },
    ]);
  });

  it('changes nothing of our position', () => {
    const [one] = toldOf(title, line, 'HQ', 'R&D');
    expect(one && carryOut(coreRules, state, one.deviation)).toBe(state);
  });

  it('is told of no card that our pool lacks, nor where nothing else could be answered', () => {
    expect(toldOf('Bolt', 'Bo uses Bolt to target R&D.', 'HQ', 'R&D')).toEqual([]);
    expect(toldOf(title, line, 'R&D')).toEqual([]);
  });

  it('comes behind what leads to its question, though that is told later', () => {
    const kindsBeside = (...decisions: readonly Decision[]): readonly string[] =>
      toldBeside(
        [
          {
            before: null,
            decision: 0,
            deviation: {
              ...{ kind: 'in-vain', card, credits: 0, entry: 2, difference: null },
              ...{ rule: 'ABIL-09', reason: '', legal: false, decisions },
            },
          },
        ],
        new Map(),
        title,
        line,
        'HQ',
        'R&D',
      ).map(({ deviation: { kind } }) => kind);
    expect(kindsBeside({ do: 'draw' })).toEqual(['in-vain', 'answered']);
    expect(kindsBeside()).toEqual(['answered', 'in-vain']);
  });

  it('comes before what its card leads to later, where something led to its question by then', () => {
    const led = (entry: number): Placed['granted'][number] => ({
      ...{ before: null, decision: 0 },
      deviation: {
        ...{ kind: 'in-vain', card, credits: 0, entry, difference: null, rule: 'ABIL-09' },
        ...{ reason: '', legal: false, decisions: [{ do: 'draw' }] },
      },
    });
    const told = toldBeside([led(1), led(2)], new Map(), title, line, 'HQ', 'R&D');
    expect(told.map(({ deviation: { entry, kind } }) => [kind, entry])).toEqual([
      ['in-vain', 1],
      ['answered', 1],
      ['in-vain', 2],
    ]);
  });

  it('is told of nothing that is taken back', () => {
    expect(toldBefore(new Map([[2, 0]]), title, line, 'HQ', 'R&D')).toEqual([]);
    expect(toldBefore(new Map([[2, 1]]), title, line, 'HQ', 'R&D')).toHaveLength(1);
    expect(toldBefore(new Map([[2, null]]), title, line, 'HQ', 'R&D')).toHaveLength(1);
  });

  it('is told of no use where ours does not tell it as open', () => {
    expect(toldOf(title, `Bo uses ${title} to do it.`, 'Yes', 'No')).toEqual([]);
  });

  it('is told as left, as nothing comes of it', () => {
    expect(toldOf(title, 'Bo breaches HQ.', 'Yes', 'No')).toMatchObject([
      { deviation: { kind: 'answered', answer: { kind: 'option', told: 'no' } } },
    ]);
  });
});

describe('a title that ours names, as theirs asks for a card', () => {
  const rules = rulesNamed('all');
  const names = 'Reclamation Order';

  /** What may have been done instead, as theirs closes its question with this line. */
  function others(...lines: readonly string[]): readonly unknown[] {
    const asked = playScenario(
      {
        turn: corpTurn,
        corp: { hq: [names], archives: [{ card: 'Enigma', faceup: true }] },
        script: [corpDoes('play', { card: names })],
      },
      rules.pool,
    ).end;
    if (asked === null) throw new Error('it was not played');
    const start = nodeAt(rules, asked.state);
    const option = { do: 'option', option: 'Enigma' } as const;
    const last = decided(rules, start, option, { after: 0, until: 1 });
    const asks = { message: 'Choose a card', kind: 'select', selectable: ['b'], cardCid: 'a' };
    const shown: readonly Shown[] = entriesOf([], lines).map((one, aid) => ({
      ...one,
      state: { corp: { aid }, runner: { aid: 0 } },
      prompts: {
        corp: aid > 0 ? null : { ...asks, choices: ['Done'], cardTitle: names, asking: 1 },
        runner: null,
      },
    }));
    const stretch = { start, from: 0, end: last, through: 1, granted: [] };
    const titles = new Titles(rules.pool);
    const { open } = answersInPlace(rules, titles, shown, stretch, new Map(), new Map());
    return [...open.values()];
  }

  it('may have been none where it closes without a line', () => {
    expect(others()).toEqual([[{ do: 'done' }]]);
    expect(others(`Bo uses ${names} to add Enigma to HQ.`)).toEqual([]);
  });
});

describe('what two cards ask one after the other, of which ours is asked by the first alone', () => {
  const rules = rulesNamed('all');
  const [asker, other] = ['Reclamation Order', 'PAD Campaign'];

  it('is told behind what ours answered to it', () => {
    const asked = playScenario(
      {
        turn: corpTurn,
        corp: {
          ...{ hq: [asker], archives: [{ card: 'Enigma', faceup: true }] },
          servers: { 'Server 1': { cards: [rezzed(other)] } },
        },
        script: [corpDoes('play', { card: asker })],
      },
      rules.pool,
    ).end;
    if (asked === null) throw new Error('it was not played');
    const start = nodeAt(rules, asked.state);
    const option = { do: 'option', option: 'Enigma' } as const;
    const { trail, ...rest } = decided(rules, start, option, { after: 0, until: 4 });
    const last = { ...rest, trail: trail === null ? null : { ...trail, by: 'corp' as const } };
    const asks = (cardTitle: string, asking: number, ...choices: readonly string[]) => ({
      ...{ message: 'Choose a card', kind: 'other', selectable: ['b', 'c'], cardCid: 'a' },
      ...{ cardTitle, asking, choices },
    });
    const questions = [
      asks(asker, 1, 'Enigma', 'Hedge Fund'),
      asks(asker, 1, 'Hedge Fund'),
      { ...asks(other, 2, 'HQ', 'R&D'), selectable: [] },
    ];
    const lines = [[], [], [], [`Al uses ${other} to target R&D.`], []];
    const shown: readonly Shown[] = entriesOf(...lines).map((one, aid) => ({
      ...one,
      state: { corp: { aid }, runner: { aid: 0 } },
      prompts: { corp: questions[aid] ?? null, runner: null },
    }));
    const stretch = { start, from: 0, end: last, through: 4, granted: [] };
    const titles = new Titles(rules.pool);
    const placed = answersInPlace(rules, titles, shown, stretch, new Map(), new Map()).stretch;
    const told = placed.granted.map(({ decision, deviation: { answer } }) => [
      decision,
      answer?.told,
    ]);
    expect(told).toEqual([[1, 'R&D']]);
  });
});

describe('what a card asks once it is let do anything, which ours is asked later', () => {
  const rules = rulesNamed('all');
  const asker = 'Algernon';

  it('is told behind that', () => {
    const asked = playScenario(
      {
        turn: { ...corpTurn, clicks: 1 },
        runner: { credits: 2, rig: { programs: [asker] } },
        script: [corpDoes('gain-credit')],
      },
      rules.pool,
    ).end;
    if (asked === null) throw new Error('it was not played');
    const live = rules.live(asked.state);
    for (let left = 9; left > 0 && live.state.prompt?.kind !== 'option'; left -= 1)
      live.apply({ do: 'pass' });
    const start = nodeAt(rules, live.state);
    const option = { do: 'option', option: 'yes' } as const;
    const last = decided(rules, start, option, { after: 3, until: 4 });
    const asks = (asking: number, ...choices: readonly string[]) => ({
      ...{ message: `Question ${String(asking)}`, kind: 'other', selectable: [], cardCid: 'a' },
      ...{ cardTitle: asker, asking, choices },
    });
    const questions = [asks(1, 'Yes', 'No'), asks(2, 'HQ', 'R&D')];
    const lines = [[], [], [`Bo uses ${asker} to target R&D.`], [], [], []];
    const shown: readonly Shown[] = entriesOf(...lines).map((one, aid) => ({
      ...one,
      state: { corp: { aid: 0 }, runner: { aid } },
      prompts: { corp: null, runner: questions[aid] ?? null },
    }));
    const stretch = { start, from: 0, end: last, through: 5, granted: [] };
    const titles = new Titles(rules.pool);
    const placed = answersInPlace(rules, titles, shown, stretch, new Map(), new Map()).stretch;
    expect(
      placed.granted.map(({ decision, deviation: { answer } }) => [decision, answer?.told]),
    ).toEqual([[1, 'R&D']]);
  });
});

describe('ice that is clicked', () => {
  const rules = rulesNamed('all');
  const { end: played } = playScenario(
    { turn: corpTurn, corp: { hq: ['Sunset', 'Tenma Line', 'Enigma', 'Hunter'] }, script: [] },
    rules.pool,
  );
  if (played === null) throw new Error('it was not played');
  const start = nodeAt(rules, played.state);

  /** What is told where this card asks for ice, and a piece is clicked. */
  const clicked = (asker: string): readonly unknown[] => {
    const ice = (selected: boolean) => [
      { cid: 'b', title: 'Enigma', selected },
      { cid: 'c', title: 'Hunter' },
    ];
    const asks = {
      ...{ message: 'Choose 2 pieces of ice to swap positions', kind: 'select', choices: [] },
      ...{ selectable: ['b', 'c'], cardCid: 'a', cardTitle: asker, asking: 1 },
    };
    const shown: readonly Shown[] = entriesOf([], [], []).map((one, aid) => ({
      ...one,
      state: { corp: { aid, hand: ice(aid === 1) }, runner: { aid: 0 } },
      prompts: { corp: aid < 2 ? asks : null, runner: null },
    }));
    const stretch = { start, from: 0, end: start, through: 2, granted: [] };
    const titles = new Titles(rules.pool);
    const placed = answersInPlace(rules, titles, shown, stretch, new Map(), new Map());
    return placed.stretch.granted.map(({ deviation }) => deviation.answer?.told);
  };

  it('is an answer, but where all of it is arranged: ours lays it out', () => {
    expect([clicked('Tenma Line'), clicked('Sunset')]).toEqual([['Enigma'], []]);
  });
});

import { rulesByPool } from '#cards/rules-by-pool';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import {
  corpDoes,
  corpTurn,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import type { CardId, State } from '#rules';
import type { PromptView } from '../../lens/prompt';
import { plainKey } from '../features';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { askedByCards, choosesUnheeded } from './chooses-unheeded';
import { codesHeeding, unheededRules } from './unheeded-rules';

const rules = rulesByPool.covering([
  ...['Cold Read', 'Corroder', 'Gordian Blade', 'Diesel'],
  ...['Mushin No Shin', 'Ice Wall', 'PAD Campaign', 'Melange Mining Corp.'],
  ...['Mumbad Construction Co.', 'Hedge Fund'],
]);
const titles = new Titles(rules.pool);

/** A run with a card that asks for a program that was used in it. */
function before(...programs: readonly string[]): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: { credits: 5, grip: ['Cold Read'], rig: { programs } },
      script: [
        runner('play', { card: 'Cold Read' }),
        runner('choose', { for: 'Cold Read', server: 'Archives' }),
      ],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

const question: PromptView = {
  ...{ message: 'Choose a program', kind: 'select', choices: ['Done'], selectable: [] },
  ...{ cardCid: null, cardTitle: 'Cold Read', asking: 7 },
};
const asking = (...cards: readonly (string | null)[]): readonly Shown[] =>
  entriesOf(...cards.map(() => [])).map((one, at) => {
    const cardTitle = cards[at] ?? null;
    const prompt = cardTitle === null ? null : { ...question, cardTitle };
    return { ...one, prompts: { corp: null, runner: prompt } };
  });
const asked = (shown: readonly Shown[]): readonly number[] =>
  askedByCards({ rules, titles }, shown, { after: 0, until: shown.length - 1 }).map(
    ({ entry }) => entry,
  );

function reached(state: State): readonly State[] {
  const shown = asking(null, 'Cold Read');
  const between = { after: 0, until: 1 };
  const all = askedByCards({ rules, titles }, shown, between);
  const means = bareMeans(rules, titles);
  const found = choosesUnheeded(means, nodeAt(rules, state), all, goalFrom(0, shown));
  return [...found].map(({ live }) => live.state);
}

const titleOf = ({ cards }: State, id: CardId): string => titles.titleOf(cards[id]?.def ?? -1);

/** As far as the question, or what comes of it, by passes alone. */
function throughWindows(from: State): readonly State[] {
  let state = from;
  for (let left = 12; left > 0; left -= 1) {
    const found = reached(state);
    if (found.length > 0) return found;
    const kind = state.prompt?.kind;
    const passed = rules.apply(state, { do: kind === 'jack-out' ? 'continue' : 'pass' });
    if (!passed.ok) return [];
    ({ state } = passed);
  }
  return [];
}

describe('a card that asks for what was done before', () => {
  it('has any card chosen that theirs lets be', () => {
    const [after] = throughWindows(before('Corroder', 'Gordian Blade'));
    const prompt = after?.prompt;
    expect(prompt?.kind === 'pick' && after !== undefined ? prompt.from.length : null).toBe(2);
  });

  it('takes the only one without a question', () => {
    const [after] = throughWindows(before('Corroder'));
    expect(after?.runner.heap.map((id) => titleOf(after, id))).toContain('Corroder');
  });

  it('is left alone where there is none', () => {
    expect(throughWindows(before())).toEqual([]);
  });

  it('is told by its question as it is begun', () => {
    expect(asked(asking(null, 'Cold Read', 'Cold Read', null, 'Cold Read'))).toEqual([1, 4]);
    expect(asked(asking(null, 'Diesel'))).toEqual([]);
  });

  it('has its codes and its rules looked for once', () => {
    expect(codesHeeding(rules.pool)).toBe(codesHeeding(rules.pool));
    expect(unheededRules(rules)).toBe(unheededRules(rules));
  });
});

describe('a card that installs what goes into the root of a server', () => {
  const title = 'Mushin No Shin';

  /** What may be installed, where theirs asks for it and tells this. */
  function offered(
    line: string,
    hq: readonly string[],
    kind = 'select',
  ): readonly (readonly string[])[] {
    const { end } = playScenario(
      { turn: corpTurn, corp: { hq: [title, ...hq] }, script: [] },
      rules.pool,
    );
    if (end === null) throw new Error('it was not played');
    const { state } = end;
    const played = `Al spends [Click][Click] and pays 0 [Credits] to play ${title}.`;
    const spent = plainKey('corp clicks');
    const shown = entriesOf([], [played], [line]).map((one, at) => ({
      ...one,
      features: new Map([[spent, at === 0 ? state.corp.clicks : state.corp.clicks - 2]]),
      prompts: { corp: at === 1 ? { ...question, kind, cardTitle: title } : null, runner: null },
    }));
    const all = askedByCards({ rules, titles }, shown, { after: 0, until: 2 });
    const node = { ...nodeAt(rules, state), features: shown[0]?.features ?? new Map() };
    const goal = goalFrom(
      0,
      shown,
      shown.map(({ features }) => features),
    );
    return [...choosesUnheeded(bareMeans(rules, titles), node, all, goal)].map(({ live }) =>
      live.state.prompt?.kind === 'pick'
        ? live.state.prompt.from.map((id) => titleOf(live.state, id))
        : [],
    );
  }

  const ice = `Al pays 0 [Credits] to use ${title} to install ice from HQ protecting Server 1 (new remote).`;

  it('may install ice, where a line tells it', () => {
    expect(offered(ice, ['Ice Wall', 'PAD Campaign'])).toEqual([['Ice Wall', 'PAD Campaign']]);
    const card = `Al pays 0 [Credits] to use ${title} to install a card in the root of Server 1.`;
    expect(offered(card, ['Ice Wall', 'PAD Campaign'])).toEqual([]);
  });

  it('may, too, where other cards can be chosen instead, or the question lists them', () => {
    const hq = ['Ice Wall', 'PAD Campaign', 'Melange Mining Corp.'];
    expect(offered(ice, hq)).toEqual([hq]);
    expect(offered(ice, hq, 'other')).toEqual([hq]);
    expect(offered(ice, hq, 'waiting')).toEqual([]);
  });
});

describe('a card that asks for any faceup card', () => {
  const title = 'Mumbad Construction Co.';
  const { end } = playScenario(
    {
      turn: corpTurn,
      corp: {
        ...{ credits: 9, archives: [{ card: 'Hedge Fund', faceup: true }] },
        servers: {
          'Server 1': { cards: [{ card: title, rezzed: true, advancement: 2 }] },
          'Server 2': { cards: [rezzed('PAD Campaign')] },
        },
      },
      runner: { heap: ['Diesel'] },
      script: [corpDoes('gain-credit')],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;

  it.each([0, 1])('takes one that is not installed, and is told where that is answered', (from) => {
    const line = `Al pays 2 [Credits] to use ${title} to move an advancement counter to Diesel.`;
    const shown = entriesOf([], [], [line]).map((one, at) => ({
      ...one,
      prompts: { corp: at === 1 ? { ...question, cardTitle: title } : null, runner: null },
    }));
    const all = askedByCards({ rules, titles }, shown, { after: from, until: 2 });
    const [found] = choosesUnheeded(
      bareMeans(rules, titles),
      nodeAt(rules, state),
      all,
      goalFrom(from, shown),
    );
    const prompt = found?.live.state.prompt;
    expect(found?.granted?.deviation).toMatchObject({ kind: 'barred', entry: 2 });
    expect(prompt?.kind === 'pick' ? prompt.from.map((id) => titleOf(state, id)) : []).toEqual([
      ...[title, 'PAD Campaign', 'Hedge Fund', 'Diesel'],
    ]);
  });
});

describe('a card that is trashed to jack out', () => {
  const title = 'GPI Net Tap';
  const own = rulesByPool.covering([title, 'Ice Wall']);
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { rig: { hardware: [title] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('choose', { for: title, option: 'yes' }),
        corpDoes('pass'),
      ],
    },
    own.pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;

  it('lets the Runner do so for nothing, and is told where that is answered', () => {
    expect(state.prompt?.kind).toBe('option');
    const line = `Bo uses ${title} to jack out.`;
    const shown = entriesOf([], [line]).map((one, at) => ({
      ...one,
      prompts: {
        corp: null,
        runner: at === 0 ? { ...question, kind: 'other', cardTitle: title } : null,
      },
    }));
    const means = bareMeans(own, new Titles(own.pool));
    const all = askedByCards({ rules: own, titles: new Titles(own.pool) }, shown, {
      ...{ after: 0, until: 1 },
    });
    const goal = goalFrom(0, shown);
    const found = [...choosesUnheeded(means, nodeAt(own, state), all, goal)];
    const [out] = found;
    expect(found).toHaveLength(1);
    expect(out?.granted?.deviation).toMatchObject({ kind: 'barred', rule: 'COST-01', entry: 1 });
    expect(out?.live.state.runner.heap).toEqual([]);
    expect(out?.live.state.prompt?.kind).not.toBe('option');
  });
});

describe('a card that asks for several cards at least', () => {
  const title = 'Severnius Stim Implant';
  const hand = ['Diesel', 'Sure Gamble', 'Easy Mark'];
  const own = rulesByPool.covering([title, ...hand]);
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: { grip: hand, rig: { hardware: [title] } },
      script: [runner('use', { card: title, ability: 0 })],
    },
    own.pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;

  it('is content with one, and is told where that is answered', () => {
    if (state.prompt?.kind !== 'pick') throw new Error('nothing is chosen');
    const line = `Bo spends [Click] to use ${title} to trash 1 card and access 0 additional cards.`;
    const shown = entriesOf([], [line]).map((one, at) => ({
      ...one,
      prompts: {
        corp: null,
        // A run that it makes is named by it, too.
        runner: { ...question, kind: at === 0 ? 'select' : 'run', cardTitle: title },
      },
    }));
    const means = bareMeans(own, new Titles(own.pool));
    const all = askedByCards({ rules: own, titles: new Titles(own.pool) }, shown, {
      ...{ after: 0, until: 1 },
    });
    const found = [...choosesUnheeded(means, nodeAt(own, state), all, goalFrom(0, shown))];
    expect(found.map(({ granted }) => granted?.deviation.entry)).toEqual([1, 1, 1]);
    for (const { live } of found)
      expect(live.state.prompt).toMatchObject({ kind: 'pick', done: true });
  });
});

describe('a card that asks for an agenda of the Corp', () => {
  const title = 'Genetic Resequencing';
  const own = rulesByPool.covering([title, 'Priority Requisition']);
  const { end } = playScenario(
    {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: title, advancement: 3 }] } } },
      runner: { score: ['Priority Requisition'] },
      script: [corpDoes('score', { card: title })],
    },
    own.pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;

  it('takes one that the Runner has stolen, and is told where that is answered', () => {
    expect(state.prompt?.kind).toBe('option');
    const line = `Al uses ${title} to place 1 agenda counter on Priority Requisition.`;
    const shown = entriesOf([], [line]).map((one, at) => ({
      ...one,
      prompts: { corp: at === 0 ? { ...question, cardTitle: title } : null, runner: null },
    }));
    const means = bareMeans(own, new Titles(own.pool));
    const all = askedByCards({ rules: own, titles: new Titles(own.pool) }, shown, {
      ...{ after: 0, until: 1 },
    });
    const [found] = choosesUnheeded(means, nodeAt(own, state), all, goalFrom(0, shown));
    const prompt = found?.live.state.prompt;
    expect(found?.granted?.deviation).toMatchObject({ kind: 'barred', entry: 1 });
    expect(
      prompt?.kind === 'pick'
        ? prompt.from.map((id) => own.pool.definitions[state.cards[id]?.def ?? -1]?.value.title)
        : [],
    ).toEqual(expect.arrayContaining([title, 'Priority Requisition']));
  });
});

import { coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import type { Fact } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import {
  corpDoes,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { linesOf } from './candidates/lines-of-decision';
import { optionalRules } from './deviations/optional-rules';
import { Evidence } from './evidence';
import { follow, passed } from './follow';
import type { Node } from './node';
import { Titles } from './titles';

const ended: readonly Fact[] = [
  {
    ...{ type: 'run-ended', server: 'Archives', outcome: 'successful', step: 'run.7', batch: 0 },
  },
];
const { hidden } = bareMeans(coreRules, new Titles(coreRules.pool));

/** Where a run of ours ends after so many accesses, of which theirs tells two, here. */
const after = (accessed: number, server: 'Archives' | 'R&D'): unknown => {
  const access = { index: 1, def: null, server, run: 1 } as const;
  const zone = server === 'Archives' ? 'discard' : 'deck';
  const accesses = [
    { ...access, zone },
    { ...access, zone },
  ] as const;
  return passed({ ...hidden, accesses, runs: [0] }, { accessed, runs: 1 }, ended, [], 1);
};

describe('a run that ends', () => {
  it('leaves the rest of Archives, of which theirs tells at once, where some of it was accessed', () => {
    expect(after(1, 'Archives')).toEqual({ accessed: 2, runs: 1, out: false });
  });

  it('leaves nothing else, and not all of it', () => {
    expect([after(0, 'Archives'), after(1, 'R&D')]).toEqual([null, null]);
  });
});

describe('a run that the Runner jacked out of', () => {
  const facts: readonly Fact[] = [
    { ...{ type: 'jacked-out', server: 'HQ' }, step: 'run.6', batch: 0 },
  ];
  const told = { ...hidden, runs: [0], jackedOut: new Set([1]) };
  const from = { accessed: 0, runs: 1 };

  it('ends so, though chance decides something before it is over', () => {
    const out = passed(told, from, facts, [], 1);
    expect(out).toEqual({ ...from, out: true });
    expect(out === null ? null : passed(told, out, ended, [], 1)).toEqual({ ...from, out: false });
  });

  it('ends in no other way', () => {
    expect(passed(told, from, ended, [], 1)).toBeNull();
    expect(
      passed({ ...told, jackedOut: new Set() }, { ...from, out: true }, ended, [], 1),
    ).toBeNull();
  });
});

describe('an install of the Corp that no line tells', () => {
  const rules = rulesByPool.covering(['Full Immersion RecStudio', 'PAD Campaign']);
  const { end } = playScenario(
    {
      turn: corpTurn,
      corp: {
        ...{ credits: 5, hq: ['PAD Campaign'] },
        servers: { 'Server 1': { cards: [rezzed('Full Immersion RecStudio')] } },
      },
      script: [],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const [card] = state.corp.hq;
  const [host] = state.servers.find(({ name }) => name === 'Server 1')?.root ?? [];
  if (card === undefined || host === undefined) throw new Error('they are not there');
  const means = bareMeans(rules, new Titles(rules.pool));
  const goal = goalFrom(0, entriesOf([], []));

  it('is of the way where the card comes to lie on a host, and nowhere else', () => {
    const node = nodeAt(rules, state);
    expect(follow(means, node, { do: 'install', card, host }, goal)).not.toBeNull();
    expect(follow(means, node, { do: 'install', card, server: 'new' }, goal)).toBeNull();
  });

  it('has its lines elsewhere, if any', () => {
    expect(linesOf(rules.pool, state, { do: 'install', card, host }, null)).toBeNull();
  });
});

describe('a card that ours accesses before theirs', () => {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { rd: ['Hedge Fund'] },
      script: [runnerDoes('run', { server: 'R&D' })],
    },
    coreRules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const titles = new Titles(coreRules.pool);
  const means = bareMeans(coreRules, titles);
  const access = { index: 3, def: null, server: 'R&D', run: 1, zone: 'deck' } as const;
  const told = { ...means, hidden: { ...means.hidden, accesses: [access], runs: [0] } };

  /** Whether windows are passed until it is accessed, by the first of these entries. */
  const isAccessed = (...lines: readonly (readonly string[])[]): boolean => {
    const shown = entriesOf([], ...lines);
    const between = { after: 0, until: 1 };
    const course = { between, evidence: new Evidence(shown, between) };
    let node: Node | null = { ...nodeAt(coreRules, end.state), runs: 1 };
    for (let step = 0; node !== null && node.accessed === 0 && step < 12; step += 1) {
      const { prompt } = node.live.state;
      const next = prompt?.kind === 'jack-out' ? 'continue' : 'pass';
      node = follow(told, node, { do: next }, course);
    }
    return node !== null;
  };

  it('is accessed where its server is breached by then, and told later', () => {
    expect(isAccessed(['Bo breaches R&D.'], [], ['Bo accesses Hedge Fund from R&D.'])).toBe(true);
  });

  it('is not where the breach is told later, too', () => {
    expect(isAccessed([], [], ['Bo breaches R&D.', 'Bo accesses Hedge Fund from R&D.'])).toBe(
      false,
    );
  });
});

describe('one of several things that a card may do, for which a deck is shuffled', () => {
  const rules = rulesByPool.covering(['Sadaka', 'Hedge Fund']);
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: {
        rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Sadaka')] } },
      },
      script: [runnerDoes('run', { server: 'HQ' }), goTo('run.3.2')],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');

  /** Whether it may be that, where theirs shuffled R&D in these entries. */
  const mayBe = (option: string, ...shuffled: readonly number[]): boolean => {
    const means = bareMeans(rules, new Titles(rules.pool));
    for (const entry of shuffled) means.hidden.decks.corp.shuffle(entry, new Map());
    const between = { after: 4, until: 6 };
    const shown = entriesOf([], [], [], [], [], [], []);
    const course = { between, evidence: new Evidence(shown, between) };
    return follow(means, nodeAt(rules, end.state), { do: 'option', option }, course) !== null;
  };

  it('was done where that is heard', () => {
    expect([mayBe('shuffle', 5), mayBe('shuffle')]).toEqual([true, false]);
    expect([mayBe('arrange', 5), mayBe('arrange')]).toEqual([true, true]);
  });
});

describe('a card that may draw one to shuffle one into its deck', () => {
  const rules = rulesByPool.covering(['Mirāju', 'Hedge Fund']);
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: {
        ...{ hq: [], rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'] },
        servers: { HQ: { ice: [rezzed('Mirāju')] } },
      },
      script: [runnerDoes('run', { server: 'HQ' }), goTo('run.3.2')],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');

  /** Whether it draws one, where theirs asks for a card of HQ, has so many to choose from, and shuffles nothing. */
  const mayDraw = (cards: number): boolean => {
    const between = { after: 4, until: 6 };
    const selectable = ['a', 'b'].slice(0, cards);
    const asked = promptOf(['Mirāju', 'Choose 1 card in HQ'], selectable, ['Done']);
    const shown = entriesOf([], [], [], [], [], [], []).map((one, at) =>
      at === 4 ? { ...one, prompts: { corp: asked, runner: null } } : one,
    );
    const course = { between, evidence: new Evidence(shown, between) };
    const means = bareMeans(rules, new Titles(rules.pool));
    const from = nodeAt(rules, end.state);
    return follow(means, from, { do: 'option', option: 'yes' }, course) !== null;
  };

  it('draws none where theirs has none to choose from, though it asks', () => {
    expect([mayDraw(2), mayDraw(0)]).toEqual([true, false]);
  });
});

describe('a card of a hand that is revealed, and stays there', () => {
  const title = 'Lakshmi Smartfabrics';
  const rules = rulesByPool.covering([title, 'Hostile Takeover', 'Private Security Force']);
  const { end } = playScenario(
    {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Hostile Takeover', 'Private Security Force'],
        servers: { 'Server 1': { cards: [rezzed(title, { counters: { power: 2 } })] } },
      },
      script: [corpDoes('use', { card: title, ability: 1 })],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');

  /** Whether it may be revealed, where these lines tell what was done. */
  const mayReveal = (...lines: readonly string[]): boolean => {
    const shown = entriesOf([], lines);
    const between = { after: 0, until: 1 };
    const course = { between, evidence: new Evidence(shown, between) };
    const means = bareMeans(rules, new Titles(rules.pool));
    const from = nodeAt(rules, end.state);
    return follow(means, from, { do: 'number', number: 1 }, course) !== null;
  };

  it('is named by a line', () => {
    expect(mayReveal(`Al uses ${title} to reveal Hostile Takeover from HQ.`)).toBe(true);
    expect(mayReveal('Bo approaches Server 1.')).toBe(false);
  });

  it('is none where what it is revealed for is left without an answer', () => {
    const rai = rulesByPool.covering(['Raman Rai', 'Marked Accounts', 'PAD Campaign']);
    const drawn = playScenario(
      {
        turn: corpTurn,
        corp: {
          ...{ rd: ['Marked Accounts'], archives: ['PAD Campaign'] },
          servers: { 'Server 1': { cards: [rezzed('Raman Rai')] } },
        },
        script: [corpDoes('draw')],
      },
      rai.pool,
    ).end;
    if (drawn === null) throw new Error('it was not played');
    const free = optionalRules(rai);
    const asked = free.apply(drawn.state, { do: 'option', option: 'yes' });
    if (!asked.ok) throw new Error(asked.reason);
    const between = { after: 0, until: 1 };
    const course = { between, evidence: new Evidence(entriesOf([], []), between) };
    const means = { ...bareMeans(rai, new Titles(rai.pool)), rules: free };
    expect(follow(means, nodeAt(free, asked.state), { do: 'done' }, course)).not.toBeNull();
  });
});

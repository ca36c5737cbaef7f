import { coreRules, rulesNamed } from '#cards/pool';
import { cardOf, type CardId, ownCard, type State, strengthOf, workOn } from '#rules';
import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  runnerDoes as runner,
  runnerTurn,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';
import type { Deviation } from './deviation';
import { freed, optionalRules } from './optional-rules';

function positionOf(
  sketch: Omit<Sketch, 'script'> & Partial<Pick<Sketch, 'script'>>,
  { pool } = coreRules,
): State {
  const { end } = playScenario({ script: [], ...sketch }, pool);
  if (end === null) throw new Error('it was not played');
  return end.state;
}

function named({ cards }: State, title: string, zone: State['cards'][number]['zone']): CardId {
  const found = cards.find(
    (card) => card.zone === zone && coreRules.pool.definitions[card.def]?.value.title === title,
  );
  if (found === undefined) throw new Error(`${title} is not there`);
  return found.id;
}

const zoneOf = (state: State | null, id: CardId): string | undefined => state?.cards[id]?.zone;

type Taken = Pick<Deviation, 'kind' | 'card' | 'credits' | 'decisions'>;
const take = (state: State, deviation: Taken): State | null =>
  carryOut(coreRules, state, deviation);

describe('a card played to no effect', () => {
  const before = positionOf({
    turn: corpTurn,
    corp: { credits: 3, hq: ['Psychographics', 'Hedge Fund'] },
    runner: { tags: 2 },
  });
  const card = named(before, 'Psychographics', 'hq');

  it('is paid for, X too, and trashed, and the turn goes on', () => {
    const after = take(before, { kind: 'no-effect', card, credits: 2 });
    expect([after?.corp.credits, after?.corp.clicks, zoneOf(after, card)]).toEqual([
      1,
      2,
      'archives',
    ]);
    expect(after?.prompt?.kind === 'action' || after?.prompt?.kind === 'window').toBe(true);
  });

  it('is not played where it cannot be paid for, nor where no action is asked for', () => {
    expect(take(before, { kind: 'no-effect', card, credits: 4 })).toBeNull();
    const dear = named(before, 'Hedge Fund', 'hq');
    expect(take(before, { kind: 'no-effect', card: dear, credits: 0 })).toBeNull();
    const running = positionOf({
      turn: runnerTurn,
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: ['Enigma'] } } },
      script: [runner('run', { server: 'HQ' }), goTo('run.2.3')],
    });
    const held = named(running, 'Hedge Fund', 'hq');
    expect(take(running, { kind: 'no-effect', card: held, credits: 0 })).toBeNull();
  });
});

describe('a resource of the heap that is paid for to be trashed', () => {
  const sketch = { turn: corpTurn, corp: { credits: 5 } } as const;
  const tagged = { tags: 1, heap: ['Armitage Codebusting'] };

  it('costs a click and 2 credits, and stays where it is', () => {
    const before = positionOf({ ...sketch, runner: tagged });
    const card = named(before, 'Armitage Codebusting', 'heap');
    const after = take(before, { kind: 'nothing-trashed', card, credits: 0 });
    expect([after?.corp.credits, after?.corp.clicks, zoneOf(after, card)]).toEqual([3, 2, 'heap']);
    expect(before.corp.credits).toBe(5);
  });

  it('stays in play where something else keeps it there', () => {
    const rig = { resources: ['Armitage Codebusting'] };
    const before = positionOf({ ...sketch, runner: { tags: 1, rig } });
    const card = named(before, 'Armitage Codebusting', 'rig');
    const after = take(before, { kind: 'nothing-trashed', card, credits: 0 });
    expect([after?.corp.credits, after?.corp.clicks, zoneOf(after, card)]).toEqual([3, 2, 'rig']);
  });

  it('is trashed from the grip, where it is there instead', () => {
    const before = positionOf({ ...sketch, runner: { tags: 1, grip: ['Armitage Codebusting'] } });
    const card = named(before, 'Armitage Codebusting', 'grip');
    const after = take(before, { kind: 'grip-trashed', card, credits: 0 });
    expect([after?.corp.credits, after?.corp.clicks, zoneOf(after, card)]).toEqual([3, 2, 'heap']);
    expect(take(before, { kind: 'nothing-trashed', card, credits: 0 })).toBeNull();
  });

  it('cannot be paid for without a tag or without credits', () => {
    for (const [corp, side] of [
      [{ credits: 5 }, { ...tagged, tags: 0 }],
      [{ credits: 1 }, tagged],
    ] as const) {
      const before = positionOf({ turn: corpTurn, corp, runner: side });
      const card = named(before, 'Armitage Codebusting', 'heap');
      expect(take(before, { kind: 'nothing-trashed', card, credits: 0 })).toBeNull();
    }
  });
});

describe('a choice that is left open', () => {
  const before = positionOf({
    turn: runnerTurn,
    runner: { credits: 5, grip: ['Déjà Vu'], heap: ['Medium', 'Parasite', 'Sure Gamble'] },
  });
  const card = named(before, 'Déjà Vu', 'grip');
  const medium = named(before, 'Medium', 'heap');
  const left = { kind: 'unanswered', card, credits: 0 } as const;

  it('brings what was chosen before it and no more', () => {
    const none = take(before, {
      ...left,
      decisions: [{ do: 'play', card }, { do: 'done' }, { do: 'done' }],
    });
    const one = take(before, {
      ...left,
      decisions: [{ do: 'play', card }, { do: 'pick', card: medium }, { do: 'done' }],
    });
    expect([none?.runner.grip.length, zoneOf(none, card)]).toEqual([0, 'heap']);
    expect([one?.runner.grip, one?.runner.credits]).toEqual([[medium], 3]);
  });

  it('is none where the decisions are refused even so', () => {
    expect(take(before, { ...left, decisions: [{ do: 'done' }] })).toBeNull();
  });

  it('may be open already', () => {
    const played = coreRules.apply(before, { do: 'play', card });
    if (!played.ok) throw new Error(played.reason);
    expect(coreRules.apply(played.state, { do: 'done' }).ok).toBe(false);
    const after = take(played.state, { ...left, decisions: [{ do: 'done' }, { do: 'done' }] });
    expect(after?.runner.grip).toEqual([]);
  });

  it('is a search, too, that finds nothing then, and shuffles', () => {
    const searching = positionOf({
      turn: runnerTurn,
      runner: { credits: 5, grip: ['Special Order'], stack: ['Corroder', 'Sure Gamble', 'Mimic'] },
    });
    const order = named(searching, 'Special Order', 'grip');
    const { stack } = searching.runner;
    const played = coreRules.apply(searching, { do: 'play', card: order });
    if (!played.ok) throw new Error(played.reason);
    expect(coreRules.apply(played.state, { do: 'done' }).ok).toBe(false);
    const after = take(played.state, {
      ...left,
      card: order,
      decisions: [{ do: 'done' }, { do: 'shuffle', order: [...stack].reverse() }],
    });
    expect(after?.runner.stack).toEqual([...stack].reverse());
    expect([after?.runner.grip, zoneOf(after, order), after?.prompt?.kind]).toEqual([
      [],
      'heap',
      'action',
    ]);
  });

  it('may be what a trace that succeeded asks for', () => {
    const rules = rulesNamed('all');
    const chips = ['Akamatsu Mem Chip', 'Dyson Mem Chip'];
    const before = positionOf(
      {
        turn: corpTurn,
        corp: { credits: 5, hq: ['Power Grid Overload'] },
        runner: { credits: 1, rig: { hardware: chips } },
        history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      },
      rules,
    );
    const card = before.corp.hq[0];
    if (card === undefined) throw new Error('it is not there');
    const played = optionalRules(rules).fold(before, [
      { do: 'play', card },
      { do: 'bid', credits: 2 },
      { do: 'bid', credits: 0 },
    ]);
    expect(played.ok && played.state.prompt).toMatchObject({ kind: 'pick', done: true });
  });

  it('is no choice of what has no use for being done', () => {
    const rules = rulesNamed('all');
    const before = positionOf(
      {
        turn: corpTurn,
        corp: {
          hq: ['24/7 News Cycle'],
          score: ['Hostile Takeover', 'Corporate War', 'Government Contracts'],
        },
      },
      rules,
    );
    const [card] = before.corp.hq;
    const [, , forfeit] = before.corp.score;
    if (card === undefined || forfeit === undefined) throw new Error('it is not there');
    const asked = rules.fold(before, [
      { do: 'play', card },
      { do: 'pick', card: forfeit },
    ]);
    if (!asked.ok) throw new Error('it cannot be played');
    expect(asked.state.prompt).toMatchObject({ kind: 'pick', why: 'choose', done: false });
    expect(freed(rules.pool, asked.state)).toBe(asked.state);
  });

  it('is so for no other rules: those of the cards stay as they are', () => {
    expect(optionalRules(coreRules)).toBe(optionalRules(coreRules));
    const { pool } = coreRules;
    expect(
      [...pool.effects.values()].flat().some((one) => one.do === 'choose' && one.least === 1),
    ).toBe(true);
  });
});

describe('what a card does when a turn begins, used by hand', () => {
  const before = positionOf({
    turn: corpTurn,
    corp: {
      credits: 5,
      servers: { 'Server 1': { cards: [{ card: 'PAD Campaign', rezzed: true }] } },
    },
  });
  const use = (state: State, title: string, zone: 'root' | 'hq'): State | null =>
    take(state, { kind: 'out-of-window', card: named(state, title, zone), credits: 0 });

  it('is done in the action phase, for no click', () => {
    const after = use(before, 'PAD Campaign', 'root');
    expect([after?.corp.credits, after?.corp.clicks, after?.prompt?.kind]).toEqual([
      6,
      3,
      'action',
    ]);
  });

  it('is done before the Runner may jack out, who is asked again', () => {
    const running = positionOf({
      turn: runnerTurn,
      runner: { rig: { resources: ["Aesop's Pawnshop", 'Crash Space'] } },
      script: [runner('run', { server: 'HQ' }), goTo('run.5.2')],
    });
    expect(running.prompt?.kind).toBe('jack-out');
    const shop = named(running, "Aesop's Pawnshop", 'rig');
    const asked = take(running, { kind: 'out-of-window', card: shop, credits: 0 });
    const sold = named(running, 'Crash Space', 'rig');
    const after = take(running, { kind: 'out-of-window', card: shop, credits: 0 });
    expect(asked?.prompt).toMatchObject({ for: 'runner', source: shop });
    expect(zoneOf(after, sold)).toBe('rig');
  });

  it('is nothing of a card that does no such thing', () => {
    const other = positionOf({ turn: corpTurn, corp: { hq: ['Hedge Fund'] } });
    expect(use(other, 'Hedge Fund', 'hq')).toBeNull();
  });
});

describe('an ability used for nothing', () => {
  const rules = rulesNamed('all');
  const before = positionOf(
    {
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [{ card: 'Thomas Haas', rezzed: true }] } } },
    },
    rules,
  );
  const id = before.cards.find(({ zone }) => zone === 'root')?.id;
  if (id === undefined) throw new Error('he is not there');
  const idle = { kind: 'idle-use', card: id, credits: 0 } as const;

  it("is paid for outside of a turn's actions, and the action is asked for again", () => {
    const after = carryOut(rules, before, idle);
    expect([after?.corp.credits, after?.corp.clicks, zoneOf(after, id)]).toEqual([
      5,
      3,
      'archives',
    ]);
    expect(after?.prompt?.kind).toBe('action');
  });

  it('is none where it would change something', () => {
    const state = structuredClone(before);
    ownCard(state, id).advancement = 1;
    expect(carryOut(rules, state, idle)).toBeNull();
  });
});

describe('programs trashed for one that is not installed after all', () => {
  const before = positionOf({
    turn: runnerTurn,
    corp: {},
    runner: { credits: 3, grip: ['Magnum Opus'], rig: { programs: ['Corroder', 'Ninja'] } },
  });
  const card = named(before, 'Magnum Opus', 'grip');
  const gone = named(before, 'Corroder', 'rig');

  it('lie in the heap, and nothing is paid', () => {
    const after = take(before, {
      kind: 'room-made',
      card,
      credits: 0,
      decisions: [{ do: 'pick', card: gone }],
    });
    expect([zoneOf(after, gone), zoneOf(after, card), after?.runner.credits]).toEqual([
      'heap',
      'grip',
      3,
    ]);
    expect(after?.runner.clicks).toBe(before.runner.clicks);
  });

  it('are some at least', () => {
    expect(take(before, { kind: 'room-made', card, credits: 0 })).toBeNull();
  });

  it('leave room on their host, where another is installed then', () => {
    const full = positionOf({
      turn: runnerTurn,
      corp: {},
      runner: {
        credits: 3,
        grip: ['Medium'],
        rig: { programs: [{ card: 'Djinn', hosted: ['Sneakdoor Beta', 'Medium'] }] },
      },
    });
    const [host, guest] = [named(full, 'Djinn', 'rig'), named(full, 'Sneakdoor Beta', 'rig')];
    const install = { do: 'install', card: named(full, 'Medium', 'grip'), host } as const;
    expect(coreRules.apply(full, install).ok).toBe(false);
    const after = take(full, {
      kind: 'room-made',
      card: host,
      credits: 0,
      decisions: [{ do: 'pick', card: guest }],
    });
    if (after === null) throw new Error('nothing is trashed');
    const live = coreRules.live(after);
    while (live.state.prompt?.kind === 'window') live.apply({ do: 'pass' });
    expect([zoneOf(after, guest), live.apply(install).ok]).toEqual(['heap', true]);
  });
});

describe('a card rezzed before the Runner jacks out', () => {
  const asked = positionOf({
    turn: runnerTurn,
    corp: { credits: 5, servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
    runner: {},
    script: [runner('run', { server: 'HQ' }), goTo('run.5.2')],
  });
  const card = named(asked, 'PAD Campaign', 'root');

  it('is paid for, and the Runner is asked afterwards', () => {
    const after = take(asked, { kind: 'early-rez', card, credits: 0 });
    expect([after?.cards[card]?.faceup, after?.corp.credits, after?.prompt?.kind]).toEqual([
      true,
      3,
      'jack-out',
    ]);
  });

  it('is none where nobody is asked to jack out', () => {
    const acting = positionOf({
      turn: runnerTurn,
      corp: { credits: 5, servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: {},
    });
    const idle = named(acting, 'PAD Campaign', 'root');
    expect(take(acting, { kind: 'early-rez', card: idle, credits: 0 })).toBeNull();
  });

  it('is one while a trace is bid for, and what may be bid is counted anew', () => {
    const tracing = positionOf({
      turn: corpTurn,
      corp: {
        credits: 9,
        hq: ['SEA Source'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] }, HQ: { ice: ['Enigma'] } },
      },
      runner: { credits: 2 },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
    });
    const source = named(tracing, 'SEA Source', 'hq');
    const played = coreRules.fold(tracing, [{ do: 'play', card: source }]);
    if (!played.ok || played.state.prompt?.kind !== 'bid') throw new Error('nobody bids');
    const { state } = played;
    for (const id of [named(state, 'PAD Campaign', 'root'), named(state, 'Enigma', 'ice')]) {
      const after = take(state, { kind: 'early-rez', card: id, credits: 0 });
      expect(after?.cards[id]?.faceup).toBe(true);
      expect(after?.prompt).toMatchObject({ kind: 'bid', for: 'corp', to: after?.corp.credits });
    }
  });

  it('may be ice that nobody approaches, where it can be paid for', () => {
    const turn = (credits: number): State =>
      positionOf({
        turn: runnerTurn,
        corp: { credits, servers: { HQ: { ice: ['Enigma'] } } },
        runner: {},
      });
    const acting = turn(4);
    const enigma = named(acting, 'Enigma', 'ice');
    const after = take(acting, { kind: 'early-rez', card: enigma, credits: 0 });
    expect([after?.cards[enigma]?.faceup, after?.corp.credits, after?.prompt?.kind]).toEqual([
      true,
      1,
      'action',
    ]);
    expect(take(turn(2), { kind: 'early-rez', card: enigma, credits: 0 })).toBeNull();
  });

  it('may be a card while a question stands open, which is asked as before', () => {
    const before = positionOf({
      turn: runnerTurn,
      corp: { credits: 9, servers: { HQ: { ice: ['Enigma'], cards: ['Akitaro Watanabe'] } } },
      runner: { credits: 5, grip: ['Infiltration'] },
      script: [runner('play', { card: 'Infiltration#1' })],
    });
    expect(before.prompt?.kind).toBe('option');
    for (const card of [
      named(before, 'Enigma', 'ice'),
      named(before, 'Akitaro Watanabe', 'root'),
    ]) {
      const after = take(before, { kind: 'early-rez', card, credits: 0 });
      expect(after?.cards[card]?.faceup).toBe(true);
      expect([after?.prompt, after?.frames]).toEqual([before.prompt, before.frames]);
      if (after === null) continue;
      const options = coreRules.legal(after).flatMap((one) => (one.do === 'option' ? [one] : []));
      expect(options.length).toBeGreaterThan(0);
    }
  });
});

describe('a breaker that raises its strength outside of an encounter', () => {
  const { pool } = coreRules;
  const position = (script: Sketch['script'] = [], credits = 4): State =>
    positionOf({
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: ['Ice Wall'] } }, hq: ['Hedge Fund'] },
      runner: { credits, rig: { programs: ['Corroder'] } },
      script,
    });
  const strengthAfter = (state: State | null, id: CardId): number | null => {
    if (state === null) return null;
    const g = workOn(pool, state, null);
    return strengthOf(g, cardOf(g, id));
  };

  const endOfTurn = (from: State): State => {
    let state = from;
    while (state.turn.side === 'runner') {
      const does = state.prompt?.kind === 'action' ? 'gain-credit' : 'pass';
      const taken = coreRules.apply(state, { do: does });
      if (!taken.ok) throw new Error(taken.reason);
      ({ state } = taken);
    }
    return state;
  };

  it('pays for it, and has it until the turn is over', () => {
    const before = position();
    const card = named(before, 'Corroder', 'rig');
    const after = take(before, { kind: 'early-pump', card, credits: 0 });
    expect([strengthAfter(after, card), after?.runner.credits]).toEqual([3, 3]);
    expect(strengthAfter(after === null ? null : endOfTurn(after), card)).toBe(2);
  });

  it('cannot where it encounters ice, or cannot pay', () => {
    const poor = position([], 0);
    expect(
      take(poor, { kind: 'early-pump', card: named(poor, 'Corroder', 'rig'), credits: 0 }),
    ).toBeNull();
    const wall = position([
      runner('run', { server: 'HQ' }),
      goTo('run.2.3'),
      corp('rez', { card: 'Ice Wall' }),
      goTo('run.3.1'),
    ]);
    const card = named(wall, 'Corroder', 'rig');
    expect(take(wall, { kind: 'early-pump', card, credits: 0 })).toBeNull();
  });
});

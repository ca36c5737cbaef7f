import { coreRules } from '#cards/pool';
import {
  cardOf,
  type CardId,
  type Decision,
  encounterIn,
  rulesOf,
  type State,
  strengthOf,
  workOn,
} from '#rules';
import {
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';

function positionOf(sketch: Omit<Sketch, 'script'> & Partial<Pick<Sketch, 'script'>>): State {
  const { end } = playScenario({ script: [], ...sketch });
  if (end === null) throw new Error('it was not played');
  return end.state;
}

function named({ cards }: State, title: string): CardId {
  const found = cards.find(
    ({ def, zone }) =>
      (zone === 'rig' || zone === 'ice' || zone === 'root') &&
      coreRules.pool.definitions[def]?.value.title === title,
  );
  if (found === undefined) throw new Error(`${title} is not there`);
  return found.id;
}

const everyStep = rulesOf(coreRules.pool, 'every-step');

/** Passes of every window, the first of them by the Corp at its action, up to the one that is wanted. */
function passesTo(from: State, isThere: (state: State) => boolean): readonly Decision[] {
  const passes: Decision[] = [];
  let state = from;
  while (!isThere(state)) {
    const decision: Decision =
      state.prompt?.kind === 'action' ? { do: 'gain-credit' } : { do: 'pass' };
    const taken = everyStep.apply(state, decision);
    if (!taken.ok) throw new Error(taken.reason);
    passes.push(decision);
    ({ state } = taken);
  }
  return passes;
}

const isBeforeRunnersTurn = ({ frames, prompt }: State): boolean => {
  const top = frames.at(-1);
  return (
    top?.at === 'window' &&
    top.vars.name === 'runner.1.2' &&
    prompt?.kind === 'window' &&
    prompt.for === 'runner'
  );
};

/** On through windows to a question. */
function passed(from: State): State {
  let state = from;
  for (let left = 4; left > 0 && state.prompt?.kind === 'window'; left -= 1) {
    const taken = everyStep.apply(state, { do: 'pass' });
    if (!taken.ok) throw new Error(taken.reason);
    ({ state } = taken);
  }
  return state;
}

const counters = (state: State | null, card: CardId): number | undefined =>
  state?.cards[card]?.virus;

describe('an ability with a click, before the turn begins', () => {
  const before = positionOf({
    turn: corpTurn,
    runner: { credits: 0, rig: { programs: ['Crypsis'] } },
  });
  const crypsis = named(before, 'Crypsis');
  const abilities = coreRules.pool.definitions[before.cards[crypsis]?.def ?? -1]?.abilities ?? [];
  const ability = abilities.findIndex(
    ({ ability: one }) => one.kind === 'paid' && one.cost.clicks !== undefined,
  );
  const passes = passesTo(before, isBeforeRunnersTurn);
  const use: Decision = { do: 'use', card: crypsis, ability };
  const done = { kind: 'early-use', card: crypsis, credits: 0 } as const;

  it('is paid for, and the turn goes on', () => {
    const used = carryOut(coreRules, before, { ...done, decisions: [...passes, use] });
    expect([used?.prompt, used?.runner.clicks]).toEqual([{ kind: 'action', for: 'runner' }, 3]);
    expect(counters(used, crypsis)).toBe(1);
  });

  it('leaves the window open for another, which nobody can use by our rules', () => {
    const stays = { ...done, decisions: [...passes, use], stays: true } as const;
    const once = carryOut(coreRules, before, stays);
    expect([once?.prompt, once?.runner.clicks]).toEqual([{ kind: 'window', for: 'runner' }, 3]);
    if (once === null) return;
    const twice = carryOut(coreRules, once, { ...done, decisions: [use] });
    expect([twice?.prompt?.kind, twice?.runner.clicks]).toEqual(['action', 2]);
    expect(counters(twice, crypsis)).toBe(2);
  });

  it('is no other ability, and nothing where it cannot be paid for', () => {
    const other: Decision = { ...use, ability: ability === 0 ? 1 : 0 };
    expect(carryOut(coreRules, before, { ...done, decisions: [...passes, other] })).toBeNull();
    expect(carryOut(coreRules, before, { ...done, decisions: [use] })).toBeNull();
  });
});

describe('two things that are done after the last click', () => {
  it('are both done before the turn ends', () => {
    const before = positionOf({
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        credits: 8,
        servers: { 'Server 1': { cards: [rezzed('PAD Campaign')], ice: ['Wall of Static'] } },
      },
    });
    const pad = named(before, 'PAD Campaign');
    const ice = named(before, 'Wall of Static');
    const last: readonly Decision[] = [{ do: 'gain-credit' }];
    const used = carryOut(coreRules, before, {
      ...{ kind: 'out-of-window', card: pad, credits: 0, decisions: last, stays: true },
    });
    expect([used?.turn.side, used?.prompt?.kind]).toEqual(['runner', 'window']);
    const rezzedThen =
      used === null
        ? null
        : carryOut(coreRules, used, { kind: 'early-rez', card: ice, credits: 0 });
    expect(rezzedThen?.cards[ice]?.faceup).toBe(true);
    expect(rezzedThen?.turn.side).toBe('corp');
  });
});

describe('a card that is played to no effect with the last click', () => {
  it('leaves the window after it open for what is done there', () => {
    const before = positionOf({
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 8, servers: { HQ: { ice: ['Wall of Static'] } } },
      runner: { grip: ['Modded'] },
    });
    const [card] = before.runner.grip;
    if (card === undefined) throw new Error('it is not held');
    const idle = { kind: 'no-effect', card, credits: 0 } as const;
    expect(carryOut(coreRules, before, idle)?.turn.side).toBe('corp');
    const played = carryOut(coreRules, before, { ...idle, stays: true });
    expect([played?.turn.side, played?.prompt?.kind]).toEqual(['runner', 'window']);
    const ice = named(before, 'Wall of Static');
    const rez = { kind: 'early-rez', card: ice, credits: 0 } as const;
    expect(played && carryOut(coreRules, played, rez)?.cards[ice]?.faceup).toBe(true);
  });
});

describe('while damage may be prevented', () => {
  const { end } = playScenario({
    turn: corpTurn,
    corp: {
      credits: 5,
      score: ['Private Security Force'],
      servers: { HQ: { ice: ['Wall of Static'] } },
    },
    runner: {
      credits: 1,
      tags: 1,
      grip: ['Diesel', 'Diesel'],
      rig: { programs: ['Corroder'], resources: ['Crash Space'] },
    },
    script: [],
  });
  const [agenda] = end?.state.corp.score ?? [];
  if (end === null || agenda === undefined) throw new Error('it was not played');
  const hurt = coreRules.apply(end.state, { do: 'use', card: agenda, ability: 0 });
  if (!hurt.ok) throw new Error(hurt.reason);
  const { state } = hurt;

  it('what prevents none of it is paid for, and the damage is done', () => {
    const card = named(state, 'Crash Space');
    const used = carryOut(coreRules, state, { kind: 'idle-use', card, credits: 0 });
    expect([used?.cards[card]?.zone, used?.prompt?.kind]).toEqual(['heap', 'random']);
  });

  it('ice is rezzed, and the question stands as before', () => {
    const card = named(state, 'Wall of Static');
    const rez = carryOut(coreRules, state, { kind: 'early-rez', card, credits: 0 });
    expect([rez?.cards[card]?.faceup, rez?.prompt]).toEqual([true, state.prompt]);
  });

  it('strength is raised, and the question stands as before', () => {
    const card = named(state, 'Corroder');
    const pumped = carryOut(coreRules, state, { kind: 'early-pump', card, credits: 0 });
    expect([pumped?.runner.credits, pumped?.prompt]).toEqual([0, state.prompt]);
  });
});

describe('while the order of what a turn begins with is chosen', () => {
  const begins = positionOf({
    turn: corpTurn,
    runner: {
      credits: 2,
      rig: { programs: ['Corroder'], resources: ['Wyldside', "Aesop's Pawnshop"] },
    },
  });
  let state = begins;
  while (state.prompt?.kind !== 'order') {
    const act = state.prompt?.kind === 'action';
    const taken = everyStep.apply(state, act ? { do: 'gain-credit' } : { do: 'pass' });
    if (!taken.ok) throw new Error(taken.reason);
    ({ state } = taken);
  }

  it('strength is raised, and it is chosen afterwards', () => {
    const card = named(state, 'Corroder');
    const pumped = carryOut(coreRules, state, { kind: 'early-pump', card, credits: 0 });
    expect([pumped?.runner.credits, pumped?.prompt]).toEqual([1, state.prompt]);
  });
});

describe('while what is sold may be prevented to be trashed', () => {
  const { end } = playScenario({
    turn: runnerTurn,
    runner: {
      credits: 5,
      grip: ['Diesel'],
      rig: {
        programs: ['Corroder', 'Crypsis'],
        resources: ["Aesop's Pawnshop", 'Sacrificial Construct'],
      },
    },
    script: [],
  });
  if (end === null) throw new Error('it was not played');
  const shop = named(end.state, "Aesop's Pawnshop");
  const byHand = { kind: 'out-of-window', card: shop, credits: 0 } as const;
  const asked = carryOut(coreRules, end.state, byHand);
  const answers: readonly Decision[] = [
    { do: 'option', option: 'yes' },
    { do: 'pick', card: named(end.state, 'Corroder') },
  ];
  const sold = answers.reduce((at, answer) => {
    const taken = at && coreRules.apply(at, answer);
    return taken?.ok === true ? taken.state : null;
  }, asked);

  it('a card is used for a click, and the question stands as before', () => {
    const card = named(end.state, 'Crypsis');
    const abilities = coreRules.pool.definitions[end.state.cards[card]?.def ?? -1]?.abilities ?? [];
    const ability = abilities.findIndex(
      ({ ability: one }) => one.kind === 'paid' && one.cost.clicks !== undefined,
    );
    const use: Decision = { do: 'use', card, ability };
    const used =
      sold && carryOut(coreRules, sold, { kind: 'early-use', card, credits: 0, decisions: [use] });
    expect(sold?.prompt?.kind).toBe('window');
    expect([used?.runner.clicks, used?.prompt]).toEqual([3, sold?.prompt]);
  });
});

describe('in the window of an encounter', () => {
  const { end } = playScenario({
    turn: runnerTurn,
    corp: {
      credits: 5,
      servers: {
        HQ: { ice: [rezzed('Ichi 1.0')] },
        'Server 1': { cards: ['PAD Campaign'] },
      },
    },
    runner: { credits: 5, rig: { programs: ['Corroder', 'Ninja', 'Wyrm'] } },
    script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
  });
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const ice = named(state, 'Ichi 1.0');

  it('a card of a root is rezzed, and the window stays open', () => {
    const card = named(state, 'PAD Campaign');
    const after = carryOut(coreRules, state, { kind: 'early-rez', card, credits: 0 });
    expect([after?.cards[card]?.faceup, after?.prompt]).toEqual([true, state.prompt]);
  });

  it('one subroutine resolves, and a window comes before the next', () => {
    const one = { kind: 'sub-apart', card: ice, credits: 0 } as const;
    const apart = carryOut(coreRules, state, { ...one, decisions: [{ do: 'break', sub: 2 }] });
    expect(apart?.prompt?.kind).toBe('bid');
    const first = carryOut(coreRules, state, { ...one, decisions: [{ do: 'break', sub: 0 }] });
    const picked = first && coreRules.apply(first, { do: 'pick', card: named(first, 'Corroder') });
    if (picked?.ok !== true) throw new Error('nothing is chosen to be trashed');
    expect([picked.state.prompt?.kind, picked.state.runner.heap.length]).toEqual(['window', 1]);
    const again = { ...one, decisions: [{ do: 'break', sub: 0 }] } as const;
    expect(carryOut(coreRules, picked.state, again)).toBeNull();
    const left = passed(picked.state);
    expect([left.prompt?.kind, left.runner.heap.length]).toEqual(['pick', 1]);
  });

  it('all subroutines that are left resolve, and the window is open after them', () => {
    const one = { kind: 'sub-apart', card: ice, credits: 0 } as const;
    const decisions = [0, 1, 2].map((sub) => ({ do: 'break', sub }) as const);
    let at = carryOut(coreRules, state, { ...one, decisions });
    for (const title of ['Corroder', 'Ninja']) {
      const taken = at && coreRules.apply(at, { do: 'pick', card: named(at, title) });
      at = taken?.ok === true ? taken.state : null;
    }
    expect([at?.prompt?.kind, at?.runner.heap.length]).toEqual(['bid', 2]);
    for (const bid of [0, 5]) {
      const taken = at && coreRules.apply(at, { do: 'bid', credits: bid });
      at = taken?.ok === true ? taken.state : null;
    }
    expect([at?.prompt?.kind, encounterIn(at ?? state)?.vars.broken]).toEqual(['window', []]);
    const over = at && passed(at);
    expect([over && encounterIn(over), over?.runner.heap.length]).toEqual([null, 2]);
    expect(
      at && carryOut(coreRules, at, { ...one, decisions: [{ do: 'break', sub: 0 }] }),
    ).toBeNull();
  });

  it('a subroutine asks though one card alone can be chosen, where it may be left', () => {
    const alone = positionOf({
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [rezzed('Ichi 1.0')] } } },
      runner: { credits: 5, rig: { programs: ['Corroder'] } },
      script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
    });
    const card = named(alone, 'Ichi 1.0');
    const decisions: readonly Decision[] = [{ do: 'break', sub: 0 }];
    const one = { kind: 'sub-apart', card, credits: 0, decisions } as const;
    const plain = carryOut(coreRules, alone, one);
    expect(plain?.frames.at(-1)?.at).toBe('imminent');
    const asked = carryOut(coreRules, alone, { ...one, stays: true });
    const left =
      asked &&
      carryOut(coreRules, asked, {
        ...{ kind: 'unanswered', card, credits: 0, decisions: [{ do: 'done' }] },
      });
    expect([asked?.prompt?.kind, left?.prompt?.kind]).toEqual(['pick', 'window']);
    expect(left?.runner.heap).toEqual([]);
  });

  it('what is broken leads to the subroutines that are told behind it', () => {
    const breaking: readonly Decision[] = [
      { do: 'use', card: named(state, 'Wyrm'), ability: 0 },
      { do: 'pass' },
      { do: 'break', sub: 2 },
    ];
    const one = { kind: 'sub-apart', card: ice, credits: 0, decisions: breaking } as const;
    expect(carryOut(coreRules, state, one)?.prompt?.kind).toBe('bid');
  });

  it('one resolves once more, or before its ice is encountered', () => {
    const approached = positionOf({
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: ['Wall of Static'] } } },
      script: [runner('run', { server: 'HQ' })],
    });
    const wall = named(approached, 'Wall of Static');
    const passes = passesTo(approached, ({ prompt }) => prompt?.kind === 'window');
    const decisions: readonly Decision[] = [...passes, { do: 'first', ability: 0 }];
    const one = { kind: 'sub-apart', card: wall, credits: 0 } as const;
    const ended = carryOut(coreRules, approached, { ...one, decisions });
    expect(ended?.frames.some(({ at }) => at === 'run')).toBe(false);
    const none: readonly Decision[] = [...passes, { do: 'first', ability: 1 }];
    expect(carryOut(coreRules, approached, { ...one, decisions: none })).toBeNull();
  });

  it('no subroutine of other ice resolves', () => {
    const decisions: readonly Decision[] = [{ do: 'break', sub: 0 }];
    const card = named(state, 'Corroder');
    expect(
      carryOut(coreRules, state, { kind: 'sub-apart', card, credits: 0, decisions }),
    ).toBeNull();
  });
});

describe('strength that is raised before an encounter', () => {
  it('lasts until that encounter is over, and for the run if the card says so', () => {
    const before = positionOf({
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static'), rezzed('Chum')] } } },
      runner: {
        credits: 9,
        grip: new Array<string>(4).fill('Diesel'),
        rig: { programs: ['Corroder', 'Battering Ram'] },
      },
    });
    const [breaker, other] = ['Corroder', 'Battering Ram'].map((title) => named(before, title));
    if (breaker === undefined || other === undefined) throw new Error('there are two');
    const raise = (from: State | null, card: CardId): State | null =>
      from && carryOut(coreRules, from, { kind: 'early-pump', card, credits: 0 });
    const raised = raise(raise(before, breaker), other);
    const strengths = (at: State): readonly number[] => {
      const g = workOn(coreRules.pool, at, null);
      return [breaker, other].map((id) => strengthOf(g, cardOf(g, id)));
    };
    if (raised === null) throw new Error('they cannot be raised');
    expect(strengths(raised)).toEqual([3, 4]);
    const seen = new Set<string>();
    let [state, ran] = [raised, false];
    for (;;) {
      const where = state.frames.findLast(({ at }) => at === 'encounter' || at === 'run')?.at;
      seen.add(`${where ?? 'turn'} ${strengths(state).join()}`);
      const { prompt } = state;
      if (prompt === null || (ran && where === undefined)) break;
      const next: Partial<Record<typeof prompt.kind, Decision>> = {
        action: { do: 'run', server: 'HQ' },
        window: { do: 'pass' },
        'jack-out': { do: 'continue' },
      };
      const [hit] = prompt.kind === 'random' ? prompt.from : [];
      const decision =
        hit === undefined ? next[prompt.kind] : ({ do: 'random', card: hit } as const);
      const taken = decision && everyStep.apply(state, decision);
      if (taken?.ok !== true) break;
      ran ||= prompt.kind === 'action';
      ({ state } = taken);
    }
    expect([...seen]).toEqual([
      ...['turn 3,4', 'run 3,4', 'encounter 3,4', 'run 2,4', 'encounter 2,4', 'turn 2,3'],
    ]);
  });
});

describe('a game that ends where nobody is asked', () => {
  const before = positionOf({
    turn: runnerTurn,
    corp: { credits: 0, servers: { HQ: { ice: ['Wall of Static'] } } },
  });
  const amid = { kind: 'ends-amid', card: before.corp.identity, credits: 0 } as const;

  it('is conceded amid a run', () => {
    const decisions: readonly Decision[] = [
      { do: 'run', server: 'HQ' },
      { do: 'concede', side: 'corp' },
    ];
    const over = carryOut(coreRules, before, { ...amid, decisions });
    expect(over?.outcome).toMatchObject({ winner: 'runner', reason: 'concession' });
    expect(carryOut(coreRules, before, { ...amid, decisions: [{ do: 'draw' }] })).toBeNull();
  });

  it('is no flatline where the hand size is not negative', () => {
    const last = positionOf({
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: new Array<string>(6).fill('Sure Gamble') },
    });
    const ended = coreRules.apply(last, { do: 'gain-credit' });
    if (!ended.ok) throw new Error(ended.reason);
    const discarding = ended.state;
    expect(discarding.prompt?.kind).toBe('discard');
    expect(carryOut(coreRules, discarding, amid)).toBeNull();
    const hurt: State = {
      ...discarding,
      runner: { ...discarding.runner, brain: 6 },
    };
    expect(carryOut(coreRules, hurt, amid)?.outcome).toMatchObject({
      ...{ winner: 'corp', reason: 'flatline' },
    });
  });

  it('is conceded amid a choice that has one answer, which ours does not ask for', () => {
    const met = positionOf({
      turn: runnerTurn,
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Ichi 1.0')] } } },
      runner: { rig: { programs: ['Corroder', 'Ninja'] }, grip: ['Diesel', 'Diesel'] },
      script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
    });
    const state = passed(met);
    const decisions: readonly Decision[] = [
      { do: 'pick', card: named(state, 'Corroder') },
      ...[{ do: 'pass' } as const, { do: 'pass' } as const],
      { do: 'pick', card: named(state, 'Ninja') },
      { do: 'concede', side: 'corp' },
    ];
    const over = carryOut(coreRules, state, { ...amid, decisions, stays: true });
    expect([over?.outcome?.reason, over?.runner.heap.length]).toEqual(['concession', 1]);
    expect(carryOut(coreRules, state, { ...amid, decisions })).toBeNull();
  });
});

describe('an ability against ice whose subroutines are behind', () => {
  it('is paid for, and changes nothing', () => {
    const before = positionOf({
      turn: runnerTurn,
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { rig: { programs: [{ card: 'Datasucker', counters: { virus: 1 } }] } },
      script: [runner('run', { server: 'R&D' })],
    });
    const card = named(before, 'Datasucker');
    const abilities = coreRules.pool.definitions[before.cards[card]?.def ?? -1]?.abilities ?? [];
    const ability = abilities.findIndex(({ ability: one }) => one.kind === 'paid');
    const use: Decision = { do: 'use', card, ability };
    const late = { kind: 'idle-use', card, credits: 0, decisions: [use] } as const;
    const used = carryOut(coreRules, before, late);
    expect([used?.turn, counters(used, card)]).toEqual([before.turn, 0]);
    expect(used === null ? null : carryOut(coreRules, used, late)).toBeNull();
  });
});

import { coreRules } from '#cards/pool';
import type { CardId, Decision, State } from '#rules';
import {
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { carryOut } from './carry-out';
import { leftOf, unfiredIn } from './unfired';

function positionOf(sketch: Omit<Sketch, 'script'> & Partial<Pick<Sketch, 'script'>>): State {
  const { end } = playScenario({ script: [], ...sketch });
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

const kinds = (state: State | null): readonly string[] => (state?.frames ?? []).map(({ at }) => at);

describe('subroutines that the Corp lets be', () => {
  const before = positionOf({
    turn: runnerTurn,
    corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
    runner: { credits: 5, rig: { programs: ['Gordian Blade'] } },
    script: [runner('run', { server: 'HQ' }), goTo('run.3.1')],
  });
  const ice = named(before, 'Enigma', 'ice');
  const left = (...subs: readonly number[]): State | null => {
    const decisions = subs.map((sub) => ({ do: 'break', sub }) as const);
    const state = carryOut(coreRules, before, {
      kind: 'unfired',
      card: ice,
      credits: 0,
      decisions,
    });
    if (state === null) return null;
    const passed = coreRules.apply(state, { do: 'pass' });
    if (!passed.ok) throw new Error(passed.reason);
    return passed.state;
  };

  it('do not resolve, and the others do', () => {
    const [clicks] = [before.runner.clicks];
    const passing = left(0, 1);
    expect([kinds(passing).includes('run'), passing?.runner.clicks]).toEqual([true, clicks]);
    const stopped = left(0);
    expect([kinds(stopped).includes('run'), stopped?.runner.clicks]).toEqual([false, clicks]);
    const slowed = left(1);
    expect([kinds(slowed).includes('run'), slowed?.runner.clicks]).toEqual([true, clicks - 1]);
    expect(before.frames.findLast(({ at }) => at === 'encounter')).toMatchObject({
      vars: { broken: [] },
    });
  });

  it('are not broken: what waits for ice whose subroutines are not all broken happens', () => {
    const met = positionOf({
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [rezzed('Hunter'), rezzed('Chum')] } } },
      runner: { grip: ['Sure Gamble'] },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run.3.1'),
        runner('pass'),
        runner('continue'),
        goTo('run.3.1'),
      ],
    });
    const hunter = named(met, 'Hunter', 'ice');
    const after = carryOut(coreRules, met, {
      ...{ kind: 'unfired', card: hunter, credits: 0 },
      decisions: [{ do: 'break', sub: 0 }],
    });
    const passed = after === null ? null : coreRules.apply(after, { do: 'pass' });
    expect(passed?.ok === true && [passed.state.outcome?.winner, passed.state.runner.tags]).toEqual(
      [...['corp', 0]],
    );
  });

  it('are those of the ice that is encountered, each once', () => {
    expect(left(2)).toBeNull();
    expect(left(1, 1)).toBeNull();
    const idle = positionOf({ turn: corpTurn, corp: { servers: { HQ: { ice: ['Enigma'] } } } });
    const card = named(idle, 'Enigma', 'ice');
    expect(carryOut(coreRules, idle, { kind: 'unfired', card, credits: 0 })).toBeNull();
  });

  it('may be any of them: all are tried before fewer', () => {
    expect(leftOf([])).toEqual([]);
    expect(leftOf([0, 2])).toEqual([[0, 2], [0], [2]]);
    expect(leftOf([0, 1, 2, 3, 4, 5]).every(({ length }) => length > 0)).toBe(true);
  });
});

describe('a card in the root of a breached server that is not accessed', () => {
  const before = positionOf({
    turn: runnerTurn,
    corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: ['Red Herrings'] } } },
    script: [runner('run', { server: 'HQ' }), goTo('run.5.5')],
  });
  const card = named(before, 'Red Herrings', 'root');

  it('is left, and the other is accessed', () => {
    expect(before.prompt).toMatchObject({ kind: 'access', cards: [card] });
    const after = carryOut(coreRules, before, { kind: 'unaccessed', card, credits: 0 });
    const accessed = (after?.history.thisTurn ?? []).flatMap((row) =>
      row.type === 'accessed' ? [row.card] : [],
    );
    expect(accessed).toEqual([before.corp.hq[0]]);
    expect(kinds(after)).not.toContain('run');
  });

  it('is left with all of the server itself, too', () => {
    const decisions: readonly Decision[] = [{ do: 'done' }];
    const after = carryOut(coreRules, before, { kind: 'unaccessed', card, credits: 0, decisions });
    const rows = after?.history.thisTurn ?? [];
    expect(rows.some(({ type }) => type === 'accessed')).toBe(false);
    expect(after === null ? ['run'] : kinds(after)).not.toContain('run');
  });

  it('is none of the cards of the server itself', () => {
    const [held] = before.corp.hq;
    const kind = 'unaccessed';
    expect(carryOut(coreRules, before, { kind, card: held ?? card, credits: 0 })).toBeNull();
  });
});

describe('a card of Archives that is paid for to be rezzed', () => {
  const before = positionOf({
    turn: runnerTurn,
    corp: { credits: 4, archives: ['Enigma', 'Hedge Fund'] },
  });
  const card = named(before, 'Enigma', 'archives');
  const rez = (credits: number): State | null =>
    carryOut(coreRules, before, { kind: 'idle-rez', card, credits });

  it('costs what it costs to rez, and stays', () => {
    const after = rez(3);
    expect([after?.corp.credits, after?.cards[card]?.zone]).toEqual([1, 'archives']);
    expect(before.corp.credits).toBe(4);
  });

  it('costs nothing else', () => {
    expect(rez(2)).toBeNull();
  });
});

describe('an encounter that ends with subroutines unbroken', () => {
  const titles = new Titles(coreRules.pool);
  const entry = (fired: boolean | null, ...lines: readonly string[]): Shown => ({
    ...{ features: new Map(), lines, prompts: { corp: null, runner: null } },
    ...{ mayPass: true, isSettled: false, repeats: false },
    state:
      fired === null
        ? {}
        : { encounters: { ice: { cid: 'a', title: 'Hunter', subroutines: [{ fired }] } } },
  });

  it('is told with the entries between which it lasts', () => {
    const list = unfiredIn(titles, [entry(null), entry(false), entry(false), entry(null)]);
    expect(list).toMatchObject([{ since: 1, entry: 3, def: titles.ofTitle('Hunter') }]);
  });

  it('is none where they resolved', () => {
    const resolves = 'Bo resolves 1 unbroken subroutine on Hunter ("Trace 3").';
    expect(unfiredIn(titles, [entry(false), entry(false, resolves), entry(null)])).toEqual([]);
    expect(unfiredIn(titles, [entry(false), entry(true), entry(null)])).toEqual([]);
  });

  it('is told though it resolved where its only one asked for a card of which there is none', () => {
    const resolves = 'Bo resolves 1 unbroken subroutine on Hunter ("Trash 1 hardware").';
    const asks = (...selectable: readonly string[]): Shown => ({
      ...entry(true),
      prompts: {
        corp: null,
        runner: {
          ...{ kind: 'select', message: 'Choose a piece of hardware to trash', choices: ['Done'] },
          ...{ cardTitle: 'Hunter', cardCid: 'a', selectable, asking: 7 },
        },
      },
    });
    const list = unfiredIn(titles, [entry(false), asks(), entry(true, resolves), entry(null)]);
    expect(list).toMatchObject([{ entry: 3, inVain: true, behind: new Set() }]);
    expect(
      unfiredIn(titles, [entry(false), asks('b'), entry(true, resolves), entry(null)]),
    ).toEqual([]);
  });
});

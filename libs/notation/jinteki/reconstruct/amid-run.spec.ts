import { coreRules } from '#cards/pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { encounterIn, type State } from '#rules';
import type { JsonObject } from '../json';
import { standsInRun } from './amid-run';
import { anchor, type Anchored } from './anchor';
import { DeckModel } from './deck-model';
import { eachDifference, nameOf } from './features';
import { theirFeatures } from './theirs';
import { Titles } from './titles';

const { pool } = coreRules;
const titles = new Titles(pool);

const ice = (title: string, cid: string, more: JsonObject = {}): JsonObject => ({
  ...{ title, cid, side: 'Corp', type: 'ICE', rezzed: true, strength: 2, installed: true },
  ...more,
});
const enigma = ice('Enigma', 'e', { subroutines: [{ broken: true }, {}] });
const wall = ice('Ice Wall', 'w', { strength: 1, subroutines: [{}] });

interface Stand {
  readonly phase: string;
  readonly position: number;
  readonly met?: JsonObject;
  readonly played?: readonly JsonObject[];
  readonly prompt?: JsonObject;
}

/** Their position amid a run on HQ, which Enigma and, outermost, Ice Wall protect. */
const running = ({
  phase,
  position,
  met,
  played = [],
  prompt = { 'prompt-type': 'run' },
}: Stand): JsonObject => ({
  ...{ turn: 3, 'active-player': 'runner' },
  run: { server: ['hq'], position, phase },
  ...(met === undefined ? {} : { encounters: { ice: met } }),
  corp: { servers: { hq: { ices: [enigma, wall], content: [] } }, 'prompt-state': prompt },
  runner: {
    ...{ credit: 5, 'run-credit': 2, click: 2, 'play-area': played },
    ...{ identity: { title: 'Gabriel Santiago: Consummate Professional', side: 'Runner' } },
    rig: { program: [{ title: 'Gordian Blade', cid: 'g', side: 'Runner', strength: 2 }] },
  },
});

function from(): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: ['Enigma', 'Ice Wall'] } } },
      runner: { rig: { programs: ['Gordian Blade'] } },
      script: [],
    },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

function taken(stand: Stand): Anchored | null {
  const decks = { corp: new DeckModel(), runner: new DeckModel() };
  return anchor(pool, titles, from(), running(stand), decks, 0);
}

/** What ours shows otherwise than theirs as it is taken over, decks apart. */
function differences(stand: Stand): string[] {
  const names: string[] = [];
  const there = taken(stand);
  if (there === null) throw new Error('it was not taken over');
  eachDifference(there.laid, theirFeatures(titles, running(stand)), (key) => {
    const name = nameOf(key, (def) => titles.titleOf(def));
    if (!name.endsWith(' cards')) names.push(name);
  });
  return names;
}

describe('a run of theirs that is taken over amid it', () => {
  const stands: readonly Stand[] = [
    { phase: 'initiation', position: 2 },
    { phase: 'movement', position: 1 },
    { phase: 'movement', position: 0 },
    { phase: 'approach-ice', position: 2 },
    { phase: 'encounter-ice', position: 1, met: enigma },
  ];

  it.each(stands)('agrees with theirs at its $phase, with $position ahead', (stand) => {
    expect(differences(stand)).toEqual([]);
    expect(taken(stand)?.state.frames.some(({ at }) => at === 'run')).toBe(true);
  });

  it('asks the Runner what to do about the ice that is encountered, a subroutine of it broken', () => {
    const { state } = taken({ phase: 'encounter-ice', position: 1, met: enigma }) ?? {};
    expect(state?.prompt).toMatchObject({ kind: 'window', for: 'runner' });
    const met = state?.frames.find(({ at }) => at === 'encounter');
    expect(met?.at === 'encounter' && met.vars.broken).toEqual([0]);
  });

  it('lets the Runner jack out before the next ice, and before the server', () => {
    const stepAt = (position: number): string | undefined =>
      taken({ phase: 'movement', position })?.state.frames.find(({ at }) => at === 'run')?.step;
    expect([stepAt(1), stepAt(0)]).toEqual(['2.2', '5.2']);
  });

  it('is not taken over where an event waits for its end, or somebody is asked', () => {
    const event = { title: 'Inside Job', cid: 'i', side: 'Runner', type: 'Event' };
    expect(standsInRun(running({ phase: 'movement', position: 0, played: [event] }))).toBe(false);
    const prompt = { 'prompt-type': 'select' };
    expect(standsInRun(running({ phase: 'movement', position: 0, prompt }))).toBe(false);
    expect(standsInRun(running({ phase: 'success', position: 0 }))).toBe(false);
  });

  it('is taken over where all subroutines are behind, and the encounter goes on', () => {
    const met = { ...enigma, subroutines: [{ fired: true }, { broken: true }] };
    const stand = { phase: 'encounter-ice', position: 1, met } as const;
    expect(differences(stand)).toEqual([]);
    const encounter = encounterIn(taken(stand)?.state ?? from());
    expect([encounter?.vars.resolved, encounter?.vars.broken]).toEqual([[0], [1]]);
  });

  it('resolves none of them again once that encounter is over', () => {
    const met = { ...enigma, subroutines: [{ broken: true }, { fired: true }] };
    const { state } = taken({ phase: 'encounter-ice', position: 1, met }) ?? {};
    const passed = state === undefined ? null : coreRules.apply(state, { do: 'pass' }, 'runner');
    // Enigma's second one ends the run.
    expect(passed?.ok === true && passed.state.frames.some(({ at }) => at === 'run')).toBe(true);
  });

  it('is not taken over amid subroutines that resolve, or where other ice is met', () => {
    const fired = { ...enigma, subroutines: [{ fired: true }, {}] };
    const stand = { phase: 'encounter-ice', position: 1 } as const;
    expect(standsInRun(running({ ...stand, met: fired }))).toBe(false);
    expect(standsInRun(running({ ...stand, met: wall }))).toBe(false);
  });
});

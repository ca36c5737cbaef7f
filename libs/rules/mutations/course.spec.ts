import { poolNamed } from '#cards/pool';
import {
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import type { Work } from '../machine/work';
import { cardOf } from '../query/card';
import { currentEncounter, currentRun } from '../query/run';
import { workOn } from '../query/work-on';
import type { CardId } from '../state/card-id';
import { cloneState } from '../state/clone';
import type { RunVars } from '../state/run-vars';
import { approachOutermost, bypass, endRun, jackOut, moveRun, sendToIce } from './course';

const pool = poolNamed('all');

function played(script: Sketch['script'], ice: readonly unknown[]): Work {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: { ice },
          'Server 1': { ice: ['Enigma', 'Shadow', 'Chum'], cards: ['PAD Campaign'] },
        },
      },
      runner: { credits: 9, grip: ['Diesel'], rig: { programs: ['Corroder'] } },
      script,
    },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  return workOn(pool, cloneState(end.state), []);
}

const inNoRun = (): Work => played([], ['Wall of Static']);
/** HQ is run, and its outermost ice encountered. */
const met = (...titles: readonly string[]): Work =>
  played(
    [runner('run', { server: 'HQ' }), goTo('run.3.1')],
    titles.map((title) => rezzed(title)),
  );

function runIn(g: Work): RunVars {
  const run = currentRun(g);
  if (run === null) throw new Error('there is no run');
  return run;
}

function iceAt(g: Work, server: string, place: number): CardId {
  const id = g.state.servers.find(({ name }) => name === server)?.ice[place];
  if (id === undefined) throw new Error('there is no such ice');
  return id;
}

const told = ({ facts }: Work) => (facts ?? []).map(({ type }) => type);
const asItWas = (g: Work, change: (g: Work) => void): void => {
  const before = cloneState(g.state);
  change(g);
  expect(g.state).toEqual(before);
  expect(told(g)).toEqual([]);
};
/** A run of which nothing is left but what comes after it. */
const over = (): Work => {
  const g = met('Wall of Static', 'Enigma');
  runIn(g).phase = 'ended';
  return g;
};

describe('a run', () => {
  it('ends, and not once more when it has ended (RUN0-09)', () => {
    const g = met('Wall of Static');
    endRun(g);
    expect(runIn(g).ending).toBe('ended');
    for (const from of [inNoRun(), over()]) asItWas(from, endRun);
  });

  it('is left by jacking out, and that is told of its server (RUN6-03)', () => {
    const g = met('Wall of Static');
    jackOut(g);
    expect(runIn(g).ending).toBe('ended');
    expect(g.facts).toMatchObject([{ type: 'jacked-out', server: 'HQ' }]);
    for (const from of [inNoRun(), over()]) asItWas(from, jackOut);
  });

  it('is not left where that is forbidden (CANT-01)', () => {
    const script = [runner('run', { server: 'HQ' }), goTo('run.3.1'), goTo('run.2.1')];
    const g = played(script, [rezzed('Wall of Static'), rezzed('Inazuma')]);
    expect(cardOf(g, runIn(g).ice ?? iceAt(g, 'HQ', 0)).def).toBe(
      pool.byTitle.get('Wall of Static')?.index,
    );
    asItWas(g, jackOut);
  });

  it('comes past the ice that is encountered, once, unless that is forbidden', () => {
    const g = met('Wall of Static');
    bypass(g);
    bypass(g);
    expect(currentEncounter(g)?.bypassed).toBe(true);
    expect(g.facts).toMatchObject([{ type: 'ice-bypassed', card: { card: iceAt(g, 'HQ', 0) } }]);
    for (const from of [inNoRun(), met('Guard')]) asItWas(from, bypass);
  });
});

describe('the way of a run', () => {
  it('leads to its outermost ice again', () => {
    const g = met('Wall of Static', 'Enigma');
    approachOutermost(g);
    expect(runIn(g).jumpTo).toBe(2);
    expect(told(g)).toEqual([]);
    asItWas(inNoRun(), approachOutermost);
  });

  it.each([
    [{ do: 'approach', ice: 'that' }, 1, undefined],
    [{ do: 'approach', ice: 'that', encounters: true }, 1, true],
    [{ do: 'continue-after', ice: 'that' }, 0, undefined],
  ] as const)('leads to other ice of the server, or past it: %j', (to, place, encounters) => {
    const g = met('Wall of Static', 'Enigma');
    sendToIce(g, iceAt(g, 'HQ', 0), to);
    const { jumpTo, server, encounters: meets } = runIn(g);
    expect([jumpTo, server, meets]).toEqual([place, 'HQ', encounters]);
    expect(told(g)).toEqual([]);
  });

  it('leads to ice of another server, and that is told', () => {
    const g = met('Wall of Static');
    sendToIce(g, iceAt(g, 'Server 1', 1), { do: 'approach', ice: 'that' });
    expect(runIn(g)).toMatchObject({ jumpTo: 2, server: 'Server 1' });
    expect(g.facts).toMatchObject([{ type: 'run-moved', server: 'Server 1' }]);
  });

  it('leads to nothing that protects no server, and nowhere once it is over', () => {
    const to = { do: 'approach', ice: 'that' } as const;
    asItWas(met('Wall of Static'), (g) => sendToIce(g, g.state.runner.identity, to));
    for (const from of [inNoRun(), over()])
      asItWas(from, (g) => sendToIce(g, iceAt(g, 'Server 1', 0), to));
  });

  it('leads to the outermost ice of another server, which need not be approached', () => {
    const g = met('Wall of Static');
    moveRun(g, 'Server 1', false);
    expect(runIn(g)).toMatchObject({ server: 'Server 1', jumpTo: 3, ending: 'no' });
    expect(runIn(g).encounters).toBeUndefined();
    expect(g.facts).toMatchObject([{ type: 'run-moved', server: 'Server 1' }]);
    moveRun(g, 'HQ', true);
    expect(runIn(g)).toMatchObject({ server: 'HQ', jumpTo: 1, encounters: true });
    for (const from of [inNoRun(), over()]) asItWas(from, (there) => moveRun(there, 'R&D', true));
  });

  it('goes on where the server that it leaves is gone, and not where it was ended (SRV-08)', () => {
    for (const [ending, then] of [
      ['vanished', 'no'],
      ['ended', 'ended'],
    ] as const) {
      const g = met('Wall of Static');
      runIn(g).ending = ending;
      moveRun(g, 'Server 1', false);
      expect(runIn(g).ending).toBe(then);
    }
  });
});

import { coreRules, rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { cloneState, type Decision, type Rules, type State } from '#rules';
import { DrawAnalysis } from './draws/draw-luck';
import { Ledger } from './economy/ledger';
import type { GameAnalysis } from './made-decision';
import { LossAnalysis } from './tempo/losses';
import { PaceAnalysis } from './tempo/pace';
import { TempoAnalysis } from './tempo/tempo';

const { pool } = coreRules;
const allRules = rulesNamed('all');

/** The Runner's last click of the ninth turn: what it is spent on ends the turn, and the Corp draws. */
function lastClick(): State {
  const loaded = loadPosition(pool, {
    turn: { side: 'runner', number: 9, clicks: 1, at: 'runner.1.6' },
    corp: {
      identity: 'Weyland Consortium: Building a Better World',
      credits: 0,
      hq: ['Hedge Fund'],
      rd: ['Hedge Fund', 'Accelerated Beta Test', 'Ice Wall', 'Ice Wall'],
      servers: {
        'Server 1': { cards: [{ card: 'Private Security Force', advancement: 2 }] },
        'Server 2': { cards: [{ card: 'PAD Campaign', rezzed: true }] },
      },
    },
    runner: {
      identity: 'Noise: Hacker Extraordinaire',
      credits: 5,
      grip: ['Easy Mark'],
      stack: ['Easy Mark'],
    },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.state;
}

/** Takes a decision, and then lets all pass until the Corp has drawn. */
function untilDrawn(
  state: State,
  first: Decision,
  analyses: readonly GameAnalysis[],
  more: readonly Decision[] = [],
  rules: Rules = coreRules,
): State {
  const number = state.turn.number + 1;
  const live = rules.live(state);
  const wanted = [first, ...more];
  for (let count = 1; live.state.prompt?.kind !== 'action' || count === 1; count += 1) {
    const by = live.state.prompt?.for;
    const legal = live.legal().flatMap((one) => ('from' in one || 'cards' in one ? [] : [one]));
    const next = wanted[0];
    const isNext = next !== undefined && legal.some((one) => one.do === next.do);
    const decision = isNext
      ? wanted.shift()
      : (legal.find(({ do: does }) => does === 'pass' || does === 'continue') ?? legal[0]);
    if (by === undefined || decision === undefined) throw new Error('nothing is to be decided');
    const taken = live.apply(decision);
    if (!taken.ok) throw new Error(taken.reason);
    for (const one of analyses)
      one.take({ number: count, by, decision, state: live.state, facts: taken.facts });
  }
  expect(live.state.turn).toEqual({ side: 'corp', number });
  return live.state;
}

describe('what happens with the last click of a turn', () => {
  it('is drawn by chance, whatever the Runner has just seen of it', () => {
    const state = lastClick();
    const draws = new DrawAnalysis(pool, cloneState(state));
    untilDrawn(state, { do: 'run', server: 'R&D' }, [draws]);
    const { agenda, ice } = draws.draws.corp.drawn;
    expect([agenda.count, agenda.actual, agenda.expected]).toEqual([1, 0, 0.25]);
    expect([ice.actual, ice.expected, ice.deviation]).toEqual([0, 0.5, 0.5]);
  });

  it('belongs to that turn', () => {
    const state = lastClick();
    const ledger = new Ledger(cloneState(state));
    untilDrawn(state, { do: 'gain-credit' }, [ledger]);
    const moved = ledger.entries.filter(({ decision }) => decision > 0);
    expect(moved.map(({ holding, amount, turn }) => [holding.of, amount, turn])).toEqual([
      ['clicks', -1, 9],
      ['pool', 1, 9],
      // What lies in the remote gives the Corp a credit at the beginning of its turn.
      ['clicks', 3, 10],
      ['pool', 1, 10],
    ]);
  });

  it('goes before what the end of the turn brings, which lies in that turn as well', () => {
    const { pool: all } = allRules;
    const loaded = loadPosition(all, {
      turn: { side: 'runner', number: 8, clicks: 1, at: 'runner.1.6' },
      corp: {
        identity: 'Weyland Consortium: Building a Better World',
        credits: 0,
        rd: ['Hedge Fund', 'Ice Wall'],
      },
      runner: {
        identity: 'Noise: Hacker Extraordinaire',
        credits: 5,
        grip: ['Easy Mark'],
        stack: ['Easy Mark', 'Easy Mark'],
        rig: { resources: ['Safety First'] },
      },
    });
    if (!loaded.ok) throw new Error(loaded.message);
    const paces = new PaceAnalysis(cloneState(loaded.state));
    untilDrawn(loaded.state, { do: 'gain-credit' }, [paces], [], allRules);
    const drawn = paces.paces.map(({ side, phase, cards }) => [side, phase, cards]);
    expect(drawn).toContainEqual(['runner', 'middle', 1]);
    expect(drawn).not.toContainEqual(['runner', 'late', 1]);
  });

  it('is lost in that turn', () => {
    const state = lastClick();
    const losses = new LossAnalysis(pool, cloneState(state));
    untilDrawn(state, { do: 'run', server: 'Server 2' }, [losses], [{ do: 'trash-accessed' }]);
    expect(losses.losses.map(({ how, turn }) => [how, turn])).toEqual([['trashed', 9]]);
  });

  it('is a turn of the Runner through which a remote stands', () => {
    const state = lastClick();
    const tempo = new TempoAnalysis(cloneState(state));
    const after = untilDrawn(state, { do: 'gain-credit' }, [tempo]);
    const taken = coreRules.live(after).apply({ do: 'concede', side: 'corp' });
    if (!taken.ok) throw new Error(taken.reason);
    tempo.take({
      ...{ number: 99, by: 'corp', decision: { do: 'concede', side: 'corp' } },
      ...{ state: after, facts: taken.facts },
    });
    expect(tempo.stands).toEqual([{ server: 'Server 1', from: 9, turns: 1 }]);
  });
});

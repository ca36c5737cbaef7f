import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { cloneState, MomentIndexes, workOn, type Decision, type State } from '#rules';
import { GameAnalyses, type GameReport } from './report/game-report';

const rules = rulesNamed('all');
const { pool } = rules;

/** The Runner with the last click of a turn in which every central server was run on, and another turn to be played. */
function withAnotherTurn(): State {
  const loaded = loadPosition(pool, {
    turn: { side: 'runner', number: 9, clicks: 2, at: 'runner.1.6' },
    history: {
      thisTurn: (['HQ', 'R&D', 'Archives'] as const).map((server) => ({
        ...{ type: 'run-successful', server },
      })),
    },
    corp: {
      identity: 'Weyland Consortium: Building a Better World',
      credits: 5,
      hq: ['Hedge Fund'],
      rd: ['Hedge Fund', 'Hedge Fund', 'Ice Wall', 'Ice Wall'],
      servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 2 }] } },
    },
    runner: {
      identity: 'Noise: Hacker Extraordinaire',
      credits: 5,
      grip: ['Encore'],
      stack: ['Easy Mark'],
    },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.state;
}

/** Plays Encore, takes a credit with every click through that turn and the Corp's next, and concedes then. */
function reportOf(state: State): GameReport {
  const analyses = new GameAnalyses(pool, cloneState(state));
  const indexes = new MomentIndexes();
  indexes.begin(workOn(pool, state, null), []);
  const live = rules.live(state);
  for (let number = 1; live.state.outcome === null; number += 1) {
    const by = live.state.prompt?.for;
    const legal = live.legal().flatMap((one) => ('from' in one || 'cards' in one ? [] : [one]));
    const of = (wanted: Decision['do']) => legal.find(({ do: does }) => does === wanted);
    const isOver = live.state.turn.number === 10 && live.state.turn.side === 'runner';
    const decision: Decision | undefined = isOver
      ? { do: 'concede', side: 'runner' }
      : (of('play') ?? of('gain-credit') ?? of('pass') ?? of('continue') ?? legal[0]);
    if (by === undefined || decision === undefined) throw new Error('nothing is to be decided');
    const taken = live.apply(decision);
    if (!taken.ok) throw new Error(taken.reason);
    analyses.take({ number, by, decision, state: live.state, facts: taken.facts });
    indexes.take({ by, decision }, workOn(pool, live.state, null), taken.facts);
  }
  return analyses.reportFor('judge', indexes.of.judge);
}

describe('another turn of the Runner with the same number', () => {
  const { economy, tempo } = reportOf(withAnotherTurn());

  it('has its own clicks and credits', () => {
    const turns = economy.turns.filter(({ side }) => side === 'runner');
    const told = turns.map(({ turn, again, ...row }) => [
      ...[turn, again, row.clicks, row.gained, row.credits],
    ]);
    expect(told).toEqual([
      [9, 0, 2, 1, 6],
      [9, 1, 4, 4, 10],
      // No click of this one is spent.
      [10, 0, 0, 0, 10],
    ]);
  });

  it('is a turn through which a remote stands', () => {
    expect(tempo.stands).toEqual([{ server: 'Server 1', from: 9, turns: 2 }]);
  });
});

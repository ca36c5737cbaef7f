import type { ObservedHeader, ObservedOutcome } from '#notation/observed/header';
import { observedOver } from './observed-over';
import { observedPlayerRows } from './player-fold';

const header = (outcome: Pick<ObservedOutcome, 'winner' | 'reason'>): ObservedHeader => ({
  ...({ format: 'observed/1', origin: 'replay', endedAt: null, stopped: null } as const),
  ...{ players: { corp: { name: 'Ann' }, runner: { name: 'Bob' } } },
  ...{ identities: { corp: null, runner: null }, entries: 1, chatDropped: 0 },
  ...{ undone: [], warnings: [] },
  outcome: { ...outcome, turn: 3, points: { corp: 2, runner: 2 } },
});

/** Wins, losses and draws of the Corp, then of the Runner; null where the game counts for nobody. */
function counted(outcome: Pick<ObservedOutcome, 'winner' | 'reason'>) {
  const over = observedOver('one', new Date(0), header(outcome), []);
  if (over === null) return null;
  return observedPlayerRows(over).map(({ wins, losses, draws }) => [wins, losses, draws]);
}

const won = [1, 0, 0];
const lost = [0, 1, 0];
const drew = [0, 0, 1];

describe('an observed game', () => {
  it.each<[string, Pick<ObservedOutcome, 'winner' | 'reason'>, unknown]>([
    ['is won by one and lost by the other', { winner: 'corp', reason: 'flatline' }, [won, lost]],
    ['is decided by who claims it', { winner: 'runner', reason: 'other' }, [lost, won]],
    ['is a draw where it ended as one', { winner: null, reason: 'tie' }, [drew, drew]],
    ['counts for nobody where it ended undecided', { winner: null, reason: 'other' }, null],
    ['counts for nobody while it goes on', { winner: null, reason: null }, null],
  ])('%s', (_name, outcome, expected) => {
    expect(counted(outcome)).toEqual(expected);
  });
});

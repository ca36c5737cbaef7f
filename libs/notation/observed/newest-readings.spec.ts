import { NOBODY } from './import-result';
import { newestReadings, type DeliveredEvent } from './newest-readings';
import { observedStream } from './stored';

const header = (turn: number) => ({
  ...{ format: 'observed/1', origin: 'replay', players: NOBODY, endedAt: null, entries: 1 },
  identities: { corp: null, runner: null },
  outcome: { winner: null, reason: null, turn, points: { corp: 0, runner: 0 } },
  ...{ chatDropped: 0, undone: [], warnings: [], stopped: null },
});
const entry = (index: number) => ({ index, facts: [], change: {} });

const first = new Date('2026-01-02T03:04:05.000Z');
const later = new Date('2026-05-06T07:08:09.000Z');

const delivered = (
  at: number,
  recordedAt: Date,
  type: string,
  data: unknown,
  stream = 'observed-one',
): DeliveredEvent => ({ stream, type, data, version: at, position: BigInt(at), recordedAt });

const stored = [
  delivered(1, first, 'game-observed', header(3)),
  delivered(2, first, 'entry-observed', entry(0)),
];
const again = [
  delivered(4, later, 'read-again', { header: header(4), storedAt: first.toISOString() }),
  delivered(5, later, 'entry-observed', entry(0)),
  delivered(6, later, 'entry-observed', entry(1)),
];
const other = delivered(3, later, 'game-observed', header(1), 'observed-two');

const told = (events: readonly DeliveredEvent[]) =>
  newestReadings(events).map(({ header: { outcome }, entries, storedAt, position, isAgain }) => [
    ...[outcome.turn, entries.length, storedAt.slice(0, 10)],
    ...[Number(position), isAgain],
  ]);

describe('what files of observed games tell', () => {
  it('is what they were read as last, at the place and day at which the game was stored', () => {
    expect(told([...stored, other])).toEqual([
      [3, 1, '2026-01-02', 1, false],
      [1, 0, '2026-05-06', 3, false],
    ]);
    expect(told([...stored, other, ...again])).toEqual([
      [4, 2, '2026-01-02', 1, true],
      [1, 0, '2026-05-06', 3, false],
    ]);
    expect(told(again)).toEqual([[4, 2, '2026-01-02', 4, true]]);
  });

  it('is what a stream holds from then on', () => {
    const { header: newest, entries } = observedStream([...stored, ...again]);
    expect([newest.outcome.turn, entries.map(({ index }) => index)]).toEqual([4, [0, 1]]);
  });

  it('is no reading where the day is missing on which the game was stored', () => {
    expect(() => told([delivered(4, later, 'read-again', { header: header(4) })])).toThrow(
      /event 4/,
    );
  });
});

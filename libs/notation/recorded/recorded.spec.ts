import { readLog } from '../native/read-log';
import type { NativeLog } from '../native/log';
import { formerIdentityOf, identityOf } from './identity';
import { decisionOf, headerOf } from './recorded';

const header = {
  format: 'retrace/1',
  rules: 'rr-1.1',
  pool: 'core-2018-09',
  engine: '0.1.0',
  players: { corp: { name: 'Ann' }, runner: { name: 'Bob' } },
  start: {
    kind: 'decks',
    corp: { identity: '01054', cards: [['01110', 3]] },
    runner: { identity: '01001', cards: [['01050', 3]] },
  },
  meta: { a: 1, b: [2] },
};

function logOf(...lines: readonly unknown[]): NativeLog {
  const read = readLog(lines.map((line) => JSON.stringify(line)));
  if (!read.ok) throw new Error(read.message);
  return read.log;
}
const identity = (log: NativeLog): string => [...identityOf(log)].join('\n');

describe('a recorded game', () => {
  it('comes back as it was stored', () => {
    expect(headerOf({ version: 1, type: 'game-recorded', data: header })).toEqual(header);
    const data = { do: 'install', card: 7, server: 'new' };
    expect(decisionOf({ version: 2, type: 'decided', data })).toEqual(data);
  });

  it.each([
    [{ version: 9, type: 'decided', data: { do: 'fly' } }, /event 9 \(decided\).*"do" is "fly"/],
    [{ version: 9, type: 'decided', data: { do: 'pass', card: 1 } }, /"card" is not known/],
    [{ version: 9, type: 'decided', data: null }, /its data is no object/],
    [{ version: 9, type: 'renamed', data: {} }, /event 9 \(renamed\).*expected decided/],
  ])('names a poisoned event', (event, message) => {
    expect(() => decisionOf(event)).toThrow(message);
  });

  it('names a first event that opens no game', () => {
    const data = { ...header, format: 'retrace/9' };
    expect(() => headerOf({ version: 1, type: 'game-recorded', data })).toThrow('retrace/9');
    expect(() => headerOf({ version: 1, type: 'decided', data: {} })).toThrow('game-recorded');
  });
});

describe('identityOf', () => {
  const game = logOf(header, { by: 'corp', do: 'keep' }, { by: 'runner', do: 'keep' });

  it('is the same however the game is written', () => {
    const { meta, ...rest } = header;
    const other = logOf(
      { meta: { b: meta.b, a: meta.a }, ...rest, engine: '9.9.9' },
      { do: 'keep', by: 'corp', hash: '00000000' },
      { do: 'keep', by: 'runner' },
    );
    expect(identity(other)).toBe(identity(game));
  });

  it('is the same whoever played', () => {
    const other = logOf(
      { ...header, players: { corp: { name: 'Ann' }, runner: { name: 'Eve' } } },
      { by: 'corp', do: 'keep' },
      { by: 'runner', do: 'keep' },
    );
    expect(identity(other)).toBe(identity(game));
    expect([...formerIdentityOf(other)]).not.toEqual([...formerIdentityOf(game)]);
  });

  it.each([
    ['a decision more', logOf(header, { by: 'corp', do: 'keep' })],
    [
      'another decision',
      logOf(header, { by: 'corp', do: 'keep' }, { by: 'runner', do: 'mulligan' }),
    ],
    [
      'nobody named',
      logOf(
        { ...header, players: { corp: { name: 'Corp' }, runner: { name: 'Runner' } } },
        { by: 'corp', do: 'keep' },
        { by: 'runner', do: 'keep' },
      ),
    ],
  ])('differs with %s', (_, other) => {
    expect(identity(other)).not.toBe(identity(game));
  });
});

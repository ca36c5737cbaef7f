import type { Fact } from '../facts';
import type { LogEvent } from '../log/event';
import { parseLine } from '../log/parse-line';
import { joinedBeforeBreach, restIn } from './joined';

const card = { id: 'c', title: 'Enigma' };
const trashed: Fact = { type: 'trashed', card, by: null, from: 'hand', faceup: true };

const events = (...lines: readonly string[]): readonly LogEvent[] =>
  lines.map((line) => parseLine(line, { corp: 'Ann', runner: 'Bo' }));

const forced = 'Bo uses Alice Merchant: Clan Agitator to force the Corp to trash 1 card from HQ.';
const breached = 'Bo breaches Archives.';

describe('cards that join Archives in the entry that tells of its breach', () => {
  it('lie there where they are told to be trashed before it', () => {
    expect(joinedBeforeBreach(events(forced, breached), [trashed])).toEqual([card]);
  });

  it('do not where they are told to be trashed after it, or theirs leaves them facedown', () => {
    expect(joinedBeforeBreach(events(breached, forced), [trashed])).toEqual([]);
    expect(joinedBeforeBreach(events(forced, breached), [{ ...trashed, faceup: false }])).toEqual(
      [],
    );
  });
});

describe('what is left of Archives', () => {
  const rest = 'Bo accesses everything else in Archives.';

  it('is accessed last of what its entry tells', () => {
    expect(restIn(events(breached, rest))).toBe('last');
    expect(restIn(events('Bo accesses Enigma from Archives.', rest))).toBe('last');
  });

  it('is accessed before what another server is breached for in that entry', () => {
    const other = ['Bo breaches HQ.', 'Bo accesses Enigma from HQ.'];
    expect(restIn(events(breached, rest, ...other))).toBe('first');
    expect(restIn(events(breached, ...other))).toBeNull();
  });
});

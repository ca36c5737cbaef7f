import { coreRules } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import { hashState } from '#rules';
import { playGame } from '#testkit/views/interference/played';
import { positionOf } from './of-state';
import { readLine } from './read-line';
import { writeLine } from './write-line';

const { pool } = coreRules;
const past = { type: 'run-began', server: 'R&D' };
const history = { thisTurn: [past], lastTurn: [] };

function* positions() {
  for (let seed = 1; seed <= 6; seed += 1)
    for (const [at, state] of playGame(coreRules, seed).states.entries()) {
      if (at % 5 !== 0) continue;
      const written = positionOf(pool, state, history);
      if (written.ok) yield { seed, at, position: written.position };
    }
}

const line = (): string => {
  for (const { position } of positions()) return writeLine(pool, position);
  throw new Error('no position');
};

describe('a position as a line', () => {
  it('is read as it was written, and is one line without a space in a field', () => {
    let read = 0;
    const seen = new Set<string>();
    for (const { seed, at, position } of positions()) {
      const text = writeLine(pool, position);
      expect(text).toMatch(/^anr1 \S+ (corp|runner)@[a-z.0-9]+\/\d+\/\d+( [A-Za-z0-9%]+=\S+)+$/);
      const again = readLine(text);
      if (!again.ok)
        throw new Error(`${seed} ${at}: ${again.refusal.place}: ${again.refusal.message}`);
      expect(again.position).toEqual(JSON.parse(JSON.stringify(position)));
      const [one, other] = [loadPosition(pool, position), loadPosition(pool, again.position)];
      expect(other.ok && one.ok && hashState(other.state) === hashState(one.state)).toBe(true);
      expect(writeLine(pool, again.position)).toBe(text);
      for (const mark of text.match(/[!^_+.@>(]/g) ?? []) seen.add(mark);
      read += 1;
    }
    expect(read).toBeGreaterThan(40);
    expect([...seen].sort()).toEqual(expect.arrayContaining(['!', '+', '.', '@', '_']));
  });

  it('reads cards that host others, choose, and are counted', () => {
    const text =
      'anr1 core-2018-09 runner@runner.1.6/4/3 ci=01054 ri=01001 cc=5 rc=9 hq=2*01110 rd=3*01110,01056 ' +
      'gr=01034 st=5*01050 Server%201=01103!@ice|';
    const read = readLine(text);
    if (!read.ok) throw new Error(`${read.refusal.place}: ${read.refusal.message}`);
    const { corp } = read.position;
    expect(corp.hq).toEqual(['Hedge Fund', 'Hedge Fund']);
    expect(corp.servers['Server 1']?.ice).toEqual([{ card: 'Ice Wall', rezzed: true, as: '@ice' }]);
    expect(writeLine(pool, read.position).split(' ')).toHaveLength(text.split(' ').length);
  });

  it.each([
    ['rnbqkbnr w KQkq', 'column 1', 'begins with'],
    ['anr1 chess', 'column 6', 'pool'],
    ['anr1 core-2018-09', 'column 18', 'turn'],
    ['anr1 core-2018-09 corp/3', 'column 19', 'turn'],
  ])('%j is refused with its column', (text, column, message) => {
    expect(readLine(text)).toMatchObject({
      ok: false,
      refusal: {
        code: 'BAD_POSITION',
        place: `position, ${column}`,
        message: expect.stringContaining(message),
      },
    });
  });

  it.each([
    [' hq=99999', 'is no card of'],
    [' hq=01110,,', 'is no card'],
    [' hq=01110((((((', 'is no card'],
    [' hq=61*01110', 'copies'],
    [' xx=1', 'belongs to no field'],
    [' cc=-1', 'is no number'],
    [' h1=%7B', 'is no list of facts'],
    [' h1=%', 'percent'],
    [' HQ=01103', 'has no |'],
    [' hq=01110>%', ''],
  ])('a line with %j is refused where it is wrong', (more, message) => {
    const text = line().replace(/ (hq|cc|HQ|h1)=\S*/g, '');
    const refused = readLine(`${text}${more}`);
    if (refused.ok) throw new Error('it was read');
    const column = Number(/column (\d+)/.exec(refused.refusal.place)?.[1]);
    expect(column).toBeGreaterThan(text.length);
    expect(refused.refusal.message).toContain(message);
  });

  it('survives whatever is done to it: it is read, or refused with a column', () => {
    const text = line();
    for (let at = 0; at < text.length; at += 3)
      for (const change of ['', '(', ')', ',', '%', '=', ' ', '|', '9'.repeat(40)]) {
        const read = readLine(text.slice(0, at) + change + text.slice(at + 1));
        if (!read.ok) expect(read.refusal.place).toMatch(/^position, column \d+$/);
      }
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { hashState } from '#rules';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { strangeDecision } from '#testkit/random/strange';
import { foldLog, type Folded } from './fold-log';
import type { LogHeader } from './header';
import { defaultLimits } from './limits';
import { openLog } from './open-log';
import { readLog, readLogBytes, readLogLines } from './read-log';
import { decisionKinds } from './read-decision';
import type { LogRefusal } from './refusal';
import { writeEntry, writeLog, type Written } from './write-log';

const header: LogHeader = {
  format: 'retrace/1',
  rules: 'rr-1.1',
  pool: 'core-2018-09',
  engine: '0.1.0',
  players: { corp: { name: 'Ada' }, runner: { name: 'Grace' } },
  start: {
    kind: 'decks',
    corp: {
      identity: '01067',
      cards: [
        ['01068', 6],
        ['01110', 12],
        ['01103', 12],
        ['01088', 12],
      ],
    },
    runner: {
      identity: '01033',
      cards: [
        ['01034', 15],
        ['01050', 15],
        ['01007', 15],
      ],
    },
  },
};

function sample(seed: number): string {
  const next = repeatable(seed);
  const opened = openLog(rulesByPool, header);
  if (!opened.ok) throw new Error(opened.message);
  const table = { rules: coreRules, player: randomPlayer(next), dealer: dealer(next), most: 400 };
  const written: Written[] = [];
  for (const { by, decision, state } of playOn(table, opened.state))
    written.push({ by, decision, hash: hashState(state) });
  return writeLog(header, written);
}

const text = sample(3);
const lines = text.trimEnd().split('\n');

function refusalOf(changed: readonly string[]): LogRefusal {
  const read = readLog(changed);
  if (!read.ok) return read;
  const folded = foldLog(rulesByPool, read.log);
  if (folded.ok) throw new Error('the log was taken');
  return folded;
}

const withLine = (at: number, line: string): string[] => lines.with(at, line);
const withHeader = (change: object): string[] =>
  withLine(0, JSON.stringify({ ...header, ...change }));

describe('a native log', () => {
  it('is read and folded as it was written', () => {
    const read = readLog(lines);
    if (!read.ok) throw new Error(read.message);
    const visited: Folded[] = [];
    const folded = foldLog(rulesByPool, read.log, { visit: (one) => visited.push(one) });
    expect(folded.ok).toBe(true);
    expect(visited).toHaveLength(lines.length - 1);
    expect(writeLog(read.log.header, read.log.entries)).toBe(text);
  });

  it('is read the same from lines that arrive and from bytes cut anywhere', async () => {
    const whole = readLog(lines);
    async function* arriving(): AsyncGenerator<string> {
      for (const line of lines) yield await Promise.resolve(line);
    }
    expect(await readLogLines(arriving())).toEqual(whole);
    const bytes = Buffer.from(text.replace('Ada', 'Åda'));
    const cut = [bytes.subarray(0, 170), bytes.subarray(170, 171), bytes.subarray(171)];
    const read = await readLogBytes(cut);
    expect(read.ok && read.log.header.players.corp.name).toBe('Åda');
  });

  it('may lack the last line end, begin with a byte order mark and have blank lines', async () => {
    const loose = `\ufeff${lines.join('\r\n\r\n')}`;
    const read = await readLogBytes([Buffer.from(loose)]);
    expect(read.ok && read.log.entries).toHaveLength(lines.length - 1);
    expect(read.ok && read.log.entries[0]?.line).toBe(3);
  });

  it('fits its JSON Schema line by line, for every kind of decision', () => {
    const path = join(__dirname, '../../../docs/formats/native-log.schema.json');
    const schema: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof schema !== 'object' || schema === null) throw new Error('no schema');
    const valid = new Ajv2020({ strict: false }).compile(schema);
    for (const line of lines) expect([line, valid(JSON.parse(line))]).toEqual([line, true]);
    const named = JSON.stringify(schema);
    for (const kind of decisionKinds) expect(named).toContain(`"${kind}"`);
    expect(valid({ by: 'corp', do: 'pass', card: 3 })).toBe(false);
    expect(valid({ by: 'corp', do: 'play' })).toBe(false);
    expect(valid({ ...header, more: 1 })).toBe(false);
  });
});

describe('a log of a game of which some cards never showed', () => {
  const corp = { identity: '01067', cards: [['01068', 6] as const, ['unknown-corp', 40] as const] };
  const start = { ...header.start, corp };
  const unknown = { ...header, format: 'retrace/2', start };

  it('lists them as unknown, and opens as any other', () => {
    const read = readLog([JSON.stringify(unknown)]);
    if (!read.ok) throw new Error(read.message);
    const opened = openLog(rulesByPool, read.log.header);
    if (!opened.ok) throw new Error(opened.message);
    const { definitions } = opened.rules.pool;
    const titles = opened.state.cards.map(({ def }) => definitions[def]?.value.title);
    expect(titles.filter((title) => title === 'Unknown Corp card')).toHaveLength(40);
  });

  it('is none of retrace/1', () => {
    expect(refusalOf(withHeader({ start }))).toMatchObject({ code: 'UNKNOWN_CARD' });
  });
});

describe('a log that cannot be taken names line, decision and hint', () => {
  const at = (refusal: LogRefusal): unknown[] => [refusal.code, refusal.line, refusal.decision];

  it('when its form is wrong', () => {
    expect(at(refusalOf([]))).toEqual(['TRUNCATED', 0, null]);
    expect(at(refusalOf(withLine(0, 'decklist')))).toEqual(['NOT_JSON', 1, null]);
    // Who sends no log of ours at all is told what else there is to send.
    for (const first of ['decklist', '{"no":1}'])
      expect(refusalOf(withLine(0, first)).hint).toMatch(/jinteki|Download replay/);
    expect(at(refusalOf(withLine(0, '[]')))).toEqual(['WRONG_FORMAT', 1, null]);
    expect(at(refusalOf(withLine(7, '{"by"')))).toEqual(['NOT_JSON', 8, 7]);
    const [first = '', second = ''] = lines;
    expect(at(refusalOf([first, second.slice(0, 12)]))).toEqual(['TRUNCATED', 2, 1]);
    expect(at(refusalOf([first, first]))).toEqual(['BAD_DECISION', 2, 1]);
  });

  it('when its header is', () => {
    expect(at(refusalOf(withHeader({ format: 'retrace/9' })))).toEqual(['WRONG_VERSION', 1, null]);
    expect(at(refusalOf(withHeader({ format: 'x' })))).toEqual(['WRONG_FORMAT', 1, null]);
    const told = refusalOf(withHeader({ format: 'retrace-told/1' }));
    expect(told.hint).toContain('form=native&as=judge');
    const deviating = refusalOf(withHeader({ format: 'retrace-deviating/1' }));
    expect(deviating).toMatchObject({
      code: 'WRONG_FORMAT',
      hint: expect.stringContaining('verify --log') as unknown,
    });
    expect(at(refusalOf(withHeader({ rules: 'rr-9' })))).toEqual(['WRONG_VERSION', 1, null]);
    expect(at(refusalOf(withHeader({ decks: [] })))).toEqual(['BAD_HEADER', 1, null]);
    const pool = refusalOf(withHeader({ pool: 'core-2019' }));
    expect(pool).toMatchObject({ code: 'UNKNOWN_POOL', expected: rulesByPool.names });
    const many = { kind: 'decks', corp: { identity: '01067', cards: [['01068', 501]] } };
    expect(refusalOf(withHeader({ start: { ...header.start, ...many } })).message).toContain(
      '"start.corp.cards" is',
    );
  });

  it.each([
    [
      String.raw`{"players":{"corp":{"name":"A\u0000da"}}}`,
      1,
      '"players.corp.name" holds a control',
    ],
    [String.raw`{"meta":{"a":["x","\ud800"]}}`, 1, '"meta.a.1" holds half of a character'],
    [String.raw`{"meta":{"k\u001b":1}}`, 1, '"meta" holds a key with a control'],
    [String.raw`{"by":"corp","do":"option","option":"\udc00"}`, 2, '"option" holds half'],
    ['{"by":"corp","do":"option","option":"\u0085"}', 2, '"option" holds a control'],
  ])('when a text of it is none that can be kept: %s', (given, line, message) => {
    const whole =
      line === 1
        ? withLine(0, given.replace('{', `${JSON.stringify(header).slice(0, -1)},`))
        : withLine(1, given);
    expect(readLog(whole)).toMatchObject({
      ok: false,
      code: 'BAD_TEXT',
      line,
      message: expect.stringContaining(message),
    });
  });

  it('when a name is blank', () => {
    const players = { corp: { name: ' ' }, runner: { name: 'Grace' } };
    expect(readLog(withHeader({ players }))).toMatchObject({ ok: false, code: 'BAD_HEADER' });
  });

  it('when it names cards that are not there', () => {
    const deck = (code: string, identity = '01067'): string[] =>
      withHeader({ start: { ...header.start, corp: { identity, cards: [[code, 3]] } } });
    expect(refusalOf(deck('Hedge Fnd'))).toMatchObject({
      code: 'UNKNOWN_CARD',
      line: 1,
      expected: expect.arrayContaining(['01110 Hedge Fund']) as unknown,
    });
    expect(refusalOf(deck('01999')).code).toBe('UNKNOWN_CARD');
    expect(refusalOf(deck('01007')).message).toContain('a card of the other side');
    expect(refusalOf(deck('01067')).message).toContain('an identity');
    expect(refusalOf(deck('01110', '01033')).message).toContain('an identity of the other side');
  });

  it('when a decision is none', () => {
    const bad = (line: string): string => refusalOf(withLine(3, line)).message;
    expect(bad('{"by":"corp","do":"jump"}')).toMatch(/"do" is "jump", expected a kind/);
    expect(bad('{"by":"corp","do":"play","card":-1}')).toContain('"card" is -1');
    expect(bad('{"by":"corp","do":"play","card":1,"x":2}')).toContain('"x" is not known here');
    expect(bad('{"by":"me","do":"pass"}')).toContain('one of corp, runner, chance');
    expect(bad('{"by":"corp","do":"run","server":"Server 0"}')).toContain('"server"');
    expect(bad('{"by":"corp","do":"pass","hash":"XYZ"}')).toContain('8 hex digits');
  });

  it('when a line is doubled, missing, out of order or of the wrong player', () => {
    const [first = '', shuffle = '', ...rest] = lines;
    expect(at(refusalOf([first, shuffle, shuffle, ...rest])).slice(1)).toEqual([3, 2]);
    expect(refusalOf([first, ...rest]).expected.length).toBeGreaterThan(0);
    const swapped = lines.with(2, lines[3] ?? '').with(3, lines[2] ?? '');
    expect(at(refusalOf(swapped)).slice(1)).toEqual([3, 2]);
    const other = (lines[1] ?? '').replace('"by":"chance"', '"by":"corp"');
    expect(at(refusalOf(withLine(1, other)))).toEqual(['NOT_YOUR_DECISION', 2, 1]);
  });

  it('when the states go another way', () => {
    const line = (lines[10] ?? '').replace(/"hash":"[0-9a-f]{8}"/, '"hash":"00000000"');
    expect(at(refusalOf(withLine(10, line)))).toEqual(['DIVERGED', 11, 10]);
  });

  it('when it is too large', async () => {
    const read = (limits: object): unknown => {
      const result = readLog(lines, { ...defaultLimits, ...limits });
      return result.ok ? null : at(result);
    };
    expect(read({ decisions: 5 })).toEqual(['TOO_LARGE', 7, 6]);
    expect(read({ line: 50 })).toEqual(['TOO_LARGE', 1, null]);
    const small = { ...defaultLimits, bytes: 1000 };
    const result = await readLogBytes([Buffer.from(text)], small);
    expect(result.ok ? null : result.code).toBe('TOO_LARGE');
  });

  it('when it is not UTF-8', async () => {
    const result = await readLogBytes([Buffer.from(text), Buffer.from([0xff, 0xfe])]);
    expect(result.ok ? null : at(result)).toEqual(['NOT_UTF8', lines.length + 1, null]);
    const cut = await readLogBytes([Buffer.from(text), Buffer.from([0xc3])]);
    expect(cut.ok ? null : cut.code).toBe('NOT_UTF8');
  });
});

describe('whatever a log says', () => {
  it('is taken or refused, never thrown at', () => {
    const anyLine = fc.oneof(fc.json(), fc.string(), fc.constantFrom(...lines));
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), fc.nat(lines.length), (wild, keep) => {
        const read = readLog([...lines.slice(0, keep), ...wild]);
        if (read.ok) foldLog(rulesByPool, read.log);
      }),
      { numRuns: 100 },
    );
  });

  it('holds for any decision at any point of a game', () => {
    const whole = readLog(lines);
    if (!whole.ok) throw new Error(whole.message);
    const { entries } = whole.log;
    fc.assert(
      fc.property(fc.nat(), fc.nat(entries.length - 1), (seed, keep) => {
        const played = { header, entries: entries.slice(0, keep) };
        const folded = foldLog(rulesByPool, played);
        if (!folded.ok) throw new Error(folded.message);
        const strange = strangeDecision(
          folded.state,
          coreRules.legal(folded.state),
          repeatable(seed),
        );
        if (strange === null) return;
        const line = writeEntry({ by: folded.state.prompt?.for ?? 'corp', decision: strange });
        const refusal = refusalOf([...lines.slice(0, keep + 1), line]);
        expect([refusal.line, refusal.decision]).toEqual([keep + 2, keep + 1]);
      }),
      { numRuns: 150 },
    );
  });
});

import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameReport } from '#analysis/report/game-report';
import { rulesByPool } from '#cards/rules-by-pool';
import { foldLog } from '#notation/native/fold-log';
import { readLog } from '#notation/native/read-log';
import { seededSource } from '../platform/randomness/seeded-source';
import { tellReport } from './analyse/layout';
import { commands } from './commands';
import { dispatch } from './dispatch';
import { filesFor } from './files';
import type { Answered, Shell } from './shell';
import { openFile } from './game/read-file';
import type { Walked } from './game/walked-game';
import { follow, type Place } from './step';
import { keysIn, moves } from './step/keys';

interface Fake extends Shell {
  readonly written: Map<string, string>;
  said: string;
  complained: string;
}

function fakeShell(more: Partial<Shell> = {}): Fake {
  const written = new Map<string, string>();
  const shell: Fake = {
    written,
    server: 'http://localhost:4000',
    key: '',
    said: '',
    complained: '',
    out: (text) => void (shell.said += text),
    err: (text) => void (shell.complained += text),
    terminal: {
      columns: 100,
      rows: 40,
      interactive: false,
      colours: false,
      isRead: false,
      progress: false,
    },
    readFile: (path) => {
      const text = written.get(path);
      const message = `${path} is not there`;
      return Promise.resolve(text === undefined ? { ok: false, message } : { ok: true, text });
    },
    readBytes: (path) => {
      const text = written.get(path);
      const message = `${path} is not there`;
      return Promise.resolve(
        text === undefined ? { ok: false, message } : { ok: true, bytes: Buffer.from(text) },
      );
    },
    writeFile: (path, text) => {
      written.set(path, text);
      return Promise.resolve({ ok: true });
    },
    files: (pattern) => Promise.resolve([...written.keys()].filter((one) => one === pattern)),
    post: () => Promise.resolve({ ok: false, message: 'nobody answers' }),
    get: () => Promise.resolve({ ok: false, message: 'nobody answers' }),
    source: seededSource,
    processes: () => ({
      ask: () => Promise.reject(new Error('no processes are due')),
      stop: () => Promise.resolve(),
    }),
    milliseconds: () => 0,
    keys: () => (async function* () {})(),
    ...more,
  };
  return shell;
}

const log = 'games/random-7-1.retrace.ndjson';

async function played(...args: string[]): Promise<Fake> {
  const shell = fakeShell();
  expect(await dispatch(['play', '--seed', '7', '-o', 'games', ...args], shell)).toBe(0);
  return shell;
}

describe('retrace', () => {
  it('names the commands, and the nearest to one that is none', async () => {
    const shell = fakeShell();
    expect(await dispatch(['--help'], shell)).toBe(0);
    for (const name of Object.keys(commands)) expect(shell.said).toContain(`  ${name} `);
    expect(await dispatch(['uplaod'], shell)).toBe(2);
    expect(shell.complained).toContain('Did you mean "upload"?');
    expect(await dispatch(['constructor'], shell)).toBe(2);
  });

  it('tells how a command is used', async () => {
    for (const name of Object.keys(commands)) {
      const shell = fakeShell();
      expect(await dispatch([name, '--help'], shell)).toBe(0);
      expect(shell.said).toContain(`usage: retrace ${name}`);
    }
    for (const name of ['play', 'show', 'step', 'upload']) {
      const shell = fakeShell();
      expect(await dispatch([name, '--nothing'], shell)).toBe(2);
      expect(shell.complained).toContain('--nothing');
    }
  });
});

describe('retrace play', () => {
  it('writes logs that are legal to the last hash', async () => {
    const { written, said } = await played('--games', '2');
    expect([...written.keys()]).toEqual([log, log.replace('-1.', '-2.')]);
    expect(said).toMatch(/^2 games, \d+ decisions/);
    for (const text of written.values()) {
      const read = readLog(text.trimEnd().split('\n'));
      if (!read.ok) throw new Error(read.message);
      expect(foldLog(rulesByPool, read.log).ok).toBe(true);
    }
  });

  it('plays the same games for the same seed, and takes decks', async () => {
    const one = await played('--corp', 'jinteki', '--runner', 'shaper');
    const again = await played('--corp', 'jinteki', '--runner', 'shaper');
    expect(one.written.get(log)).toBe(again.written.get(log));
    expect(one.written.get(log)).toContain('"identity":"01067"');
  });

  it('says what is wrong with a deck', async () => {
    const shell = fakeShell();
    expect(await dispatch(['play', '--corp', 'shaper'], shell)).toBe(1);
    expect(shell.complained).toContain('shaper is a deck of the runner, not of the corp.');
    expect(await dispatch(['play', '--corp', 'none.txt'], shell)).toBe(1);
    expect(shell.complained).toContain('none.txt is not there');
    expect(await dispatch(['play', '--games', '0'], shell)).toBe(2);
  });
});

describe('retrace show', () => {
  it('draws what each viewer may know', async () => {
    const shell = await played('--corp', 'jinteki', '--runner', 'shaper');
    const show = async (viewer: string): Promise<string> => {
      shell.said = '';
      expect(await dispatch(['show', log, '--at', '6', '--as', viewer], shell)).toBe(0);
      return shell.said;
    };
    const corp = await show('corp');
    expect(corp).toContain('CORP    Jinteki: Personal Evolution');
    expect(corp).toMatch(/Grip {7}5\/5: 5 facedown/);
    expect(await show('runner')).toMatch(/HQ {9}\d\/5: \d facedown/);
    const judge = await show('judge');
    expect(judge).not.toContain('facedown');
    expect(judge).toMatch(/^> +6 /m);
    expect(corp).toMatch(/ moment 6 of \d+$/m);
  });

  it('tells what a seat knew, with the moment and the fact that taught it', async () => {
    const shell = await played('--corp', 'jinteki', '--runner', 'shaper');
    shell.said = '';
    expect(await dispatch(['show', log, '--as', 'runner', '--knowledge'], shell)).toBe(0);
    expect(shell.said).toMatch(/\nKnown to the runner:\n {2}\S.*: .* \(\w+, moment \d+\)/);
    expect(await dispatch(['show', log, '--as', 'judge', '--knowledge'], shell)).toBe(2);
    expect(shell.complained).toContain('--as corp or --as runner');
  });

  it('writes all that a viewer was told, and nothing else', async () => {
    const shell = await played('--corp', 'jinteki', '--runner', 'shaper');
    shell.said = '';
    expect(await dispatch(['show', log, '--as', 'spectator', '--log'], shell)).toBe(0);
    const [header, ...moments] = shell.said
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toMatchObject({ format: 'retrace-told/1', viewer: 'spectator' });
    expect(Object.keys(header)).not.toContain('start');
    expect(moments.map(({ moment }) => moment)).toEqual(moments.map((_, index) => index));
    expect(moments[0].position.viewer).toBe('spectator');
    expect(moments.at(-1).told.at(-1).text).toMatch(/wins|draw/);
  });

  it('tells decisions and what followed, marks the moment, and nothing of what is to come', async () => {
    const shell = await played('--corp', 'jinteki', '--runner', 'shaper');
    shell.said = '';
    expect(await dispatch(['show', log, '--at', '20', '--as', 'judge'], shell)).toBe(0);
    const told = shell.said
      .split('\n')
      .filter((line) => /^[> ] +(\d+ )? {2}\S|^[> ] +\d+ {2}/.test(line));
    expect(told.filter((line) => line.startsWith('>'))[0]).toMatch(/^> 20 {2}\S/);
    const numbers = told.flatMap((line) => /^[> ] +(\d+) /.exec(line)?.[1] ?? []).map(Number);
    expect(Math.max(...numbers)).toBe(20);
  });

  it('paints decisions in a terminal that has colours', async () => {
    const { written } = await played('--corp', 'jinteki', '--runner', 'shaper');
    const shell = fakeShell({
      terminal: {
        columns: 100,
        rows: 40,
        interactive: false,
        colours: true,
        isRead: false,
        progress: false,
      },
    });
    for (const [path, text] of written) shell.written.set(path, text);
    expect(await dispatch(['show', log, '--at', '20', '--as', 'judge'], shell)).toBe(0);
    expect(shell.said).toContain('\u001b[1m');
    expect(shell.said).toContain('\u001b[36m>');
  });

  it('opens a pasted log as far as it goes', async () => {
    const shell = fakeShell();
    const lines = [
      'Ann keeps their hand.',
      'Bo keeps their hand.',
      'Ann started their turn 1 with 5 [Credit] and 5 cards in HQ.',
      'Ann makes their mandatory start of turn draw.',
      'Ann is ending their turn 1 with 5 [Credit] and 5 cards in HQ.',
      'Bo started their turn 1 with 5 [Credit] and 5 cards in their Grip.',
    ];
    shell.written.set('pasted.txt', `${lines.join('\n')}\n`);
    expect(await dispatch(['show', 'pasted.txt'], shell)).toBe(1);
    expect(shell.complained).toContain('a pasted log shows no positions');
    expect(await dispatch(['show', 'pasted.txt', '--log'], shell)).toBe(0);
    expect(shell.said).toContain('"type":"turn-began"');
  });

  it('names the line of a log that is wrong', async () => {
    const shell = await played();
    const text = shell.written.get(log) ?? '';
    shell.written.set('cut', text.slice(0, -30));
    expect(await dispatch(['show', 'cut'], shell)).toBe(1);
    expect(shell.complained).toMatch(/^cut, line \d+, decision \d+: TRUNCATED/);
    const empty = await played();
    empty.written.set('empty.ndjson', '');
    expect(await dispatch(['show', 'empty.ndjson'], empty)).toBe(1);
    expect(empty.complained).toMatch(/^empty\.ndjson: TRUNCATED: the file has no line/);
    expect(await dispatch(['show', log, '--at', '9999'], shell)).toBe(1);
    expect(await dispatch(['show', log, '--as', 'nobody'], shell)).toBe(2);
    expect(await dispatch(['show'], shell)).toBe(2);
  });
});

describe('retrace step', () => {
  it('needs a terminal', async () => {
    const shell = await played();
    expect(await dispatch(['step', log], shell)).toBe(2);
    expect(shell.complained).toContain('no terminal to step in');
  });

  it('draws, follows keys and leaves the screen as it was', async () => {
    const { written } = await played();
    const terminal = {
      columns: 100,
      rows: 40,
      interactive: true,
      colours: false,
      isRead: false,
      progress: false,
    };
    const pressed = async function* (): AsyncGenerator<string> {
      yield await Promise.resolve('\u001b[C\u001b[C');
      yield await Promise.resolve('Gq');
      throw new Error('asked on after q');
    };
    const shell = fakeShell({ terminal, keys: pressed });
    for (const [path, text] of written) shell.written.set(path, text);
    expect(await dispatch(['step', log], shell)).toBe(0);
    expect(shell.said).toContain('Moment 2 of');
    expect(shell.said).toContain('The game is over');
    expect(shell.said.endsWith('\u001b[?1049l')).toBe(true);
  });

  it('stays inside of the game', async () => {
    const opened = await openFile(log, await played());
    if (!opened.ok) throw new Error(opened.message);
    const { game } = opened;
    const last = game.stretchOf('corp')?.to ?? 0;
    const press = async (keys: string, at: number): Promise<number | undefined> => {
      let place: Place | null = { at, viewer: 'corp' };
      for (const key of keysIn(keys)) {
        const move = moves.get(key);
        if (move === undefined || place === null) continue;
        const there: Walked<Place | null> = await follow(game, place, move);
        if (!there.ok) throw new Error(there.message);
        place = there.value;
      }
      return place?.at;
    };
    expect(await press('\u001b[D', 0)).toBe(0);
    expect(await press('\u001b[C', last)).toBe(last);
    expect(await press('G\u001b[Dg', 5)).toBe(0);
    expect(await press('tT', 0)).toBe(await press('t', 0));
    expect(await press('\u0003', 3)).toBeUndefined();
  });
});

describe('retrace upload', () => {
  const answering = (...answers: Answered[]): Partial<Shell> => {
    let at = 0;
    return {
      files: () => Promise.resolve(answers.map((_, i) => `log-${i}`)),
      readBytes: () => Promise.resolve({ ok: true, bytes: Buffer.from('{"format":"retrace/1"}') }),
      post: (url) => {
        expect(url).toBe('http://localhost:4000/games');
        at += 1;
        return Promise.resolve(answers[at - 1] ?? { ok: false, message: 'no more answers' });
      },
    };
  };

  it('counts what is new and known, and is content', async () => {
    const shell = fakeShell(
      answering(
        { ok: true, status: 201, body: { id: 'a', created: true, decisions: 3, winner: null } },
        { ok: true, status: 200, body: { id: 'b', created: false, decisions: 3, winner: null } },
      ),
    );
    expect(await dispatch(['upload', '*'], shell)).toBe(0);
    expect(shell.said).toBe('a log-0\nb log-1\n');
    expect(shell.complained).toContain('1 new, 1 known already, 0 refused.');
  });

  it('ends with 1 when one is refused, and says where', async () => {
    const error = { code: 'TRUNCATED', message: 'cut off', line: 4, decision: 3 };
    const shell = fakeShell(
      answering(
        { ok: true, status: 422, body: { error } },
        { ok: true, status: 502, body: 'Bad gateway' },
        { ok: false, message: 'does not answer' },
      ),
    );
    expect(await dispatch(['upload', '*'], shell)).toBe(1);
    expect(shell.complained).toContain('log-0: line 4, decision 3: TRUNCATED: cut off');
    expect(shell.complained).toContain('log-1: the server answered 502');
    expect(shell.complained).toContain('3 refused');
  });

  it('names once what it cannot read, and tells what is wrong and what to do as sentences', async () => {
    const unread = fakeShell({
      ...answering({ ok: true, status: 201, body: {} }),
      readBytes: (path) =>
        Promise.resolve({ ok: false, message: `${path} cannot be read: it ends too early` }),
    });
    expect(await dispatch(['upload', '*'], unread)).toBe(1);
    expect(unread.complained).toBe(
      'log-0 cannot be read: it ends too early.\n0 new, 0 known already, 1 refused.\n',
    );
    const error = { code: 'NOT_JSON', message: 'The file is no JSON', hint: 'Download it again.' };
    const refused = fakeShell(answering({ ok: true, status: 422, body: { error } }));
    await dispatch(['upload', '*'], refused);
    expect(refused.complained).toContain(
      'log-0: NOT_JSON: The file is no JSON. Download it again.\n',
    );
  });

  it('tells what a replay became, and the key that opens it', async () => {
    const asked: string[] = [];
    const body = { game: 'c', created: true, tier: 'observed', key: 'rk-1' };
    const shell = fakeShell({
      ...answering({ ok: true, status: 201, body }),
      server: 'https://games.example',
      key: 'rk-mine',
      post: (url, _type, _body, keys) => {
        asked.push(`${url} ${String(keys)}`);
        return Promise.resolve({ ok: true, status: 201, body });
      },
    });
    expect(await dispatch(['upload', '*', '--private'], shell)).toBe(0);
    expect(asked).toEqual(['https://games.example/games?private=true rk-mine']);
    expect(shell.said).toBe('c log-0 observed key rk-1\n');
    expect(shell.complained).toContain('1 new');
  });

  it('leaves out what it finds in a folder that is no game, and says so', async () => {
    const files: Readonly<Record<string, string>> = {
      'games/1.json': '{"metadata":{},"history":[]}',
      'games/1.decisions.json': '{"decisions":[{"h":1}]}',
      'games/index.json': '{"1":{"winner":"corp"}}',
    };
    const sent: string[] = [];
    const shell = fakeShell({
      files: (path) => Promise.resolve(path === 'games' ? Object.keys(files) : [path]),
      readBytes: (path) =>
        Promise.resolve({ ok: true, bytes: Buffer.from(files[path] ?? '{"metadata":{}}') }),
      post: (_url, _type, body) => {
        sent.push(String(body));
        const answer = { id: 'a', created: true, decisions: 3, winner: null };
        return Promise.resolve({ ok: true, status: 201, body: answer });
      },
    });
    expect(await dispatch(['upload', 'games'], shell)).toBe(0);
    expect(sent).toEqual([files['games/1.json']]);
    expect(shell.complained).toContain('games/index.json: is no game, and is left out.');
    expect(shell.complained).toContain('1 new, 0 known already, 0 refused, 2 left out.');
    // What is named is sent, whatever it is: the server says what is wrong with it.
    await dispatch(['upload', 'games/index.json'], shell);
    expect(sent).toHaveLength(2);
  });

  it('refuses an address that is none, and a pattern that fits nothing', async () => {
    const shell = fakeShell();
    expect(await dispatch(['upload', 'x', '--server', 'localhost'], shell)).toBe(2);
    expect(await dispatch(['upload', 'none/*'], shell)).toBe(1);
    expect(shell.complained).toContain('There is no game at none/*.');
  });

  it('finds files by name, folder and pattern', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'retrace-files-'));
    mkdirSync(join(folder, 'more'));
    for (const name of ['b.retrace.ndjson', 'a.retrace.ndjson.gz', 'notes.txt', 'more/c.ndjson'])
      writeFileSync(join(folder, name), '');
    const found = async (path: string): Promise<string[]> =>
      (await filesFor(join(folder, path))).map((one) => one.slice(folder.length + 1));
    expect(await found('b.retrace.ndjson')).toEqual(['b.retrace.ndjson']);
    expect(await found('')).toEqual(['a.retrace.ndjson.gz', 'b.retrace.ndjson', 'more/c.ndjson']);
    expect(await found('?.retrace*')).toEqual(['a.retrace.ndjson.gz', 'b.retrace.ndjson']);
    expect(await found('*/c.*')).toEqual(['more/c.ndjson']);
    expect(await found('none')).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('retrace rates', () => {
  it('asks a running server for a table', async () => {
    const asked: string[] = [];
    const get: Shell['get'] = (url) => {
      asked.push(url);
      return Promise.resolve({ ok: true, status: 200, body: 'key\r\n' } satisfies Answered);
    };
    const shell = fakeShell({ get });
    const args = ['--of', 'matchup', '--rests-on', 'facts', '--form', 'csv'];
    expect(await dispatch(['rates', 'wins', ...args], shell)).toBe(0);
    expect(shell.said).toBe('key\r\n');
    expect(asked[0]).toMatch(/\/rates\/wins\?of=matchup&form=csv&restsOn=facts$/);
  });

  it('does not print what another server answers', async () => {
    for (const body of [
      '<!doctype html>\n<p>Hello, world',
      '\n<html>',
      'It works!',
      { ok: true },
    ]) {
      const shell = fakeShell({ get: () => Promise.resolve({ ok: true, status: 200, body }) });
      expect(await dispatch(['rates', 'wins'], shell)).toBe(1);
      expect(shell.said).toBe('');
      expect(shell.complained).toMatch(/answers in a way that is not known here\n.+Retrace/);
    }
  });

  it('tells why a server refuses, and how it is used', async () => {
    const error = { code: 'UNKNOWN_PLAYER', message: 'nobody', hint: 'Nearest: Ana.' };
    const shell = fakeShell({
      get: () => Promise.resolve({ ok: true, status: 400, body: { error } } satisfies Answered),
    });
    expect(await dispatch(['rates', 'cards', '--player', 'Anna'], shell)).toBe(1);
    expect(shell.complained).toBe('nobody\nNearest: Ana.\n');
    const counting = {
      ...{ code: 'BEING_COUNTED', message: 'it is counted beside (37% of it is done)' },
      hint: 'Ask again in 5 seconds.',
    };
    const later = fakeShell({
      get: () => Promise.resolve({ ok: true, status: 503, body: { error: counting } }),
    });
    expect(await dispatch(['rates', 'wins', '--of', 'player'], later)).toBe(1);
    expect(later.complained).toBe(
      'it is counted beside (37% of it is done)\nAsk again in 5 seconds.\n',
    );
    const wrong = { ...error, code: 'BAD_QUERY' };
    const strict = fakeShell({
      get: () => Promise.resolve({ ok: true, status: 400, body: { error: wrong } }),
    });
    expect(await dispatch(['rates', 'wins', '--of', 'colour'], strict)).toBe(2);
    expect(await dispatch(['rates'], shell)).toBe(2);
    expect(await dispatch(['rates', 'wins', '--colour', 'red'], shell)).toBe(2);
    expect(await dispatch(['rates', 'wins'], fakeShell({}))).toBe(1);
  });
});

describe('retrace analyse', () => {
  it('tells a game, as a table or as JSON, and what its servers cost at a moment', async () => {
    const shell = await played();
    expect(await dispatch(['analyse', log], shell)).toBe(0);
    expect(shell.said).toContain('every number rests on decisions');
    expect(shell.said).toContain('unexplained: 0');
    shell.said = '';
    expect(await dispatch(['analyse', log, '--json', '--as', 'runner'], shell)).toBe(0);
    expect(JSON.parse(shell.said)).toMatchObject({ viewer: 'runner', economy: { remainder: 0 } });
    shell.said = '';
    expect(await dispatch(['analyse', log, '--at', '40', '--as', 'runner'], shell)).toBe(0);
    expect(shell.said).toMatch(/SERVER TAX at moment 40.*\n.*HQ +now: .*1 click\b/);
  });

  it('names what is wrong', async () => {
    const shell = await played();
    expect(await dispatch(['analyse'], shell)).toBe(2);
    expect(await dispatch(['analyse', 'nowhere.ndjson'], shell)).toBe(1);
    expect(await dispatch(['analyse', log, '--as', 'nobody'], shell)).toBe(2);
    expect(await dispatch(['analyse', log, '--at', 'x'], shell)).toBe(2);
    expect(await dispatch(['analyse', log, '--at', '99999'], shell)).toBe(1);
    expect(shell.complained).toContain('There is no moment 99999: the judge has moments 0 to');
  });

  it('has no heading for a story in which nothing happened', async () => {
    const shell = await played();
    shell.said = '';
    expect(await dispatch(['analyse', log, '--json'], shell)).toBe(0);
    const report = JSON.parse(shell.said) as GameReport;
    expect(tellReport(report)).toMatch(/^STORY$/m);
    expect(tellReport({ ...report, story: [] })).not.toContain('STORY');
  });

  it('says what a file of another server has no analysis for', async () => {
    const words = 'Corp started their turn 1 with 5 [Credit] and 5 cards in HQ.';
    const shell = fakeShell();
    shell.written.set('replay.json', '{"history":[]}');
    shell.written.set('log.txt', words);
    shell.written.set('notes.json', '{"turns":{}}');
    expect(await dispatch(['analyse', 'replay.json', '--at', '5'], shell)).toBe(1);
    expect(shell.complained).toContain('not of what was observed');
    expect(await dispatch(['analyse', 'log.txt'], shell)).toBe(1);
    expect(shell.complained).toContain('a pasted log shows no table');
    expect(await dispatch(['analyse', 'notes.json'], shell)).toBe(1);
    expect(shell.complained).toContain('these are annotations');
  });
});

describe('retrace find', () => {
  it('tells moments of files that hold a pattern', async () => {
    const shell = await played();
    expect(await dispatch(['find', 'drew(side = corp) then rezzed', log], shell)).toBe(0);
    expect(shell.said).toMatch(/random-7-1.retrace.ndjson, moments \d+ to \d+: .+ \.\.\. .+rez/i);
    expect(shell.complained).toContain('1 of 1 game holds it.');
    shell.said = '';
    expect(await dispatch(['find', 'drew', log, '--first', '2', '--json'], shell)).toBe(0);
    const rows = shell.said.trim().split('\n');
    expect(rows).toHaveLength(2);
    expect(JSON.parse(rows[0] ?? '')).toMatchObject({ file: log, from: expect.any(Number) });
  });

  it('points at what is no pattern, and says where nothing is found', async () => {
    const shell = await played();
    expect(await dispatch(['find', 'drew then plaid', log], shell)).toBe(2);
    expect(shell.complained).toContain(`drew then plaid\n          ^ there is no fact plaid`);
    expect(shell.complained).toContain('played');
    expect(await dispatch(['find', 'any(tags > 900)', log], shell)).toBe(1);
    expect(await dispatch(['find', 'drew'], shell)).toBe(2);
    expect(await dispatch(['find', 'drew', 'nowhere'], shell)).toBe(1);
    shell.complained = '';
    expect(await dispatch(['find', 'drew', log, 'nowhere'], shell)).toBe(1);
    expect(shell.complained).toContain('There is no game at nowhere.');
    expect(await dispatch(['find', 'drew', 'server', '--as', 'corp'], shell)).toBe(2);
  });

  it('says of a file of another server how its decisions are come by', async () => {
    const shell = fakeShell();
    shell.written.set('replay.json', '{"history":[]}');
    expect(await dispatch(['find', 'drew', 'replay.json'], shell)).toBe(1);
    expect(shell.complained).toContain('`retrace import FILE --log FOLDER`');
  });

  it('asks a server page by page', async () => {
    const pages = [
      { searched: 1000, next: 'abc', hits: [] },
      {
        searched: 7,
        next: null,
        hits: [
          {
            game: { id: 'a-game', players: { corp: 'ana', runner: 'bo' } },
            matches: [{ from: 3, to: 5 }],
          },
        ],
      },
    ];
    const asked: string[] = [];
    const post: Shell['post'] = (_url, _type, body) => {
      asked.push(String(body));
      const found = { data: { findPattern: pages[asked.length - 1] } };
      return Promise.resolve({ ok: true, status: 200, body: found } satisfies Answered);
    };
    const shell = fakeShell({ post });
    expect(await dispatch(['find', 'drew', 'server'], shell)).toBe(0);
    expect(shell.said).toBe('a-game ana against bo: 3-5\n');
    expect(shell.complained).toContain('1 of 1007 games holds it.');
    expect(JSON.parse(asked[1] ?? '')).toMatchObject({ variables: { after: 'abc' } });
  });
});

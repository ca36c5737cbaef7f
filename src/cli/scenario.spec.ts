import { documentOf, runnerDoes } from '#testkit/scenario/play-scenario';
import { run } from './scenario';
import type { Shell } from './shell';

const never = (): never => {
  throw new Error('the command has no use for this');
};

/** A shell over files in memory; what is written is kept. */
function shellWith(
  files: Readonly<Record<string, string>>,
): Shell & { readonly written: string[] } {
  const written: string[] = [];
  return {
    written,
    out: (text) => void written.push(text),
    err: (text) => void written.push(`! ${text}`),
    terminal: {
      columns: 80,
      rows: 24,
      interactive: false,
      colours: false,
      isRead: false,
      progress: false,
    },
    readFile: async (path) => {
      const text = files[path];
      return text === undefined
        ? { ok: false, message: `${path} cannot be read` }
        : { ok: true, text };
    },
    files: async (path) => Object.keys(files).filter((name) => name.startsWith(path)),
    server: '',
    key: '',
    readBytes: never,
    writeFile: never,
    post: never,
    get: never,
    source: never,
    processes: never,
    milliseconds: never,
    keys: never,
  };
}

const scenario = (id: string, credits: number): string =>
  JSON.stringify({
    ...documentOf(id, {
      script: [runnerDoes('gain-credit')],
      expect: [{ path: 'runner.credits', eq: credits }],
    }),
    id,
  });

describe('retrace scenario', () => {
  it('prints one object a scenario and says whether all passed', async () => {
    const shell = shellWith({ 'a/one.json': scenario('one', 6), 'a/two.json': scenario('two', 7) });
    expect(await run(['a', '--json'], shell)).toBe(1);
    expect(shell.written.map((line) => JSON.parse(line) as unknown)).toEqual([
      { id: 'one', file: 'a/one.json', result: 'pass' },
      {
        id: 'two',
        file: 'a/two.json',
        result: 'fail',
        expectation: { path: 'runner.credits', eq: 7 },
        got: 6,
      },
    ]);
  });

  it('passes when all do, and lets a schema by', async () => {
    const shell = shellWith({
      'a/one.json': scenario('one', 6),
      'a/schema.json': '{ "$schema": "https://json-schema.org/draft/2020-12/schema" }',
    });
    expect(await run(['a', '--json'], shell)).toBe(0);
    expect(shell.written).toHaveLength(1);
  });

  it('names what is wrong with a document', async () => {
    const shell = shellWith({
      'bad.json': '{"format":"anr-scenario/1"',
      'odd.json': '{"id":"odd"}',
    });
    expect(await run(['bad.json', 'odd.json', '--json'], shell)).toBe(1);
    expect(shell.written[0]).toMatch(/"result":"invalid".*no JSON/);
    expect(shell.written[1]).toMatch(/"id":"odd".*format is missing, expected one of anr-scenario/);
  });

  it('shows nothing of a file that a terminal would take for a command', async () => {
    const shell = shellWith({ 'odd.json': '\u001b[31m{"x":\u001b]0;title\u0007' });
    expect(await run(['odd.json'], shell)).toBe(1);
    expect(shell.written.join('')).toContain('is no JSON');
    expect(shell.written.join('')).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it('misses a path', async () => {
    const shell = shellWith({});
    expect(await run(['nowhere'], shell)).toBe(1);
    expect(shell.written.join('')).toContain('There is no scenario at nowhere.');
  });
});

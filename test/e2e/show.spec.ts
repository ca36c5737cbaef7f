import { run as analyse } from '#cli/analyse';
import { run } from '#cli/show';
import { nodeShell } from '#cli/node-shell';
import { ProcessPool } from '../../src/platform/processes/process-pool';
import type { Shell, ShellCommand } from '#cli/shell';
import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';

const NAME = 'random-weyland-criminal';
const FILE = `${NAME}.retrace.ndjson`;

let server: Server;
let game: string;

beforeAll(async () => {
  server = await Server.start();
  game = Object((await server.post(sampleLog(NAME))).body).id;
}, 120_000);
afterAll(() => server.stop());

/** What a command says of the stored game and of its file; to somebody who reads it, or to a program. */
async function bothOf(
  command: ShellCommand,
  isRead: boolean,
  options: readonly string[],
): Promise<readonly [string, string]> {
  const said = async (name: string): Promise<string> => {
    let out = '';
    const shell: Shell = {
      ...nodeShell({ source: () => () => 0, processes: () => new ProcessPool() }),
      terminal: {
        columns: 100,
        rows: 40,
        interactive: false,
        colours: false,
        isRead,
        progress: false,
      },
      readBytes: () => Promise.resolve({ ok: true, bytes: sampleLog(NAME) }),
      out: (text) => (out += text),
      err: (text) => {
        throw new Error(text);
      },
    };
    expect(await command([name, '--server', server.address, ...options], shell)).toBe(0);
    return out;
  };
  return [await said(game), await said(FILE)];
}

const both = (...options: readonly string[]): Promise<readonly [string, string]> =>
  bothOf(run, false, options);

/** Numbers stand under each other in a file's list, where all of them are known beforehand. */
const even = (text: string): string => text.replaceAll(/^([> ]) +(\d+ )/gm, '$1 $2');

describe.each(['corp', 'runner', 'spectator', 'judge'])('retrace show --as %s', (viewer) => {
  it.each(['', '--at 0', '--at 120 --around 3'])(
    'shows of a server what it shows of a file: %s',
    async (asked) => {
      const options = asked.split(' ').filter((one) => one !== '');
      const [stored, file] = await both('--as', viewer, ...options);
      expect(even(stored)).toBe(even(file));
      expect(stored).toMatch(/, moment \d+ of \d+\n/);
    },
  );

  it('exports what was told, but for the times', async () => {
    const untimed = (text: string): string => text.replaceAll(/"time":(null|\d+)/g, '"time":0');
    const [stored, file] = await both('--as', viewer, '--log');
    expect(untimed(stored)).toBe(untimed(file));
  });
});

it.each(['corp', 'runner'])('shows what the %s knew', async (seat) => {
  const [stored, file] = await both('--as', seat, '--knowledge');
  expect(even(stored)).toBe(even(file));
  expect(stored).toContain(`Known to the ${seat}:`);
});

describe('retrace analyse', () => {
  it.each([[], ['--at', '100']])('tells of a server what it tells of a file: %j', async (...at) => {
    const options = ['--as', 'judge', ...at];
    const [stored, file] = await bothOf(analyse, true, options);
    expect(stored).toBe(file.replace(/, turn \d+, as judge; every/, ', as judge; every'));
    const [asText] = await bothOf(analyse, false, [...options, '--text']);
    expect(asText).toBe(stored);
  });

  it('tells programs JSON of a server, as it always did, and of a file where it is asked for', async () => {
    const [stored, file] = await bothOf(analyse, false, []);
    expect(JSON.parse(stored)).toMatchObject({ restsOn: 'DECISIONS' });
    expect(file).toContain('every number rests on decisions');
    const [again, asJson] = await bothOf(analyse, true, ['--json']);
    expect(again).toBe(stored);
    expect(JSON.parse(asJson)).toMatchObject({ restsOn: 'decisions' });
  });
});

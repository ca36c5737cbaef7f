import { readLog } from '#notation/jinteki/log/read-log';
import { sampleLog } from '../../test/support/golden-log';
import { memoryEventStore } from '../../test/support/memory-event-store';
import { recordedEvents } from '../../test/support/recorded-events';
import { exportGame } from './export-game';
import type { Stored } from './stored';

const id = '11111111-1111-8111-8111-111111111111';
const log = sampleLog('random-jinteki-criminal');

async function exported(...args: readonly string[]) {
  const store = memoryEventStore();
  const events = await recordedEvents(log, id);
  await store.append(
    `game-${id}`,
    'no-stream',
    events.map(({ id: event, type, data, meta }) => ({ id: event, type, data, meta })),
  );
  const open = async (): Promise<Stored> => ({
    store: Object.assign(Object.create(store), store),
    close: async () => undefined,
  });
  let [out, err] = ['', ''];
  const io = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    readFile: async () => ({ ok: false as const, message: '' }),
  };
  const code = await exportGame(open)(args, io);
  return { code, out, err };
}

describe('retrace export GAME', () => {
  it('writes the log it was stored from', async () => {
    const { code, out } = await exported(id);
    expect(code).toBe(0);
    const decisions = (text: string): unknown[] =>
      text
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => ({ ...JSON.parse(line), hash: null }));
    expect(decisions(out)).toEqual(decisions(log.toString('utf8')));
  });

  it('writes the log of jinteki.net, which reads back', async () => {
    const { code, out } = await exported(id, '--form', 'jinteki-log', '--as', 'corp');
    expect(code).toBe(0);
    expect(readLog(out)).toMatchObject({ ok: true, log: { winner: 'corp', unread: [] } });
  });

  it('writes what a viewer was told of it, fact by fact', async () => {
    const told = async (viewer: string) => {
      const { code, out } = await exported(id, '--form', 'facts', '--as', viewer);
      expect(code).toBe(0);
      return out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    };
    const [corp, runner] = [await told('corp'), await told('runner')];
    expect(corp.at(-1)).toMatchObject({ type: 'game-ended', moment: expect.any(Number) });
    const drawn = (facts: readonly { type: string }[]) => facts.find(({ type }) => type === 'drew');
    expect(drawn(corp)).toHaveProperty(['cards', 0, 'card'], expect.any(String));
    expect(drawn(runner)).toHaveProperty(['cards', 0, 'hidden'], true);
  });

  it('takes what options were called once, and says what they are called now', async () => {
    const now = await exported(id, '--form', 'facts', '--as', 'corp');
    const once = await exported(id, '--as', 'facts', '--viewer', 'corp');
    expect(once).toEqual({ ...now, err: expect.any(String) });
    expect(now.err).toBe('');
    expect(once.err).toBe(
      '--as facts is called --form facts now.\n--viewer corp is called --as corp now.\n',
    );
  });

  it.each([
    [2, []],
    [1, ['nonsense']],
    [2, [id, '--as', 'pdf']],
    [2, [id, '--form', 'pdf']],
    [2, [id, '--form', 'facts', '--as', 'native']],
    [2, [id, '--as', 'corp', '--viewer', 'corp']],
    [2, [id, '--viewer', 'mother']],
    [1, ['22222222-2222-8222-8222-222222222222']],
  ])('answers %d for what it cannot write: %j', async (expected, args) => {
    const { code, out, err } = await exported(...args);
    expect([code, out]).toEqual([expected, '']);
    expect(err).not.toBe('');
  });
});

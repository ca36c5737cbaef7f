import { Memory } from '#streams/memory';
import { coreRules } from '#cards/pool';
import { rulesByPool, rulesOfOnePool } from '#cards/rules-by-pool';
import { sampleLog } from '../../../test/support/golden-log';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { recordedEvents } from '../../../test/support/recorded-events';
import { readLogBytes } from '#notation/native/read-log';
import type { Live, State } from '#rules';
import { whole } from '#streams/folding';
import { validateGame } from '../../games/upload/validate-game';
import { placedFacts } from './folded-game';
import { GameFolder } from './game-folder';

const events = () => recordedEvents(sampleLog('random-haas-bioroid-anarch'));
const store = memoryEventStore();

const slowly =
  (apply: Live['apply']): Live['apply'] =>
  (...asked) => {
    for (const until = performance.now() + 0.2; performance.now() < until;);
    return apply(...asked);
  };

describe('GameFolder', () => {
  it('folds a game whole as it does piece by piece, in one process or another', async () => {
    const all = await events();
    const whole = await new GameFolder(rulesByPool, new Memory()).fold(all, store);
    expect(whole.told).toHaveLength(all.length);
    expect(whole.from).toBe(0);

    const folder = new GameFolder(rulesByPool, new Memory());
    const reader = { ...store, readStream: jest.fn(async () => reading(all.slice(0, 200))) };
    for (const [first, last] of [
      [0, 1],
      [1, 90],
      [90, 91],
      [91, 200],
    ]) {
      const part = await folder.fold(all.slice(first, last), reader);
      expect(part.from).toBe(first);
      expect(part.told).toEqual(whole.told.slice(0, last));
    }
    expect(reader.readStream).not.toHaveBeenCalled();
    const elsewhere = await new GameFolder(rulesByPool, new Memory()).fold(all.slice(200), reader);
    expect(elsewhere).toEqual({ ...whole, from: 200 });
  });

  it('leaves the thread to others on its way, and folds once for all who ask meanwhile', async () => {
    const all = await events();
    // At the pace of rules that are new to the process.
    const live = jest.fn((state: State): Live => {
      const quick = coreRules.live(state);
      return Object.create(quick, { apply: { value: slowly(quick.apply) } }) as Live;
    });
    const folder = new GameFolder(rulesOfOnePool({ ...coreRules, live }), new Memory());
    let [turns, isOver] = [0, false];
    const others = (): void => {
      turns += 1;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    const several = await Promise.all([
      folder.fold(all, store),
      folder.fold(all.slice(0, 70), store),
      folder.fold(all, store),
    ]);
    isOver = true;
    // A turn of the event loop for each: whatever came in was answered.
    expect(turns).toBeGreaterThan(2);
    expect(live).toHaveBeenCalledTimes(1);
    const alone = await new GameFolder(rulesByPool, new Memory()).fold(all, store);
    expect(several.map(({ told }) => told.length)).toEqual([all.length, 70, all.length]);
    expect(several[2]).toEqual(alone);
  });

  it('gives a projection that lags no more than it was told of', async () => {
    const all = await events();
    const folder = new GameFolder(rulesByPool, new Memory());
    await folder.fold(all, store);
    const lagging = await folder.fold(all.slice(0, 50), store);
    expect(lagging.told).toHaveLength(50);
    expect([...placedFacts(lagging)].every(({ decision }) => decision < 50)).toBe(true);
  });

  it('takes over the fold of who judged the game, and gives what it would have folded itself', async () => {
    const log = sampleLog('random-haas-bioroid-anarch');
    const all = await events();
    const [first] = all;
    const read = await readLogBytes([log]);
    const live = jest.fn(coreRules.live);
    const rules = rulesOfOnePool({ ...coreRules, live });
    const judged = read.ok ? whole(validateGame(rules, read.log)) : read;
    if (first === undefined || !judged.ok) throw new Error('refused');
    live.mockClear();
    const folder = new GameFolder(rules, new Memory());
    folder.adopt(first.stream, judged.folding, judged.state);
    const own = await new GameFolder(rulesByPool, new Memory()).fold(all, store);
    for (const [from, to] of [
      [0, all.length],
      [0, 40],
      [40, all.length],
    ])
      expect(await folder.fold(all.slice(from, to), store)).toEqual({
        ...own,
        from,
        told: own.told.slice(0, to),
        position: all[(to ?? 0) - 1]?.position,
      });
    expect(live).toHaveBeenCalledTimes(1);
  });

  it('reads an adopted game whose beginning it was never given', async () => {
    const all = await events();
    const read = await readLogBytes([sampleLog('random-haas-bioroid-anarch')]);
    const judged = read.ok ? whole(validateGame(rulesByPool, read.log)) : read;
    const [first] = all;
    if (first === undefined || !judged.ok) throw new Error('refused');
    const folder = new GameFolder(rulesByPool, new Memory());
    folder.adopt(first.stream, judged.folding, judged.state);
    const readStream = jest.fn(async () => reading(all.slice(0, 40)));
    const rest = await folder.fold(all.slice(40), { readStream });
    expect(readStream).toHaveBeenCalledTimes(1);
    expect(rest).toEqual({
      ...(await new GameFolder(rulesByPool, new Memory()).fold(all, store)),
      from: 40,
    });
  });

  it('names the event that is no legal decision', async () => {
    const all = await events();
    const poisoned = all.map((event) =>
      event.version === 30 ? { ...event, data: { do: 'purge' } } : event,
    );
    await expect(new GameFolder(rulesByPool, new Memory()).fold(poisoned, store)).rejects.toThrow(
      'event 30 is no legal decision',
    );
  });
});

function reading(found: Awaited<ReturnType<typeof events>>) {
  return { ok: true as const, events: found, version: found.length };
}

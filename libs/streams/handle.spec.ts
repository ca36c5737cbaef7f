import type { Decider } from './decider';
import type { EventStreams } from './event-streams';
import { ATTEMPTS, catchUp, handle, load } from './handle';
import { HeldStates } from './held-states';
import { Memory } from './memory';
import { refusal, type Refusal } from './refusal';
import { storedDecider } from './stored-decider';

/** Sums below a limit; its commands are added, its events are what was added. */
const sum: Decider<number, number, number, Refusal<'TOO_MUCH'>> = {
  initial: 0,
  decide: (state, add) =>
    state + add > 100
      ? { ok: false, refusal: refusal('TOO_MUCH', `${state + add} is more than 100`, 'Add less.') }
      : { ok: true, events: add === 0 ? [] : [add] },
  evolve: (state, added) => state + added,
};

/** Streams in memory; `beforeAppend` runs when the stream has been read and nothing appended yet. */
function memory(beforeAppend: (events: number[]) => void = () => undefined) {
  const streams = new Map<string, number[]>();
  const reads: number[] = [];
  const of = (id: string): number[] => {
    const events = streams.get(id) ?? [];
    streams.set(id, events);
    return events;
  };
  const port: EventStreams<number> = {
    read: async (id, after) => {
      reads.push(after);
      return of(id).slice(after);
    },
    append: async (id, after, events) => {
      beforeAppend(of(id));
      if (of(id).length !== after) return { ok: false, message: `it is at ${of(id).length}` };
      of(id).push(...events);
      return { ok: true, listed: Promise.resolve() };
    },
  };
  return { port, of, reads };
}

describe('a command', () => {
  it('is decided on what the stream has come to, and appended', async () => {
    const { port, of } = memory();
    const decider = storedDecider(sum, port);
    await handle(decider, 'a', 60);
    expect(await handle(decider, 'a', 30)).toMatchObject({
      ...{ ok: true, before: 60, state: 90 },
      ...{ version: 2, events: [30] },
    });
    expect(of('a')).toEqual([60, 30]);
    expect(await load(decider, 'a')).toEqual({ state: 90, version: 2 });
  });

  it('is refused, or leaves nothing to do, without an append', async () => {
    const { port, of } = memory(() => {
      throw new Error('an append');
    });
    const decider = storedDecider(sum, port);
    expect(await handle(decider, 'a', 101)).toMatchObject({ ok: false, code: 'TOO_MUCH' });
    expect(await handle(decider, 'a', 0)).toMatchObject({ ok: true, version: 0, events: [] });
    expect(of('a')).toEqual([]);
  });

  it('is decided again on what another process appended in between', async () => {
    let left = 3;
    const { port } = memory((events) => {
      if (left-- > 0) events.push(20);
    });
    const decider = storedDecider(sum, port);
    expect(await handle(decider, 'a', 40)).toMatchObject({ ok: true, before: 60, version: 4 });
    left = 1;
    expect(await handle(decider, 'b', 81)).toMatchObject({ ok: false, code: 'TOO_MUCH' });
  });

  it('tells of the conflict when others are faster every time', async () => {
    const { port, reads } = memory((events) => void events.push(1));
    const refused = await handle(storedDecider(sum, port), 'a', 1);
    expect(refused).toMatchObject({ ok: false, code: 'CONFLICT', message: `it is at ${ATTEMPTS}` });
    expect(reads).toHaveLength(ATTEMPTS);
  });

  it('waits for those before it on the same stream, so that the first alone reads', async () => {
    const { port, of, reads } = memory();
    const decider = storedDecider(sum, port);
    const answers = await Promise.all(Array.from({ length: 20 }, () => handle(decider, 'a', 1)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(of('a')).toHaveLength(20);
    expect(reads).toEqual([0]);
  });

  it('leaves the next one its turn when it throws', async () => {
    const { port } = memory((events) => {
      if (events.length === 0) throw new Error('the store is away');
    });
    const decider = storedDecider(sum, port);
    const lost = handle(decider, 'a', 1);
    const next = handle(decider, 'b', 0);
    await expect(lost).rejects.toThrow('away');
    await expect(handle(decider, 'a', 0)).resolves.toMatchObject({ ok: true });
    await expect(next).resolves.toMatchObject({ ok: true });
  });

  it('answers when lists have its events, while others take their turn', async () => {
    const { port } = memory();
    let list: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (list = resolve));
    const decider = storedDecider(sum, {
      ...port,
      append: async (id, after, events) => {
        const appended = await port.append(id, after, events);
        return appended.ok ? { ok: true, listed: after === 0 ? slow : appended.listed } : appended;
      },
    });
    const answered: string[] = [];
    const first = handle(decider, 'a', 1).then(() => answered.push('first'));
    await handle(decider, 'a', 1).then(() => answered.push('second'));
    list();
    await first;
    expect(answered).toEqual(['second', 'first']);
  });
});

describe('states that are held', () => {
  it('are read on from, also after another process appended', async () => {
    const { port, of, reads } = memory();
    const decider = storedDecider(sum, port, new HeldStates(new Memory(), 1));
    await handle(decider, 'a', 1);
    await handle(decider, 'a', 2);
    of('a').push(10);
    expect(await handle(decider, 'a', 3)).toMatchObject({ before: 13, state: 16, version: 4 });
    expect(reads).toEqual([0, 2]);
  });

  it('are decided on without a read, but nothing is refused or left as it is on them alone', async () => {
    const { port, of, reads } = memory();
    const decider = storedDecider(sum, port, new HeldStates(new Memory(), 1));
    await handle(decider, 'a', 99);
    expect(await handle(decider, 'a', 1)).toMatchObject({ ok: true, state: 100, version: 2 });
    expect(reads).toEqual([0]);
    of('a').push(-50);
    expect(await handle(decider, 'a', 5)).toMatchObject({ ok: true, state: 55, version: 4 });
    of('a').push(-5);
    expect(await handle(decider, 'a', 0)).toMatchObject({ ok: true, state: 50, version: 5 });
    expect(await handle(decider, 'a', 60)).toMatchObject({ ok: false, code: 'TOO_MUCH' });
    expect(reads).toEqual([0, 2, 4, 5]);
  });

  it('take every event once, however many read them while it is appended', async () => {
    const list: Decider<string[], string, string, Refusal<'NONE'>> = {
      initial: [],
      decide: (_, word) => ({ ok: true, events: [word] }),
      // In place, as a large state does.
      evolve: (words, word) => (words.length === 0 ? [word] : (words.push(word), words)),
    };
    const stored: string[] = [];
    let stir: () => void = () => undefined;
    const stirred = new Promise<void>((resolve) => (stir = resolve));
    const decider = storedDecider(
      list,
      {
        read: async (_, after) => stored.slice(after),
        append: async (_, after, events) => {
          if (stored.length !== after) return { ok: false, message: 'another came first' };
          stored.push(...events);
          // Stored, and its writer is not told yet.
          if (stored.length > 1) await stirred;
          return { ok: true, listed: Promise.resolve() };
        },
      },
      new HeldStates(new Memory(), 1),
    );
    await handle(decider, 'a', 'one');
    const writing = handle(decider, 'a', 'two');
    const read = () => catchUp(decider, 'a');
    await Promise.resolve();
    for (const { state } of await Promise.all([read(), read(), read()]))
      expect(state).toEqual(['one', 'two']);
    stir();
    expect(await writing).toMatchObject({ ok: true, state: ['one', 'two'], version: 2 });
    expect(await read()).toEqual({ state: ['one', 'two'], version: 2 });
  });

  it('are not those that were read before all were forgotten', async () => {
    const { port, reads } = memory();
    const all = new Memory();
    const decider = storedDecider(
      sum,
      {
        ...port,
        read: async (id, after) => {
          const events = await port.read(id, after);
          if (reads.length === 1) all.forgetAll();
          return events;
        },
      },
      new HeldStates(all, 1),
    );
    await handle(decider, 'a', 1);
    await handle(decider, 'a', 1);
    expect(reads).toEqual([0, 0]);
  });
});

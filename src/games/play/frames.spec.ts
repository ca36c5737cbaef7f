import { frames, type Batch } from './frames';

/** A source that is fed by hand. */
function source() {
  const unread: number[] = [];
  const state = { over: false, reads: 0, listeners: 0 };
  let wake: () => void = () => undefined;
  return {
    state,
    feed: (...numbers: readonly number[]) => {
      unread.push(...numbers);
      wake();
    },
    end: () => {
      state.over = true;
      wake();
    },
    listen: async (listener: () => void) => {
      wake = listener;
      state.listeners += 1;
      return () => {
        state.listeners -= 1;
      };
    },
    read: async (): Promise<Batch<number>> => {
      state.reads += 1;
      const batch = unread.splice(0, 2);
      return { frames: batch, more: unread.length > 0, over: state.over && unread.length === 0 };
    },
  };
}

describe('frames', () => {
  it('come in order, those that were there and those that come later, up to the end', async () => {
    const from = source();
    from.feed(1, 2, 3);
    const seen: number[] = [];
    const reading = (async () => {
      for await (const frame of await frames(from)) {
        seen.push(frame);
        if (frame === 3) setTimeout(() => from.feed(4));
        if (frame === 4) setTimeout(from.end);
      }
    })();
    await reading;
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(from.state.listeners).toBe(0);
  });

  it('stop at once for whoever leaves while waiting', async () => {
    const from = source();
    const iterator = await frames(from);
    const waiting = iterator.next();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await iterator.return?.();
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect(from.state.listeners).toBe(0);
  });

  it('miss nothing that comes while they are being read', async () => {
    const from = source();
    const read = async (): Promise<Batch<number>> => {
      const batch = await from.read();
      if (from.state.reads === 1) from.feed(1);
      return batch;
    };
    const iterator = await frames({ listen: from.listen, read });
    expect(await iterator.next()).toEqual({ value: 1, done: false });
    await iterator.return?.();
  });

  it('read nothing while there is nothing new', async () => {
    const from = source();
    const iterator = await frames(from);
    const waiting = iterator.next();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(from.state.reads).toBe(1);
    from.feed(1);
    expect(await waiting).toEqual({ value: 1, done: false });
    await iterator.return?.();
  });
});

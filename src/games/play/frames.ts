/** What there is to send at present. */
export interface Batch<T> {
  readonly frames: readonly T[];
  /** Whether there is more to be read at once. */
  readonly more: boolean;
  /** Whether nothing will ever follow. */
  readonly over: boolean;
}

export interface FrameSource<T> {
  /** Calls back when there may be something new, until the returned function is called. */
  listen(wake: () => void): Promise<() => void>;
  /** What has not been read yet. */
  read(): Promise<Batch<T>>;
}

/**
 * Frames as they come. Leaving off ends a wait at once, which an async generator would not do before
 * the next frame.
 */
export async function frames<T>({
  listen,
  read,
}: FrameSource<T>): Promise<AsyncIterableIterator<T>> {
  const ready: T[] = [];
  let [news, over, left] = [true, false, false];
  let wake: () => void = () => undefined;
  const forget = await listen(() => {
    news = true;
    wake();
  });
  const leave = (): void => {
    if (left) return;
    left = true;
    forget();
    wake();
  };
  const waited = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  const end = { value: undefined, done: true } as const;

  const next = async (): Promise<IteratorResult<T, undefined>> => {
    while (!left) {
      const frame = ready.shift();
      if (frame !== undefined) return { value: frame, done: false };
      if (over) break;
      if (!news) await waited();
      else {
        news = false;
        const batch = await read().catch((error: unknown) => {
          leave();
          throw error;
        });
        ready.push(...batch.frames);
        over = batch.over;
        news ||= batch.more;
      }
    }
    leave();
    return end;
  };
  const iterator: AsyncIterableIterator<T> = {
    next,
    return: async () => {
      leave();
      return end;
    },
    throw: async (error: unknown) => {
      leave();
      throw error;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

import { KeepAsked } from './keep-asked';

const SECOND = 1_000;

describe('making what was asked again', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function keeping(parts: number, isFollowing = true) {
    let made = 0;
    const reader = {
      query: async <Row extends object>(name: string): Promise<readonly Row[]> => {
        expect(name).toBe('rates-keep');
        made += 1;
        if (made === 3) beforeNext();
        return JSON.parse(JSON.stringify([{ more: made % parts > 0 }]));
      },
    };
    let beforeNext = (): void => undefined;
    const keep = new KeepAsked(reader, { isFollowing });
    return {
      keep,
      made: () => made,
      onThird: (act: () => void) => {
        beforeNext = act;
      },
    };
  }

  it('goes on until there is no more, and looks again every few seconds', async () => {
    const { keep, made } = keeping(16);
    keep.onModuleInit();
    await jest.advanceTimersByTimeAsync(5 * SECOND);
    expect(made()).toBe(16);
    await jest.advanceTimersByTimeAsync(5 * SECOND);
    expect(made()).toBe(32);
    keep.onModuleDestroy();
    await jest.advanceTimersByTimeAsync(60 * SECOND);
    expect(made()).toBe(32);
  });

  it('stops between two parts, and leaves it to who projects', async () => {
    const { keep, made, onThird } = keeping(16);
    onThird(() => keep.onModuleDestroy());
    keep.onModuleInit();
    await jest.advanceTimersByTimeAsync(60 * SECOND);
    expect(made()).toBe(3);
    const beside = keeping(16, false);
    beside.keep.onModuleInit();
    await jest.advanceTimersByTimeAsync(60 * SECOND);
    expect(beside.made()).toBe(0);
    beside.keep.onModuleDestroy();
  });
});

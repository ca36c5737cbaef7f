import { CountRates } from './count-rates';

const MINUTE = 60_000;

describe('counting rates by the clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('does not begin again while it waits, and goes on when that is over', async () => {
    const asked: string[] = [];
    let counted = (): void => undefined;
    const reader = {
      query: (name: string) => {
        asked.push(name);
        return new Promise<readonly never[]>((resolve) => {
          counted = () => resolve([]);
        });
      },
    };
    const rates = new CountRates(reader, { isFollowing: true });
    rates.onModuleInit();
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(asked).toEqual(['lists-by-the-clock']);
    counted();
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(asked).toEqual(['lists-by-the-clock', 'rates-by-the-clock']);
    counted();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked.slice(2)).toEqual(['rates-fill']);
    counted();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(asked.slice(3)).toEqual(['lists-by-the-clock']);
    rates.onModuleDestroy();
    counted();
    await jest.advanceTimersByTimeAsync(0);
    counted();
    await jest.advanceTimersByTimeAsync(3 * MINUTE);
    expect(asked.slice(4)).toEqual(['rates-by-the-clock']);
  });

  it('fills in what an upgrade left, until there is no more', async () => {
    let left = 5;
    const reader = {
      query: async <Row extends object>(name: string): Promise<readonly Row[]> => {
        if (name !== 'rates-fill') return [];
        left -= 1;
        return JSON.parse(JSON.stringify([{ more: left > 0 }]));
      },
    };
    const rates = new CountRates(reader, { isFollowing: true });
    rates.onModuleInit();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(left).toBe(0);
    rates.onModuleDestroy();
  });
});

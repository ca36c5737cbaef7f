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
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toHaveLength(3);
    rates.onModuleDestroy();
    counted();
    await jest.advanceTimersByTimeAsync(0);
    counted();
    await jest.advanceTimersByTimeAsync(3 * MINUTE);
    expect(asked).toHaveLength(4);
  });
});

import { CountRates } from './count-rates';

const MINUTE = 60_000;

describe('counting rates by the clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('does not begin again while it waits, and goes on when that is over', async () => {
    let asked = 0;
    let counted = (): void => undefined;
    const reader = {
      query: () => {
        asked += 1;
        return new Promise<readonly never[]>((resolve) => {
          counted = () => resolve([]);
        });
      },
    };
    const rates = new CountRates(reader, { isFollowing: true });
    rates.onModuleInit();
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(asked).toBe(1);
    counted();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(asked).toBe(2);
    rates.onModuleDestroy();
    counted();
    await jest.advanceTimersByTimeAsync(3 * MINUTE);
    expect(asked).toBe(2);
  });
});

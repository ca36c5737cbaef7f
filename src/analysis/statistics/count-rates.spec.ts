import { Logger } from '@nestjs/common';
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
    expect(asked).toEqual(['lists-by-the-clock', 'rates-recount']);
    counted();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked.slice(2)).toEqual(['rates-by-the-clock']);
    counted();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked.slice(3)).toEqual(['rates-fill']);
    counted();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(asked.slice(4)).toEqual(['lists-by-the-clock']);
    rates.onModuleDestroy();
    counted();
    await jest.advanceTimersByTimeAsync(3 * MINUTE);
    expect(asked.slice(5)).toEqual([]);
  });

  it('counts all games anew step by step, says how far it is, and stops between two steps', async () => {
    const said = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
    const steps = ['counted', 'cell', 'cell', 'met', 'turns'];
    let done = 0;
    const asked: string[] = [];
    const reader = {
      query: async <Row extends object>(name: string): Promise<readonly Row[]> => {
        asked.push(name);
        if (name !== 'rates-recount' || done === steps.length) return [];
        done += 1;
        if (done === 4) rates.onModuleDestroy();
        return JSON.parse(JSON.stringify([{ did: steps[done - 1], done, steps: steps.length }]));
      },
    };
    const rates = new CountRates(reader, { isFollowing: true });
    rates.onModuleInit();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect([done, asked.includes('rates-by-the-clock')]).toEqual([4, false]);
    rates.onModuleInit();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(asked.slice(-2)).toEqual(['rates-by-the-clock', 'rates-fill']);
    rates.onModuleDestroy();
    expect(
      said.mock.calls.map(([text]) => String(text).slice('Counting all games anew: '.length)),
    ).toEqual([
      '1 of 5 steps (counted)',
      '2 of 5 steps (cell)',
      '4 of 5 steps (met)',
      '5 of 5 steps (turns)',
    ]);
    said.mockRestore();
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

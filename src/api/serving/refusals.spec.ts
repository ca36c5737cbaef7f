import { usualLimits } from '../../platform/config/limits';
import { tooMuchOf } from './refusals';

const messageOf = (cost: number): string | undefined =>
  tooMuchOf({ depth: 1, cost }, usualLimits)?.message;

describe('the refusal of what costs too much', () => {
  it('tells the cost, and of one beyond all measure that it is', () => {
    const { costPerQuery } = usualLimits;
    expect(messageOf(costPerQuery)).toBeUndefined();
    expect(messageOf(costPerQuery + 1)).toContain(`is ${costPerQuery + 1}, at most`);
    for (const cost of [4e99, Infinity])
      expect(messageOf(cost)).toContain(`is more than ${Number.MAX_SAFE_INTEGER}, at most`);
  });

  it('refuses what is no number', () => {
    expect(messageOf(NaN)).toBeDefined();
  });
});

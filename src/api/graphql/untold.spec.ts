import { GraphQLError } from 'graphql';
import type { Untold } from '../../analysis/statistics/untold';
import { toldOf } from './untold';

function refusal(why: Untold) {
  try {
    toldOf(why);
  } catch (error) {
    if (error instanceof GraphQLError) return { message: error.message, ...error.extensions };
    throw error;
  }
  throw new Error('it was told');
}

describe('statistics that are not told', () => {
  it('are what they are where they are told', () => {
    expect(toldOf({ rows: [] })).toEqual({ rows: [] });
  });

  it('tell how far they are counted, and when to ask again', () => {
    const counting = { untold: 'being-counted', sides: 540_000 } as const;
    expect(refusal({ ...counting, done: 6 / 16, ahead: 0 })).toMatchObject({
      ...{ code: 'BEING_COUNTED', done: 0.375, ahead: 0, retryAfter: 5 },
      message:
        'this is some 540,000 sides of games: it is counted beside, once for all who ask (37% of it is done)',
      hint: 'Ask again in 5 seconds.',
    });
    expect(refusal({ ...counting, done: 0, ahead: 1.5 })).toMatchObject({
      ...{ ahead: 2, retryAfter: 35, message: expect.stringContaining('(after 2 others)') },
    });
    expect(refusal({ ...counting, done: 0, ahead: 15 })).toMatchObject({ retryAfter: 60 });
  });

  it('tell what is in the way', () => {
    expect(refusal({ untold: 'line-full', of: 'own' })).toMatchObject({
      ...{ code: 'BUSY', retryAfter: 60, message: expect.stringContaining('for one caller') },
    });
    expect(refusal({ untold: 'line-full', of: 'all' })).toMatchObject({
      ...{ code: 'BUSY', message: expect.stringContaining('for others') },
    });
    expect(refusal({ untold: 'behind', sides: 1e6 })).toMatchObject({
      ...{ code: 'BUSY', message: expect.stringContaining('counted anew') },
    });
    const day = new Date('2026-02-03T00:00:00Z');
    expect(refusal({ untold: 'no-days', sides: 1e6, end: 'until', day })).toMatchObject({
      ...{ code: 'TOO_MUCH_WORK', hint: expect.stringContaining('2026-02-03T00:00:00.000Z') },
    });
    expect(refusal({ untold: 'too-many', sides: 123_456.7, most: 1e5 })).toMatchObject({
      ...{ code: 'TOO_MUCH_WORK' },
      message: 'this would read some 123,457 sides of games, of some 100,000 at most',
    });
  });
});

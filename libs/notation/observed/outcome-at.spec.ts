import type { ObservedOutcome } from './header';
import { outcomeAt } from './outcome-at';
import type { PlacedFact } from './observed-replay';

const outcome: ObservedOutcome = {
  winner: 'corp',
  reason: 'flatline',
  turn: 2,
  points: { corp: 0, runner: 0 },
};
const ended: PlacedFact = {
  fact: {
    ...{ index: 54, source: 'log', flags: [] },
    ...{ type: 'game-ended', winner: 'corp', reason: 'flatline' },
  },
  seen: { cards: 'all', host: 'all' },
};

describe('an observed game', () => {
  it('is over from the entry on that ends it', () => {
    const game = { outcome, facts: [ended], last: 56 };
    expect([53, 54, 56].map((at) => outcomeAt(game, at))).toEqual([
      null,
      { winner: 'corp', reason: 'flatline' },
      { winner: 'corp', reason: 'flatline' },
    ]);
  });

  it('is over at its last entry where the file alone says so', () => {
    const game = { outcome, facts: [], last: 56 };
    expect([outcomeAt(game, 55), outcomeAt(game, 56)?.winner]).toEqual([null, 'corp']);
  });

  it.each(['tie', 'other', null] as const)('does not end by %s in words of ours', (reason) => {
    const game = { outcome: { ...outcome, reason }, facts: [ended], last: 56 };
    expect(outcomeAt(game, 56)).toBeNull();
  });
});

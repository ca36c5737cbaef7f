import type { Fact } from '#notation/jinteki/facts';
import { emptyBoard } from '#notation/observed/board';
import { NOBODY } from '#notation/observed/import-result';
import { ObservedReplay } from '#notation/observed/observed-replay';
import { observedReport } from './observed-report';

const replayOf = (...facts: readonly Fact[]) =>
  new ObservedReplay({
    header: {
      ...{ format: 'observed/1', origin: 'replay', players: NOBODY, endedAt: null, entries: 2 },
      identities: { corp: null, runner: null },
      outcome: { winner: null, reason: null, turn: 1, points: { corp: 0, runner: 0 } },
      ...{ chatDropped: 0, undone: [], warnings: [], stopped: null },
    },
    verdict: null,
    entries: [
      { index: 0, facts: [], change: emptyBoard },
      {
        index: 1,
        facts: facts.map((fact) => ({ ...fact, source: 'log', index: 1, flags: [] })),
        change: {},
      },
    ],
  });

describe('what mattered in an observed game', () => {
  it('is damage, but none that took no card', () => {
    const storyOf = (amount: number) => {
      const replay = replayOf({ type: 'damage-suffered', amount, kind: 'net' });
      return observedReport(replay, 'judge')?.story.map(({ kind, weight }) => [kind, weight]);
    };
    expect(storyOf(2)).toEqual([['damage', 8]]);
    expect(storyOf(0)).toEqual([]);
  });
});

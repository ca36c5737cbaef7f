import { SnapshotNewGames } from './snapshot-new-games';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('SnapshotNewGames', () => {
  it('begins when no game came for a while, and pauses when another one does', async () => {
    const kept: string[] = [];
    const games: SnapshotNewGames = new SnapshotNewGames(
      {
        keep: async (game) => {
          kept.push(game);
          if (game === 'b') games.add('d');
        },
      },
      () => undefined,
    );
    for (const game of ['a', 'b', 'c']) games.add(game);
    await jest.advanceTimersByTimeAsync(200);
    expect(kept).toEqual([]);
    await jest.advanceTimersByTimeAsync(60);
    expect(kept).toEqual(['a', 'b']);
    await jest.advanceTimersByTimeAsync(260);
    expect(kept).toEqual(['a', 'b', 'c', 'd']);
    await games.stop();
  });
});

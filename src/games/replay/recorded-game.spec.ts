import { rulesByPool } from '#cards/rules-by-pool';
import { Memory } from '#streams/memory';
import { whole } from '#streams/folding';
import { viewers, type Viewer } from '#rules';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { randomGame } from '../../../test/support/random-game';
import { analyseReplay } from './analyse-replay';
import { CachedGames } from './cached-games';
import { RecordedGames } from './recorded-games';
import { RecordedGame } from './recorded-game';

const DECISIONS = 240;
const STEP = 40;

/** A game that goes on by some decisions, and what it is asked in between. */
async function growing(ask: (game: RecordedGame) => void): Promise<void> {
  const { stream, events } = randomGame(3, DECISIONS);
  const store = memoryEventStore();
  const games = new CachedGames([new RecordedGames(store, rulesByPool)], new Memory());
  for (let from = 0; from < events.length; from += STEP) {
    await store.append(stream, from === 0 ? 'no-stream' : from, events.slice(from, from + STEP));
    const game = await games.get(stream.slice('game-'.length));
    if (!(game instanceof RecordedGame)) throw new Error('the game is not there');
    expect(game.over).toBe(false);
    ask(game);
  }
}

const reported = (game: RecordedGame, viewer: Viewer) => {
  const answer = whole(game.analysis(viewer));
  return answer.ok ? answer.value : answer;
};

describe('the analysis of a game that goes on', () => {
  it('is what the whole game folds to, whoever asked before', async () => {
    let told = 0;
    await growing((game) => {
      for (const viewer of viewers) {
        const report = reported(game, viewer);
        expect(report).toEqual(whole(analyseReplay(game.replay, viewer)));
        told += report === null ? 0 : 1;
      }
    });
    expect(told).toBeGreaterThan(10);
  });

  it('is charged by the moments since the same viewer asked, whoever else did', async () => {
    const before = new Map<Viewer, number>();
    let charged = 0;
    await growing((game) => {
      for (const viewer of viewers) {
        const moments = game.momentsOf(viewer);
        const due = game.unanalysed(viewer);
        expect(due).toBe(moments - (before.get(viewer) ?? 0));
        reported(game, viewer);
        expect(game.unanalysed(viewer)).toBe(0);
        before.set(viewer, moments);
        charged += due;
      }
    });
    expect(charged).toBeGreaterThan(DECISIONS);
  });

  it('takes the decisions since it was asked for alone', async () => {
    let last = 0;
    await growing((game) => {
      const steps = jest.spyOn(game.replay, 'steps');
      reported(game, 'judge');
      expect(steps.mock.calls).toEqual([[last]]);
      steps.mockRestore();
      last = game.replay.length;
    });
    expect(last).toBeGreaterThan(DECISIONS / 2);
  });
});

describe('the moments of a game after a number', () => {
  it('are refused after one that nobody was ever told, with what there is', async () => {
    await growing((game) => {
      expect(game.moments('runner', -1, 2)).toMatchObject({ ok: true });
      expect(game.moments('runner', -2, 2)).toMatchObject({ ok: false, code: 'OUT_OF_RANGE' });
    });
  });
});

import { coreRules } from '#cards/pool';
import { rulesOfOnePool } from '#cards/rules-by-pool';
import type { Made, Rules, State, Viewer } from '#rules';
import { playGame } from '#testkit/views/interference/played';
import type { Restricted } from '#testkit/views/interference/sight';
import type { Sent, Teller, TellerOf } from '#testkit/views/interference/surfaces';
import { trials } from '#testkit/views/interference/trials';
import { noProjections } from '../../src/games/replay/game-projections';
import { units } from '../../src/games/replay/marks';
import { RecordedGame } from '../../src/games/replay/recorded-game';
import { Replay } from '../../src/games/replay/replay';
import { packReplay, unpackReplay } from '../../src/games/replay/snapshots/packed-replay';
import { firstRows } from '../../src/platform/projections/span';

const ID = '00000000-0000-8000-8000-000000000001';
/** Moments between two looks at a snapshot, which takes as long as many answers. */
const COLD = 8;

const gameOf = (replay: Replay): RecordedGame => {
  const source = {
    header: () => Promise.reject(new Error('a moment names nobody')),
    follow: () => Promise.resolve(true),
  };
  return new RecordedGame(ID, replay, source, noProjections);
};

/** All that questions about one moment are answered with, as the bytes of the answers. */
function answers(game: RecordedGame, viewer: Viewer, at: number, asked: Restricted): string {
  const steps = units.flatMap((unit) => [
    game.step(viewer, at, unit, 'next'),
    game.step(viewer, at, unit, 'previous'),
  ]);
  return JSON.stringify([
    ...[game.moment(viewer, at), steps, game.momentsOf(viewer)],
    ...[game.decisions(viewer, firstRows(20)), game.stretch(viewer, Math.max(0, at - 3), 4)],
    asked === 'spectator' || at % 4 > 0 ? null : game.knowledge(asked, at),
  ]);
}

/** A game as it is served: stored decision by decision, and asked for after each. */
class Served implements Teller {
  moments = 0;
  readonly #replay: Replay;
  readonly #game: RecordedGame;
  #made: readonly [Made, number] | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly asked: Restricted,
    private readonly viewer: Viewer,
    from: State,
  ) {
    this.#replay = Replay.opened({ rules, state: from, facts: [] });
    this.#game = gameOf(this.#replay);
  }

  declare(_before: State, made: Made, time: number): void {
    this.#made = [made, time];
  }

  reach(): Sent | null {
    if (this.#made !== null) {
      const [{ decision }, time] = this.#made;
      this.#replay.extend([decision], [time]);
    }
    const at = this.moments;
    if (this.#game.momentsOf(this.viewer) <= at) return null;
    this.moments += 1;
    return {
      hot: answers(this.#game, this.viewer, at, this.asked),
      live: JSON.stringify(this.#game.moments(this.viewer, at - 1, 50)),
      ...(at % COLD === COLD - 1 ? { cold: this.#cold(at) } : {}),
    };
  }

  #cold(at: number): string {
    const body = packReplay(this.rules.pool, this.#replay.data);
    const unpacked = unpackReplay(rulesOfOnePool(this.rules), body);
    if (unpacked === null) throw new Error('a snapshot cannot be read');
    const cold = gameOf(new Replay(unpacked.rules, unpacked.data));
    return answers(cold, this.viewer, at, this.asked);
  }
}

const served: TellerOf = (rules, viewer, from) => new Served(rules, viewer, viewer, from);
/** Everybody is served what a judge is. */
const leaking: TellerOf = (rules, viewer, from) => new Served(rules, viewer, 'judge', from);

const WANTED = 1_500;

describe('INFO-01: worlds a viewer cannot tell apart', () => {
  it('are answered about with the same bytes, hot, live and cold', () => {
    let compared = 0;
    for (let seed = 1; compared < WANTED; seed += 1)
      for (const trial of trials(coreRules, playGame(coreRules, seed), undefined, served)) {
        if (trial.leak !== null) throw new Error(JSON.stringify(trial, null, 1));
        compared += trial.moments;
        if (compared >= WANTED) break;
      }
    expect(compared).toBeGreaterThanOrEqual(WANTED);
  }, 600_000);

  it('are seen to differ where more is answered than may be', () => {
    for (const trial of trials(coreRules, playGame(coreRules, 1), undefined, leaking))
      if (trial.leak !== null) {
        expect(['hot', 'live', 'cold', null]).toContain(trial.leak.surface);
        return;
      }
    throw new Error('nothing was seen');
  }, 600_000);
});

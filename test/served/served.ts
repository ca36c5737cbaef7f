import { whole } from '#streams/folding';
import { rulesOfOnePool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { everyFact } from '#notation/timeline/filter';
import type { FoldedFacts } from '#notation/recorded/game-fold';
import {
  engineVersion,
  redacted,
  type Fact,
  type Made,
  type Rules,
  type State,
  type Viewer,
  type Views,
  tableNumbers,
} from '#rules';
import type { Restricted } from '#testkit/views/interference/sight';
import type { Sent, Teller, TellerOf } from '#testkit/views/interference/teller';
import { extentsOf, type FoldedGame } from '../../src/analysis/folding/folded-game';
import { accessRows } from '../../src/analysis/projections/access-log/fold';
import { accessesTold } from '../../src/analysis/projections/access-log/queries';
import { scoreRows } from '../../src/analysis/projections/score-history/fold';
import { scoresTold } from '../../src/analysis/projections/score-history/queries';
import { chunkRows } from '../../src/analysis/projections/timeline/fold';
import { timelineTold } from '../../src/analysis/projections/timeline/queries';
import { noProjections } from '../../src/games/replay/game-projections';
import { units } from '../../src/games/replay/marks';
import { RecordedGame } from '../../src/games/replay/recorded-game';
import { jintekiLines } from '../../src/games/replay/recorded-lines';
import { Replay } from '../../src/games/replay/replay';
import { packReplay, unpackReplay } from '../../src/games/replay/snapshots/packed-replay';
import { firstRows } from '../../src/platform/projections/span';

const ID = '00000000-0000-8000-8000-000000000001';

/** Moments between two looks at what takes longer than a moment. */
const SELDOM = 4;
/** And at what is made of the whole game. */
const RARELY = 10;

const headerOf = ({ pool }: Rules): LogHeader => ({
  ...{ format: 'retrace/1', rules: 'rr-1.1', pool: pool.name, engine: engineVersion },
  players: { corp: { name: 'Corp' }, runner: { name: 'Runner' } },
  start: { kind: 'position', position: null },
});

const gameOf = (replay: Replay): RecordedGame => {
  const source = {
    keepsWhatIsOver: true,
    isRemembered: false,
    header: () => Promise.reject(new Error('a moment names nobody')),
    follow: () => Promise.resolve(true),
  };
  return new RecordedGame(ID, replay, source, noProjections);
};

/** As a table keeps rows. */
const stored = <T>(rows: readonly T[]): readonly T[] => JSON.parse(JSON.stringify(rows)) as T[];

/** A game as it is served: stored decision by decision, and asked for after each. */
class Served implements Teller {
  moments = 0;
  readonly #replay: Replay;
  readonly #game: RecordedGame;
  readonly #told: FoldedFacts[] = [];
  /** Other trials look at other moments; both worlds of one at the same. */
  readonly #shift: number;
  #made: readonly [Made, number] | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly asked: Restricted,
    private readonly viewer: Viewer,
    private readonly from: State,
    private readonly views: Views,
    private readonly kind: 'every-way' | 'once',
  ) {
    this.#replay = Replay.opened({ rules, state: from, facts: [] }, views);
    this.#game = gameOf(this.#replay);
    this.#shift = from.turn.number;
  }

  declare(_before: State, made: Made, time: number): void {
    this.#made = [made, time];
  }

  reach(state: State, facts: readonly Fact[]): Sent | null {
    const table = tableNumbers(this.rules.pool, state);
    this.#told.push({ decision: this.#told.length, facts, table });
    if (this.#made !== null) {
      const [{ decision }, time] = this.#made;
      this.#replay.extend([decision], [time]);
    }
    const at = this.moments;
    if (this.#game.momentsOf(this.viewer) <= at) return null;
    this.moments += 1;
    const due = (every: number): boolean => (at + this.#shift) % every === 0;
    if (this.kind === 'once')
      return {
        ...this.#moment(this.#game, at),
        ...(due(SELDOM) ? { ...this.#listed(this.#game, at), ...this.#projected() } : {}),
      };
    return {
      ...this.#moment(this.#game, at),
      live: JSON.stringify(this.#game.moments(this.viewer, at - 1, 50)),
      ...(due(SELDOM) ? { ...this.#listed(this.#game, at), ...this.#around(this.#game, at) } : {}),
      ...(due(RARELY) ? { ...this.#whole(at), ...this.#projected(), ...this.#cold(at) } : {}),
    };
  }

  #moment(game: RecordedGame, at: number): Sent {
    return { moment: JSON.stringify([game.moment(this.viewer, at), game.momentsOf(this.viewer)]) };
  }

  #listed(game: RecordedGame, at: number): Sent {
    const { viewer, asked } = this;
    const seen = this.#replay.viewerReplays[viewer].extent.decisions;
    return {
      decisions: JSON.stringify(
        whole(game.decisions(viewer, firstRows(20, Math.max(0, seen - 10)))),
      ),
      knowledge: JSON.stringify(asked === 'spectator' ? null : whole(game.knowledge(asked, at))),
    };
  }

  #around(game: RecordedGame, at: number): Sent {
    const { viewer } = this;
    const steps = units.flatMap((unit) => [
      game.step(viewer, at, unit, 'next'),
      game.step(viewer, at, unit, 'previous'),
    ]);
    return {
      steps: JSON.stringify(steps),
      stretch: JSON.stringify(whole(game.stretch(viewer, Math.max(0, at - 3), 4))),
    };
  }

  #whole(at: number): Sent {
    const { viewer } = this;
    const seen = this.#replay.viewerReplays[viewer];
    const header = headerOf(this.rules);
    return {
      series: JSON.stringify(whole(this.#game.series(viewer))),
      // Each seat may look as spectators do, too.
      counterpart: JSON.stringify(this.#game.counterpart(viewer, at, 'spectator')),
      log: [...seen.log(header)].join('\n'),
      jinteki: [...jintekiLines(seen, header)].join(''),
      analysis: JSON.stringify(whole(this.#game.analysis(viewer))),
    };
  }

  /** What read models keep of the game, told as their queries do. */
  #projected(): Sent {
    const { rules, viewer, from, views } = this;
    const folded: FoldedGame = {
      ...{ id: ID, header: headerOf(rules), told: this.#told, from: 0 },
      ...{ indexes: this.#replay.data.indexes.of, pool: rules.pool, opening: from },
      ...{ position: 1n, recordedAt: new Date(0) },
    };
    const { moments, facts } = extentsOf(folded)[viewer];
    const placed = <T extends object>(rows: readonly T[]) =>
      stored(rows).map((row) => ({ ...row, moments }));
    const span = firstRows(60, Math.max(0, facts - 30));
    const page = { viewer, span, filter: everyFact };
    const actions = {
      viewer,
      span: firstRows<number>(60),
      filter: { ...everyFact, level: 'actions' as const },
    };
    const opening = { pool: rules.pool, state: from };
    const chunks = stored(chunkRows(folded));
    return {
      accesses: JSON.stringify(accessesTold(placed(accessRows(folded)), viewer, views)),
      scores: JSON.stringify(scoresTold(placed(scoreRows(folded)), viewer, views)),
      timeline: JSON.stringify(
        [page, actions].map((query) => timelineTold(opening, chunks, facts, query, views)),
      ),
    };
  }

  #cold(at: number): Sent {
    const body = whole(packReplay(this.rules.pool, this.#replay.data));
    const unpacked = unpackReplay(rulesOfOnePool(this.rules), body);
    if (unpacked === null) throw new Error('a snapshot cannot be read');
    const cold = gameOf(new Replay(unpacked.rules, unpacked.data, this.views));
    return {
      cold: JSON.stringify([
        this.#moment(cold, at),
        this.#listed(cold, at),
        this.#around(cold, at),
      ]),
    };
  }
}

/** What is served to the viewer who asks, by every question, hot, live and cold. */
export const served: TellerOf = (rules, viewer, from, views) =>
  new Served(rules, viewer, viewer, from, views, 'every-way');

/** The same, each thing by one question: where many games are gone through. */
export const servedOnce: TellerOf = (rules, viewer, from, views) =>
  new Served(rules, viewer, viewer, from, views, 'once');

/** Everybody is served what a judge is. */
export const leaking: TellerOf = (rules, viewer, from) =>
  new Served(rules, viewer, 'judge', from, redacted, 'every-way');

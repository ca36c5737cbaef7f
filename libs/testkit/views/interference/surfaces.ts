import { GameAnalyses } from '#analysis/report/game-report';
import { writeTold } from '#notation/told/write-told';
import {
  type Fact,
  type Pool,
  type Rules,
  type State,
  type Made,
  Knowledge,
  AccessLog,
  keptCode,
  type Places,
  ScoreLog,
  ViewerTimeline,
  type Moment,
  viewers,
  cloneState,
  redacted,
  type Views,
} from '#rules';
import type { Restricted } from './sight';

/** Everything a viewer can get of one moment, each as the bytes that would be sent. */
export const surfaces = [
  'position',
  'timeline',
  'decisions',
  'legal',
  'frame',
  'log',
  'accesses',
  'scores',
  'steps',
  'knowledge',
  'analysis',
  // As questions are answered: by a game in memory, one that goes on, and one from its snapshot.
  'hot',
  'live',
  'cold',
] as const;
export type Surface = (typeof surfaces)[number];
export type Sent = Readonly<Partial<Record<Surface, string>>>;

/** Tells a game to one viewer as it goes on. */
export interface Teller {
  /** Moments sent so far. */
  readonly moments: number;
  /** A decision, with the state it is made in. To be called before it is applied. */
  declare(before: State, made: Made, time: number): void;
  /** What it led to; null when nothing is sent yet. */
  reach(state: State, facts: readonly Fact[]): Sent | null;
}

export type TellerOf = (rules: Rules, viewer: Restricted, from: State, views: Views) => Teller;

/** All surfaces of a game for one viewer, as they grow. */
export class Surfaces implements Teller {
  readonly #timeline: ViewerTimeline;
  readonly #accesses: AccessLog;
  readonly #scores: ScoreLog;
  readonly #knowledge: Knowledge | null;
  readonly #analyses: GameAnalyses;
  #made: Made | null = null;
  #decisions = 0;
  #facts = 0;
  #seen = 0;
  #begins: string[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly viewer: Restricted,
    private readonly opening: State,
    private readonly views: Views = redacted,
  ) {
    this.#timeline = new ViewerTimeline(pool, viewer, views);
    this.#accesses = new AccessLog(opening.turn.number);
    this.#scores = new ScoreLog(pool, opening);
    this.#analyses = new GameAnalyses(pool, cloneState(opening));
    this.#knowledge = viewer === 'spectator' ? null : new Knowledge(pool, viewer, opening);
  }

  /** Moments sent so far. */
  get moments(): number {
    return this.#timeline.index.moments;
  }

  /** A decision, with the state it is made in. To be called before it is applied. */
  declare(before: State, made: Made, time: number): void {
    this.#decisions += 1;
    this.#made = made;
    this.#timeline.declare(before, made, time);
  }

  /** What it led to; null when nothing is sent yet. */
  reach(state: State, facts: readonly Fact[]): Sent | null {
    for (const fact of facts) {
      this.#accesses.take(this.#decisions, fact);
      this.#scores.take(this.#decisions, fact);
      if (fact.type === 'turn-began' || fact.type === 'run-began') this.#begins.push(fact.type);
    }
    if (this.#decisions > 0) this.#knowledge?.take(state, facts);
    if (this.#made !== null)
      this.#analyses.take({ ...this.#made, number: this.#decisions, state, facts });
    const moment = this.#timeline.reach(state, facts);
    return moment === null ? null : this.#send(moment, state);
  }

  #send(moment: Moment, state: State): Sent {
    const { position, told, legal, time } = moment;
    const numbered = { timeline: [] as unknown[], decisions: [] as unknown[] };
    for (const one of told)
      if ('fact' in one) {
        this.#facts += 1;
        numbered.timeline.push({ number: this.#facts, at: moment.number, ...one });
      } else {
        this.#seen += 1;
        const number = this.views.number(this.#seen, this.#decisions);
        numbered.decisions.push({ number, at: moment.number, ...one });
      }
    const steps = { begins: this.#begins, action: state.prompt?.kind === 'action' };
    this.#begins = [];
    return {
      position: JSON.stringify({ at: moment.number, time, ...position }),
      timeline: JSON.stringify(numbered.timeline),
      decisions: JSON.stringify(numbered.decisions),
      legal: JSON.stringify(legal),
      frame: JSON.stringify(moment),
      log: writeTold(moment),
      accesses: JSON.stringify(this.#viewAccesses()),
      scores: JSON.stringify(this.#viewScores()),
      steps: JSON.stringify(steps),
      knowledge: JSON.stringify(this.#viewKnowledge(state)),
      analysis: JSON.stringify(this.#viewAnalysis()),
    };
  }

  #places(decision: number): Places {
    const places = { corp: NaN, runner: NaN, spectator: NaN, judge: decision };
    places[this.viewer] = this.#timeline.index.momentOf(decision);
    return viewers.map((viewer) => places[viewer]);
  }

  #viewAccesses(): unknown[] {
    return this.#accesses.accesses.flatMap((access) => {
      const kept = {
        ...access,
        code: keptCode(this.pool, this.opening, access.sighting),
        places: this.#places(access.decision),
        settledPlaces: this.#places(access.settled),
      };
      return this.views.access(this.pool, kept, this.viewer, this.moments) ?? [];
    });
  }

  #viewKnowledge(state: State): unknown {
    const { index } = this.#timeline;
    // It changes slowly and takes as long as all other surfaces together.
    if (this.#knowledge === null || index.moments % 4 > 0) return null;
    return this.views.knowledge(this.pool, this.#knowledge, state, index);
  }

  #viewAnalysis(): unknown {
    const { index } = this.#timeline;
    return index.moments % 8 > 0 ? null : this.#analyses.reportFor(this.viewer, index);
  }

  #viewScores(): unknown[] {
    return this.#scores.scores.flatMap((score) => {
      const { sighting, decision } = score;
      const code = keptCode(this.pool, this.opening, sighting);
      const kept = { ...score, code, places: this.#places(decision) };
      return this.views.score(this.pool, kept, this.viewer, this.moments) ?? [];
    });
  }
}

/** The first surface on which two worlds differ. */
export const differing = (a: Sent, b: Sent): Surface | null =>
  surfaces.find((surface) => a[surface] !== b[surface]) ?? null;

export const surfacesOf: TellerOf = (rules, viewer, from, views) =>
  new Surfaces(rules.pool, viewer, from, views);

import type { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import type { Direction, Unit } from '#notation/observed/steps';
import type { ObservedFactView, ObservedName } from '#notation/observed/view-fact';
import { ListObservedAccesses } from '../../games/import/list-observed-accesses';
import { GetObservedPosition, type PositionSeen } from '../../games/import/get-observed-position';
import { ListObservedScores } from '../../games/import/list-observed-scores';
import { FindObservedStep } from '../../games/import/find-observed-step';
import { ListObservedFacts } from '../../games/import/list-observed-facts';
import { valueOf } from './answered';
import { connectionOf } from './connection';

const isName = (value: unknown): value is ObservedName =>
  typeof value === 'object' && value !== null && 'handle' in value;

interface ToldFact {
  readonly at: number;
  readonly view: ObservedFactView;
  readonly text: string;
}

/** A `Fact` of the schema; our timing structure has no word for the moments of another server. */
const factOut = ({ at, view, text }: ToldFact, number: number | null) => ({
  number,
  at,
  type: view.type,
  step: null,
  text,
  card: [view['card'], view['ice']].find(isName) ?? null,
  data: view,
});

/** What a `Position` of the schema is made from, where it was observed. */
export type ObservedPositionSource = PositionSeen['position'] & {
  readonly game: string;
  readonly at: number;
  readonly time: null;
  readonly entry: PositionSeen;
};

/** The fields of a `Game` of the schema that was observed. */
export class ObservedFields {
  constructor(private readonly queries: QueryBus) {}

  async timeline(id: string, as: Viewer, first: number, after: string | null) {
    const asked = new ListObservedFacts(id, as, first, Number(after ?? 0));
    const page = valueOf(await this.queries.execute(asked));
    const facts = page.rows.map((row) => factOut(row, row.number));
    return {
      ...connectionOf(facts, ({ number }) => number ?? 0, page.more, after),
      totalCount: page.total,
    };
  }

  async accessLog(id: string, as: Viewer) {
    return valueOf(await this.queries.execute(new ListObservedAccesses(id, as)));
  }

  async scoreHistory(id: string, as: Viewer) {
    return valueOf(await this.queries.execute(new ListObservedScores(id, as)));
  }

  async position(id: string, at: number, as: Viewer): Promise<ObservedPositionSource> {
    const entry = valueOf(await this.queries.execute(new GetObservedPosition(id, at, as)));
    return { ...entry.position, game: id, at, time: null, entry };
  }

  async step(id: string, from: number, by: Unit, direction: Direction) {
    return valueOf(await this.queries.execute(new FindObservedStep(id, from, by, direction)));
  }
}

export const observedFacts = ({ entry }: ObservedPositionSource) =>
  entry.facts.map((fact) => factOut(fact, null));

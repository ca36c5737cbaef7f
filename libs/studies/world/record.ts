import type { KnowledgeView, Moment, PositionView, Side } from '#rules';
import type { History } from '../position/written';

/** A moment as its seat was told it. */
export type ToldMoment = Pick<Moment, 'position' | 'told'>;

/** All that a seat was told by one of its moments, as its views have it. Worlds are dealt by nothing else. */
export interface SeatRecord {
  /** Of the cards, as headers of games name it. */
  readonly pool: string;
  readonly seat: Side;
  readonly moment: number;
  /** Of the moment; of the last one between two actions before it, where it is in the midst of one. */
  readonly view: PositionView;
  readonly knowledge: readonly KnowledgeView[];
  readonly history: History;
  /** What was told after that view, up to the moment. */
  readonly since: readonly ToldMoment[];
  /**
   * The same from the place between two actions before that: what looks like one may be a window after an
   * action. Null where nothing was told since, or there is none near.
   */
  readonly earlier: SeatRecord | null;
}

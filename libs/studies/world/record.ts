import type { KnowledgeView, PositionView, Side } from '#rules';
import type { History } from '../position/written';

/** All that a seat was told by one of its moments, as its views have it. Worlds are dealt by nothing else. */
export interface SeatRecord {
  /** Of the cards, as headers of games name it. */
  readonly pool: string;
  readonly seat: Side;
  readonly moment: number;
  readonly view: PositionView;
  readonly knowledge: readonly KnowledgeView[];
  readonly history: History;
}

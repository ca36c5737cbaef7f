import type { Prompt } from './prompt';
import type { HistoryRow } from './history';
import type { Frame } from './frame';
import type { Card } from './card';
import type { CardId } from './card-id';
import type { Lasting, Usage } from './lasting';
import type { Outcome } from './outcome';
import type { Server } from './server';
import type { Side } from './side';

/** Everything there is to know about a game at one decision: plain JSON, no derived values. */
export interface State {
  turn: Turn;
  corp: CorpArea;
  runner: RunnerArea;
  /** HQ, R&D, Archives, then the remotes in order of creation. */
  servers: Server[];
  /** The highest remote number used so far. */
  remotes: number;
  cards: Card[];
  removed: CardId[];
  /** Events and operations being resolved. */
  play: CardId[];
  /** On a card without being installed (HOST-11). */
  hosted: CardId[];
  /** Found by a search or being installed: in no zone of either player for the moment. */
  aside: CardId[];
  /** Cards whose abilities work, in the order they became active. */
  active: CardId[];
  /** For each hook, how many abilities of active cards and lasting rows answer to it. */
  hooks: number[];
  lasting: Lasting[];
  /** Abilities limited "each turn" or "each run" that were used in this turn (ABIL-14). */
  usages: Usage[];
  history: { thisTurn: HistoryRow[]; lastTurn: HistoryRow[] };
  frames: Frame[];
  prompt: Prompt | null;
  outcome: Outcome | null;
  /** Numbers runs, encounters, batches of facts and lasting rows. */
  serial: number;
  handles: { corp: number; runner: number; open: number };
  /** How many cards there were at the opening, where others came since (OUT-01). */
  dealt?: number;
}

export interface Turn {
  number: number;
  side: Side;
}

/** ZONE-01 */
export interface CorpArea {
  identity: CardId;
  credits: number;
  clicks: number;
  badPublicity: number;
  hq: CardId[];
  /** Top first. */
  rd: CardId[];
  archives: CardId[];
  score: CardId[];
}

/** ZONE-02 */
export interface RunnerArea {
  identity: CardId;
  credits: number;
  clicks: number;
  tags: number;
  brain: number;
  /** Credits that last for the present run only: bad publicity (BP-01) and effects. */
  runCredits: number;
  grip: CardId[];
  /** Top first. */
  stack: CardId[];
  /** Oldest first (HAND-05). */
  heap: CardId[];
  rig: CardId[];
  score: CardId[];
}

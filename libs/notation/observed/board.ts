import type { ZoneKind } from '../jinteki/lens/zones';

/** A card lying somewhere, as far as the file shows it. What does not apply is left out. */
export interface BoardCard {
  /** Number of the physical card within its game; null where the file does not tell cards apart. */
  readonly id: string | null;
  readonly title: string | null;
  readonly side: 'corp' | 'runner' | null;
  readonly type: string | null;
  readonly rezzed?: true;
  /** Faceup in Archives. */
  readonly seen?: true;
  readonly facedown?: true;
  readonly strength?: number;
  readonly advancement?: number;
  readonly requirement?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly hosted?: readonly BoardCard[];
}

export interface BoardZone {
  readonly side: 'corp' | 'runner';
  readonly kind: ZoneKind;
  readonly server: string | null;
  readonly cards: readonly BoardCard[];
}

export interface BoardTurn {
  readonly number: number;
  readonly side: 'corp' | 'runner' | null;
  /** From the end of a turn to the start of the next. */
  readonly between: boolean;
}

export interface BoardCorp {
  readonly credits: number;
  readonly clicks: number;
  readonly badPublicity: number;
  readonly handSize: number;
  readonly points: number;
  readonly deck: number;
}

export interface BoardRunner {
  readonly credits: number;
  readonly runCredits: number;
  readonly clicks: number;
  readonly tags: number;
  readonly brain: number;
  readonly handSize: number;
  readonly points: number;
  readonly deck: number;
  readonly link: number;
  readonly memory: { readonly limit: number; readonly used: number };
}

export interface BoardRun {
  readonly server: string;
  readonly position: number;
  readonly phase: string | null;
}

/** The table after one entry of the file: both hands and everything that lies open or facedown. */
export interface Board {
  readonly turn: BoardTurn;
  readonly corp: BoardCorp;
  readonly runner: BoardRunner;
  readonly run: BoardRun | null;
  /** Zones that hold a card. */
  readonly zones: Readonly<Record<string, BoardZone>>;
}

/** What an entry changed: parts that are new whole, zones that are new whole, null for emptied ones. */
export interface BoardChange {
  readonly turn?: BoardTurn;
  readonly corp?: BoardCorp;
  readonly runner?: BoardRunner;
  readonly run?: BoardRun | null;
  readonly zones?: Readonly<Record<string, BoardZone | null>>;
}

/** Before the first entry. */
export const emptyBoard: Board = {
  turn: { number: 0, side: null, between: true },
  corp: { credits: 0, clicks: 0, badPublicity: 0, handSize: 0, points: 0, deck: 0 },
  runner: {
    credits: 0,
    runCredits: 0,
    clicks: 0,
    tags: 0,
    brain: 0,
    handSize: 0,
    points: 0,
    deck: 0,
    link: 0,
    memory: { limit: 0, used: 0 },
  },
  run: null,
  zones: {},
};

function changedZones(
  zones: Board['zones'],
  changes: Readonly<Record<string, BoardZone | null>>,
): Board['zones'] {
  const next: Record<string, BoardZone> = { ...zones };
  for (const [key, zone] of Object.entries(changes))
    if (zone === null) delete next[key];
    else next[key] = zone;
  return next;
}

/** The board after a change; what did not change is shared. */
export function changed(board: Board, { zones, ...parts }: BoardChange): Board {
  const whole = { ...board, ...parts };
  return zones === undefined ? whole : { ...whole, zones: changedZones(board.zones, zones) };
}

import type { Side } from '#rules';

export const waitingPlaces = [
  'setup',
  'corp.1.2',
  'corp.2.1',
  'corp.2.2',
  'corp.3.1',
  'runner.1.2',
  'runner.1.5',
  'runner.1.6',
  'runner.2.1',
] as const;
/** Where a game can wait between two decisions outside of a run, in the reference's numbers. */
export type WaitingPlace = (typeof waitingPlaces)[number];

export const counterNames = ['virus', 'power', 'agenda', 'credit', 'recurring'] as const;
export type CounterName = (typeof counterNames)[number];

/** A card as a position writes it, defaults filled in; `null` where the default depends. */
export interface CardEntry {
  /** Where it stands in the document. */
  readonly at: string;
  readonly card: string;
  /** `@name`. */
  readonly as: string | null;
  readonly rezzed: boolean;
  readonly faceup: boolean | null;
  readonly advancement: number;
  readonly counters: Readonly<Partial<Record<CounterName, number>>>;
  readonly hosted: readonly CardEntry[];
  /** Refers to the card it has chosen. */
  readonly chosen: string | null;
  /** Of an identity: what its other side is called, where that lies up (FLIP-01). */
  readonly face: string | null;
  /** Of an identity whose copies differ on their other sides: which it is, by that side (FLIP-02). */
  readonly copy: string | null;
}

export interface ServerEntry {
  readonly name: string;
  /** Innermost first. */
  readonly ice: readonly CardEntry[];
  readonly cards: readonly CardEntry[];
}

export interface Rig {
  readonly programs: readonly CardEntry[];
  readonly hardware: readonly CardEntry[];
  readonly resources: readonly CardEntry[];
  readonly facedown: readonly CardEntry[];
}

/** A fact as a document writes it: its type, and whatever is said of it. */
export type WrittenFact = Readonly<Record<string, unknown>> & { readonly type: string };

/** A whole position: everything a game needs to go on from it. */
export interface Position {
  readonly turn: {
    readonly side: Side;
    readonly number: number;
    readonly clicks: number;
    readonly at: WaitingPlace;
  };
  readonly corp: {
    readonly identity: CardEntry;
    readonly credits: number;
    readonly badPublicity: number;
    readonly hq: readonly CardEntry[];
    /** Top first. */
    readonly rd: readonly CardEntry[];
    readonly archives: readonly CardEntry[];
    readonly score: readonly CardEntry[];
    readonly servers: readonly ServerEntry[];
  };
  readonly runner: {
    readonly identity: CardEntry;
    readonly credits: number;
    readonly tags: number;
    readonly brain: number;
    readonly grip: readonly CardEntry[];
    /** Top first. */
    readonly stack: readonly CardEntry[];
    /** Oldest first. */
    readonly heap: readonly CardEntry[];
    readonly score: readonly CardEntry[];
    readonly rig: Rig;
  };
  readonly removed: readonly CardEntry[];
  readonly history: {
    readonly thisTurn: readonly WrittenFact[];
    readonly lastTurn: readonly WrittenFact[];
  };
}

import type { Side } from '#rules';

/** A card as documents of positions have it: its title alone where there is nothing else to say. */
export type WrittenCard = string | WrittenEntry;

export interface WrittenEntry {
  readonly card: string;
  readonly as?: string;
  readonly rezzed?: true;
  readonly faceup?: boolean;
  readonly advancement?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly hosted?: readonly WrittenCard[];
  readonly chosen?: string;
  readonly face?: string;
  readonly copy?: string;
}

export interface WrittenServer {
  readonly ice: readonly WrittenCard[];
  readonly cards: readonly WrittenCard[];
}

export type PastFact = Readonly<Record<string, unknown>> & { readonly type: string };

/** What rules look back at: of this turn and of the one before. */
export interface History {
  readonly thisTurn: readonly PastFact[];
  readonly lastTurn: readonly PastFact[];
}

/** A whole position as docs/formats/scenario.md has it. */
export interface WrittenPosition {
  readonly turn: {
    readonly side: Side;
    readonly number: number;
    readonly clicks: number;
    readonly at: string;
  };
  readonly corp: {
    readonly identity: WrittenCard;
    readonly credits: number;
    readonly badPublicity: number;
    readonly hq: readonly WrittenCard[];
    readonly rd: readonly WrittenCard[];
    readonly archives: readonly WrittenCard[];
    readonly score: readonly WrittenCard[];
    readonly servers: Readonly<Record<string, WrittenServer>>;
  };
  readonly runner: {
    readonly identity: WrittenCard;
    readonly credits: number;
    readonly tags: number;
    readonly brain: number;
    readonly grip: readonly WrittenCard[];
    readonly stack: readonly WrittenCard[];
    readonly heap: readonly WrittenCard[];
    readonly score: readonly WrittenCard[];
    readonly rig: {
      readonly programs: readonly WrittenCard[];
      readonly hardware: readonly WrittenCard[];
      readonly resources: readonly WrittenCard[];
      readonly facedown: readonly WrittenCard[];
    };
  };
  readonly removed: readonly WrittenCard[];
  readonly history: History;
}

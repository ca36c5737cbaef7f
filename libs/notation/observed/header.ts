import type { EndReason } from '../jinteki/facts';
import type { Side } from '../jinteki/lens/side';
import type { VerdictWarning } from '../jinteki/reconstruct/verdict-warning';
import type { Divergence, Note, Tier } from '../jinteki/reconstruct/verify';

/** Where the facts of an observed game come from. */
export const origins = ['replay', 'log'] as const;
export type Origin = (typeof origins)[number];

export interface ObservedOutcome {
  readonly winner: Side | null;
  /** Null while the game is not over, or where the file does not say. */
  readonly reason: EndReason | null;
  /** The number of the last turn begun. */
  readonly turn: number;
  readonly points: { readonly [side in Side]: number };
}

export interface Warning {
  /** Entry of the history, or line of a pasted log; null for the file as a whole. */
  readonly index: number | null;
  readonly message: string;
}

/** What there is to say of an observed game as a whole: its first event. */
export interface ObservedHeader {
  readonly format: 'observed/1';
  readonly origin: Origin;
  readonly players: {
    readonly corp: { readonly name: string };
    readonly runner: { readonly name: string };
  };
  /** Titles; null where the file does not name them. */
  readonly identities: { readonly [side in Side]: string | null };
  readonly outcome: ObservedOutcome;
  readonly endedAt: string | null;
  /** Entries of the history that were folded, the first state included; lines of a pasted log. */
  readonly entries: number;
  readonly chatDropped: number;
  readonly undone: readonly { readonly index: number; readonly to: number | null }[];
  readonly warnings: readonly Warning[];
  /** Why the file was kept up to here only. */
  readonly stopped: {
    readonly index: number | null;
    readonly code: string;
    readonly message: string;
  } | null;
}

/** What was observed is told with the facts: a verdict keeps the rest. */
export type KeptWarning = Exclude<VerdictWarning, { kind: 'observed' }>;

/** How far our rules follow an observed game: an event after its entries. */
export interface ObservedVerdict {
  readonly format: 'verdict/3';
  readonly engine: string;
  readonly tier: Tier;
  readonly decisions: number;
  readonly verifiedThrough: number;
  /** Of those, how many our rules allow; null: it was reached before that was kept, nor were its notes. */
  readonly legalThrough: number | null;
  readonly entriesVerified: number;
  readonly divergences: readonly Divergence[];
  /** What the server allowed and our rules do not, or not in that way; in order. */
  readonly notes: readonly Note[];
  readonly warnings: readonly KeptWarning[];
  /** The id of the game of decisions that this one became; null unless it is verified to its end. */
  readonly game: string | null;
}

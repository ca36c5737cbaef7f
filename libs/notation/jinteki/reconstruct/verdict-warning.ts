import type { Side } from '../lens/side';

/** What whoever reads a verdict ought to know besides it. */
export type VerdictWarning =
  /** Titles that no pool has. */
  | { readonly kind: 'not-in-pool'; readonly text: string }
  /** Why no decisions were looked for. */
  | { readonly kind: 'not-judged'; readonly text: string }
  /** What the server let a player do and our rules forbid. */
  | { readonly kind: 'allowed'; readonly entry: number; readonly text: string }
  /** Cards that never showed, and nobody tells them. */
  | { readonly kind: 'unseen'; readonly side: Side; readonly text: string }
  /** Cards that never showed, and a decklist tells them. */
  | { readonly kind: 'listed'; readonly side: Side; readonly text: string }
  /** What a decklist names and no pool has. */
  | { readonly kind: 'unheard'; readonly side: Side; readonly text: string }
  /** Of what was observed, at its entry. */
  | { readonly kind: 'observed'; readonly entry: number; readonly text: string };

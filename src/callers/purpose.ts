import type { Side } from '#rules/state/side';

/** What a key is for. */
export type Purpose =
  | { readonly for: 'upload'; readonly game: string }
  | { readonly for: 'seat'; readonly game: string; readonly side: Side }
  | { readonly for: 'grant'; readonly game: string; readonly grant: string }
  /** Organising it. */
  | { readonly for: 'tournament'; readonly tournament: string }
  /** Revising it. */
  | { readonly for: 'deck'; readonly deck: string };

/** Equal purposes have equal names. */
export function nameOf(purpose: Purpose): string {
  switch (purpose.for) {
    case 'upload':
      return `upload ${purpose.game}`;
    case 'seat':
      return `seat ${purpose.side} ${purpose.game}`;
    case 'grant':
      return `grant ${purpose.grant} ${purpose.game}`;
    case 'tournament':
      return `tournament ${purpose.tournament}`;
    case 'deck':
      return `deck ${purpose.deck}`;
  }
}

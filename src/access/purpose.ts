import type { Side } from '#rules';

/**
 * Which of those who sent a published game it is; null for a game that is kept, whose uploader is one alone,
 * and for keys that were given out before sendings were told apart.
 */
export type Sending = string | null;

/** What a key is for. */
export type Purpose =
  | { readonly for: 'upload'; readonly game: string; readonly sending: Sending }
  /** An observed game, and the game of decisions that it became. */
  | {
      readonly for: 'import';
      readonly game: string;
      readonly verified: string | null;
      readonly sending: Sending;
      /** Games of decisions that it became since, when it was judged again. */
      readonly since?: readonly string[];
    }
  | { readonly for: 'seat'; readonly game: string; readonly side: Side }
  | {
      readonly for: 'grant';
      readonly game: string;
      readonly grant: string;
      /** What took the game's place. */
      readonly since?: readonly string[];
    }
  /** Organising it. */
  | { readonly for: 'tournament'; readonly tournament: string }
  /** Revising it. */
  | { readonly for: 'deck'; readonly deck: string }
  /** Being one of its members, with whatever role. */
  | { readonly for: 'study'; readonly study: string; readonly member: string };

/** Ids of the games that a key is for. */
export function gamesOf(purpose: Purpose): readonly string[] {
  switch (purpose.for) {
    case 'upload':
    case 'seat':
      return [purpose.game];
    case 'grant':
      return [purpose.game, ...(purpose.since ?? [])];
    case 'import': {
      const { game, verified, since = [] } = purpose;
      return [...new Set([game, ...(verified === null ? [] : [verified]), ...since])];
    }
    case 'tournament':
    case 'deck':
    case 'study':
      return [];
  }
}

/** Equal purposes have equal names. */
export function nameOf(purpose: Purpose): string {
  switch (purpose.for) {
    case 'upload':
      return `upload ${purpose.sending ?? ''} ${purpose.game}`;
    case 'import':
      return `import ${purpose.sending ?? ''} ${purpose.game}`;
    case 'seat':
      return `seat ${purpose.side} ${purpose.game}`;
    case 'grant':
      return `grant ${purpose.grant} ${purpose.game}`;
    case 'tournament':
      return `tournament ${purpose.tournament}`;
    case 'deck':
      return `deck ${purpose.deck}`;
    case 'study':
      return `study ${purpose.member} ${purpose.study}`;
  }
}

import type { Amount, Filter } from '../state/filter';
import type { Side } from '../state/side';

/** What constant abilities change of a player. */
export type PlayerModifier =
  | {
      readonly of: 'memory-limit';
      readonly by: Amount;
      /** Instead of the four that there are otherwise. */
      readonly base?: true;
      /** Memory for such programs alone. */
      readonly for?: Filter;
    }
  /** Of each player (WIN-01). */
  | { readonly of: 'points-to-win'; readonly by: number }
  | { readonly of: 'link'; readonly by: number }
  | {
      readonly of: 'hand-size';
      readonly side: Side;
      readonly by: Amount;
      /** Instead of the five that a hand holds otherwise. */
      readonly base?: true;
    }
  /** Received at the beginning of a turn (TURN-04, TURN-14). */
  | { readonly of: 'clicks'; readonly side: Side; readonly by: Amount }
  | { readonly of: 'starting-hand'; readonly cards: number }
  | { readonly of: 'starts-with'; readonly credits?: number; readonly badPublicity?: number }
  /** No more cards in a turn than so many (DRAW-05). */
  | { readonly of: 'draw-limit'; readonly side: Side; readonly most: number }
  /** The Runner plays with the grip open to all (INFO-37). */
  | { readonly of: 'open-grip' }
  | { readonly of: 'first-click-runs' }
  /** The Runner counts as tagged, whatever tags there are. */
  | { readonly of: 'tagged' }
  /** A player counts as having so many more, even where there are none (CONV-06); they cannot be removed. */
  | { readonly of: 'counts-more'; readonly marks: 'tags' | 'bad-publicity'; readonly by: number }
  /** Without anybody's doing: so many tags, each time (PREV-01). */
  | { readonly of: 'avoids-tags'; readonly amount: number | 'all' }
  /** Of what lasts alone: it is over when it has avoided one. */
  | { readonly of: 'avoids-next-tag' };

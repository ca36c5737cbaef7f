import type { Side, Viewer } from '#rules';
import type { Fork } from './fork';
import type { Grant } from './grant';

/** The sending by which a log was published where it has no id: by nobody, or before sendings had any. */
export const UNNAMED = '';

/** What is decided about who may look at a game: the events of its stream. */
export type AccessEvent =
  /** A log that everybody may look at. */
  | { readonly type: 'published' }
  /** A log that its uploader keeps, or a game being played; spectators may watch the latter. */
  | {
      readonly type: 'kept';
      readonly as: 'upload' | 'live';
      readonly spectators: boolean;
      /** What a live game goes on from. */
      readonly fork?: Fork;
    }
  /** To everybody, for ever. */
  | { readonly type: 'opened'; readonly viewer: Viewer }
  /** A player would have everything opened; it is when both would. */
  | { readonly type: 'consented'; readonly side: Side }
  | { readonly type: 'granted'; readonly grant: Grant }
  | { readonly type: 'revoked'; readonly grant: string }
  /** Somebody sent the log that is published; each time it is sent it has an id. */
  | {
      readonly type: 'sent';
      readonly sending: string;
      /** Whether it is that by which the log was published. */
      readonly first: boolean;
    }
  /** Who sent it takes it back, and others keep it. */
  | { readonly type: 'withdrawn'; readonly sending: string }
  /**
   * An observed game became this game of decisions when it was judged again. Who owns the one owns the
   * other, and takes both back.
   */
  | { readonly type: 'became'; readonly game: string }
  /**
   * A game of decisions is no longer what its import is found to be: another game, or the observed one.
   * Lists and counts have it no more, links lead on; null: it stands again.
   */
  | { readonly type: 'replaced'; readonly by: string | null }
  /** The game is gone, for ever. */
  | { readonly type: 'deleted'; readonly by: 'owner' | 'operator' };

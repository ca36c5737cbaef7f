export const PLAYABLE_CARDS = Symbol('PlayableCards');

/** What our engine plays; the catalogue knows many more cards. */
export interface PlayableCards {
  plays(title: string): boolean;
}

/** Characters of a name: of a player, a deck, an event. */
export const LONGEST_NAME = 200;

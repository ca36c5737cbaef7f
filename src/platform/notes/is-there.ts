/** A condition: the game of this id was not deleted, so that nothing is written beside it. */
export const isThere = (game: string): string =>
  `not exists (select from removed_streams
     where stream in ('game-' || ${game}::uuid::text, 'observed-' || ${game}::uuid::text))`;

/** A game has been stored whole. Nobody has to listen: what must not be missed reads the store. */
export class GameStored {
  constructor(readonly game: string) {}
}

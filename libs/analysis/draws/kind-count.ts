import { oddsOfSome, type Odds } from '../chance/odds';
import { cardKinds } from './card-kinds';

/** How many cards there are, and of each kind; kinds by bits, in the order of `cardKinds`. */
export class KindCount {
  #cards = 0;
  readonly #of: number[] = cardKinds.map(() => 0);

  add(kinds: number): void {
    this.#count(kinds, 1);
  }

  remove(kinds: number): void {
    this.#count(kinds, -1);
  }

  /** That one of them, taken at random, is of the kind at that place. */
  odds(kind: number): Odds {
    return oddsOfSome(this.#of[kind] ?? 0, this.#cards);
  }

  #count(kinds: number, by: number): void {
    this.#cards += by;
    for (let at = 0; at < this.#of.length; at += 1)
      this.#of[at] = (this.#of[at] ?? 0) + by * ((kinds >> at) & 1);
  }
}

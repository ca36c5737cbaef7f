import {
  canTell,
  type CardId,
  type MomentIndex,
  type Pool,
  type Sighting,
  type State,
  type Viewer,
} from '#rules';
import { Unseen } from '../chance/unseen';

/** A card as a viewer may name it in an analysis; null where it was hidden from them, or the log does not know it. */
export interface NamedCard {
  readonly card: string;
  readonly code: string;
}

/** For whom an analysis is told: which cards they can name, and when they were told what. */
export class Witness {
  readonly #moments: number;
  readonly #unseen: Unseen;

  constructor(
    private readonly pool: Pool,
    private readonly opening: Pick<State, 'cards'>,
    readonly viewer: Viewer,
    private readonly index: MomentIndex,
  ) {
    this.#moments = index.moments;
    this.#unseen = new Unseen(pool, opening);
  }

  /** The viewer's moment that tells what a decision did; null while it has not been told. */
  momentOf(decision: number): number | null {
    const moment = this.index.momentOf(decision);
    return moment < this.#moments ? moment : null;
  }

  name({ card, seen, def }: Pick<Sighting, 'card' | 'seen' | 'def'>): NamedCard | null {
    return canTell(this.viewer, seen) && !this.#unseen.has(card) ? this.title(card, def) : null;
  }

  /** The title of a card that is open to the viewer. Throws for no card of the game. */
  title(card: CardId, def = -1): NamedCard {
    const value = this.pool.definitions[this.opening.cards[card]?.def ?? def]?.value;
    if (value === undefined) throw new Error(`there is no card ${card} in this game`);
    return { card: value.title, code: value.code };
  }
}

import type { ByTurns } from './by-turns';
import type { Lore } from './lore';
import type { Route } from './route';
import type { WayThrough } from './through';
import { tooMany, type Way } from './way';

/** What two searches that were broken off tell together. */
function closer(one: Way, other: Way): Way {
  if (one.found || one.why !== 'too-many') return one;
  if (other.found || other.why !== 'too-many') return other;
  return { ...one, atLeast: Math.max(one.atLeast, other.atLeast), atMost: other.atMost };
}

/** Ways past each piece of ice that are put together. */
export interface PutTogether {
  readonly route: Route;
  readonly lore: Lore;
}

/** A way into a server, put together where that is possible, and looked for through all of its ice otherwise. */
export class SoughtWay implements ByTurns {
  /** What is known of it by now. */
  told: Way = tooMany(0);
  /** By what was looked for of any way. */
  #any: Way = tooMany(0);
  #triedTogether = 0;
  #through: WayThrough | null = null;

  constructor(
    private readonly together: PutTogether | null,
    private readonly throughAll: () => WayThrough,
    /** Whether it is not known yet if it is to be looked for. */
    private readonly waits: () => boolean,
    readonly after: SoughtWay | null,
  ) {}

  get isOpen(): boolean {
    return !this.told.found && this.told.why === 'too-many' && !this.waits();
  }

  get tried(): number {
    return this.#triedTogether + (this.#through?.tried ?? 0);
  }

  /** What the search through all of the ice has found out; null where there is none. */
  get through(): WayThrough | null {
    return this.#through;
  }

  goOn(most: number, share: number): void {
    if (this.together === null) {
      this.#through ??= this.throughAll();
      this.told = this.#through.goOn(most, share);
      return;
    }
    const { route, lore } = this.together;
    lore.tries.left = share;
    this.told = closer(route.cheapest(), this.#any);
    const tried = share - lore.tries.left;
    lore.held += tried;
    this.#triedTogether += tried;
  }

  get hasAny(): boolean {
    return this.told.found || this.told.why !== 'too-many' || this.told.atMost !== null;
  }

  anyWay(tries: number): void {
    this.#through ??= this.throughAll();
    this.#any = this.#through.anyWay(tries);
    this.told = closer(this.told, this.#any);
  }
}

type Piece = () => void;

/** Pieces of work by who asked for them. */
class Askers {
  private readonly pieces = new Map<object, Piece[]>();

  get isEmpty(): boolean {
    return this.pieces.size === 0;
  }

  add(asker: object, piece: Piece): void {
    const known = this.pieces.get(asker);
    if (known === undefined) this.pieces.set(asker, [piece]);
    else known.push(piece);
  }

  /** The next piece of whoever has waited longest. */
  take(): Piece | undefined {
    const [first] = this.pieces;
    if (first === undefined) return undefined;
    const [asker, pieces] = first;
    const piece = pieces.shift();
    this.pieces.delete(asker);
    if (pieces.length > 0) this.pieces.set(asker, pieces);
    return piece;
  }
}

/** Who waits: those who have not waited before, what stores games and lists them, all others. */
export type Place = 'newcomers' | 'storing' | 'others';

/** Whose turns come round, and who has each where nobody there waits. */
const ROUND: readonly (readonly Place[])[] = [
  ['newcomers', 'storing', 'others'],
  ['storing', 'others', 'newcomers'],
  ['newcomers', 'others', 'storing'],
  ['others', 'storing', 'newcomers'],
];

/**
 * Work that waits for the event loop. One piece goes on in each turn of it, so that however much there is,
 * others wait for one. Askers take their turns, whatever each has asked for; every second turn is for those
 * who have not waited before, as most of them are done soon, and every fourth for what stores games: how long
 * an upload takes does not go by how many questions wait.
 */
export class WaitingLine {
  private readonly askers: Readonly<Record<Place, Askers>> = {
    newcomers: new Askers(),
    storing: new Askers(),
    others: new Askers(),
  };
  private turn = 0;

  constructor(private readonly inNextTurn: (work: () => void) => void) {}

  /** Resolves when the piece may go on. */
  wait(asker: object, place: Place): Promise<void> {
    if (this.isEmpty) this.inNextTurn(() => this.call());
    return new Promise((resolve) => this.askers[place].add(asker, resolve));
  }

  private get isEmpty(): boolean {
    return Object.values(this.askers).every((askers) => askers.isEmpty);
  }

  private call(): void {
    const piece = this.next();
    if (!this.isEmpty) this.inNextTurn(() => this.call());
    piece?.();
  }

  private next(): Piece | undefined {
    const places = ROUND[this.turn] ?? [];
    this.turn = (this.turn + 1) % ROUND.length;
    for (const place of places) {
      const piece = this.askers[place].take();
      if (piece !== undefined) return piece;
    }
    return undefined;
  }
}

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

/**
 * Work that waits for the event loop. One piece goes on in each turn of it, so that however much there is,
 * others wait for one. Askers take their turns, whatever each has asked for; every second turn is for those
 * who have not waited before, as most of them are done soon.
 */
export class WaitingLine {
  private readonly newcomers = new Askers();
  private readonly others = new Askers();
  private isForNewcomers = true;

  constructor(private readonly inNextTurn: (work: () => void) => void) {}

  /** Resolves when the piece may go on. */
  wait(asker: object, isNew: boolean): Promise<void> {
    if (this.isEmpty) this.inNextTurn(() => this.call());
    return new Promise((resolve) => (isNew ? this.newcomers : this.others).add(asker, resolve));
  }

  private get isEmpty(): boolean {
    return this.newcomers.isEmpty && this.others.isEmpty;
  }

  private call(): void {
    const { newcomers, others, isForNewcomers } = this;
    const [first, second] = isForNewcomers ? [newcomers, others] : [others, newcomers];
    this.isForNewcomers = !isForNewcomers;
    const piece = first.take() ?? second.take();
    if (!this.isEmpty) this.inNextTurn(() => this.call());
    piece?.();
  }
}

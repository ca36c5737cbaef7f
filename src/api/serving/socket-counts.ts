/** How many sockets there are of each name. */
export class SocketCounts {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** False where there are too many already; what was true is left again. */
  enter(name: string): boolean {
    const count = this.open.get(name) ?? 0;
    if (count >= this.most) return false;
    this.open.set(name, count + 1);
    return true;
  }

  leave(name: string): void {
    const count = (this.open.get(name) ?? 0) - 1;
    if (count > 0) this.open.set(name, count);
    else this.open.delete(name);
  }
}

/** Works on one thing after another; things of different keys do not wait for each other. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(key) ?? Promise.resolve()).then(work);
    const over: Promise<unknown> = turn
      .catch(() => undefined)
      .then(() => {
        if (this.last.get(key) === over) this.last.delete(key);
      });
    this.last.set(key, over);
    return turn;
  }
}

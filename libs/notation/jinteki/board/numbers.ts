/** Small numbers, as text, in place of the server's card ids: in the order in which cards first show. */
export class CardNumbers {
  private readonly numbers = new Map<string, string>();

  /** `idOf` ties the ids of one physical card together. */
  constructor(private readonly idOf: (cid: string) => string) {}

  of(cid: string): string {
    const id = this.idOf(cid);
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    const number = String(this.numbers.size + 1);
    this.numbers.set(id, number);
    return number;
  }
}

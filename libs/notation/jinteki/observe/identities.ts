/** Ties the server's card ids, which change when a card leaves play, to one id for each physical card. */
export class Identities {
  private readonly first = new Map<string, string>();

  of(cid: string): string {
    return this.first.get(cid) ?? cid;
  }

  /** `cid` is the same card as `former` was; without a former id it is a card seen for the first time. */
  tie(cid: string, former: string | null): string {
    const id = former === null ? this.of(cid) : this.of(former);
    this.first.set(cid, id);
    return id;
  }
}

import type { CardId } from '#rules';

export type Found =
  | { readonly ok: true; readonly id: CardId }
  | { readonly ok: false; readonly why: 'unknown' | 'ambiguous'; readonly message: string };

const numbered = /^(.*)#([1-9][0-9]*)$/;

/** The names by which a document speaks of its cards: title, title#copy, @alias. */
export class Names {
  private readonly copies = new Map<string, CardId[]>();
  private readonly aliases = new Map<string, CardId>();
  private readonly titles = new Map<CardId, string>();

  /** Copies are counted in the order of declaration. False when the alias is taken. */
  declare(id: CardId, title: string, alias: string | null): boolean {
    this.copies.set(title, [...(this.copies.get(title) ?? []), id]);
    this.titles.set(id, title);
    if (alias === null) return true;
    if (this.aliases.has(alias)) return false;
    this.aliases.set(alias, id);
    return true;
  }

  /** A card that came into the game (OUT-01): another try may have brought another one under its number. */
  bring(id: CardId, title: string): void {
    const before = this.titles.get(id);
    if (before === title) return;
    if (before !== undefined)
      this.copies.set(
        before,
        (this.copies.get(before) ?? []).filter((one) => one !== id),
      );
    this.declare(id, title, null);
  }

  find(reference: string): Found {
    if (reference.startsWith('@')) return this.known(reference, this.aliases.get(reference));
    const copies = this.copies.get(reference);
    if (copies !== undefined) {
      const [only] = copies;
      if (copies.length === 1) return this.known(reference, only);
      const message = `"${reference}" is one of ${copies.length}: write ${reference}#1 ...`;
      return { ok: false, why: 'ambiguous', message };
    }
    const [, title, number] = numbered.exec(reference) ?? [];
    if (title === undefined || number === undefined) return this.known(reference, undefined);
    return this.known(reference, this.copies.get(title)?.[Number(number) - 1]);
  }

  private known(reference: string, id: CardId | undefined): Found {
    if (id !== undefined) return { ok: true, id };
    return { ok: false, why: 'unknown', message: `"${reference}" is no card of this position` };
  }

  /** Whether a card goes by this name, copies of one title counting as each other. */
  isCalled(id: CardId, reference: string): boolean {
    if (this.titles.get(id) === reference) return true;
    const found = this.find(reference);
    return found.ok && found.id === id;
  }

  /** The shortest name that means this card alone. */
  nameOf(id: CardId): string {
    const title = this.titles.get(id);
    if (title === undefined) throw new Error(`card ${id} was never declared`);
    const copies = this.copies.get(title) ?? [];
    return copies.length === 1 ? title : `${title}#${copies.indexOf(id) + 1}`;
  }
}

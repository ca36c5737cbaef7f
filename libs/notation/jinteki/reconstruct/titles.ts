import type { Definition, Pool } from '#rules';
import { type CardJson, titleOf } from '../lens/card';
import { titlesListed } from '../log/listed-titles';

/** The cards of a pool by title: their codes name newer printings. */
export class Titles {
  /** Titles asked for that the pool lacks. */
  readonly unknown = new Set<string>();
  private readonly defs = new Map<string, number>();

  constructor(readonly pool: Pool) {
    for (const { index, value } of pool.definitions)
      this.defs.set(value.title.normalize('NFC'), index);
  }

  /** Index of the definition; null for a card that the pool lacks. */
  ofTitle(title: string): number | null {
    return this.defs.get(title) ?? this.defs.get(title.normalize('NFC')) ?? null;
  }

  /** The titles of a sentence that lists them. */
  listed(list: string): readonly string[] {
    return titlesListed(list, (words) => this.ofTitle(words) !== null);
  }

  defOf(card: CardJson): number | null {
    const title = titleOf(card);
    if (title === null) return null;
    const def = this.ofTitle(title);
    if (def === null) this.unknown.add(title);
    return def;
  }

  definition(def: number): Definition {
    const found = this.pool.definitions[def];
    if (found === undefined) throw new Error(`the pool has no card ${String(def)}`);
    return found;
  }

  titleOf(def: number): string {
    return this.definition(def).value.title;
  }

  hasStrength(def: number): boolean {
    const { value } = this.definition(def);
    return value.type === 'program' && value.strength !== null;
  }
}

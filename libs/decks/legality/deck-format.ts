import { type Day, isPackCode, type PackCode } from '../catalogue/card';
import { foldTitle } from '../catalogue/fold-title';

/** What may be played: the rules of deckbuilding are the same in all of them. */
export interface DeckFormat {
  readonly name: string;
  /** Cards are legal from the day their pack was released (TOURN-07); `null`: on any day. */
  readonly asOf: Day | null;
  /** The packs of the pool; `null`: all that have been released. */
  readonly packs: ReadonlySet<PackCode> | null;
  /** Boxes of each pack the pool is built from; `null`: copies are not counted by box. */
  readonly boxes: ReadonlyMap<PackCode, number> | null;
  /** Folded titles that are banned (TOURN-07). */
  readonly banned: ReadonlySet<string>;
  /** Whether identities marked for drafts only may be used. */
  readonly draft: boolean;
}

const PLAIN: Omit<DeckFormat, 'name'> = {
  asOf: null,
  packs: null,
  boxes: null,
  banned: new Set(),
  draft: false,
};

/** Every card released by a day, the last day of the catalogue when none is given. */
export const constructed = (
  asOf: Day | null = null,
  banned: readonly string[] = [],
): DeckFormat => ({
  ...PLAIN,
  name: asOf === null ? 'constructed' : `constructed as of ${asOf}`,
  asOf,
  banned: new Set(banned.map(foldTitle)),
});

/** Cards of a number of Core Sets alone; with one, no more copies than its box holds. */
export const coreSets = (count: number): DeckFormat => {
  const boxes = new Map([...['core'].filter(isPackCode)].map((pack) => [pack, count]));
  return {
    ...PLAIN,
    name: count === 1 ? 'one Core Set' : `${count} Core Sets`,
    packs: new Set(boxes.keys()),
    boxes,
  };
};

/** A draft: its own identities are allowed beside all others. */
export const draft = (asOf: Day | null = null): DeckFormat => ({
  ...PLAIN,
  name: asOf === null ? 'draft' : `draft as of ${asOf}`,
  asOf,
  draft: true,
});

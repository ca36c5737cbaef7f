import { type Day, isDay, isPackCode, type PackCode } from './card';
import { Cells } from './cells';
import { PACK_ROWS } from './packs.generated';
import { foldTitle } from './fold-title';

export interface Pack {
  readonly code: PackCode;
  readonly name: string;
  readonly cycle: string;
  readonly cycleName: string;
  readonly cyclePosition: number;
  readonly position: number;
  /** `null`: never released on a day of its own (the draft packs). */
  readonly released: Day | null;
}

const readPack = (row: string): Pack => {
  const cells = new Cells(row);
  const pack = {
    code: cells.is(isPackCode),
    name: cells.text(),
    cycle: cells.text(),
    cycleName: cells.text(),
    cyclePosition: cells.number(),
    position: cells.number(),
  };
  const released = cells.text();
  return { ...pack, released: isDay(released) ? released : null };
};

export const PACKS: readonly Pack[] = PACK_ROWS.split('\n').map(readPack);

const byCode = new Map<string, Pack>(PACKS.map((pack) => [pack.code, pack]));
const byName = new Map<string, Pack>(PACKS.map((pack) => [foldTitle(pack.name), pack]));
const byExactName = new Map<string, Pack>(PACKS.map((pack) => [pack.name, pack]));

export const packByName = (name: string): Pack | undefined =>
  byExactName.get(name) ?? byName.get(foldTitle(name));

/** The pack of a card of the catalogue. */
export const packOf = (card: { readonly pack: PackCode }): Pack => {
  const pack = byCode.get(card.pack);
  if (pack === undefined) throw new Error(`catalogue has no pack ${card.pack}`);
  return pack;
};

/** Order of release; packs without a day of their own come last. */
export const compareRelease = (a: Pack, b: Pack): number =>
  (a.released ?? '9').localeCompare(b.released ?? '9') ||
  a.cyclePosition - b.cyclePosition ||
  a.position - b.position;

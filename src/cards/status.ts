import { cycles, type CycleName } from '#cards/cycles';
import { scenarios } from '#cards/scenarios';
import type { Card } from '#decks/catalogue/card';
import { CARDS } from '#decks/catalogue/cards';
import { allPrintings } from '#decks/catalogue/find-card';
import { packOf } from '#decks/catalogue/packs';

/** What is done of one title. */
export interface TitleStatus {
  readonly card: Card;
  readonly written: boolean;
  /** Sketches of scenarios. */
  readonly scenarios: number;
}

const isFirst = (card: Card): boolean => allPrintings(card)[0]?.code === card.code;

/** Every title of a cycle, with its first printing, in the order of codes. */
export function statusOf(cycle: CycleName): readonly TitleStatus[] {
  const written = new Set(cycles[cycle].map(({ code }) => code));
  return CARDS.filter((card) => packOf(card).cycle === cycle && isFirst(card)).map((card) => ({
    card,
    written: written.has(card.code),
    scenarios: Object.keys(scenarios[cycle][card.title] ?? {}).length,
  }));
}

/** "12 of 120 written, 10 with sketches of scenarios". */
export const sum = (titles: readonly TitleStatus[]): string => {
  const written = titles.filter((one) => one.written);
  const shown = written.filter((one) => one.scenarios > 0);
  return `${written.length} of ${titles.length} written, ${shown.length} with sketches of scenarios`;
};

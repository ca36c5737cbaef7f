import type { GameFold } from '#notation/recorded/game-fold';
import type { Side } from '#rules';
import type { OpenRow } from './tables';

/** Both decks, which are open to everybody who gets the data. */
export function deckRows(id: string, { opening, rules: { pool } }: GameFold): OpenRow[] {
  const copies = new Map<string, { side: Side; code: string; title: string; count: number }>();
  for (const { def } of opening.cards) {
    const definition = pool.definitions[def];
    if (definition === undefined || definition.value.unknown === true) continue;
    const { code, title } = definition.value;
    const { side } = definition;
    const row = copies.get(`${side} ${code}`) ?? { side, code, title, count: 0 };
    copies.set(`${side} ${code}`, { ...row, count: row.count + 1 });
  }
  return [...copies.values()].map(({ side, code, title, count }) => [id, side, code, title, count]);
}

import type { Frame, UseVars } from '../state/frame';
import type { Work } from '../machine/work';
import { frame } from '../machine/next';
import { cardOf } from '../query/card';
import { abilitiesNow } from '../query/abilities';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';

export function useFrame(
  g: Work,
  id: CardId,
  ability: number,
  by: Side,
  terms: { readonly clickless?: true } = {},
): Frame {
  const card = cardOf(g, id);
  const placed = abilitiesNow(g, card)[ability];
  if (placed === undefined) throw new Error(`card ${id} has no ability ${ability}`);
  const vars: UseVars = {
    card: id,
    path: placed.path,
    by,
    life: card.life,
    server: card.server,
    advancement: card.advancement,
    x: 0,
    other: false,
  };
  return frame('use', 'way', terms.clickless === true ? { ...vars, clickless: true } : vars);
}

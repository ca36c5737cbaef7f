import type { Relative } from '../state/filter';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { ServerName } from '../state/server';
import { protecting } from './run';

/** From the innermost, which is 0 (INST-10). */
export const positionOf = (g: Work, ice: Card): number =>
  ice.server === null ? -1 : protecting(g, ice.server).indexOf(ice.id);

/** Where installed ice lies, down to its position; null for any other card. */
export const placeOfIce = (
  g: Work,
  card: Card,
): { readonly server: ServerName; readonly position: number } | null =>
  card.zone === 'ice' && card.server !== null
    ? { server: card.server, position: positionOf(g, card) }
    : null;

/** Whether one piece of ice lies so to another. */
export function isSoPlaced(g: Work, as: Relative['as'], ice: Card, other: Card): boolean {
  if (ice.zone !== 'ice' || other.zone !== 'ice') return false;
  const here = ice.server === other.server;
  if (as === 'same-server') return here;
  const by = positionOf(g, ice) - positionOf(g, other);
  switch (as) {
    case 'same-position':
      return !here && by === 0;
    case 'next-to':
      return here && Math.abs(by) === 1;
    case 'right-behind':
      return here && by === -1;
  }
}

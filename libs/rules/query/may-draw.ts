import type { Work } from '../machine/work';
import { boundless } from '../state/boundless';
import type { Side } from '../state/side';
import { forbidden } from './forbidden';
import { eachConstant } from './in-force';

/** DRAW-05: what was drawn earlier in the turn counts, whenever the limit came. */
function drawnThisTurn(g: Work, side: Side): number {
  let drawn = 0;
  for (const row of g.state.history.thisTurn)
    if (row.type === 'drew' && row.side === side) drawn += row.more?.cards ?? 1;
  return drawn;
}

/** How many cards a player may draw now (CANT-01, DRAW-05). */
export function mayDraw(g: Work, side: Side): number {
  if (forbidden(g, 'draw', side)) return 0;
  let most = boundless;
  eachConstant(g, 'draw-limit', (modifier) => {
    if (modifier.side === side) most = Math.min(most, modifier.most);
  });
  return most === boundless ? most : Math.max(0, most - drawnThisTurn(g, side));
}

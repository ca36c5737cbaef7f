import type { Context } from '../state/context';
import type { Frame } from '../state/frame';
import type { ImminentItem } from '../state/imminent';
import type { Work } from '../machine/work';
import { frame } from '../machine/next';

/**
 * Effects that are triggered and about to resolve, all at the same time (ALL-05), before anything
 * they set off (PREV-03). Hands back how much of them was prevented (PREV-02).
 */
export const imminentFrame = (g: Work, context: Context, items: ImminentItem[]): Frame =>
  frame('imminent', 'open', {
    items,
    context,
    holder: g.state.turn.side,
    acted: false,
    corpHad: false,
    runnerHad: false,
    item: 0,
    offered: [],
    replacing: null,
  });

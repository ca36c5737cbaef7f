import type { Work } from '../machine/work';
import { cardOf, valueOf } from './card';
import { eachConstant, someConstant } from './in-force';

/** LINK-01; only read, so that it is never spent (LINK-02). */
export function linkOf(g: Work): number {
  const identity = valueOf(g, cardOf(g, g.state.runner.identity));
  let link = identity.type === 'identity' && identity.side === 'runner' ? identity.link : 0;
  eachConstant(g, 'link', (modifier) => {
    link += modifier.by;
  });
  return link;
}

const isFirstTrace = (g: Work): boolean =>
  !g.state.history.thisTurn.some((row) => row.type === 'trace-began');

/** LINK-03: what a trace that is about to begin counts with. */
export const traceLinkOf = (g: Work): number =>
  someConstant(g, 'no-base-link', ({ first }) => first === undefined || isFirstTrace(g))
    ? 0
    : linkOf(g);

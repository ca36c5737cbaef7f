import type { Work } from '../machine/work';
import { cardOf, valueOf } from './card';
import { eachConstant } from './in-force';

/** LINK-01; only read, so that it is never spent (LINK-02). */
export function linkOf(g: Work): number {
  const identity = valueOf(g, cardOf(g, g.state.runner.identity));
  let link = identity.type === 'identity' && identity.side === 'runner' ? identity.link : 0;
  eachConstant(g, 'link', (modifier) => {
    link += modifier.by;
  });
  return link;
}

import type { Work } from '../machine/work';
import { eachConstant, someConstant } from './in-force';

/** TAG-01: by a tag, or by what says so. */
export const isTagged = (g: Work): boolean =>
  tagsOf(g) > 0 || someConstant(g, 'tagged', () => true);

/** What there is of them, and what the player is considered to have besides (CONV-06). */
function counted(g: Work, what: 'tags' | 'bad-publicity', there: number): number {
  let count = there;
  eachConstant(g, 'counts-more', (modifier) => {
    if (modifier.marks === what) count += modifier.by;
  });
  return count;
}

export const tagsOf = (g: Work): number => counted(g, 'tags', g.state.runner.tags);

export const badPublicityOf = (g: Work): number =>
  counted(g, 'bad-publicity', g.state.corp.badPublicity);

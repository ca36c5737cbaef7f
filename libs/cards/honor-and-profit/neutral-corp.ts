import type { CardValue } from '#rules';
import { constant, sub } from '../words/ability';
import { ice } from '../words/card';
import { endTheRun } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  ice('Guard', {
    code: '05024',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['sentry'],
    cost: 4,
    strength: 2,
    abilities: [constant({ of: 'cannot', verb: 'bypass', cards: 'this' }), sub(endTheRun())],
  }),
];

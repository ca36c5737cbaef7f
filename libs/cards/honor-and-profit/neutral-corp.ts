import type { CardValue } from '#rules';
import { constant, play, sub } from '../words/ability';
import { ice, operation } from '../words/card';
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
  ice('Rainbow', {
    code: '05025',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['sentry', 'code gate', 'barrier'],
    cost: 3,
    strength: 4,
    abilities: [sub(endTheRun())],
  }),
  operation('Fast Track', {
    code: '05027',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [
      play(
        { do: 'search', deck: 'rd', for: { type: 'agenda' }, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ),
    ],
  }),
];

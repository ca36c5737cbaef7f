import type { CardValue } from '#rules';
import { canBeAdvanced, constant, play, sub, whenAccessed } from '../words/ability';
import { asset, ice, operation } from '../words/card';
import { choose, endTheRun, gain, tokensHere } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  asset('Plan B', {
    code: '05023',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['ambush'],
    cost: 0,
    trash: 1,
    abilities: [
      canBeAdvanced(),
      whenAccessed({
        optional: true,
        effects: [
          choose(
            {
              in: 'hq',
              type: 'agenda',
              measure: { of: 'requirement', atMost: tokensHere('advancement') },
            },
            'planned',
          ),
          { do: 'reveal', cards: { named: 'planned' } },
          { do: 'score', cards: { named: 'planned' } },
        ],
      }),
    ],
  }),
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
  operation('Diversified Portfolio', {
    code: '05026',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['transaction'],
    cost: 1,
    abilities: [play(gain('corp', { of: 'servers', kind: 'remote', occupied: true }))],
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

import type { CardValue } from '#rules';
import { constant, stockedWith, sub, when } from '../words/ability';
import { agenda, asset, ice } from '../words/card';
import { damage, per, trace, trashPrograms } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  agenda('Global Food Initiative', {
    code: '09026',
    faction: 'neutral-corp',
    influence: 1,
    subtypes: ['initiative'],
    advancement: 5,
    points: 3,
    abilities: [
      constant({
        of: 'agenda-points',
        by: per(-1, { of: 'count', cards: 'this', fits: { in: 'runner-score' } }),
      }),
    ],
  }),
  asset('Launch Campaign', {
    code: '09027',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['advertisement'],
    cost: 1,
    trash: 2,
    abilities: [
      stockedWith(6, 'rezzed'),
      when({ on: 'turn-began', side: 'corp' }, [{ do: 'take', credits: 2 }]),
    ],
  }),
  ice('Assassin', {
    code: '09028',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['sentry', 'destroyer', 'ap', 'tracer'],
    cost: 7,
    strength: 5,
    abilities: [sub(trace(5, damage('net', 3))), sub(trace(4, ...trashPrograms(1)))],
  }),
];

import type { CardValue } from '#rules';
import { current, play, revealedFromRd, sub, whenAccessed } from '../words/ability';
import { agenda, ice, operation } from '../words/card';
import { choose, trace } from '../words/effect';

export const nbn: readonly CardValue[] = [
  agenda('Quantum Predictive Model', {
    code: '09007',
    faction: 'nbn',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'tagged' },
        effects: [{ do: 'move', cards: 'this', to: 'corp-score' }],
      }),
    ],
  }),
  ice('Archangel', {
    code: '09013',
    faction: 'nbn',
    influence: 4,
    subtypes: ['code gate', 'tracer', 'ambush'],
    cost: 4,
    strength: 6,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: true,
        cost: { credits: 3 },
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [{ do: 'encounter', ice: 'this' }],
      }),
      sub(
        trace(6, choose({ side: 'runner' }, 'card'), {
          do: 'move',
          cards: { named: 'card' },
          to: 'hand',
        }),
      ),
    ],
  }),
  operation('Media Blitz', {
    code: '09021',
    faction: 'nbn',
    influence: 3,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [...current()],
      play(
        {
          do: 'choose',
          from: { in: 'runner-score', type: 'agenda' },
          least: 1,
          most: 1,
          as: 'agenda',
          lasting: true,
        },
        { do: 'gain-text', of: { named: 'agenda' } },
      ),
    ],
  }),
];

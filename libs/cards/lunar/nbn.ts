import type { CardValue } from '#rules';
import { when } from '../words/ability';
import { corpIdentity, ice } from '../words/card';
import { draw, endTheRun, trace } from '../words/effect';

export const nbn: readonly CardValue[] = [
  corpIdentity('Near-Earth Hub: Broadcast Center', {
    code: '06005',
    faction: 'nbn',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 17,
    abilities: [when({ on: 'server-created', side: 'corp', first: 'turn' }, [draw('corp', 1)])],
  }),
  ice('Troll', {
    code: '06108',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry'],
    cost: 1,
    strength: 3,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        trace(2, {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'lose-click',
              effects: [{ do: 'lose-clicks', who: 'runner', clicks: 1 }],
            },
            { option: 'end-run', effects: [endTheRun()] },
          ],
        }),
      ]),
    ],
  }),
];

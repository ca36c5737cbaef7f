import type { CardValue } from '#rules';
import { when } from '../words/ability';
import { runnerIdentity } from '../words/card';
import { choose } from '../words/effect';

export const anarch: readonly CardValue[] = [
  runnerIdentity('Alice Merchant: Clan Agitator', {
    code: '12061',
    faction: 'anarch',
    subtypes: ['cyborg'],
    deckSize: 50,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: 'run-successful', server: 'Archives', first: 'turn' }, [
        choose({ in: 'hq' }, 'card', { who: 'corp' }),
        { do: 'trash', cards: { named: 'card' }, by: 'corp' },
      ]),
    ],
  }),
];

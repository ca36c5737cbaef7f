import type { CardValue } from '#rules';
import { always, play, playOnlyIf } from '../words/ability';
import { operation } from '../words/card';
import { choose, damage, gain, per } from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  operation('Liquidation', {
    code: '11037',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['double', 'gray ops', 'transaction'],
    cost: 1,
    abilities: [
      always({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ side: 'corp', rezzed: true }, 'cards', {
          least: 0,
          most: { of: 'count', cards: { side: 'corp', rezzed: true } },
        }),
        { do: 'trash', cards: { named: 'cards' }, as: 'trashed' },
        gain('corp', per(3, { of: 'var', name: 'trashed' })),
      ),
    ],
  }),
  operation('BOOM!', {
    code: '11058',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['double', 'black ops'],
    cost: 4,
    trash: 1,
    abilities: [
      playOnlyIf({ is: 'tagged', atLeast: 2 }, damage('meat', 7)),
      always({ of: 'play-also', cost: { clicks: 1 } }),
    ],
  }),
];

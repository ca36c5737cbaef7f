import type { CardValue } from '#rules';
import { constant, mayWhen, pay, when } from '../words/ability';
import { agenda, asset, corpIdentity } from '../words/card';
import { choose, gain } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  corpIdentity('Saraswati Mnemonics: Endless Exploration', {
    code: '22034',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [
      pay({ clicks: 1, credits: 1 }, [
        {
          do: 'install',
          from: { in: 'hq', type: ['agenda', 'asset', 'ice', 'upgrade'] },
          most: 1,
          at: 'remote',
          as: 'put',
        },
        { do: 'place', counter: 'advancement', amount: 1, on: { named: 'put' } },
        {
          do: 'lasting',
          until: 'corp-turn-begins',
          on: { named: 'put' },
          abilities: [
            constant({ of: 'cannot', verb: 'score', cards: 'target' }),
            constant({ of: 'cannot', verb: 'rez', cards: 'target' }),
          ],
        },
      ]),
    ],
  }),
  agenda('Jumon', {
    code: '22035',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 6,
    points: 2,
    abilities: [
      when({ on: 'turn-ended', side: 'corp' }, [
        choose({ type: ['agenda', 'asset', 'upgrade'] }, 'grown'),
        { do: 'place', counter: 'advancement', amount: 2, on: { named: 'grown' } },
      ]),
    ],
  }),
  asset('API-S Keeper Isobel', {
    code: '22036',
    faction: 'jinteki',
    influence: 2,
    unique: true,
    subtypes: ['character'],
    cost: 2,
    trash: 4,
    abilities: [
      mayWhen({ on: 'turn-began', side: 'corp' }, [
        choose({ measure: { of: 'advancement', atLeast: 1 } }, 'spent'),
        { do: 'remove', counter: 'advancement', amount: 1, from: { named: 'spent' } },
        gain('corp', 3),
      ]),
    ],
  }),
];

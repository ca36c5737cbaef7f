import type { CardValue } from '#rules';
import {
  constant,
  firstClick,
  mayWhen,
  pay,
  playOnlyIf,
  when,
  play,
  current,
} from '../words/ability';
import { event, hardware, program, resource } from '../words/card';
import { choose, draw, gain, placeOn, tokensHere, trashThis, runOn } from '../words/effect';

export const anarch: readonly CardValue[] = [
  program('Clot', {
    code: '08001',
    faction: 'anarch',
    influence: 2,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      constant({
        of: 'cannot',
        verb: 'score',
        cards: { type: 'agenda', was: { done: 'installed', when: 'this-turn' } },
      }),
      when({ on: 'purged' }, [trashThis()]),
    ],
  }),
  resource('Paige Piper', {
    code: '08002',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 0,
    abilities: [
      mayWhen({ on: 'installed', side: 'runner', first: 'turn' }, [
        { do: 'search', deck: 'stack', for: { copyOf: 'that' }, as: 'found', most: 'any' },
        { do: 'move', cards: { named: 'found' }, to: 'heap' },
      ]),
    ],
  }),
  resource('Adjusted Chronotype', {
    code: '08003',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['genetics'],
    cost: 3,
    abilities: [
      when({ on: 'clicks-lost', side: 'runner', first: 'turn' }, [
        { do: 'gain-clicks', who: 'runner', clicks: 1 },
      ]),
    ],
  }),
  event('Hacktivist Meeting', {
    code: '08021',
    faction: 'anarch',
    influence: 2,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current('scored')],
      constant({
        of: 'rez-also',
        cards: { side: 'corp', none: [{ type: 'ice' }] },
        cost: { trashRandom: 'hq' },
      }),
    ],
  }),
  resource('Off-Campus Apartment', {
    code: '08022',
    faction: 'anarch',
    influence: 1,
    subtypes: ['location'],
    cost: 0,
    abilities: [
      constant({ of: 'hosts', cards: { subtype: 'connection' } }),
      when({ on: 'installed', side: 'runner', card: { subtype: 'connection' }, host: 'this' }, [
        draw('runner', 1),
      ]),
    ],
  }),
  event('Immolation Script', {
    code: '08041',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run'],
    cost: 0,
    abilities: [
      play(
        runOn(
          ['Archives'],
          [
            when({ on: 'breach-began', server: 'Archives' }, [
              choose(
                { type: 'ice', rezzed: true, copyOf: { all: { in: 'archives', type: 'ice' } } },
                'copy',
              ),
              { do: 'trash', cards: { named: 'copy' }, by: 'runner' },
              choose(
                { in: 'archives', copyOf: { named: 'copy' }, except: { named: 'copy' } },
                'burnt',
              ),
              {
                do: 'lasting',
                until: 'run',
                abilities: [constant({ of: 'cannot', verb: 'access', cards: { named: 'burnt' } })],
              },
            ]),
          ],
        ),
      ),
    ],
  }),
  hardware('Skulljack', {
    code: '08042',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['cybernetic'],
    cost: 2,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'damage', kind: 'brain', amount: 1, suffered: true },
      ]),
      constant({ of: 'trash-cost', cards: {}, by: -1 }),
    ],
  }),
  hardware('Turntable', {
    code: '08043',
    faction: 'anarch',
    influence: 2,
    unique: true,
    subtypes: ['console'],
    cost: 2,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      mayWhen({ on: 'stolen' }, [
        choose({ in: 'corp-score', type: 'agenda' }, 'other'),
        { do: 'swap', cards: 'that', with: { named: 'other' } },
      ]),
    ],
  }),
  resource('Chrome Parlor', {
    code: '08044',
    faction: 'anarch',
    influence: 1,
    subtypes: ['location'],
    cost: 1,
    abilities: [
      constant({
        of: 'prevents',
        kinds: ['meat', 'brain'],
        amount: 'all',
        from: { subtype: 'cybernetic' },
      }),
    ],
  }),
  program('Faust', {
    code: '08061',
    faction: 'anarch',
    influence: 2,
    subtypes: ['icebreaker', 'ai'],
    cost: 3,
    memory: 1,
    strength: 2,
    abilities: [
      pay({ trash: { in: 'grip' } }, [{ do: 'break', upTo: 1 }], { breaks: true }),
      pay({ trash: { in: 'grip' } }, [
        {
          do: 'lasting',
          until: 'encounter',
          abilities: [constant({ of: 'strength', cards: 'this', by: 2 })],
        },
      ]),
    ],
  }),
  resource('Street Peddler', {
    code: '08062',
    faction: 'anarch',
    influence: 1,
    subtypes: ['connection', 'seedy'],
    cost: 0,
    abilities: [
      when({ on: 'installed', this: true }, [
        { do: 'look', deck: 'stack', amount: 3, as: 'wares' },
        { do: 'host', cards: { named: 'wares' }, on: 'this' },
      ]),
      pay({ trashThis: true }, [{ do: 'install', from: { in: 'hosted' }, most: 1, discount: 1 }]),
    ],
  }),
  program('Trope', {
    code: '08081',
    faction: 'anarch',
    influence: 3,
    subtypes: [],
    cost: 1,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'turn-began', side: 'runner' }, [placeOn('this', 'power', 1)]),
      pay({ clicks: 1, removeThis: true }, [
        choose({ in: 'heap' }, 'back', { least: tokensHere('power'), most: tokensHere('power') }),
        { do: 'shuffle', deck: 'stack', cards: { named: 'back' } },
      ]),
    ],
  }),
  resource('Spoilers', {
    code: '08082',
    faction: 'anarch',
    influence: 3,
    subtypes: ['virtual'],
    cost: 1,
    abilities: [
      when({ on: 'scored' }, [{ do: 'trash', cards: { top: 'rd', amount: 1 }, by: 'corp' }]),
    ],
  }),
  event('Power to the People', {
    code: '08101',
    faction: 'anarch',
    influence: 2,
    subtypes: ['priority'],
    cost: 0,
    abilities: [
      playOnlyIf(firstClick('runner'), {
        do: 'lasting',
        until: 'turn',
        abilities: [
          when({ on: 'accessed', card: { type: 'agenda' }, first: 'turn' }, [gain('runner', 7)]),
        ],
      }),
    ],
  }),
  program('Surfer', {
    code: '08102',
    faction: 'anarch',
    influence: 3,
    subtypes: [],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      pay(
        { credits: 2 },
        [
          choose({ type: 'ice', relative: { to: 'encountered', as: 'next-to' } }, 'other'),
          { do: 'swap', cards: 'encountered', with: { named: 'other' }, runFollows: true },
        ],
        { if: { is: 'fits', card: 'encountered', as: { subtype: 'barrier' } } },
      ),
    ],
  }),
  resource('DDoS', {
    code: '08103',
    faction: 'anarch',
    influence: 3,
    subtypes: ['virtual'],
    cost: 3,
    abilities: [
      pay({ trashThis: true }, [
        {
          do: 'lasting',
          until: 'turn',
          abilities: [
            constant({
              of: 'cannot',
              verb: 'rez',
              cards: { type: 'ice', position: 'outermost', server: 'attacked' },
            }),
          ],
        },
      ]),
    ],
  }),
];

import type { CardValue } from '#rules';
import { canBeAdvanced, constant, gainsSubs, pay, sub, when } from '../words/ability';
import { agenda, asset, corpIdentity, ice } from '../words/card';
import {
  both,
  damage,
  endTheRun,
  gain,
  per,
  placeOn,
  tokensHere,
  trashPrograms,
} from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  agenda('Geothermal Fracking', {
    code: '04017',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['expansion'],
    advancement: 4,
    points: 2,
    abilities: [
      when({ on: 'scored', this: true }, [placeOn('this', 'agenda', 2)]),
      pay({ clicks: 1, counters: { kind: 'agenda', amount: 1 } }, [
        both(gain('corp', 7), { do: 'bad-publicity', amount: 1 }),
      ]),
    ],
  }),
  ice('Swarm', {
    code: '04018',
    faction: 'weyland-consortium',
    influence: 4,
    subtypes: ['sentry', 'destroyer', 'illicit'],
    cost: 8,
    strength: 5,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
      [
        canBeAdvanced(),
        gainsSubs(
          { cards: 'this', times: tokensHere('advancement') },
          sub({
            do: 'unless',
            who: 'runner',
            cost: { credits: 3 },
            effects: trashPrograms(1),
          }),
        ),
      ],
    ],
  }),
  agenda('The Cleaners', {
    code: '04036',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 5,
    points: 3,
    abilities: [constant({ of: 'extra-damage', kind: 'meat', by: 1 })],
  }),
  corpIdentity('GRNDL: Power Unleashed', {
    code: '04097',
    faction: 'weyland-consortium',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 10,
    abilities: [constant({ of: 'starts-with', credits: 10, badPublicity: 1 })],
  }),
  agenda('Vulcan Coverup', {
    code: '04098',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [damage('meat', 2)]),
      {
        ...when({ on: 'stolen', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
        anywhere: true,
      },
    ],
  }),
  asset('GRNDL Refinery', {
    code: '04099',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['facility'],
    cost: 0,
    trash: 2,
    abilities: [
      canBeAdvanced(),
      pay({ clicks: 1, trashThis: true }, [gain('corp', per(4, tokensHere('advancement')))]),
    ],
  }),
  ice('Hive', {
    code: '04117',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier'],
    cost: 5,
    strength: 3,
    abilities: [
      gainsSubs({
        cards: 'this',
        lose: { of: 'property', what: 'points', on: { all: { in: 'corp-score' } } },
      }),
      sub(endTheRun()),
      sub(endTheRun()),
      sub(endTheRun()),
      sub(endTheRun()),
      sub(endTheRun()),
    ],
  }),
];

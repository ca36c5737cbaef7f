import type { CardValue } from '#rules';
import { canBeAdvanced, constant, gainsSubs, pay, play, sub, when } from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation } from '../words/card';
import {
  both,
  choose,
  damage,
  endTheRun,
  gain,
  lose,
  per,
  placeOn,
  removeBadPublicity,
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
  asset('Elizabeth Mills', {
    code: '04037',
    faction: 'weyland-consortium',
    influence: 2,
    unique: true,
    subtypes: ['executive'],
    cost: 2,
    trash: 1,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'lose-bad-publicity', amount: 1 }]),
      pay({ clicks: 1, trashThis: true }, [
        choose({ subtype: 'location' }, 'location'),
        { do: 'trash', cards: { named: 'location' } },
        { do: 'bad-publicity', amount: 1 },
      ]),
    ],
  }),
  ice('Ireress', {
    code: '04057',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['code gate'],
    cost: 0,
    strength: 2,
    abilities: [
      gainsSubs({ cards: 'this', times: { of: 'bad-publicity' } }, sub(lose('runner', 1))),
    ],
  }),
  ice('Curtain Wall', {
    code: '04078',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['barrier'],
    cost: 14,
    strength: 6,
    abilities: [
      constant(
        { of: 'strength', cards: 'this', by: 4 },
        { is: 'fits', card: 'this', as: { position: 'outermost' } },
      ),
      sub(endTheRun()),
      sub(endTheRun()),
      sub(endTheRun()),
    ],
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
  operation('Witness Tampering', {
    code: '04118',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['double', 'gray ops'],
    cost: 4,
    abilities: [constant({ of: 'play-also', cost: { clicks: 1 } }), play(...removeBadPublicity())],
  }),
];

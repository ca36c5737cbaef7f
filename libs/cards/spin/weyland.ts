import type { CardValue } from '#rules';
import {
  always,
  canBeAdvanced,
  constant,
  gainsSubs,
  pay,
  play,
  playOnlyIf,
  sub,
  when,
} from '../words/ability';
import { agenda, asset, corpIdentity, ice, operation, upgrade } from '../words/card';
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
  trace,
  trashPrograms,
  trashThis,
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
  upgrade('Off the Grid', {
    code: '04038',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: [],
    cost: 6,
    trash: 0,
    abilities: [
      always({ of: 'install-only', on: 'remote' }),
      constant({ of: 'cannot-run', server: 'this' }),
      when({ on: 'run-successful', server: 'HQ' }, [trashThis()]),
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
  operation('Power Shutdown', {
    code: '04058',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['gray ops'],
    cost: 1,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'run-began', when: 'last-turn' },
        {
          do: 'choose-number',
          // No more than there are cards to trash (ADR 191).
          most: {
            of: 'least',
            amounts: [
              { of: 'greatest', what: 'cost', cards: { type: ['program', 'hardware'] } },
              { of: 'count', cards: { in: 'rd' } },
            ],
          },
          least: 0,
          as: 'x',
        },
        { do: 'trash', cards: { top: 'rd', amount: { of: 'var', name: 'x' } } },
        choose(
          {
            type: ['program', 'hardware'],
            measure: { of: 'cost', atMost: { of: 'var', name: 'x' } },
          },
          'card',
          { who: 'runner' },
        ),
        { do: 'trash', cards: { named: 'card' }, by: 'runner' },
      ),
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
  operation('Punitive Counterstrike', {
    code: '04079',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['black ops'],
    cost: 3,
    abilities: [play(trace(5, damage('meat', { of: 'stolen-points', when: 'last-turn' })))],
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

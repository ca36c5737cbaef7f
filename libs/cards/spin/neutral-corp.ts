import type { CardValue } from '#rules';
import { always, constant, mayWhen, play, sub, when } from '../words/ability';
import { agenda, ice, operation } from '../words/card';
import {
  endTheRun,
  gain,
  per,
  removeBadPublicity,
  trashPrograms,
  trashThis,
} from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  operation('Cyberdex Trial', {
    code: '04019',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 0,
    abilities: [play({ do: 'purge' })],
  }),
  ice('Grim', {
    code: '04020',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['sentry', 'destroyer', 'illicit'],
    cost: 5,
    strength: 5,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
      sub(...trashPrograms(1)),
    ],
  }),
  agenda('Profiteering', {
    code: '04039',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'scored', this: true }, [
        { do: 'choose-number', most: 3, least: 0, as: 'wanted' },
        { do: 'bad-publicity', amount: { of: 'var', name: 'wanted' }, as: 'taken' },
        gain('corp', per(5, { of: 'var', name: 'taken' })),
      ]),
    ],
  }),
  operation('Restructure', {
    code: '04040',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['transaction'],
    cost: 10,
    abilities: [play(gain('corp', 15))],
  }),
  ice('Paper Wall', {
    code: '04059',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['barrier'],
    cost: 0,
    strength: 1,
    abilities: [when({ on: 'all-broken', this: true }, [trashThis()]), sub(endTheRun())],
  }),
  operation('Interns', {
    code: '04060',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['double'],
    cost: 0,
    abilities: [
      constant({ of: 'play-also', cost: { clicks: 1 } }),
      play({ do: 'install', from: { in: ['archives', 'hq'] }, most: 1, free: true }),
    ],
  }),
  agenda('Veterans Program', {
    code: '04080',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['initiative'],
    advancement: 3,
    points: 1,
    abilities: [when({ on: 'scored', this: true }, removeBadPublicity())],
  }),
  operation('Subliminal Messaging', {
    code: '04100',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['gray ops'],
    cost: 0,
    abilities: [
      play(gain('corp', 1), {
        do: 'if',
        condition: {
          is: 'not',
          condition: {
            is: 'at-least',
            amount: {
              of: 'happened',
              fact: 'played',
              when: 'this-turn',
              side: 'corp',
              card: { copyOf: 'this' },
            },
            least: 2,
          },
        },
        then: [{ do: 'gain-clicks', who: 'corp', clicks: 1 }],
      }),
      {
        ...mayWhen(
          {
            on: 'turn-began',
            side: 'corp',
            if: {
              is: 'not',
              condition: { is: 'happened', fact: 'run-began', when: 'last-turn' },
            },
          },
          [{ do: 'move', cards: 'this', to: 'hand' }],
        ),
        anywhere: 'archives',
      },
    ],
  }),
  agenda('NAPD Contract', {
    code: '04119',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [
      always({ of: 'advancement-requirement', cards: 'this', by: { of: 'bad-publicity' } }),
      constant({ of: 'steal-also', cards: 'this', cost: { credits: 4 } }),
    ],
  }),
  ice('Quandary', {
    code: '04120',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['code gate'],
    cost: 1,
    strength: 0,
    abilities: [sub(endTheRun())],
  }),
];

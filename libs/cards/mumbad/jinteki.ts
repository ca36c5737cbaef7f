import type { Amount, CardValue, Subroutine } from '#rules';
import { when, mayWhen, constant, sub, play, playOnlyIf, current, iceHere } from '../words/ability';
import { corpIdentity, agenda, asset, upgrade, ice, operation } from '../words/card';
import { gain, lose, draw, damage, both, choose } from '../words/effect';

/** Three cards are drawn, and what is more than a hand is discarded. */
const harvest = (): Subroutine =>
  sub(
    draw('runner', 3),
    choose({ in: 'grip' }, 'discarded', {
      who: 'runner',
      least: tooMany(),
      most: tooMany(),
    }),
    { do: 'discard', cards: { named: 'discarded' }, by: 'runner' },
  );

const tooMany = (): Amount => ({
  of: 'lacking',
  amount: { of: 'hand-size', side: 'runner' },
  to: { of: 'count', cards: { in: 'grip' } },
});

export const jinteki: readonly CardValue[] = [
  operation('Heritage Committee', {
    code: '10013',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['alliance'],
    cost: 1,
    abilities: [
      {
        ...play(draw('corp', 3), choose({ in: 'hq' }, 'back'), {
          do: 'move',
          cards: { named: 'back' },
          to: 'top',
        }),
        line: 1,
      },
    ],
  }),
  upgrade('Mumbad City Grid', {
    code: '10014',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['region'],
    cost: 3,
    trash: 3,
    abilities: [
      mayWhen({ on: 'ice-passed', server: 'this' }, [
        choose({ ...iceHere, except: 'that' }, 'other'),
        { do: 'swap', cards: 'that', with: { named: 'other' } },
      ]),
    ],
  }),
  corpIdentity('Pālanā Foods: Sustainable Growth', {
    code: '10030',
    faction: 'jinteki',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 15,
    abilities: [when({ on: 'drew', side: 'runner', first: 'turn' }, [gain('corp', 1)])],
  }),
  asset('Pālanā Agroplex', {
    code: '10031',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['facility'],
    cost: 1,
    trash: 5,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [both(draw('corp', 1), draw('runner', 1))]),
    ],
  }),
  ice('Harvester', {
    code: '10032',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['code gate'],
    cost: 1,
    strength: 3,
    abilities: [harvest(), harvest()],
  }),
  asset('Bio-Ethics Association', {
    code: '10050',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['political'],
    cost: 1,
    trash: 2,
    abilities: [
      when(
        {
          on: 'turn-began',
          side: 'corp',
          if: { is: 'not', condition: { is: 'protected', server: 'this' } },
        },
        [damage('net', 1)],
      ),
    ],
  }),
  asset('Political Dealings', {
    code: '10051',
    faction: 'jinteki',
    influence: 4,
    subtypes: ['seedy'],
    cost: 4,
    trash: 3,
    abilities: [
      mayWhen(
        {
          on: 'drew',
          side: 'corp',
          each: true,
          if: { is: 'fits', card: 'that', as: { type: 'agenda' } },
        },
        [
          { do: 'reveal', cards: 'that' },
          { do: 'install', from: 'that', most: 1 },
        ],
      ),
    ],
  }),
  operation('"Clones are not People"', {
    code: '10052',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['current'],
    cost: 3,
    abilities: [
      [play(), ...current()],
      [
        when({ on: 'scored' }, [{ do: 'move', cards: 'this', to: 'corp-score' }]),
        constant({ of: 'worth', points: 1 }),
      ],
    ],
  }),
  asset('Raman Rai', {
    code: '10068',
    faction: 'jinteki',
    influence: 3,
    unique: true,
    subtypes: ['alliance', 'executive'],
    cost: 1,
    trash: 3,
    abilities: [
      {
        ...mayWhen(
          {
            on: 'drew',
            side: 'corp',
            each: true,
            if: { is: 'at-least', amount: { of: 'clicks', side: 'corp' }, least: 1 },
          },
          [
            {
              do: 'if',
              condition: { is: 'fits', card: 'that', as: { in: 'hq' } },
              then: [
                choose({ in: 'archives', typeOf: 'that' }, 'old'),
                { do: 'lose-clicks', who: 'corp', clicks: 1 },
                { do: 'reveal', cards: { named: 'old' } },
                { do: 'reveal', cards: 'that' },
                { do: 'swap', cards: 'that', with: { named: 'old' }, shown: true },
              ],
            },
          ],
        ),
        limit: 'turn',
        line: 1,
      },
    ],
  }),
  ice('Upayoga', {
    code: '10069',
    faction: 'jinteki',
    influence: 1,
    subtypes: ['code gate', 'psi'],
    cost: 3,
    strength: 4,
    abilities: [
      sub({ do: 'psi', differ: [lose('runner', 2)] }),
      sub({ do: 'resolve-sub', of: { type: 'ice', subtype: 'psi', rezzed: true } }),
    ],
  }),
  agenda('Dedicated Neural Net', {
    code: '10088',
    faction: 'jinteki',
    influence: null,
    subtypes: ['initiative', 'psi'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'run-successful', server: 'HQ', first: 'turn' }, [
        {
          do: 'psi',
          differ: [
            {
              do: 'lasting',
              until: 'run',
              abilities: [constant({ of: 'chooses-access', who: 'corp', server: 'HQ' })],
            },
          ],
        },
      ]),
    ],
  }),
  ice('Chetana', {
    code: '10089',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry', 'ap', 'psi'],
    cost: 4,
    strength: 3,
    abilities: [
      sub(gain('corp', 2), gain('runner', 2)),
      sub({ do: 'psi', differ: [damage('net', { of: 'count', cards: { in: 'grip' } })] }),
    ],
  }),
  agenda('Improved Protein Source', {
    code: '10105',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 4,
    points: 3,
    abilities: [
      { ...when({ on: ['scored', 'stolen'], this: true }, [gain('runner', 4)]), anywhere: true },
    ],
  }),
  operation('Voter Intimidation', {
    code: '10106',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['gray ops', 'psi'],
    cost: 1,
    abilities: [
      playOnlyIf(
        { is: 'at-least', amount: { of: 'count', cards: { in: 'runner-score' } }, least: 1 },
        {
          do: 'psi',
          differ: [choose({ type: 'resource' }, 'lost'), { do: 'trash', cards: { named: 'lost' } }],
        },
      ),
    ],
  }),
];

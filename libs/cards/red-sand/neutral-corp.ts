import type { CardValue } from '#rules';
import { pay, when, constant, sub, play, iceHere } from '../words/ability';
import { asset, upgrade, ice, operation } from '../words/card';
import { gain, endTheRun, placeOn, choose, tokensHere, per } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  upgrade('Khondi Plaza', {
    code: '12019',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: ['ritzy'],
    cost: 3,
    trash: 2,
    abilities: [
      constant({
        of: 'recurring',
        credits: { of: 'servers', kind: 'remote' },
        for: [{ to: 'rez', cards: iceHere }],
      }),
    ],
  }),
  upgrade('Signal Jamming', {
    code: '12020',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 0,
    trash: 2,
    abilities: [
      pay(
        { trashThis: true },
        [
          {
            do: 'lasting',
            until: 'run',
            abilities: [
              constant({ of: 'cannot', verb: 'install' }),
              constant({ of: 'cannot', verb: 'install', who: 'corp' }),
            ],
          },
        ],
        { if: { is: 'in-run', on: 'this' } },
      ),
    ],
  }),
  ice('Self-Adapting Code Wall', {
    code: '12040',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['barrier'],
    cost: 3,
    strength: 1,
    abilities: [constant({ of: 'strength-kept', cards: 'this' }), sub(endTheRun())],
  }),
  ice('Owl', {
    code: '12060',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['sentry'],
    cost: 2,
    strength: 1,
    abilities: [
      sub(choose({ type: 'program' }, 'caught'), {
        do: 'move',
        cards: { named: 'caught' },
        to: 'top',
      }),
    ],
  }),
  asset('Whampoa Reclamation', {
    code: '12079',
    faction: 'neutral-corp',
    influence: 2,
    subtypes: ['corporation'],
    cost: 3,
    trash: 3,
    abilities: [
      pay(
        { trash: { in: 'hq' } },
        [
          choose({ in: 'archives' }, 'kept'),
          { do: 'move', cards: { named: 'kept' }, to: 'bottom' },
        ],
        { limit: 'turn' },
      ),
    ],
  }),
  operation('Mass Commercialization', {
    code: '12080',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['transaction'],
    cost: 0,
    abilities: [
      play(
        gain(
          'corp',
          per(2, { of: 'count', cards: { measure: { of: 'advancement', atLeast: 1 } } }),
        ),
      ),
    ],
  }),
  operation('Rover Algorithm', {
    code: '12100',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 2,
    abilities: [
      play(
        choose({ type: 'ice', rezzed: true }, 'ice'),
        { do: 'host', cards: 'this', on: { named: 'ice' }, faceup: true },
        {
          do: 'lasting',
          until: 'forever',
          on: { named: 'ice' },
          abilities: [
            constant(
              { of: 'strength', cards: 'target', by: tokensHere('power') },
              { is: 'installed', card: 'host' },
            ),
            when({ on: 'ice-passed', target: true, if: { is: 'installed', card: 'host' } }, [
              placeOn('this', 'power', 1),
            ]),
          ],
        },
      ),
    ],
  }),
  ice('Conundrum', {
    code: '12120',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['code gate'],
    cost: 8,
    strength: 4,
    abilities: [
      constant(
        { of: 'strength', cards: 'this', by: 3 },
        {
          is: 'at-least',
          amount: { of: 'count', cards: { type: 'program', subtype: 'ai' } },
          least: 1,
        },
      ),
      sub(choose({ type: 'program' }, 'lost', { who: 'runner' }), {
        do: 'trash',
        cards: { named: 'lost' },
        by: 'runner',
      }),
      sub({ do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true }),
      sub(endTheRun()),
    ],
  }),
];

import type { CardValue } from '#rules';
import {
  constant,
  current,
  firstClick,
  pay,
  play,
  playOnlyIf,
  prevents,
  when,
} from '../words/ability';
import { event, resource, program } from '../words/card';
import { choose, draw, gain, runOn } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  event('Deuces Wild', {
    code: '11008',
    faction: 'neutral-runner',
    influence: 1,
    subtypes: [],
    cost: 2,
    abilities: [
      play({
        do: 'option',
        times: 2,
        options: [
          { option: 'gain-3', effects: [gain('runner', 3)] },
          { option: 'draw-2', effects: [draw('runner', 2)] },
          { option: 'remove-tag', effects: [{ do: 'lose-tags', amount: 1 }] },
          {
            option: 'expose',
            effects: [
              choose({ type: 'ice', unrezzed: true }, 'shown'),
              { do: 'expose', cards: { named: 'shown' } },
              runOn('any'),
            ],
          },
        ],
      }),
    ],
  }),
  event('Injection Attack', {
    code: '11009',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['run'],
    cost: 1,
    abilities: [
      play(
        { do: 'choose-server' },
        choose({ type: 'program', subtype: 'icebreaker' }, 'breaker'),
        {
          do: 'lasting',
          until: 'next-run',
          on: { named: 'breaker' },
          abilities: [constant({ of: 'strength', cards: 'target', by: 2 })],
        },
        { do: 'run', on: 'chosen' },
      ),
    ],
  }),
  resource('First Responders', {
    code: '11048',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      pay({ credits: 2 }, [draw('runner', 1)], {
        if: { is: 'happened', fact: 'damage-suffered', when: 'this-turn', by: 'corp' },
      }),
    ],
  }),
  event('Government Investigations', {
    code: '11069',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['current'],
    cost: 0,
    abilities: [
      [play(), ...current('scored')],
      constant({ of: 'cannot-spend-secretly', credits: 2 }),
    ],
  }),
  resource('Citadel Sanctuary', {
    code: '11070',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['location'],
    cost: 2,
    abilities: [
      when({ on: 'turn-ended', side: 'runner', if: { is: 'tagged' } }, [
        { do: 'trace', base: 1, success: [], failure: [{ do: 'lose-tags', amount: 1 }] },
      ]),
      prevents(
        { trashThis: true, trashAll: { in: 'grip' } },
        { what: 'damage', kinds: ['meat'], amount: 'all' },
      ),
    ],
  }),
  event('Interdiction', {
    code: '11087',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current('scored')],
      constant(
        { of: 'cannot', verb: 'rez', cards: { type: ['asset', 'upgrade'] } },
        { is: 'turn', of: 'runner' },
      ),
    ],
  }),
  program('Baba Yaga', {
    code: '11088',
    faction: 'neutral-runner',
    influence: 2,
    subtypes: ['icebreaker', 'ai'],
    cost: 5,
    memory: 1,
    strength: 0,
    abilities: [
      constant({ of: 'hosts', cards: { type: 'program', subtype: 'icebreaker', not: 'ai' } }),
      constant({
        of: 'abilities',
        cards: 'this',
        copies: { in: 'hosted', type: 'program', subtype: 'icebreaker' },
      }),
    ],
  }),
  event('Peace in Our Time', {
    code: '11109',
    faction: 'neutral-runner',
    influence: 1,
    subtypes: ['priority'],
    cost: 1,
    abilities: [
      playOnlyIf(
        {
          is: 'all',
          conditions: [
            firstClick('runner'),
            { is: 'not', condition: { is: 'happened', fact: 'scored', when: 'last-turn' } },
          ],
        },
        gain('runner', 10),
        gain('corp', 5),
        { do: 'lasting', until: 'turn', abilities: [constant({ of: 'cannot-run' })] },
      ),
    ],
  }),
];

import type { CardValue } from '#rules';
import { constant, current, firstClick, play, playOnlyIf } from '../words/ability';
import { event } from '../words/card';
import { choose, gain } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  event('Injection Attack', {
    code: '11009',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['run'],
    cost: 1,
    abilities: [
      play(
        choose({ type: 'program', subtype: 'icebreaker' }, 'breaker'),
        {
          do: 'lasting',
          until: 'next-run',
          on: { named: 'breaker' },
          abilities: [constant({ of: 'strength', cards: 'target', by: 2 })],
        },
        { do: 'run', on: 'any' },
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

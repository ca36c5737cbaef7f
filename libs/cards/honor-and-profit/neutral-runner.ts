import type { CardValue } from '#rules';
import { boost, pay, play, when } from '../words/ability';
import { event, program } from '../words/card';
import { placeOn } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  event('Mass Install', {
    code: '05051',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 1,
    abilities: [
      play({ do: 'install', from: { in: 'grip', type: 'program' }, most: 3, optional: true }),
    ],
  }),
  program('Overmind', {
    code: '05053',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['icebreaker', 'ai'],
    cost: 4,
    memory: 1,
    strength: 0,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'power', { of: 'unused-memory' })]),
      pay({ counters: { kind: 'power', amount: 1 } }, [{ do: 'break', upTo: 1 }], { breaks: true }),
      boost(1, 1),
    ],
  }),
];

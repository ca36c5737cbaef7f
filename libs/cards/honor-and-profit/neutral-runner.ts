import type { CardType, CardValue, Option } from '#rules';
import { boost, constant, pay, play, when } from '../words/ability';
import { event, hardware, program, resource } from '../words/card';
import { draw, gain, placeOn, trashThis } from '../words/effect';

/** A type is named; the top card is drawn and paid for, or trashed. */
const foretell = (type: CardType): Option => ({
  option: type,
  effects: [
    { do: 'reveal', cards: { top: 'stack', amount: 1 }, as: 'revealed' },
    {
      do: 'if',
      condition: { is: 'fits', card: { named: 'revealed' }, as: { type } },
      then: [draw('runner', 1), gain('runner', 2)],
      otherwise: [{ do: 'trash', cards: { named: 'revealed' } }],
    },
  ],
});

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
  hardware('Q-Coherence Chip', {
    code: '05052',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['chip'],
    cost: 0,
    abilities: [
      constant({ of: 'memory-limit', by: 1 }),
      when({ on: 'trashed', from: 'installed', card: { type: 'program' } }, [trashThis()]),
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
  resource('Oracle May', {
    code: '05054',
    faction: 'neutral-runner',
    influence: 1,
    unique: true,
    subtypes: ['connection'],
    cost: 1,
    abilities: [
      constant({ of: 'used-once', per: 'turn' }),
      pay({ clicks: 1 }, [
        {
          do: 'option',
          options: [
            foretell('event'),
            foretell('hardware'),
            foretell('program'),
            foretell('resource'),
          ],
        },
      ]),
    ],
  }),
  resource('Donut Taganes', {
    code: '05055',
    faction: 'neutral-runner',
    influence: 2,
    unique: true,
    subtypes: ['connection'],
    cost: 3,
    abilities: [constant({ of: 'play-cost', cards: { type: ['event', 'operation'] }, by: 1 })],
  }),
];

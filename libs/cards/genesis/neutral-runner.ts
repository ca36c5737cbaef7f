import type { CardValue } from '#rules';
import { constant, pay, playOnlyIf, prevents, when } from '../words/ability';
import { event, hardware, resource } from '../words/card';
import { choose, gain, placeOn, tokensHere, trashThis } from '../words/effect';

export const neutralRunner: readonly CardValue[] = [
  hardware('Plascrete Carapace', {
    code: '02009',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['gear'],
    cost: 3,
    abilities: [
      [
        when({ on: 'installed', this: true }, [placeOn('this', 'power', 4)]),
        when(
          {
            on: 'tokens-removed',
            this: true,
            if: { is: 'not', condition: { is: 'at-least', amount: tokensHere('power'), least: 1 } },
          },
          [trashThis()],
        ),
      ],
      prevents(
        { counters: { kind: 'power', amount: 1 } },
        { what: 'damage', kinds: ['meat'], amount: 1 },
      ),
    ],
  }),
  hardware('Dyson Mem Chip', {
    code: '02028',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['chip', 'link'],
    cost: 3,
    abilities: [[constant({ of: 'memory-limit', by: 1 }), constant({ of: 'link', by: 1 })]],
  }),
  resource('Public Sympathy', {
    code: '02050',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 2,
    abilities: [constant({ of: 'hand-size', side: 'runner', by: 2 })],
  }),
  resource('Inside Man', {
    code: '02068',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['connection'],
    cost: 3,
    abilities: [
      constant({
        of: 'recurring',
        credits: 2,
        for: [{ to: 'install', cards: { type: 'hardware' } }],
      }),
    ],
  }),
  resource('Underworld Contact', {
    code: '02069',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      // ABIL-12: the requirement belongs to the effect.
      when({ on: 'turn-began', side: 'runner' }, [
        { do: 'if', condition: { is: 'link', atLeast: 2 }, then: [gain('runner', 1)] },
      ]),
    ],
  }),
  event('Kraken', {
    code: '02090',
    faction: 'neutral-runner',
    influence: 0,
    subtypes: [],
    cost: 3,
    abilities: [
      playOnlyIf(
        { is: 'happened', fact: 'stolen', when: 'this-turn' },
        { do: 'choose-server' },
        choose({ type: 'ice', server: 'chosen' }, 'ice', { who: 'corp' }),
        { do: 'trash', cards: { named: 'ice' }, by: 'corp' },
      ),
    ],
  }),
  resource('Kati Jones', {
    code: '02091',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['connection'],
    cost: 2,
    abilities: [
      constant({ of: 'used-once', per: 'turn' }),
      pay({ clicks: 1 }, [placeOn('this', 'credit', 3)]),
      pay({ clicks: 1 }, [{ do: 'take', credits: tokensHere('credit') }]),
    ],
  }),
  resource('New Angeles City Hall', {
    code: '02109',
    faction: 'neutral-runner',
    influence: 0,
    unique: true,
    subtypes: ['location', 'government'],
    cost: 1,
    abilities: [
      prevents({ credits: 2 }, { what: 'tags', amount: 1 }),
      when({ on: 'stolen' }, [trashThis()]),
    ],
  }),
];

import type { CardValue } from '#rules';
import {
  always,
  constant,
  current,
  play,
  playOnlyIf,
  revealedFromRd,
  sub,
  when,
  whenAccessed,
} from '../words/ability';
import { agenda, ice, operation } from '../words/card';
import {
  choose,
  damage,
  endTheRun,
  gain,
  lose,
  per,
  tags,
  trace,
  trashPrograms,
} from '../words/effect';

export const weylandConsortium: readonly CardValue[] = [
  agenda('Crisis Management', {
    code: '11018',
    faction: 'weyland-consortium',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      when({ on: 'turn-began', side: 'corp', if: { is: 'tagged' } }, [damage('meat', 1)]),
    ],
  }),
  operation('Stock Buy-Back', {
    code: '11019',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['terminal', 'transaction'],
    cost: 1,
    abilities: [
      constant({ of: 'ends-action-phase' }),
      play(gain('corp', per(3, { of: 'count', cards: { in: 'runner-score' } }))),
    ],
  }),
  operation('Liquidation', {
    code: '11037',
    faction: 'weyland-consortium',
    influence: 1,
    subtypes: ['double', 'gray ops', 'transaction'],
    cost: 1,
    abilities: [
      always({ of: 'play-also', cost: { clicks: 1 } }),
      play(
        choose({ side: 'corp', rezzed: true }, 'cards', {
          least: 0,
          most: { of: 'count', cards: { side: 'corp', rezzed: true } },
        }),
        { do: 'trash', cards: { named: 'cards' }, as: 'trashed' },
        gain('corp', per(3, { of: 'var', name: 'trashed' })),
      ),
    ],
  }),
  operation('BOOM!', {
    code: '11058',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['double', 'black ops'],
    cost: 4,
    trash: 1,
    abilities: [
      playOnlyIf({ is: 'tagged', atLeast: 2 }, damage('meat', 7)),
      always({ of: 'play-also', cost: { clicks: 1 } }),
    ],
  }),
  operation('Door to Door', {
    code: '11059',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['current', 'black ops'],
    cost: 3,
    abilities: [
      [play(), ...current()],
      when({ on: 'turn-began', side: 'runner' }, [
        trace(1, {
          do: 'if',
          condition: { is: 'tagged' },
          then: [damage('meat', 1)],
          otherwise: [tags(1)],
        }),
      ]),
    ],
  }),
  ice('Bulwark', {
    code: '11078',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['barrier', 'illicit'],
    cost: 10,
    strength: 8,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
      when(
        {
          on: 'ice-encountered',
          this: true,
          if: {
            is: 'at-least',
            amount: { of: 'count', cards: { type: 'program', subtype: 'ai' } },
            least: 1,
          },
        },
        [gain('corp', 2)],
      ),
      sub(choose({ type: 'program' }, 'lost', { who: 'runner' }), {
        do: 'trash',
        cards: { named: 'lost' },
        by: 'runner',
      }),
      sub(gain('corp', 2), endTheRun()),
      sub(gain('corp', 2), endTheRun()),
    ],
  }),
  ice('Sapper', {
    code: '11098',
    faction: 'weyland-consortium',
    influence: 2,
    subtypes: ['sentry', 'destroyer'],
    cost: 3,
    strength: 2,
    trash: 2,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [{ do: 'encounter', ice: 'this' }],
      }),
      sub(...trashPrograms(1)),
    ],
  }),
  ice('Veritas', {
    code: '11116',
    faction: 'weyland-consortium',
    influence: 3,
    subtypes: ['sentry', 'tracer'],
    cost: 4,
    strength: 2,
    abilities: [sub(gain('corp', 2)), sub(lose('runner', 2)), sub(trace(2, tags(1)))],
  }),
];

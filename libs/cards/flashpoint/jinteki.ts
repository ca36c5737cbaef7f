import type { CardValue } from '#rules';
import { constant, play, revealedFromRd, sub, when, whenAccessed } from '../words/ability';
import { corpIdentity, ice, operation } from '../words/card';
import { damage, draw, endTheRun, lose } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  ice('Chrysalis', {
    code: '11013',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry', 'ap'],
    cost: 3,
    strength: 2,
    trash: 1,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [{ do: 'encounter', ice: 'this' }],
      }),
      sub(damage('net', 2)),
    ],
  }),
  ice('Aiki', {
    code: '11032',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['code gate', 'psi', 'ap'],
    cost: 1,
    strength: 3,
    abilities: [
      sub({ do: 'psi', differ: [draw('runner', 2)] }),
      sub(damage('net', 1)),
      sub(damage('net', 1)),
    ],
  }),
  ice('DNA Tracker', {
    code: '11053',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['code gate', 'ap'],
    cost: 8,
    strength: 6,
    abilities: [
      sub(damage('net', 1), lose('runner', 2)),
      sub(damage('net', 1), lose('runner', 2)),
      sub(damage('net', 1), lose('runner', 2)),
    ],
  }),
  corpIdentity('Jinteki: Potential Unleashed', {
    code: '11054',
    faction: 'jinteki',
    subtypes: ['megacorp'],
    deckSize: 45,
    influenceLimit: 12,
    abilities: [
      when({ on: 'damage-suffered', damage: ['net'] }, [
        { do: 'trash', cards: { top: 'stack', amount: 1 }, by: 'corp' },
      ]),
    ],
  }),
  ice('Chiyashi', {
    code: '11112',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['barrier', 'ap'],
    cost: 12,
    strength: 8,
    abilities: [
      when(
        {
          on: 'sub-broken',
          this: true,
          if: {
            is: 'at-least',
            amount: { of: 'count', cards: { type: 'program', subtype: 'ai' } },
            least: 1,
          },
        },
        [{ do: 'trash', cards: { top: 'stack', amount: 2 }, by: 'corp' }],
      ),
      sub(damage('net', 2)),
      sub(damage('net', 2)),
      sub(endTheRun()),
    ],
  }),
  operation('Psychokinesis', {
    code: '11113',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['terminal'],
    cost: 1,
    abilities: [
      constant({ of: 'ends-action-phase' }),
      play(
        { do: 'look', deck: 'rd', amount: 5, as: 'looked' },
        {
          do: 'install',
          from: { named: 'looked' },
          fits: { type: ['agenda', 'asset', 'upgrade'] },
          most: 1,
          optional: true,
          at: 'remote',
        },
      ),
    ],
  }),
];

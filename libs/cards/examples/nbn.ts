import type { CardValue } from '#rules/pool/value';
import { constant, current, play, revealedFromRd, sub, when, whenAccessed } from '../words/ability';
import { agenda, corpIdentity, ice, operation, upgrade } from '../words/card';
import { choose, draw, endTheRun, tags, trace } from '../words/effect';

export const nbn: readonly CardValue[] = [
  corpIdentity('Near-Earth Hub: Broadcast Center', {
    code: '06005',
    faction: 'nbn',
    subtypes: ['division'],
    deckSize: 45,
    influenceLimit: 17,
    abilities: [when({ on: 'server-created', side: 'corp', first: 'turn' }, [draw('corp', 1)])],
  }),
  ice('Troll', {
    code: '06108',
    faction: 'nbn',
    influence: 2,
    subtypes: ['sentry'],
    cost: 1,
    strength: 3,
    abilities: [
      when({ on: 'ice-encountered', this: true }, [
        trace(2, {
          do: 'option',
          who: 'runner',
          must: true,
          options: [
            {
              option: 'lose-click',
              effects: [{ do: 'lose-clicks', who: 'runner', clicks: 1 }],
            },
            { option: 'end-run', effects: [endTheRun()] },
          ],
        }),
      ]),
    ],
  }),
  operation('Predictive Algorithm', {
    code: '08017',
    faction: 'nbn',
    influence: 1,
    subtypes: ['current'],
    cost: 0,
    abilities: [
      [play(), ...current()],
      constant({ of: 'steal-also', cards: { type: 'agenda' }, cost: { credits: 2 } }),
    ],
  }),
  operation('Service Outage', {
    code: '11057',
    faction: 'nbn',
    influence: 1,
    subtypes: ['current'],
    cost: 1,
    abilities: [
      [play(), ...current()],
      constant({ of: 'run-also', cost: { credits: 1 }, first: 'turn' }),
    ],
  }),
  operation('Casting Call', {
    code: '08096',
    faction: 'nbn',
    influence: 2,
    subtypes: ['condition'],
    cost: 0,
    abilities: [
      play(
        {
          do: 'install',
          from: { in: 'hq', type: 'agenda' },
          most: 1,
          faceup: true,
          as: 'agenda',
        },
        {
          do: 'if',
          condition: { is: 'installed', card: { named: 'agenda' } },
          then: [
            { do: 'host', cards: 'this', on: { named: 'agenda' }, faceup: true },
            {
              do: 'lasting',
              until: 'forever',
              on: { named: 'agenda' },
              abilities: [when({ on: 'accessed', target: true }, [tags(2)])],
            },
          ],
        },
      ),
    ],
  }),
  operation('Media Blitz', {
    code: '09021',
    faction: 'nbn',
    influence: 3,
    subtypes: ['current'],
    cost: 2,
    abilities: [
      [...current()],
      play(
        {
          do: 'choose',
          from: { in: 'runner-score', type: 'agenda' },
          least: 1,
          most: 1,
          as: 'agenda',
          lasting: true,
        },
        { do: 'gain-text', of: { named: 'agenda' } },
      ),
    ],
  }),
  agenda('Quantum Predictive Model', {
    code: '09007',
    faction: 'nbn',
    influence: null,
    subtypes: ['security'],
    advancement: 3,
    points: 1,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: false,
        if: { is: 'tagged' },
        effects: [{ do: 'move', cards: 'this', to: 'corp-score' }],
      }),
    ],
  }),
  ice('Archangel', {
    code: '09013',
    faction: 'nbn',
    influence: 4,
    subtypes: ['code gate', 'tracer', 'ambush'],
    cost: 4,
    strength: 6,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: true,
        cost: { credits: 3 },
        if: { is: 'not', condition: { is: 'accessed-from', zone: 'archives' } },
        effects: [{ do: 'encounter', ice: 'this' }],
      }),
      sub(
        trace(6, choose({ side: 'runner' }, 'card'), {
          do: 'move',
          cards: { named: 'card' },
          to: 'hand',
        }),
      ),
    ],
  }),
  upgrade('Disposable HQ', {
    code: '10034',
    faction: 'nbn',
    influence: 1,
    subtypes: ['ambush'],
    cost: 0,
    trash: 5,
    abilities: [
      revealedFromRd(),
      whenAccessed({
        optional: true,
        effects: [
          choose({ in: 'hq' }, 'cards', { least: 0, most: { of: 'count', cards: { in: 'hq' } } }),
          { do: 'move', cards: { named: 'cards' }, to: 'bottom' },
        ],
      }),
    ],
  }),
];

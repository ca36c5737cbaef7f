import type { CardValue } from '#rules/pool/value';
import { constant, pay, play, when } from '../words/ability';
import { event, program, resource, runnerIdentity } from '../words/card';
import { choose, draw, placeOn, runOn } from '../words/effect';

export const anarch: readonly CardValue[] = [
  program('Imp', {
    code: '02003',
    faction: 'anarch',
    influence: 3,
    subtypes: ['virus'],
    cost: 2,
    memory: 1,
    strength: null,
    abilities: [
      when({ on: 'installed', this: true }, [placeOn('this', 'virus', 2)]),
      pay(
        { counters: { kind: 'virus', amount: 1 } },
        [{ do: 'trash', cards: 'accessed', by: 'runner' }],
        { onAccess: true, limit: 'turn' },
      ),
    ],
  }),
  resource('Scrubber', {
    code: '02063',
    faction: 'anarch',
    influence: 1,
    subtypes: ['connection', 'seedy'],
    cost: 2,
    abilities: [constant({ of: 'recurring', credits: 2, for: ['trashing'] })],
  }),
  resource('Off-Campus Apartment', {
    code: '08022',
    faction: 'anarch',
    influence: 1,
    subtypes: ['location'],
    cost: 0,
    abilities: [
      constant({ of: 'hosts', cards: { subtype: 'connection' } }),
      when({ on: 'installed', side: 'runner', card: { subtype: 'connection' }, host: 'this' }, [
        draw('runner', 1),
      ]),
    ],
  }),
  event("I've Had Worse", {
    code: '07032',
    faction: 'anarch',
    influence: 2,
    subtypes: [],
    cost: 1,
    abilities: [
      play(draw('runner', 3)),
      {
        ...when({ on: 'trashed', this: true, damage: ['net', 'meat'] }, [draw('runner', 3)]),
        anywhere: true,
      },
    ],
  }),
  event('Forked', {
    code: '07037',
    faction: 'anarch',
    influence: 3,
    subtypes: ['run', 'sabotage'],
    cost: 2,
    abilities: [
      play(
        runOn('any', [
          when({ on: 'all-broken', card: { type: 'ice', subtype: 'sentry' }, first: 'run' }, [
            { do: 'trash', cards: 'that' },
          ]),
        ]),
      ),
    ],
  }),
  runnerIdentity('Alice Merchant: Clan Agitator', {
    code: '12061',
    faction: 'anarch',
    subtypes: ['cyborg'],
    deckSize: 50,
    influenceLimit: 15,
    link: 0,
    abilities: [
      when({ on: 'run-successful', server: 'Archives', first: 'turn' }, [
        choose({ in: 'hq' }, 'card', { who: 'corp' }),
        { do: 'trash', cards: { named: 'card' }, by: 'corp' },
      ]),
    ],
  }),
];

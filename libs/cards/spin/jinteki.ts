import type { CardValue } from '#rules';
import { pay, revealedFromRd, sub, when, whenAccessed } from '../words/ability';
import { asset, ice } from '../words/card';
import { both, damage, endTheRun, endUnless, trace } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  ice('Himitsu-Bako', {
    code: '04013',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['barrier'],
    cost: 2,
    strength: 2,
    abilities: [pay({ credits: 1 }, [{ do: 'move', cards: 'this', to: 'hand' }]), sub(endTheRun())],
  }),
  asset('Shock!', {
    code: '04073',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['ambush'],
    cost: 0,
    trash: 2,
    abilities: [revealedFromRd(), whenAccessed({ optional: false, effects: [damage('net', 1)] })],
  }),
  ice('Tsurugi', {
    code: '04074',
    faction: 'jinteki',
    influence: 2,
    subtypes: ['sentry', 'ap'],
    cost: 6,
    strength: 2,
    abilities: [
      sub(endUnless('corp', { credits: 1 })),
      sub(damage('net', 1)),
      sub(damage('net', 1)),
      sub(damage('net', 1)),
    ],
  }),
  ice('Shinobi', {
    code: '04115',
    faction: 'jinteki',
    influence: 3,
    subtypes: ['sentry', 'tracer', 'ap', 'illicit'],
    cost: 7,
    strength: 5,
    abilities: [
      when({ on: 'rezzed', this: true }, [{ do: 'bad-publicity', amount: 1 }]),
      sub(trace(1, damage('net', 1))),
      sub(trace(2, damage('net', 2))),
      sub(trace(3, both(damage('net', 3), endTheRun()))),
    ],
  }),
];

import type { CardValue } from '#rules';
import { pay, sub, when } from '../words/ability';
import { agenda, asset, ice } from '../words/card';
import { endTheRun, gain, trashThis } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  agenda('Gila Hands Arcology', {
    code: '03023',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['expansion'],
    advancement: 3,
    points: 1,
    abilities: [pay({ clicks: 2 }, [gain('corp', 3)])],
  }),
  asset('Levy University', {
    code: '03024',
    faction: 'neutral-corp',
    influence: 0,
    unique: true,
    subtypes: ['ritzy'],
    cost: 3,
    trash: 1,
    abilities: [
      pay({ clicks: 1, credits: 1 }, [
        { do: 'search', deck: 'rd', for: { type: 'ice' }, as: 'found', reveal: true },
        { do: 'move', cards: { named: 'found' }, to: 'hand' },
      ]),
    ],
  }),
  asset('Server Diagnostics', {
    code: '03025',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 3,
    trash: 2,
    abilities: [
      when({ on: 'turn-began', side: 'corp' }, [gain('corp', 2)]),
      when({ on: 'installed', side: 'corp', card: { type: 'ice' } }, [trashThis()]),
    ],
  }),
  ice('Bastion', {
    code: '03026',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['barrier'],
    cost: 4,
    strength: 4,
    abilities: [sub(endTheRun())],
  }),
  ice('Datapike', {
    code: '03027',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['code gate'],
    cost: 4,
    strength: 2,
    abilities: [
      sub({ do: 'must-pay', who: 'runner', cost: { credits: 2 }, otherwise: [endTheRun()] }),
      sub(endTheRun()),
    ],
  }),
];

import type { CardValue } from '#rules';
import { pay, sub } from '../words/ability';
import { ice } from '../words/card';
import { endTheRun } from '../words/effect';

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
];

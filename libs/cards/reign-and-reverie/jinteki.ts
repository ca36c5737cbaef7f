import type { CardValue } from '#rules';
import { when } from '../words/ability';
import { agenda } from '../words/card';
import { choose } from '../words/effect';

export const jinteki: readonly CardValue[] = [
  agenda('Jumon', {
    code: '22035',
    faction: 'jinteki',
    influence: null,
    subtypes: ['research'],
    advancement: 6,
    points: 2,
    abilities: [
      when({ on: 'turn-ended', side: 'corp' }, [
        choose({ type: ['agenda', 'asset', 'upgrade'] }, 'grown'),
        { do: 'place', counter: 'advancement', amount: 2, on: { named: 'grown' } },
      ]),
    ],
  }),
];

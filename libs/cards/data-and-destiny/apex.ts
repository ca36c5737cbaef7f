import type { Condition, CardValue, ServerName } from '#rules';
import { playOnlyIf } from '../words/ability';
import { event } from '../words/card';

const ranOn = (server: ServerName): Condition => ({
  is: 'happened',
  fact: 'run-successful',
  when: 'this-turn',
  server,
});

export const apex: readonly CardValue[] = [
  event('Apocalypse', {
    code: '09030',
    faction: 'apex',
    influence: 3,
    subtypes: [],
    cost: 3,
    abilities: [
      playOnlyIf(
        { is: 'all', conditions: [ranOn('HQ'), ranOn('R&D'), ranOn('Archives')] },
        { do: 'trash', cards: { all: { side: 'corp' } } },
        { do: 'turn-facedown', cards: { all: { side: 'runner' } } },
      ),
    ],
  }),
];

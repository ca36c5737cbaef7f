import type { CardValue } from '#rules';
import { constant, play, when } from '../words/ability';
import { event, runnerIdentity } from '../words/card';
import { gain, runOn } from '../words/effect';

export const criminal: readonly CardValue[] = [
  runnerIdentity('Ken "Express" Tenma: Disappeared Clone', {
    code: '05029',
    faction: 'criminal',
    subtypes: ['clone'],
    deckSize: 45,
    influenceLimit: 17,
    link: 0,
    abilities: [
      when(
        { on: 'played', side: 'runner', card: { type: 'event', subtype: 'run' }, first: 'turn' },
        [gain('runner', 1)],
      ),
    ],
  }),
  event('Legwork', {
    code: '05035',
    faction: 'criminal',
    influence: 2,
    subtypes: ['run'],
    cost: 2,
    abilities: [play(runOn(['HQ'], [constant({ of: 'accesses', server: 'HQ', by: 2 })]))],
  }),
];

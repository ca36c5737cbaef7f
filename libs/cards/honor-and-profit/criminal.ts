import type { CardValue } from '#rules';
import { constant, play } from '../words/ability';
import { event } from '../words/card';
import { runOn } from '../words/effect';

export const criminal: readonly CardValue[] = [
  event('Legwork', {
    code: '05035',
    faction: 'criminal',
    influence: 2,
    subtypes: ['run'],
    cost: 2,
    abilities: [play(runOn(['HQ'], [constant({ of: 'accesses', server: 'HQ', by: 2 })]))],
  }),
];

import type { CardValue } from '#rules';
import { pay, revealedFromRd, whenAccessed } from '../words/ability';
import { upgrade } from '../words/card';

export const neutralCorp: readonly CardValue[] = [
  upgrade('Cyberdex Virus Suite', {
    code: '07027',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['ambush'],
    cost: 3,
    trash: 1,
    abilities: [
      revealedFromRd(),
      whenAccessed({ optional: true, effects: [{ do: 'purge' }] }),
      pay({ trashThis: true }, [{ do: 'purge' }]),
    ],
  }),
];

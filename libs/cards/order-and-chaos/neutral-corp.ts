import type { CardValue } from '#rules';
import {
  constant,
  gainsSubs,
  pay,
  play,
  revealedFromRd,
  sub,
  whenAccessed,
} from '../words/ability';
import { operation, upgrade } from '../words/card';
import { choose, endTheRun } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  operation('Sub Boost', {
    code: '07025',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['condition'],
    cost: 0,
    abilities: [
      play(
        choose({ type: 'ice', rezzed: true }, 'ice'),
        { do: 'host', cards: 'this', on: { named: 'ice' }, faceup: true },
        {
          do: 'lasting',
          until: 'forever',
          on: { named: 'ice' },
          abilities: [
            constant(
              { of: 'subtypes', cards: 'target', gain: ['barrier'] },
              { is: 'installed', card: 'host' },
            ),
            {
              ...gainsSubs({ cards: 'target' }, sub(endTheRun())),
              while: { is: 'installed', card: 'host' },
            },
          ],
        },
      ),
    ],
  }),
  upgrade('Dedicated Technician Team', {
    code: '07026',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 1,
    trash: 1,
    abilities: [
      constant({
        of: 'recurring',
        credits: 2,
        for: [{ to: 'install', cards: { type: 'ice' }, at: 'this-server' }],
      }),
    ],
  }),
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

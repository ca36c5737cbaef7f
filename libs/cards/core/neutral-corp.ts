import type { CardValue } from '#rules';
import { pay, when, mayWhen, sub, play } from '../words/ability';
import { agenda, asset, ice, operation } from '../words/card';
import { gain, damage, tags, endTheRun, trace, choose } from '../words/effect';

export const neutralCorp: readonly CardValue[] = [
  agenda('Priority Requisition', {
    code: '01106',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['security'],
    advancement: 5,
    points: 3,
    abilities: [
      mayWhen({ on: 'scored', this: true }, [
        choose({ type: 'ice', unrezzed: true }, 'ice'),
        { do: 'rez', cards: { named: 'ice' }, free: true },
      ]),
    ],
  }),
  agenda('Private Security Force', {
    code: '01107',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['security'],
    advancement: 4,
    points: 2,
    abilities: [pay({ clicks: 1 }, [damage('meat', 1)], { if: { is: 'tagged' } })],
  }),
  asset('Melange Mining Corp.', {
    code: '01108',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: [],
    cost: 1,
    trash: 1,
    abilities: [pay({ clicks: 3 }, [gain('corp', 7)])],
  }),
  asset('PAD Campaign', {
    code: '01109',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['advertisement'],
    cost: 2,
    trash: 4,
    abilities: [when({ on: 'turn-began', side: 'corp' }, [gain('corp', 1)])],
  }),
  operation('Hedge Fund', {
    code: '01110',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['transaction'],
    cost: 5,
    abilities: [play(gain('corp', 9))],
  }),
  ice('Enigma', {
    code: '01111',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['code gate'],
    cost: 3,
    strength: 2,
    abilities: [
      sub({ do: 'lose-clicks', who: 'runner', clicks: 1, ifAble: true }),
      sub(endTheRun()),
    ],
  }),
  ice('Hunter', {
    code: '01112',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['sentry', 'tracer', 'observer'],
    cost: 1,
    strength: 4,
    abilities: [sub(trace(3, tags(1)))],
  }),
  ice('Wall of Static', {
    code: '01113',
    faction: 'neutral-corp',
    influence: 0,
    subtypes: ['barrier'],
    cost: 3,
    strength: 3,
    abilities: [sub(endTheRun())],
  }),
];

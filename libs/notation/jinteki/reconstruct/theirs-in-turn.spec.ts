import { coreRules } from '#cards/pool';
import { type CardTable, NO_CARDS, tableOf } from '../fold/cards';
import type { JsonList, JsonObject } from '../json';
import { differ } from './features';
import { theirFeatures } from './theirs';
import { TheirsInTurn } from './theirs-in-turn';
import { Titles } from './titles';

const titles = new Titles(coreRules.pool);
const hand = [{ cid: 'a', title: 'Hedge Fund', side: 'Corp' }];
const enigma = { cid: 'b', title: 'Enigma', side: 'Corp' };
const noise: JsonObject = { cid: 'c', title: 'Noise: Hacker Extraordinaire', side: 'Runner' };

const theirs = (credit: number, ices: JsonList, identity = noise): JsonObject => ({
  corp: { credit, hand, servers: { hq: { ices } } },
  runner: { identity },
});

/** What is told of states that follow each other, beside the table of each. */
function inTurn(states: readonly JsonObject[]): ReturnType<TheirsInTurn['of']>[] {
  const turn = new TheirsInTurn(titles);
  let table: CardTable = NO_CARDS;
  return states.map((state) => {
    table = tableOf(state, table);
    return turn.of(state, table);
  });
}

const none: JsonList = [];
const ices = [enigma];

describe('features of states that follow each other', () => {
  it('are those of each state', () => {
    const rezzed = [{ ...enigma, rezzed: true }];
    const hosting = {
      ...noise,
      hosted: [{ cid: 'd', title: 'Datasucker', side: 'Runner', installed: true }],
    };
    const states = [
      theirs(5, none),
      theirs(4, none),
      theirs(4, ices),
      theirs(1, rezzed),
      theirs(1, rezzed, hosting),
      theirs(5, none),
    ];
    const told = inTurn(states);
    const off = told.map((one, i) => differ(one, theirFeatures(titles, states[i] ?? {})));
    expect(off).toEqual(states.map(() => false));
    const apart = told.map((one, i) => differ(one, told[i - 1] ?? one));
    expect(apart).toEqual([false, true, true, true, true, true]);
  });

  it('are one map where nothing changed', () => {
    const [first, second, third] = inTurn([theirs(5, ices), theirs(5, ices), theirs(4, ices)]);
    expect([first === second, second === third]).toEqual([true, false]);
  });
});

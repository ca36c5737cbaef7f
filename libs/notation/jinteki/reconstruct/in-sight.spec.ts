import { rulesByPool } from '#cards/rules-by-pool';
import type { JsonObject } from '../json';
import { InSight } from './in-sight';
import { Titles } from './titles';

const host = 'DJ Fenris';
const hosted = 'Noise: Hacker Extraordinaire';
const { pool } = rulesByPool.covering([host, hosted]);

describe('what lies in sight, and came out of a deck', () => {
  it('is no identity that lies on a card', () => {
    const card = (cid: string, title: string, rest: JsonObject = {}): JsonObject => ({
      ...{ cid, title, side: 'Runner', ...rest },
    });
    const fenris = card('a', host, { hosted: [card('b', hosted)] });
    const state = { runner: { rig: { resource: [fenris] } } };
    const { runner } = new InSight(new Titles(pool), new Set()).of(state);
    expect([...runner.keys()].map((def) => pool.definitions[def]?.value.title)).toEqual([host]);
  });
});

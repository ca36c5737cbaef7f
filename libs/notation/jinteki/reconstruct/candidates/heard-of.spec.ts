import { rulesByPool } from '#cards/rules-by-pool';
import type { CardId, State } from '#rules';
import { evidenceOf } from '#testkit/jinteki/evidence';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { isHeardOf } from './heard-of';

const { pool } = rulesByPool.covering(['Metamorph']);

function encountered(): { readonly state: State; readonly ice: CardId } {
  const { end } = playScenario(
    { turn: runnerTurn, corp: { servers: { HQ: { ice: ['Metamorph'] } } }, script: [] },
    pool,
  );
  const ice = end?.state.servers.find(({ name }) => name === 'HQ')?.ice[0];
  if (end === null || ice === undefined) throw new Error('it is not there');
  return { state: end.state, ice };
}

const isHeardIn = (...lines: readonly string[]): boolean => {
  const { state, ice } = encountered();
  return isHeardOf(pool, state, ice, 'corp', evidenceOf(1, { lines: [] }, { lines }));
};

describe('a card whose question ours answers', () => {
  it('is heard of where a line tells what it does', () => {
    expect(isHeardIn('Bo uses Metamorph to swap the positions of 2 pieces of ice.')).toBe(true);
  });

  it('is not where lines tell alone that a run came by it', () => {
    expect(isHeardIn('Al encounters Metamorph protecting HQ at position 0.')).toBe(false);
    expect(isHeardIn('Al passes Metamorph protecting HQ at position 0.')).toBe(false);
    expect(isHeardIn()).toBe(false);
  });

  it('may be none, as the rules ask by themselves', () => {
    const { state } = encountered();
    expect(isHeardOf(pool, state, null, 'corp', evidenceOf(1, { lines: [] }))).toBe(true);
  });
});

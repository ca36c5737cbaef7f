import { rulesByPool } from '#cards/rules-by-pool';
import type { CardId, State } from '#rules';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { carryOut } from './carry-out';
import { emptiedIn } from './emptied';

const rules = rulesByPool.covering(['Angel Arena', 'Kati Jones', 'Diesel']);

const positionOf = (power: number): State => {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: { rig: { resources: [{ card: 'Angel Arena', counters: { power } }, 'Kati Jones'] } },
      script: [],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
};

function named({ cards }: State, title: string): CardId {
  const found = cards.find(({ def }) => rules.pool.definitions[def]?.value.title === title);
  if (found === undefined) throw new Error(`${title} is not there`);
  return found.id;
}

describe('a card that goes with its last counter', () => {
  const emptied = (state: State, title: string): State | null =>
    carryOut(rules, state, { kind: 'emptied', card: named(state, title), credits: 0 });

  it('goes where nothing was placed on it, and its player is asked again', () => {
    const before = positionOf(0);
    const after = emptied(before, 'Angel Arena');
    expect([after?.cards[named(before, 'Angel Arena')]?.zone, after?.prompt?.kind]).toEqual([
      'heap',
      'action',
    ]);
    expect(after?.runner.clicks).toBe(before.runner.clicks);
  });

  it('does not where a counter lies there, nor does another card', () => {
    expect(emptied(positionOf(1), 'Angel Arena')).toBeNull();
    expect(emptied(positionOf(0), 'Kati Jones')).toBeNull();
  });

  it('is told by a line that trashes it for nothing', () => {
    const titles = new Titles(rules.pool);
    const told = (line: string): number | null => emptiedIn(titles, line);
    expect(told('Al trashes Angel Arena.')).toBe(titles.ofTitle('Angel Arena'));
    expect(told('Al trashes Kati Jones.')).toBeNull();
    expect(told('Al trashes Angel Arena due to meat damage.')).toBeNull();
  });
});

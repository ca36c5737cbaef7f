import { rulesByPool } from '#cards/rules-by-pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import { useByHand } from './by-hand';

const rules = rulesByPool.covering(['Friday Chip', 'Clot', 'Wyldside']);

/** What is left of a card that a line tells to be used, as a turn goes on. */
function used(title: string, programs: readonly string[]): boolean {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: {
        stack: ['Sure Gamble', 'Diesel', 'Stimhack'],
        rig: { hardware: ['Friday Chip'], programs: [...programs], resources: ['Wyldside'] },
      },
      script: [],
    },
    rules.pool,
  );
  const card = end?.state.active.find(
    (id) => rules.pool.definitions[end.state.cards[id]?.def ?? -1]?.value.title === title,
  );
  if (end === null || card === undefined) throw new Error('it is not there');
  return useByHand(rules, end.state, card, null, false) !== null;
}

describe('a card that is used by hand at another time than by the rules', () => {
  it('does what it does when a turn begins', () => {
    expect(used('Wyldside', [])).toBe(true);
  });

  it('asks what that is to be done to', () => {
    expect(used('Friday Chip', ['Clot'])).toBe(true);
  });

  it('is not used where it has nothing to do that to', () => {
    expect(used('Friday Chip', [])).toBe(false);
  });
});

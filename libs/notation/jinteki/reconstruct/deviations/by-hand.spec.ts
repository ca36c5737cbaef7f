import { rulesByPool } from '#cards/rules-by-pool';
import { rulesOf } from '#rules';
import {
  corpTurn,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { useByHand } from './by-hand';

const rules = rulesByPool.covering([
  ...(['Friday Chip', 'Clot', 'Wyldside', 'Rabbit Hole'] as const),
  ...(['Museum of History', 'Hedge Fund'] as const),
]);

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

  it('does it before another one is declined, which is asked about again', () => {
    const { end } = playScenario(
      {
        turn: runnerTurn,
        runner: {
          credits: 9,
          grip: ['Rabbit Hole'],
          stack: ['Sure Gamble', 'Diesel', 'Rabbit Hole', 'Stimhack', 'Clot'],
          rig: { resources: ['Wyldside'] },
        },
        script: [runner('install', { card: 'Rabbit Hole#1' })],
      },
      rules.pool,
    );
    if (end === null) throw new Error('it was not played');
    const { active, cards, prompt } = end.state;
    expect(prompt).toMatchObject({ kind: 'option', options: ['yes', 'no'] });
    const isUsed = (id: number): boolean =>
      rules.pool.definitions[cards[id]?.def ?? -1]?.value.title === 'Wyldside';
    const card = active.find(isUsed);
    if (card === undefined) throw new Error('it is not there');
    const after = useByHand(rules, end.state, card, null, false);
    expect(after?.prompt).toEqual(prompt);
    expect(after?.runner.grip.length).toBe(2);
  });

  it('is not used where it asks whether it does it already', () => {
    const { end } = playScenario(
      {
        turn: corpTurn,
        corp: {
          archives: ['Hedge Fund'],
          servers: { 'Server 1': { cards: [rezzed('Museum of History')] } },
        },
        script: [],
      },
      rules.pool,
    );
    const [card] = end?.state.servers.find(({ name }) => name === 'Server 1')?.root ?? [];
    if (end === null || card === undefined) throw new Error('it is not there');
    const asking = useByHand(rules, end.state, card, null, false);
    expect(asking?.prompt).toMatchObject({ kind: 'option', source: card });
    expect(asking === null ? null : useByHand(rules, asking, card, null, false)).toBeNull();
  });

  it('is not used where it has nothing to do that to', () => {
    expect(used('Friday Chip', [])).toBe(false);
  });
});

describe('a click that a card gives by hand in the turn of the other side', () => {
  const { pool } = rulesByPool.covering(['Jeeves Model Bioroids', 'PAD Campaign']);

  it('is gained all the same, and by what gives one alone', () => {
    const after = ['Jeeves Model Bioroids', 'PAD Campaign'].map((title) => {
      const { end } = playScenario(
        {
          turn: runnerTurn,
          corp: { servers: { 'Server 1': { cards: [rezzed(title)] } } },
          script: [],
        },
        pool,
      );
      const [card] = end?.state.servers.find(({ name }) => name === 'Server 1')?.root ?? [];
      if (end === null || card === undefined) throw new Error('it is not there');
      const { state } = end;
      return (
        (useByHand(rulesOf(pool), state, card, null, false)?.corp.clicks ?? 0) - state.corp.clicks
      );
    });
    expect(after).toEqual([1, 0]);
  });
});

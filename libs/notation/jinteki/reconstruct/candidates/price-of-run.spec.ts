import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision, State } from '#rules';
import { playScenario, rezzed, runnerTurn } from '#testkit/scenario/play-scenario';
import { runsForPrice } from './price-of-run';

const rules = rulesByPool.covering(['Injection Attack', 'Hired Help']);
const { pool } = rules;

/** The Runner plays an event that makes a run, on a server where that costs an agenda besides. */
function asked(): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Hired Help')] } } },
      runner: { score: ['Hostile Takeover'], grip: ['Injection Attack'] },
      script: [],
    },
    pool,
  );
  const [card] = end?.state.runner.grip ?? [];
  if (end === null || card === undefined) throw new Error('it was not played');
  const played = rules.fold(end.state, [
    { do: 'play', card },
    { do: 'server', server: 'Server 1' },
  ]);
  if (!played.ok) throw new Error(played.reason);
  return played.state;
}

const answers: readonly Decision[] = [
  { do: 'option', option: 'yes' },
  { do: 'option', option: 'no' },
];

describe('what a run costs besides that a card makes', () => {
  it('is paid: theirs asks nobody whether it is', () => {
    const state = asked();
    expect(rules.legal(state)).toEqual(answers);
    expect(runsForPrice(pool, state, answers)).toEqual(answers.slice(0, 1));
  });

  it('is none of what else a card asks', () => {
    const state = { ...asked(), frames: [] };
    expect(runsForPrice(pool, state, answers)).toEqual(answers);
  });
});

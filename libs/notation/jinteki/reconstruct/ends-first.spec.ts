import { rulesByPool } from '#cards/rules-by-pool';
import { entriesOf } from '#testkit/jinteki/way';
import { corpDoes as corp, corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { endsFirst } from './ends-first';
import { ourFeatures } from './ours';

const [damages, other] = ['Jinteki: Personal Evolution', 'Executive Retreat'];
const rules = rulesByPool.covering([damages, other, 'Hedge Fund']);

/** An agenda is scored, and both do something then: which of them may end the game instead of the other. */
function endingFirst(grip: readonly string[], lines: readonly string[], isOver = true) {
  const { end } = playScenario(
    {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        ...{ identity: damages, hq: ['Hedge Fund'] },
        servers: { 'Server 1': { cards: [{ card: other, advancement: 5 }] } },
      },
      runner: { grip: [...grip] },
      script: [corp('score', { card: other })],
    },
    rules.pool,
  );
  const state = end?.state;
  const prompt = state?.prompt;
  if (state === undefined || prompt?.kind !== 'order') throw new Error('nothing waits');
  const titleAt = (ability: number): string | undefined =>
    rules.pool.definitions[state.cards[prompt.sources[ability] ?? -1]?.def ?? -1]?.value.title;
  const over = ourFeatures(
    rules.pool,
    { ...state, outcome: { winner: 'corp', reason: 'flatline' } },
    [],
  );
  const shown = entriesOf([], lines).map((one, at) => ({
    ...one,
    features: at === 1 && isOver ? over : one.features,
  }));
  const ability = prompt.sources.findIndex((_, at) => titleAt(at) === other);
  const first = { do: 'first', ability } as const;
  return endsFirst(rules, state, prompt, first, shown, { after: 0, until: 1 }).map((one) =>
    one.do === 'first' ? titleAt(one.ability) : one.do,
  );
}

describe('which of two that wait comes first, as one of them ends the game', () => {
  it('is open where no line tells of the other', () => {
    expect(endingFirst([], [`Ann uses ${damages} to do 1 net damage.`])).toEqual([damages]);
  });

  it('is told where a line tells of it', () => {
    expect(endingFirst([], [`Ann uses ${other} to shuffle HQ into R&D.`])).toEqual([]);
  });

  it('is told where neither ends it, or the game goes on', () => {
    expect(endingFirst(['Diesel', 'Diesel'], [])).toEqual([]);
    expect(endingFirst([], [], false)).toEqual([]);
  });
});

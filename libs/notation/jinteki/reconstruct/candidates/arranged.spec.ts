import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf, goalFrom } from '#testkit/jinteki/way';
import { playScenario, runnerDoes, runnerTurn } from '#testkit/scenario/play-scenario';
import { arranged } from './arranged';

describe('cards of a deck that a player may arrange', () => {
  const event = 'Insight';
  const own = rulesByPool.covering([event, 'Enigma', 'Hunter']);
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { rd: ['Enigma', 'Hunter', 'Enigma', 'Hunter'] },
      runner: { grip: [event] },
      script: [runnerDoes('play', { card: event })],
    },
    own.pool,
  );
  const { prompt } = end?.state ?? {};
  if (end === null || prompt?.kind !== 'option') throw new Error('nobody is asked');
  const answers: readonly Decision[] = [
    { do: 'option', option: 'yes' },
    { do: 'option', option: 'no' },
  ];
  const tried = (message: string): readonly Decision[] => {
    const shown = entriesOf([], [], []).map((one, entry) => ({
      ...one,
      prompts: {
        corp: entry === 1 ? promptOf([event, message], [], ['Done']) : null,
        runner: null,
      },
    }));
    return arranged(own.pool, end.state, prompt, goalFrom(0, shown), answers);
  };

  it('are arranged where theirs shows the order, and may be left else', () => {
    expect(tried('The top cards of R&D will be Enigma, and Hunter.')).toEqual([
      { do: 'option', option: 'yes' },
    ]);
    expect(tried('Choose something')).toEqual(answers);
  });
});

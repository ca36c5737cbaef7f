import { poolNamed } from '#cards/pool';
import { viewPosition, type State } from '#rules';
import { corpDoes as corp, corpTurn, playScenario } from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');
const skorpios = 'Skorpios Defense Systems: Persuasive Power';

/** Damage takes two cards, and the Corp is asked about each in turn (TRASH-11). */
function asked(...answers: readonly object[]): State {
  const { end } = playScenario(
    {
      turn: corpTurn,
      policy: { random: 'first' },
      corp: { identity: skorpios, hq: ['Neural EMP', 'Scorched Earth'] },
      runner: { tags: 1, grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder', 'Mimic'] },
      script: [
        corp('play', { card: 'Scorched Earth' }),
        ...answers.map(() => corp('choose', { for: skorpios, option: 'no' })),
        { by: 'harness', do: 'to', until: 'choice' },
      ],
    },
    pool,
  );
  if (end === null) throw new Error('the scenario did not begin');
  return end.state;
}

const aboutOf = (state: State): unknown => {
  const { prompt } = viewPosition(pool, state, 'corp');
  return prompt !== null && 'about' in prompt ? prompt.about : null;
};

describe('a question about one of several cards', () => {
  it('names the card to whoever is asked', () => {
    const named = [asked(), asked({}), asked({}, {})].map(aboutOf);
    expect(named).toHaveLength(new Set(named.map((one) => JSON.stringify(one))).size);
    for (const one of named) expect(one).toMatchObject({ card: expect.any(String) as string });
  });

  it.each(['runner', 'spectator'] as const)('tells the %s no more than who is asked', (viewer) => {
    expect(viewPosition(pool, asked(), viewer).prompt).toEqual({ for: 'corp' });
  });
});

import { readStory, type StoryFact } from './chapters';

const fact = (at: number, type: string, data: object = {}): StoryFact => ({
  ...{ at, type, text: `${type} at ${at}` },
  data: { ...data },
});

describe('a timeline as turns of actions', () => {
  const turns = readStory([
    fact(1, 'shuffled'),
    fact(2, 'drew'),
    fact(4, 'phase-began'),
    fact(5, 'turn-began', { side: 'corp', turn: 1 }),
    fact(5, 'drew'),
    fact(6, 'clicks-spent', { side: 'corp', amount: 1 }),
    fact(6, 'credits-spent', { side: 'corp', amount: 4 }),
    fact(6, 'played'),
    fact(7, 'turn-ended'),
    fact(8, 'clicks-gained'),
    fact(9, 'turn-began', { side: 'runner', turn: 1 }),
    fact(10, 'clicks-spent', { side: 'runner', amount: 1 }),
    fact(10, 'run-began'),
    fact(11, 'rezzed'),
    fact(12, 'run-ended'),
  ]);

  it('begins a turn where it begins, and tells what comes before the first apart', () => {
    expect(turns.map(({ at, side }) => [at, side])).toEqual([
      [1, null],
      [5, 'corp'],
      [9, 'runner'],
    ]);
  });

  it('calls an action by what tells most of it, with the credits it cost', () => {
    const played = turns[1]?.actions.find(({ at }) => at === 6);
    expect(played).toMatchObject({ type: 'played', credits: { corp: -4, runner: 0 } });
  });

  it('keeps what happens in a run with the run', () => {
    const run = turns[2]?.actions.find(({ at }) => at === 10);
    expect(run?.facts.map(({ type }) => type)).toEqual(['rezzed', 'run-ended']);
  });
});

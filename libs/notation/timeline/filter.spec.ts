import { everyFact, isEveryFact, TimelineSieve, type TimelineFilter } from './filter';

const facts = [
  { type: 'turn-began', side: 'corp', number: 1 },
  { type: 'installed', card: { hidden: true, handle: 'c1' }, server: 'HQ' },
  {
    type: 'credits-spent',
    use: { for: 'rez', card: { card: 'Enigma', code: '01111', handle: 'c2' } },
  },
  { type: 'turn-began', side: 'runner', number: 1 },
  { type: 'pool-empty', side: 'runner' },
  { type: 'run-began', server: 'HQ' },
  { type: 'run-ended', server: 'HQ' },
  { type: 'turn-began', side: 'corp', number: 2 },
  { type: 'run-began', server: 'R&D' },
  { type: 'swapped', cards: [{ card: 'Enigma', code: '01111', handle: 'c2' }] },
  { type: 'game-ended', winner: 'corp' },
];

const kept = (filter: Partial<TimelineFilter>): readonly string[] => {
  const sieve = new TimelineSieve({ ...everyFact, ...filter });
  return facts.filter((fact, at) => sieve.keeps(fact, at, () => fact)).map(({ type }) => type);
};

describe('a timeline', () => {
  it('has three levels, each with those before it', () => {
    const turns = kept({ level: 'turns' });
    const actions = kept({ level: 'actions' });
    expect(turns).toEqual(['turn-began', 'turn-began', 'turn-began', 'game-ended']);
    expect(actions).toEqual(
      facts.map(({ type }) => type).filter((type) => !/spent|empty/.test(type)),
    );
    expect(kept({ level: 'everything' })).toHaveLength(facts.length);
  });

  it('is told by kind, turn and run', () => {
    expect(kept({ kinds: ['run-began', 'game-ended'] })).toEqual([
      'run-began',
      'run-began',
      'game-ended',
    ]);
    expect(kept({ turn: 2 })).toEqual(['turn-began', 'run-began', 'swapped', 'game-ended']);
    expect(kept({ run: 1 })).toEqual(['run-began', 'run-ended']);
    expect(kept({ run: 2, level: 'turns' })).toEqual(['game-ended']);
  });

  it('is told by a card, as the viewer may name it, wherever a fact has it', () => {
    for (const card of ['enigma', '01111', 'c2'])
      expect(kept({ card })).toEqual(['credits-spent', 'swapped']);
    expect(kept({ card: 'c1' })).toEqual(['installed']);
    expect(kept({ card: 'HQ' })).toEqual([]);
  });

  it('is told within moments, and no more', () => {
    expect(
      kept({
        within: [
          { from: 1, to: 1 },
          { from: 9, to: null },
        ],
      }),
    ).toEqual([...['installed', 'swapped', 'game-ended']]);
  });

  it('is whole where nothing is asked', () => {
    expect(isEveryFact(everyFact)).toBe(true);
    expect(isEveryFact({ ...everyFact, run: 1 })).toBe(false);
  });
});

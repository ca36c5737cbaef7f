import { pairsOf, seated, seatingOf } from './seating';

const player = (id: string, droppedAfter: number | null = null) => ({
  ...{ id, name: id, droppedAfter },
  decks: null,
});
const row = (id: string, rank: number) => ({
  ...{ rank, prestige: 0, strengthOfSchedule: 0 },
  player: { id, name: id },
});

describe('the seating of a round', () => {
  it('begins with the best who still play, and those who came since', () => {
    const players = [player('ana'), player('bob', 1), player('cai'), player('dee'), player('eve')];
    const standings = {
      round: 1,
      rows: [row('cai', 1), row('bob', 2), row('ana', 3), row('dee', 4)],
    };
    expect(seatingOf({ players, standings })).toEqual(['cai', 'ana', 'dee', 'eve']);
    expect(seatingOf({ players, standings: null })).toEqual(['ana', 'cai', 'dee', 'eve']);
  });

  it('has everybody once, whoever is given whose seat', () => {
    const given = seated(['ana', 'bob', 'cai', 'dee', 'eve'], 4, 'ana');
    expect(given).toEqual(['eve', 'bob', 'cai', 'dee', 'ana']);
    expect(pairsOf(given)).toEqual({
      tables: [
        { first: 'eve', second: 'bob' },
        { first: 'cai', second: 'dee' },
      ],
      bye: 'ana',
    });
    expect(pairsOf(['ana', 'bob']).bye).toBeNull();
  });
});

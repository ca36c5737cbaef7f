import { cellsFrom, cellsOf, linesOf } from './matchups';
import { wilson } from './wilson';

const row = (key: string, against: string, wins: number, games: number) => ({
  ...{ key, title: null, against, againstTitle: null },
  rate: { wins, games, low: 0.1, high: 0.9 },
});

describe('the matrix', () => {
  it('has the interval that the server told where a cell is one matchup', () => {
    const cells = cellsOf([row('HB', 'Noise', 1, 4)], (title) => title);
    expect(cells.get('HB')?.get('Noise')).toEqual({ wins: 1, games: 4, low: 0.1, high: 0.9 });
  });

  it('adds up what is called the same', () => {
    const faction = (title: string): string => (title === 'Noise' ? 'anarch' : 'jinteki');
    const rows = [row('PE', 'Noise', 3, 4), row('RP', 'Noise', 2.5, 6)];
    expect(cellsOf(rows, faction).get('jinteki')?.get('anarch')).toEqual({
      ...{ wins: 5.5, games: 10 },
      ...wilson(5.5, 10),
    });
  });

  it('stands in the order of games or of names, without what has too few', () => {
    const rows = [row('HB', 'Kate', 1, 2), row('PE', 'Noise', 3, 9), row('PE', 'Gabe', 1, 3)];
    const cells = cellsOf(rows, (title) => title);
    expect(linesOf(cells, false)).toEqual({
      rows: ['PE', 'HB'],
      columns: ['Noise', 'Gabe', 'Kate'],
    });
    expect(linesOf(cells, true)).toEqual({
      rows: ['HB', 'PE'],
      columns: ['Gabe', 'Kate', 'Noise'],
    });
    expect(linesOf(cellsFrom(cells, 3), true).rows).toEqual(['PE']);
  });
});

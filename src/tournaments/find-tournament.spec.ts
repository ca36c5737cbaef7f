import type { NamedTournament, TournamentIndex } from './tournament-index';
import { FindTournament, FindTournamentHandler } from './find-tournament';

describe('a tournament that is looked for by its name', () => {
  const compared: string[] = [];
  const cup: NamedTournament = { tournamentId: 'cup', name: 'Winter Cup' };
  const index: TournamentIndex = {
    list: async () => ({ rows: [], more: false }),
    count: async () => ({ total: 0, isExact: true }),
    called: async () => [],
    alike: async (name) => {
      compared.push(name);
      return [cup];
    },
  };
  const nearestTo = async (name: string) =>
    (await new FindTournamentHandler(index).execute(new FindTournament(name))).nearest;

  it('is compared with those that have letters in a row with it', async () => {
    expect(await nearestTo('Wintr  cup')).toEqual([cup]);
    expect(compared).toEqual(['Wintr  cup']);
  });

  it('is compared with none where nothing comes near to so long a text', async () => {
    compared.length = 0;
    expect(await nearestTo('Winter Cup '.repeat(150))).toEqual([]);
    expect(compared).toEqual([]);
  });
});

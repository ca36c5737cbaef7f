import type { ReadModelReader } from '../../platform/projections/projection';
import type { PublicGame } from './write-open-data';

/** Finished games that everybody may see entirely. */
export class FindPublicGames {
  constructor(private readonly reader: ReadModelReader) {}

  all(): Promise<readonly PublicGame[]> {
    return this.reader.query<PublicGame>(
      'public-games',
      `select game.id, to_char(recorded_at at time zone 'UTC', 'YYYY-MM') as month,
         array[corp_player, runner_player] as players
       from games.game join opened.game as open on open.game = game.id
       where open.everything and reason is not null`,
    );
  }
}

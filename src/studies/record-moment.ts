import { engineVersion } from '#rules';
import type { Source } from '#studies/study/study';
import type { SourceGames } from './ports';

type RecordSource = Extract<Source, { kind: 'record' }>;

/** The moment that a dealt chapter begins with, as its seat counts today: another engine may have counted otherwise. */
export async function recordMoment(
  { game, seat, moment, told }: Pick<RecordSource, 'game' | 'seat' | 'moment' | 'told'>,
  games: Pick<SourceGames, 'stand'>,
): Promise<number> {
  if (told === undefined || told.engine === engineVersion) return moment;
  return (await games.stand(game))?.momentsFrom(told.decision, seat).first ?? moment;
}

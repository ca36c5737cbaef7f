import { packGame } from '#analysis/patterns/packed-facts';
import { deflateRawSync } from 'node:zlib';
import { storingAtEase } from '../../../platform/observability/at-ease';
import type { FoldedGame } from '../../folding/folded-game';
import type { GameProjection } from '../../folding/game-projection';
import { outcomeOf } from '../../statistics/finished-game';

/** As `packed-facts.ts` of the timeline: facts of one game repeat each other. */
const LEVEL = 3;

const packed = async ({ pool, opening, told, indexes }: FoldedGame): Promise<Buffer> => {
  const game = await storingAtEase(packGame(pool, opening, told, indexes));
  return deflateRawSync(JSON.stringify(game), { level: LEVEL });
};

/** What patterns are looked for in, of finished games: a row each, written once. */
export const patternFacts: GameProjection = {
  name: 'pattern_facts',
  version: 13,
  ofGames: ['game'],
  tables: `
    create table game (
      id       uuid   primary key,
      position bigint not null,
      count    integer not null,
      facts    bytea  not null
    );
    create unique index game_newest on game (position desc);
    alter table game alter column facts set storage external`,
  write: async (transaction, games) => {
    const over = games.filter((game) => outcomeOf(game) !== null);
    if (over.length === 0) return;
    const facts: Buffer[] = [];
    for (const game of over) facts.push(await packed(game));
    await transaction.query(
      `insert into game select * from unnest($1::uuid[], $2::bigint[], $3::integer[], $4::bytea[])
       on conflict do nothing`,
      [
        over.map(({ id }) => id),
        over.map(({ position }) => position.toString()),
        over.map(({ told }) => told.reduce((sum, { facts }) => sum + facts.length, 0)),
        facts,
      ],
    );
  },
};

import pg from 'pg';
import { ask, store } from './site.mjs';

/**
 * So many games that are the newest one over again, with its events, under other ids, names and days,
 * behind all others; their hashes are the newest one's.
 */
const COPIES = `
  with model as (select * from games.game order by position desc limit 1),
  made as (
    select (jsonb_populate_record(null::games.game, to_jsonb(model) || jsonb_build_object(
      'id', overlay(gen_random_uuid()::text placing substr(id::text, 15, 1) from 15),
      'position', (select min(position) from commits) - number,
      'recorded_at', recorded_at - number * interval '1 hour',
      'corp_player', 'Player ' || number % 97,
      'runner_player', 'Player ' || number % 89))).*
    from model, generate_series(1, $1 - (select count(*)::int from games.game)) number
  ),
  listed as (insert into games.game select * from made),
  opened as (insert into opened.game select id, true, true, true, true from made)
  insert into commits
  select (jsonb_populate_record(null::commits, jsonb_build_object(
    'stream', kind || made.id,
    'position', made.position,
    'first_id', gen_random_uuid(),
    'recorded_at', made.recorded_at,
    'after', one.after, 'count', one.count, 'hash', one.hash, 'form', one.form,
    'payload', one.payload))).*
  from made, unnest(array['game-', 'grants-']) kind
  join commits one on one.stream = kind || (select id from model)`;

/** Puts so many games into the list. */
export async function fillList(most) {
  const { startEmbeddedServer } = (
    await import('../../../dist/src/platform/database/embedded-server.js')
  ).default;
  // The program's own, which already runs.
  const server = await startEmbeddedServer(store);
  const client = new pg.Client({ ...server.address, database: 'retrace' });
  await client.connect();
  try {
    await client.query(COPIES, [most]);
    await client.query('analyze games.game, opened.game');
  } finally {
    await client.end();
    await server.release();
  }
  const { totalCount } = (await ask('{ games(first: 1) { totalCount } }')).games;
  if (totalCount < most) throw new Error(`the list has ${totalCount} games, not ${most}`);
}

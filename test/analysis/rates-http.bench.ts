/**
 * Rates of many games as a stranger has them, over HTTP, of the whole program on an embedded database:
 * `node -r ./test/support/typescript.cjs test/analysis/rates-http.bench.ts 100000` fills its read models by SQL and writes
 * test/analysis/results/rates-http.json, which is kept in git. With the address of a program after the number of games it
 * asks that one, which was filled before.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Server } from '../e2e/support/server';
import { fill, fillCards } from './fill';

const GAMES = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 20;
/** Milliseconds after which a question is not asked again. */
const ENOUGH = 12_000;
const DAY = 24 * 3_600_000;

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

async function timed(of: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await of();
  return performance.now() - begun;
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${String(response.status)}`);
  await response.text();
  return response;
}

const ago = (time: number): string => new Date(Date.now() - time).toISOString();

const questions: Readonly<Record<string, string>> = {
  'the matrix': 'wins?of=matchup&first=500',
  identities: 'wins?of=identity&first=500',
  'identities of a player': 'wins?of=identity&player=p15000',
  'the matrix of a pool': 'wins?of=matchup&first=500&pool=core-2018-09',
  'the matrix of a side and tier': 'wins?of=matchup&first=500&side=corp&tier=verified',
  'matchups of an identity': 'wins?of=matchup&identity=01001',
  'matchups of the last hour': `wins?of=matchup&since=${ago(DAY / 24)}`,
  'matchups of the last day': `wins?of=matchup&since=${ago(DAY)}`,
  'matchups of the last 30 days': `wins?of=matchup&since=${ago(30 * DAY)}`,
  'matchups of 12 turns at most': 'wins?of=matchup&mostTurns=12',
  cards: 'cards?first=500',
  'cards by improvement': 'cards?first=500&sort=improvement',
  'cards of an identity': 'cards?first=500&identity=01001',
  'cards of the last day': `cards?first=500&since=${ago(DAY)}`,
  'cards of the last 30 days': `cards?first=500&since=${ago(30 * DAY)}`,
  'cards of the last 200 days': `cards?first=500&since=${ago(200 * DAY)}`,
  'cards of 12 turns at most': 'cards?first=500&mostTurns=12',
  'cards of a player': 'cards?first=500&player=p15000',
};

async function answers(address: string) {
  const milliseconds: Record<string, { readonly median: number; readonly most: number }> = {};
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = [];
    let spent = 0;
    for (let round = 0; round < ROUNDS && spent < ENOUGH; round += 1) {
      const time = await timed(() => get(`${address}/rates/${question}`));
      spent += time;
      times.push(time);
    }
    times.sort((a, b) => a - b);
    milliseconds[name] = {
      median: rounded(times[times.length >> 1] ?? 0),
      most: rounded(times.at(-1) ?? 0),
    };
  }
  return milliseconds;
}

/** As after an upgrade: all has to be counted anew, and nobody waits for it. */
async function countedAnew(server: Server) {
  const { pool } = server.database();
  await pool.query('delete from rates.counted_from');
  const matrix = `${server.address}/rates/wins?of=matchup&first=500`;
  const whileCounting = { first: 0, isSaid: false, most: 0 };
  let isCounted = false;
  const counted = timed(() => pool.query('select rates.refresh()').then(() => (isCounted = true)));
  whileCounting.first = rounded(
    await timed(async () => {
      whileCounting.isSaid = (await get(matrix)).headers.get('x-counting') === 'true';
    }),
  );
  while (!isCounted) {
    const time = await timed(() => get(matrix));
    whileCounting.most = Math.max(whileCounting.most, rounded(time));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { secondsOfCounting: Math.round((await counted) / 1000), whileCounting };
}

async function filled() {
  const server = await Server.start();
  try {
    const { pool } = server.database();
    const tables = ['opened.game', 'player_statistics.seat', 'card_statistics.seat'];
    for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
    await fill(pool, GAMES);
    await fillCards(pool);
    for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
    await pool.query('vacuum analyze');
    const counting = await countedAnew(server);
    await pool.query('vacuum analyze');
    return { milliseconds: await answers(server.address), ...counting };
  } finally {
    await server.stop();
  }
}

async function bench(): Promise<void> {
  const address = process.argv[3];
  const told = address === undefined ? await filled() : { milliseconds: await answers(address) };
  const result = {
    ...{ games: GAMES, node: process.version, processor: cpus()[0]?.model ?? 'unknown' },
    load: rounded(loadavg()[0] ?? 0),
    ...told,
  };
  const to = join(__dirname, 'results', 'rates-http.json');
  writeFileSync(to, `${JSON.stringify(result, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}

void bench();

/**
 * Rates of many games as a stranger has them, over HTTP, of the whole program on an embedded database:
 * `node -r ./test/support/typescript.cjs test/analysis/rates-http.bench.ts 100000` fills its read models by SQL and writes
 * test/analysis/results/rates-http.json, to be kept in git from a machine with nothing else to do.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Server } from '../e2e/support/server';
import { fill } from './fill';

const GAMES = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 20;

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

async function bench(): Promise<void> {
  const server = await Server.start();
  try {
    const { pool } = server.database();
    await pool.query(`alter table opened.game disable trigger user;
      alter table player_statistics.seat disable trigger user`);
    await fill(pool, GAMES);
    await pool.query(`alter table opened.game enable trigger user;
      alter table player_statistics.seat enable trigger user`);
    await pool.query('vacuum analyze');
    // As after an upgrade: all has to be counted anew, and nobody waits for it.
    await pool.query('delete from rates.counted_from');
    const matrix = `${server.address}/rates/wins?of=matchup&first=500`;
    const whileCounting = { first: 0, isSaid: false, most: 0 };
    let isCounted = false;
    const counting = pool.query('select rates.refresh()').then(() => (isCounted = true));
    const counted = timed(() => counting);
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
    const seconds = Math.round((await counted) / 1000);
    await pool.query('vacuum analyze');
    const questions: Readonly<Record<string, string>> = {
      'the matrix': matrix,
      identities: `${server.address}/rates/wins?of=identity&first=500`,
      'identities of a player': `${server.address}/rates/wins?of=identity&player=p15000`,
      'the matrix of a pool': `${matrix}&pool=core-2018-09`,
      'the matrix of a side and tier': `${matrix}&side=corp&tier=verified`,
      'matchups of an identity': `${server.address}/rates/wins?of=matchup&identity=01001`,
      'matchups of the last day': `${server.address}/rates/wins?of=matchup&since=${new Date(Date.now() - 24 * 3_600_000).toISOString()}`,
      'matchups of the last hour': `${server.address}/rates/wins?of=matchup&since=${new Date(Date.now() - 3_600_000).toISOString()}`,
    };
    const milliseconds: Record<string, { readonly median: number; readonly most: number }> = {};
    for (const [name, url] of Object.entries(questions)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(() => get(url)));
      times.sort((a, b) => a - b);
      milliseconds[name] = {
        median: rounded(times[times.length >> 1] ?? 0),
        most: rounded(times.at(-1) ?? 0),
      };
    }
    const result = {
      ...{ games: GAMES, node: process.version, processor: cpus()[0]?.model ?? 'unknown' },
      load: rounded(loadavg()[0] ?? 0),
      ...{ milliseconds, secondsOfCounting: seconds, whileCounting },
    };
    const to = join(__dirname, 'results', 'rates-http.json');
    writeFileSync(to, `${JSON.stringify(result, null, 2)}\n`);
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  } finally {
    await server.stop();
  }
}

void bench();

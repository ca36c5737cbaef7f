/** The program in a process of its own: uploads games, tells their moments, then answers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logs } from './games.mjs';

const load = async (path) => (await import(`../../../dist/${path}.js`)).default;
const { createApplication } = await load('src/application');
const { loadConfig } = await load('src/platform/config/config');
const { PROJECTIONS, EVENT_STORE } = await load('src/platform/tokens');
const [, , games, length, cache, limits] = process.argv;

const plenty = '999999999';
/** One caller who asks for more than callers do, or callers by the addresses they say they have. */
const callers =
  limits === 'usual'
    ? { RETRACE_TRUSTED_PROXIES: 'loopback' }
    : {
        RETRACE_COST_PER_SECOND: plenty,
        RETRACE_COST_PER_MINUTE: plenty,
        RETRACE_UPLOADS_PER_MINUTE: plenty,
      };
const folder = mkdtempSync(join(tmpdir(), 'retrace-bench-'));
const application = await createApplication(
  loadConfig(
    {
      RETRACE_DATA: folder,
      PORT: '0',
      ...callers,
      RETRACE_ANSWER_CACHE: cache,
      RETRACE_COMPILE_AFTER: process.env.RETRACE_COMPILE_AFTER,
    },
    folder,
  ),
);
await application.listen(0, '127.0.0.1');
const { warmUp } = await load('src/warm-up');
const address = await application.getUrl();
const found = [];
for (const body of await logs(Number(games), Number(length))) {
  const answer = await fetch(`${address}/games`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  found.push((await answer.json()).id);
}
await application
  .get(PROJECTIONS)
  .caughtUp(await application.get(EVENT_STORE).lastPosition(), 60_000);
const moments = [];
for (const id of found) {
  const query = `{ game(id: "${id}") { CORP: moments(as: CORP) RUNNER: moments(as: RUNNER)
    SPECTATOR: moments(as: SPECTATOR) JUDGE: moments(as: JUDGE) } }`;
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  moments.push({ id, lasts: (await answer.json()).data.game });
}
// As the program does before it listens, where games are kept.
const warm = Number(process.env.RETRACE_WARM_UP ?? 0);
if (warm > 0) await warmUp((request) => application.inject(request), warm * 1_000);
const end = async () => {
  await application.close();
  rmSync(folder, { recursive: true, force: true });
};
// Whoever started it has gone without a word.
process.once('disconnect', end);
process.on('message', async ({ ask }) => {
  if (ask === 'cpu') process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage() });
  if (ask === 'end') process.disconnect();
});
process.send({ port: Number(new URL(address).port), games: moments });

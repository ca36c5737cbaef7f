/**
 * Measures whether the time of `deck(id)` tells that a list is played with in games that are closed or still
 * going on: npm run bench:deck-times. Lists of one closed game, of fifty, of a live one, and ids of none are
 * asked for by who may see none of them, in an order that jumps about. Writes
 * test/bench/results/deck-times.json; ends with 1 where a list can be told from none.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, URL } from 'node:url';
import { built } from '../../bin/prepare.mjs';
import { Connection } from './answers/client.mjs';
import { logs } from './answers/games.mjs';

const SAMPLES = Number(process.env.RETRACE_BENCH_SAMPLES ?? 2_000);
const WARM_UP = 300;
const GAMES_OF_ONE_LIST = 50;
const LENGTH = 60;

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const child = fork(fileURLToPath(new URL('answers/ours.mjs', import.meta.url)), ['0', '0', 'off']);
const [{ port }] = await once(child, 'message');
const connection = new Connection(port);

/** What is answered, and milliseconds. */
async function asked(query, variables, key) {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const body = JSON.stringify({ query, variables });
  const before = performance.now();
  const answer = await connection.ask({ body, headers });
  const milliseconds = performance.now() - before;
  const { data, errors } = JSON.parse(answer.body);
  if (errors !== undefined) throw new Error(answer.body);
  return { data, milliseconds };
}

const LISTS = 'query ($id: ID!) { game(id: $id) { decklists(as: CORP) { deck { id } } } }';
/** The Corp's list, as its player sees it when it is listed. */
async function listOf(game, key) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { data } = await asked(LISTS, { id: game }, key);
    const [list] = data.game?.decklists ?? [];
    if (list !== undefined) return list.deck.id;
    await sleep(50);
  }
  throw new Error('a list is not listed');
}
async function closedGame(log) {
  const upload =
    'mutation ($log: String!) { uploadGame(log: $log, private: true) { key game { id } } }';
  const { key, game } = (await asked(upload, { log })).data.uploadGame;
  return listOf(game.id, key);
}
async function liveGame() {
  const { game, keys } = (
    await asked(`mutation { openGame(corp: { name: "A", starter: "jinteki" },
      runner: { name: "B", starter: "shaper" }) { game keys { corp } } }`)
  ).data.openGame;
  return listOf(game, keys.corp);
}

const [once1, first] = await logs(2, LENGTH);
/** The same lists, played otherwise: a game conceded so many decisions earlier. */
const shorter = (log, by) => {
  const lines = log.trimEnd().split('\n');
  return `${[...lines.slice(0, -1 - by), lines.at(-1)].join('\n')}\n`;
};
const inOne = await closedGame(once1);
let inFifty = '';
for (let by = 0; by < GAMES_OF_ONE_LIST; by += 1) inFifty = await closedGame(shorter(first, by));
const live = await liveGame();
const { decklistsOf, formerIdOf } = await load('src/decks/deck-content');
const guessed = formerIdOf(decklistsOf(JSON.parse(first.split('\n')[0])).corp);
const kinds = {
  'in one closed game': () => inOne,
  'in fifty closed games': () => inFifty,
  'in fifty closed games, by the id that its content alone makes': () => guessed,
  'in a live game': () => live,
  // A version and variant as those of lists.
  'of none': () => randomUUID().replace(/^(.{14})4/, '$18'),
  'of none, always the same': () => '11111111-1111-8111-8111-111111111111',
};

const DECK = 'query ($id: ID!) { deck(id: $id) { owner } }';
const times = Object.fromEntries(Object.keys(kinds).map((name) => [name, []]));
for (let n = 0; n < SAMPLES + WARM_UP; n += 1) {
  const order = Object.keys(kinds).toSorted(() => Math.random() - 0.5);
  for (const name of order) {
    const { data, milliseconds } = await asked(DECK, { id: kinds[name]() });
    if (data.deck !== null) throw new Error(`a list ${name} is shown`);
    if (n >= WARM_UP) times[name].push(milliseconds);
  }
}

const sorted = (list) => list.toSorted((a, b) => a - b);
const at = (list, share) => Number(sorted(list)[Math.floor(list.length * share)].toFixed(3));

/** How often a time of one list is above one of the other; a half where nothing tells them apart. */
function above(list, other) {
  const all = sorted([...list, ...other]);
  const rank = new Map();
  for (let i = 0; i < all.length;) {
    let j = i;
    while (j < all.length && all[j] === all[i]) j += 1;
    rank.set(all[i], (i + j + 1) / 2);
    i = j;
  }
  const sum = list.reduce((total, time) => total + rank.get(time), 0);
  return (sum - (list.length * (list.length + 1)) / 2) / (list.length * other.length);
}
const none = times['of none'];
/** Three standard errors of `above` where both are alike. */
const bound = Number((3 / Math.sqrt(6 * SAMPLES)).toFixed(3));
const rows = Object.fromEntries(
  Object.entries(times).map(([name, list]) => [
    name,
    {
      p10: at(list, 0.1),
      p50: at(list, 0.5),
      p90: at(list, 0.9),
      ...(list === none ? {} : { aboveNone: Number(above(list, none).toFixed(3)) }),
    },
  ]),
);
console.log(rows, { bound });
const told = Object.entries(rows).filter(
  ([, { aboveNone = 0.5 }]) => Math.abs(aboveNone - 0.5) > bound,
);
const machine = {
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  node: process.version,
  load: loadavg()[0],
};
const results = { machine, samples: SAMPLES, milliseconds: rows, alikeWithin: bound };
writeFileSync(
  new URL('results/deck-times.json', import.meta.url),
  `${JSON.stringify(results, null, 2)}\n`,
);
connection.close();
child.send({ ask: 'end' });
await once(child, 'exit');
if (told.length > 0) {
  console.error(`told from none: ${told.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const read = (path) => {
  const bytes = readFileSync(path);
  return JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8'));
};

/** What a click for a credit is written as in a replay of jinteki.net. */
const click = (name, number) => [
  {
    runner: { credit: 5 + (number % 9) },
    log: [
      '+',
      { user: '__system__', text: `${name} spends [Click] to gain 1 [Credits].`, timestamp: null },
    ],
  },
  {},
];

/**
 * The replay of most entries among those of the folders, with as many clicks for credits ahead of its
 * last entry as it takes to have so many; null without replays.
 */
export function longReplay(folders, length) {
  const replays = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.json(\.gz)?$/.test(name) && !name.includes('index'))
        .map((name) => read(join(folder, name))),
    )
    .filter(({ history }) => Array.isArray(history));
  const [longest] = replays.sort((a, b) => b.history.length - a.history.length);
  if (longest === undefined) return null;
  const { history } = longest;
  const name = history[0]?.runner?.user?.username ?? 'Runner';
  const missing = Math.max(0, length - history.length);
  const clicks = Array.from({ length: missing }, (_, number) => click(name, number));
  return JSON.stringify({
    ...longest,
    history: [...history.slice(0, -1), ...clicks, ...history.slice(-1)],
  });
}

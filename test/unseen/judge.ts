/**
 * Judges the games of any folder against their records (README.md), and prints each false statement with
 * its file, its entries and the commands that the record has there, then the sums:
 * `node -r ./test/support/typescript.cjs test/unseen/judge.ts FOLDER [PART OF A NAME] [--sums] [--missed]`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { judgeGame } from '../golden/jinteki/gate/judge-game';
import type { Said } from '../golden/jinteki/gate/judge';
import { Sums } from '../golden/jinteki/gate/sums';
import type { Decision } from '../golden/jinteki/replays';

const [folder = '', part = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [sumsAlone, withMissed] = [
  process.argv.includes('--sums'),
  process.argv.includes('--missed'),
];

const unpacked = (...path: readonly string[]): string =>
  gunzipSync(readFileSync(join(folder, ...path))).toString('utf8');

/** Commands beyond those are left out: what is wrong is then the search, not a card. */
const most = 12;

function sayCommands({ entries: [after, until] }: Said, decisions: readonly Decision[]): string {
  const there = decisions.filter(({ h }) => h > after - 3 && h <= until + 1);
  const said = there.slice(0, most).map(({ h, side, label }) => `${h} ${side} ${label}`);
  return [...said, ...(there.length > most ? ['…'] : [])].join('; ');
}

const sums = new Sums();
for (const file of readdirSync(folder).sort()) {
  const id = /^(.*)\.json\.gz$/.exec(file)?.[1];
  if (id === undefined || !id.includes(part)) continue;
  // What has no record is no game: a table of titles lies among those of every card.
  if (!existsSync(join(folder, 'decisions', `${id}.decisions.json.gz`))) continue;
  const record: { readonly decisions: readonly Decision[] } = JSON.parse(
    unpacked('decisions', `${id}.decisions.json.gz`),
  );
  const game = judgeGame(unpacked(file), record.decisions);
  if ('why' in game) {
    sums.fail();
    if (!sumsAlone) process.stdout.write(`${id}: broke down: ${game.why}\n`);
    continue;
  }
  const { verdict, judged } = game;
  sums.add(verdict, judged);
  if (sumsAlone) continue;
  process.stdout.write(
    `${id}: ${verdict.tier}, ${verdict.entriesVerified} of ${verdict.entries} entries\n`,
  );
  const told = [
    ...judged.wrong.map((said): [string, Said] => ['false', said]),
    ...(withMissed ? judged.missed.map((said): [string, Said] => ['missed', said]) : []),
  ];
  for (const [word, said] of told)
    process.stdout.write(
      `  ${word}: ${said.says}\n    record: ${sayCommands(said, record.decisions)}\n`,
    );
}
process.stdout.write(`\n${sums.toString()}`);

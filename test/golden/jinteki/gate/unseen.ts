/**
 * Verifies the games of a folder that are held out, which nothing is tuned to, and prints sums alone:
 * `node -r ./test/support/typescript.cjs test/golden/jinteki/gate/unseen.ts core-2 odd`. Those with even
 * numbers were tuned on before (`even`). To be run once, when the work is done; what it prints goes into
 * git.
 */
import { rulesByPool } from '#cards/rules-by-pool';
import { readReplay, type Replay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { type Verified, verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { type Folder, golden, heldOutIdsIn, isEven } from '../replays';
import { judge, type Tally } from './judge';

/** Null where verifying breaks down. */
function verify(replay: Replay): Verified | null {
  try {
    return verifyReplay(rulesByPool.covering(titlesIn(replay)), replay);
  } catch {
    return null;
  }
}

const folders: readonly Folder[] = ['core-2', 'ffg'];
const kinds = new Map<string, Tally>();
const sum = { games: 0, verified: 0, falselyVerified: 0, partial: 0, observed: 0, failed: 0 };
const entries = { all: 0, verified: 0 };
const open = { choices: 0 };
const titles = new Set<string>();

const [, , wanted, half] = process.argv;
for (const id of heldOutIdsIn(...folders.filter((folder) => wanted === folder))) {
  if (half !== undefined && isEven(id) !== (half === 'even')) continue;
  const { text, decisions } = golden(id);
  const read = readReplay(text);
  sum.games += 1;
  if (!read.ok) {
    sum.failed += 1;
    continue;
  }
  const verified = verify(read.replay);
  if (verified?.ok !== true) {
    sum.failed += 1;
    continue;
  }
  const { verdict } = verified;
  sum[verdict.tier] += 1;
  entries.all += verdict.entries;
  entries.verified += verdict.entriesVerified;
  const { reconstruction } = verdict;
  if (reconstruction === null) continue;
  const found = reconstruction.stretches.flatMap((stretch) => stretch.decisions);
  open.choices += found.filter((one) => one.open !== undefined).length;
  for (const { value } of reconstruction.rules.pool.definitions)
    if (value.code.startsWith('title:')) titles.add(value.title);
  const judged = judge(reconstruction.rules, read.replay, verdict, decisions);
  if (verdict.tier === 'verified' && judged.wrong.length > 0) sum.falselyVerified += 1;
  for (const [kind, tally] of judged.kinds) {
    const known = kinds.get(kind) ?? { stated: 0, right: 0, truths: 0, found: 0 };
    kinds.set(kind, known);
    for (const key of ['stated', 'right', 'truths', 'found'] as const) known[key] += tally[key];
  }
}

const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(4));
const all = [...kinds.values()].reduce(
  (total, { stated, right }) => ({ stated: total.stated + stated, right: total.right + right }),
  { stated: 0, right: 0 },
);
const rows = [...kinds]
  .sort(([, one], [, other]) => other.stated - one.stated)
  .map(([kind, { stated, right, truths, found }]) =>
    ['', kind, stated, share(right, stated), truths, share(found, truths), ''].join(' | ').trim(),
  );
process.stdout.write(
  [
    JSON.stringify({ ...sum, entries, ...open, titlesInNoPool: titles.size, ...all }),
    '| kind | stated | precision | truths | recall |',
    '| ---- | ------ | --------- | ------ | ------ |',
    ...rows,
    '',
  ].join('\n'),
);

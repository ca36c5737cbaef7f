import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rulesByPool } from '#cards/rules-by-pool';
import { withCards, withUnknown } from '#cards/unknown';
import { observe } from '#notation/jinteki/observe/observe';
import { readReplay } from '#notation/jinteki/read/read';
import { strangersIn } from '#notation/jinteki/read/strangers';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import type { Means } from '#notation/jinteki/reconstruct/follow';
import type { Node } from '#notation/jinteki/reconstruct/node';
import { ourFeatures } from '#notation/jinteki/reconstruct/ours';
import { Entries, reconstruct } from '#notation/jinteki/reconstruct/reconstruct';
import type { Way } from '#notation/jinteki/reconstruct/walk';

/** A game whose decisions were looked for, with all that they were looked for with. */
export interface Found {
  readonly id: string;
  readonly means: Means;
  readonly way: Way;
  readonly opening: Node;
}

function foundIn(id: string, text: string): Found | null {
  const read = readReplay(text);
  if (!read.ok) return null;
  const { replay } = read;
  const known = rulesByPool.covering(titlesIn(replay));
  const strangers = strangersIn(known.pool, replay);
  const rules = withCards(withUnknown(known), strangers);
  const entries = new Entries(rules.pool);
  const observed = observe(replay, {
    watch: (step, idOf) => {
      entries.take(step, idOf);
    },
  });
  if (!observed.ok) return null;
  const found = reconstruct(rules, replay, entries, observed.game.facts, {
    ...{ strict: false, strangers: strangers.length > 0, decks: {} },
  });
  const opened = found.ok ? rules.open(found.decks) : null;
  if (!found.ok || opened?.ok !== true) return null;
  const live = rules.live(opened.state);
  return {
    id,
    means: found.means,
    way: found.way,
    opening: {
      ...{ live, features: ourFeatures(rules.pool, live.state, []), trail: null, accessed: 0 },
      ...{ runs: 0, arranged: 0, loans: [], granted: null, shuffled: { corp: 0, runner: 0 } },
    },
  };
}

/** Those of a folder of packed replays whose names have a part. */
export function* waysIn(folder: string, part: string): Generator<Found> {
  for (const file of readdirSync(folder).sort()) {
    const id = /^(.*)\.json\.gz$/.exec(file)?.[1];
    if (id === undefined || !id.includes(part)) continue;
    const found = foundIn(id, gunzipSync(readFileSync(join(folder, file))).toString('utf8'));
    if (found !== null) yield found;
  }
}

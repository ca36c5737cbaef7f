import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { poolTitle, rulesNamed, type PoolName } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { foldLog } from '#notation/native/fold-log';
import { readLog } from '#notation/native/read-log';
import { cloneState, type State } from '#rules';
import { goldenGame } from './golden-game';
import { placeNamed } from './place-named';

const pools = [
  'core',
  'genesis',
  'creation-and-control',
  'spin',
  'honor-and-profit',
  'lunar',
  'order-and-chaos',
  'all',
] as const satisfies readonly PoolName[];

/** RETRACE_GOLDEN=write writes the logs that are missing; one that is there is never written again. */
const isWriting = process.env['RETRACE_GOLDEN'] === 'write';

describe.each(pools)('the golden log of the pool %s', (name) => {
  const path = join(__dirname, `${name}.retrace.ndjson`);
  if (isWriting && !existsSync(path)) writeFileSync(path, goldenGame(name));

  it('is folded to its hashes: abilities and subroutines stand where they stood', () => {
    const read = readLog(readFileSync(path, 'utf8').trimEnd().split('\n'));
    if (!read.ok) throw new Error(read.message);
    const { header, entries } = read.log;
    expect(header.pool).toBe(poolTitle(name));
    expect(entries.filter(({ hash }) => hash === null)).toEqual([]);
    const { pool } = rulesNamed(name);
    const places = new Set<string | null>();
    let before: State | null = null;
    const folded = foldLog(rulesByPool, read.log, {
      opened: ({ state }) => (before = cloneState(state)),
      visit: ({ entry, state }) => {
        if (before !== null) places.add(placeNamed(pool, before, entry.decision));
        before = cloneState(state);
      },
    });
    if (!folded.ok) throw new Error(`line ${folded.line}: ${folded.message}`);
    expect(places.size).toBeGreaterThan(3);
  });
});

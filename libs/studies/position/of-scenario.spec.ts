import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesByPool } from '#cards/rules-by-pool';
import { loadPosition } from '#notation/scenario/position/load';
import { ofScenario } from './of-scenario';
import { readLine } from './read-line';

const folder = join(__dirname, '../../../test/scenarios/rules');
const files = readdirSync(folder).filter((name, at) => name.endsWith('.json') && at % 6 === 0);

describe('a scenario as a line and decisions', () => {
  it('is played from the line as it is from its own position', () => {
    let [taken, decided] = [0, 0];
    const refused: string[] = [];
    for (const file of files) {
      const made = ofScenario(rulesByPool, readFileSync(join(folder, file), 'utf8'));
      if (!made.ok) {
        refused.push(`${file}: ${made.refusal.message}`);
        continue;
      }
      const read = readLine(made.position);
      const rules = read.ok ? rulesByPool.find(read.pool) : null;
      if (!read.ok || rules === null) throw new Error(`${file} is not read`);
      const loaded = loadPosition(rules.pool, read.position);
      if (!loaded.ok) throw new Error(loaded.message);
      const folded = rules.fold(
        loaded.state,
        made.moves.map(({ decision }) => decision),
      );
      expect([file, folded.ok]).toEqual([file, true]);
      taken += 1;
      decided += made.moves.length;
    }
    expect(refused.length).toBeLessThan(files.length / 10);
    expect(taken).toBeGreaterThan(20);
    expect(decided).toBeGreaterThan(40);
  });

  it.each(['', '{', '[]', '{"format":"anr-scenario/1"}', `{"id":"${'x'.repeat(100_001)}"}`])(
    'is refused where it is none',
    (text) => {
      expect(ofScenario(rulesByPool, text)).toMatchObject({ refusal: { code: 'BAD_POSITION' } });
    },
  );
});

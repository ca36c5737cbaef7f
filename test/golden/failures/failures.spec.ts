import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesByPool } from '#cards/rules-by-pool';
import { openLog } from '#notation/native/open-log';
import { readLog } from '#notation/native/read-log';
import { Debts } from '#testkit/random/laws/debts';
import { stateLaws, stepLaws } from '#testkit/random/laws/laws';
import { purseOf } from '#testkit/random/laws/law';

const names = readdirSync(__dirname).filter((name) => name.endsWith('.retrace.ndjson'));

describe('games in which something was once found wrong', () => {
  if (names.length === 0) it.todo('none so far');

  for (const name of names)
    it(`keeps every law: ${name}`, () => {
      const read = readLog(readFileSync(join(__dirname, name), 'utf8').split('\n'));
      if (!read.ok) throw new Error(read.message);
      const opened = openLog(rulesByPool, read.log.header);
      if (!opened.ok) throw new Error(opened.message);
      const { rules } = opened;
      const live = rules.live(opened.state);
      const debts = new Debts(rules.pool, live.state);
      for (const { decision, by, line } of read.log.entries) {
        const before = purseOf(live.state);
        const taken = live.apply(decision, by);
        // The mend may have made the rest of the game another one.
        if (!taken.ok) return;
        for (const law of Object.values(stateLaws))
          expect([line, law(rules.pool, live.state)]).toEqual([line, null]);
        for (const law of Object.values(stepLaws))
          expect([line, law(before, taken.facts, live.state)]).toEqual([line, null]);
        expect([line, debts.after(taken.facts, live.state)]).toEqual([line, null]);
      }
    });
});

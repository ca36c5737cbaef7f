import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision } from '#rules';
import { entriesOf, goalFrom } from '#testkit/jinteki/way';
import { letOut } from './let-out';

const { pool } = rulesByPool.covering(['GPI Net Tap', 'Cell Portal']);
const list: readonly Decision[] = [{ do: 'continue' }, { do: 'jack-out' }];
const tried = (...lines: readonly string[]): readonly Decision[] =>
  letOut(pool, goalFrom(0, entriesOf([], lines)), list);

describe('a run that may be left between pieces of ice', () => {
  it('goes on where a card of the Runner is told to let them jack out', () => {
    expect(tried('Bo uses GPI Net Tap to jack out.', 'Bo jacks out.')).toEqual([
      { do: 'continue' },
    ]);
  });

  it('may be left where no card lets them, or ice does', () => {
    expect(tried('Bo jacks out.')).toEqual(list);
    expect(tried('Bo uses Cell Portal to jack out.', 'Bo jacks out.')).toEqual(list);
  });
});

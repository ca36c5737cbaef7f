import { fieldKey, spotBase } from '../features';
import { isAhead } from './ahead';

const pot = { where: 'rig', server: 0, place: 0, def: 7 } as const;
const credits = fieldKey(spotBase(pot.where, pot.server, pot.place, pot.def), 'credit');
const shown = [4, 4, 5].map((count) => ({ features: new Map([[credits, count]]) }));
const used = { kind: 'out-of-window', entry: 1 } as const;

describe('a deviation of an entry', () => {
  it('is not taken once a counter lies there that theirs places after it', () => {
    expect(isAhead(new Map([[credits, 5]]), shown, 0, used)).toBe(true);
    expect(isAhead(new Map([[credits, 5]]), shown, 0, { ...used, entry: 2 })).toBe(false);
  });

  it('is taken where counters are as they were', () => {
    expect(isAhead(new Map([[credits, 4]]), shown, 0, used)).toBe(false);
  });

  it('may stand anywhere if no entry tells it', () => {
    expect(isAhead(new Map([[credits, 5]]), shown, 0, { ...used, kind: 'loan' })).toBe(false);
  });
});

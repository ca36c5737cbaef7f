import { free } from '../query/bill';
import type { Bill } from '../state/bill';
import { isPlain } from './payment';

const card = { in: 'grip' } as const;

/** Each part of a bill, asked for. */
const asked: { readonly [P in keyof Bill]: Bill[P] } = {
  credits: 1,
  clicks: 1,
  tags: 1,
  takeTags: 1,
  takeBadPublicity: 1,
  counters: { kind: 'virus', amount: 1 },
  trashThis: true,
  removeThis: true,
  returnThis: true,
  forfeit: 1,
  forfeitThis: true,
  trash: card,
  trashAll: card,
  trashRandom: 'hq',
  trashTop: { of: 'stack', cards: 1 },
  put: { cards: card, amount: 1, to: 'bottom' },
  damage: [{ kind: 'net', amount: 1 }],
  stealthOnly: true,
  stealth: 1,
};

describe('a bill', () => {
  it('is plain where it asks for nothing but clicks and credits', () => {
    const plain = (Object.keys(asked) as (keyof Bill)[]).filter((part) =>
      isPlain({ ...free, [part]: asked[part] }),
    );
    expect(plain).toEqual(['credits', 'clicks']);
    expect(isPlain(free)).toBe(true);
  });
});

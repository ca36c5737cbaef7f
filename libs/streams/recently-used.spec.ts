import { RecentlyUsed } from './recently-used';

describe('RecentlyUsed', () => {
  it('drops what was not asked for longest', () => {
    const values = new RecentlyUsed<string, number>(2);
    values.set('a', 1);
    values.set('b', 2);
    expect(values.get('a')).toBe(1);
    values.set('c', 3);
    expect(values.get('b')).toBeUndefined();
    expect([values.get('a'), values.get('c')]).toEqual([1, 3]);
  });

  it('replaces a value without dropping another', () => {
    const values = new RecentlyUsed<string, number>(2);
    values.set('a', 1);
    values.set('b', 2);
    values.set('b', 3);
    expect([values.get('a'), values.get('b')]).toEqual([1, 3]);
    values.delete('a');
    expect(values.get('a')).toBeUndefined();
  });

  it('holds fewer values where they weigh more', () => {
    const values = new RecentlyUsed<string, number>(4, (weight) => weight);
    values.set('a', 1);
    values.set('b', 2);
    values.set('c', 3);
    expect([values.get('a'), values.get('b'), values.get('c')]).toEqual([undefined, undefined, 3]);
    values.set('d', 1);
    values.set('e', 9);
    expect([values.get('c'), values.get('d'), values.get('e')]).toEqual([undefined, undefined, 9]);
    values.clear();
    values.set('f', 4);
    expect(values.get('f')).toBe(4);
  });
});

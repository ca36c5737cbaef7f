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
});

import { Windows } from './windows';

describe('Windows', () => {
  const from = () => {
    let time = 5_000;
    const windows = new Windows(10, 2, () => time);
    return { windows, later: (milliseconds: number) => (time += milliseconds) };
  };

  it('give each name its points, and tell what is left until when', () => {
    const { windows, later } = from();
    expect(windows.take('a', 4)).toEqual({ enough: true, remaining: 6, ends: 2_000 });
    later(500);
    expect(windows.take('a', 6)).toEqual({ enough: true, remaining: 0, ends: 1_500 });
    expect(windows.take('b', 1)).toEqual({ enough: true, remaining: 9, ends: 2_000 });
    expect(windows.take('a', 1)).toEqual({ enough: false, remaining: 0, ends: 1_500 });
  });

  it('begin anew when their time is over', () => {
    const { windows, later } = from();
    expect(windows.take('a', 11).enough).toBe(false);
    later(1_999);
    expect(windows.take('a', 0).enough).toBe(false);
    later(1);
    expect(windows.take('a', 10)).toEqual({ enough: true, remaining: 0, ends: 2_000 });
  });

  it('remember nobody whose time is over', () => {
    const { windows, later } = from();
    for (let n = 0; n < 100; n += 1) {
      windows.take(`caller ${n}`, 1);
      later(100);
    }
    expect(windows.names).toBeLessThanOrEqual(20);
  });
});

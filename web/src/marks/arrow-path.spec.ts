import { arrowPath, type Box } from './arrow-path';

const point = (x: number, y: number): Box => ({ x, y, width: 0, height: 0 });

describe('an arrow', () => {
  it('goes from middle to middle and ends in its head', () => {
    const server = { x: 0, y: 0, width: 20, height: 10 };
    expect(arrowPath(server, point(110, 5))).toBe(
      'M10.0 5.0L96.0 5.0M96.0 11.0L110.0 5.0L96.0 -1.0Z',
    );
  });

  it('is not drawn from a place to itself', () => {
    expect(arrowPath(point(3, 3), point(3, 3))).toBe('');
  });
});

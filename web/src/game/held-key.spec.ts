import { HeldKey } from './held-key';

type OnFrame = (now: number) => void;

/** The frames of a screen that draws when it is told to. */
function screen(): { readonly draw: (now: number) => void } {
  let next = 1;
  const asked = new Map<number, OnFrame>();
  Object.assign(globalThis, {
    requestAnimationFrame: (onFrame: OnFrame) => {
      asked.set(next, onFrame);
      return next++;
    },
    cancelAnimationFrame: (id: number) => asked.delete(id),
  });
  return {
    draw: (now) => {
      const due = [...asked.values()];
      asked.clear();
      for (const onFrame of due) onFrame(now);
    },
  };
}

const FRAME = 16;

/** Steps of a key whose repeats come every so many milliseconds, for a second of frames. */
function stepsOf(every: number, flows: boolean): { steps: number; after: () => number } {
  const { draw } = screen();
  const held = new HeldKey();
  let steps = 0;
  let repeat = 0;
  for (let now = 0; now < 1_000; now += FRAME) {
    for (; repeat <= now; repeat += every) held.repeat(repeat, () => (steps += 1), flows);
    draw(now);
  }
  const counted = steps;
  return {
    steps: counted,
    after: () => {
      held.letGo();
      draw(1_000);
      return steps - counted;
    },
  };
}

describe('a key that is held', () => {
  it('steps in every frame, though the keyboard repeats more slowly', () => {
    // Two repeats tell the pace.
    expect(stepsOf(33, true).steps).toBeGreaterThanOrEqual(60);
  });

  it('steps once a frame where the keyboard repeats faster', () => {
    expect(stepsOf(5, true).steps).toBe(63);
    expect(stepsOf(5, false).steps).toBe(63);
  });

  it('keeps the pace of the repeats where they are slow, or lead further than a moment', () => {
    expect(stepsOf(100, true).steps).toBe(10);
    expect(stepsOf(33, false).steps).toBe(31);
  });

  it('stops when it is let go, and when nothing is heard of it any more', () => {
    expect(stepsOf(33, true).after()).toBe(0);
    // Unless no frame has come for the last repeat.
    const late = new HeldKey();
    let made = 0;
    late.repeat(0, () => (made += 1), true);
    late.letGo();
    expect(made).toBe(1);
    const { draw } = screen();
    const held = new HeldKey();
    let steps = 0;
    for (const at of [0, 30, 60]) held.repeat(at, () => (steps += 1), true);
    for (let now = 60; now < 2_000; now += FRAME) draw(now);
    expect(steps).toBeGreaterThan(5);
    expect(steps).toBeLessThan(20);
  });
});

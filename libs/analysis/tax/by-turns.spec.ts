import { byTurns, type ByTurns } from './by-turns';

/** A way that is told after so many decisions, and any after so many of those that are kept for it. */
class Told implements ByTurns {
  tried = 0;
  turns: number[] = [];
  hasAny = false;
  readonly after: ByTurns | null;

  constructor(
    private readonly takes: number,
    private readonly any: number,
    after: ByTurns | null = null,
  ) {
    this.after = after;
  }

  get isOpen(): boolean {
    return this.tried < this.takes;
  }

  goOn(_: number, share: number): void {
    const more = Math.min(share, this.takes - this.tried);
    this.tried += more;
    this.turns.push(more);
  }

  anyWay(tries: number): void {
    this.tried += Math.min(tries, this.any);
    this.hasAny ||= tries >= this.any;
  }
}

const most = { way: 600, moment: 600, forAny: 50 };

describe('ways that are looked for by turns', () => {
  it('have what cheap ones leave, wherever those stand', () => {
    const dear = [new Told(1_000, 30), new Told(400, 30)] as const;
    const cheap = [20, 30, 60].map((takes) => new Told(takes, 30));
    byTurns([dear[0], ...cheap, dear[1]], most, { left: Infinity });
    expect(cheap.map(({ tried }) => tried)).toEqual([20, 30, 60]);
    for (const { tried, hasAny } of dear) {
      expect(tried).toBeGreaterThan(200);
      expect(hasAny).toBe(true);
    }
  });

  it('take no more than there is, and keep of it what any way takes', () => {
    const all = Array.from({ length: 8 }, () => new Told(1_000, 30));
    const tries = { left: 10_000 };
    byTurns(all, most, tries);
    const tried = all.reduce((sum, one) => sum + one.tried, 0);
    expect(tried).toBeLessThanOrEqual(600);
    expect(tries.left).toBe(10_000 - tried);
    expect(all.every(({ hasAny }) => hasAny)).toBe(true);
  });

  it('wait for what they learn of, as long as that is not dear', () => {
    const first = new Told(150, 30);
    const second = new Told(40, 30, first);
    byTurns([first, second], most, { left: Infinity });
    expect(first.turns).toEqual([50, 50, 50]);
    expect(second.turns).toEqual([40]);
    const [dear, other] = [new Told(5_000, 30), new Told(40, 30)];
    const behind = new Told(40, 30, dear);
    byTurns([dear, behind, other], { ...most, moment: 1_200, way: 1_200 }, { left: Infinity });
    expect(behind.isOpen).toBe(false);
  });

  it('try nothing where nothing is left', () => {
    const one = new Told(100, 30);
    byTurns([one], most, { left: 0 });
    expect(one.tried).toBe(0);
  });
});

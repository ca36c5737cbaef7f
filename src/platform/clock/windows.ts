const SECOND = 1_000;

/** What a window has left once something was taken from it. */
export interface Rest {
  /** Whether there was as much as was asked for; what was not there counts as taken all the same. */
  readonly enough: boolean;
  readonly remaining: number;
  /** Milliseconds until it begins anew. */
  readonly ends: number;
}

interface Window {
  readonly until: number;
  taken: number;
}

/** So many points for each name, from its first question on for so many seconds, then anew. */
export class Windows {
  /** All last as long, so that those which began first end first. */
  private readonly open = new Map<string, Window>();
  private readonly lasts: number;

  constructor(
    private readonly points: number,
    seconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.lasts = seconds * SECOND;
  }

  /** How many have one open. */
  get names(): number {
    return this.open.size;
  }

  take(name: string, points: number): Rest {
    const time = this.now();
    this.closeEnded(time);
    const window = this.open.get(name) ?? this.begin(name, time);
    window.taken += points;
    return {
      enough: window.taken <= this.points,
      remaining: Math.max(0, this.points - window.taken),
      ends: window.until - time,
    };
  }

  private begin(name: string, time: number): Window {
    const window = { until: time + this.lasts, taken: 0 };
    this.open.set(name, window);
    return window;
  }

  private closeEnded(time: number): void {
    for (const [name, { until }] of this.open) {
      if (until > time) return;
      this.open.delete(name);
    }
  }
}

import type { Page } from 'playwright-core';
import { describeSite } from './support/site';
import { parting, Traffic } from './support/traffic';
import { twinsFor } from './support/twins';

/** Over the whole game by every unit, back again, and through the panes. */
const KEYS = [
  ...Array.from({ length: 12 }, () => 'j'),
  ...[']', ']', 'r', 'r', 'R', 'PageDown', 'PageDown', 'PageUp', '[', 'End', 'k', 'k'],
  ...['PageUp', 'Home', 'ArrowRight', 'Control+ArrowRight', 'End'],
];
const PANES = [
  'accesses',
  'score',
  'charts',
  'knowledge',
  'analysis',
  'moment',
  'log',
  'notes',
  'report',
];

/** Shows or hides what the page says aloud. */
const say = (page: Page, display: '' | 'none'): Promise<unknown> =>
  page.evaluate(`document.querySelector('.game [aria-live]').style.display = '${display}'`);

interface Walked {
  readonly traffic: readonly string[];
  readonly shown: readonly string[];
}

describeSite('INFO-01: the page over two games that a seat cannot tell apart', (site) => {
  /** Walks through a game by keys and panes, and keeps all that was sent and shown. */
  async function walked(
    game: string,
    viewer: string,
    keys: readonly string[] = KEYS,
    panes: readonly string[] = PANES,
  ): Promise<Walked> {
    const { page, context, complaints } = await site.visit({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    // Whether the game is still open is asked by the clock, not by a key: on a slow machine in one walk
    // and not in the other.
    await page.addInitScript(`{
      const real = setInterval;
      window.setInterval = (work, pause, ...more) =>
        pause >= 30_000 ? 0 : real(work, pause, ...more);
    }`);
    const traffic = new Traffic(page, game);
    const shown: string[] = [];
    const look = async (): Promise<void> => {
      await traffic.isStill();
      shown.push(await page.locator('.game').innerText());
    };
    await page.goto(`${site.server.address}/games/${game}/${viewer}/0`);
    await page.waitForSelector('.table');
    // What is said aloud follows after a pause, which a slow machine stretches: it is looked at last.
    await say(page, 'none');
    await look();
    for (const key of keys) {
      await page.keyboard.press(key);
      await look();
    }
    for (const pane of panes) {
      await page.click(`[data-tab=${pane}]`);
      await look();
    }
    await say(page, '');
    await page.waitForTimeout(1_000);
    await look();
    expect(complaints).toEqual([]);
    const recorded = await traffic.recorded();
    await context.close();
    return { traffic: recorded, shown };
  }

  async function stored(log: string): Promise<string> {
    const { status, body } = await site.server.post(Buffer.from(log));
    if (status >= 300) throw new Error(JSON.stringify(body));
    return Object(body).id;
  }

  it.each([
    ['runner', 'random-haas-bioroid-anarch'],
    ['corp', 'random-jinteki-shaper'],
  ] as const)(
    'asks, is sent and shows the same to the %s',
    async (seat, sample) => {
      const [one, other] = await twinsFor(seat, sample);
      expect(one).not.toBe(other);
      const games = [await stored(one), await stored(other)] as const;
      // Side by side: most of a walk is waiting until nothing is on its way.
      const [first, second] = await Promise.all([walked(games[0], seat), walked(games[1], seat)]);
      expect(first.traffic.length).toBeGreaterThan(20);
      expect(parting(first.traffic, second.traffic)).toBeNull();
      expect(parting(first.shown, second.shown)).toBeNull();
    },
    180_000,
  );

  it('would be seen to differ if it looked further than its seat', async () => {
    const [one, other] = await twinsFor('runner', 'random-haas-bioroid-anarch');
    const keys = ['j', 'j', 'x', 'End'];
    const first = await walked(await stored(one), 'runner', keys, []);
    const second = await walked(await stored(other), 'runner', keys, []);
    expect(parting(first.traffic, second.traffic)).not.toBeNull();
    expect(parting(first.shown, second.shown)).not.toBeNull();
  }, 180_000);
});

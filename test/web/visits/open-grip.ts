import { waitUntil } from '../../support/wait-until';
import type { Site } from '../support/site';

/** The Corp tags a Runner who then draws, and pays the tag off. */
const SCENARIO = {
  ...{ format: 'anr-scenario/1', id: 'open-grip', title: 'A grip that lies open' },
  ...{ cards: [], basis: [] },
  position: {
    turn: { side: 'corp', number: 3, clicks: 3, at: 'corp.2.2' },
    corp: {
      identity: "Harishchandra Ent.: Where You're the Star",
      hq: ['SEA Source'],
      credits: 9,
      rd: ['Hedge Fund', 'Hedge Fund'],
    },
    runner: {
      identity: 'Kate "Mac" McCaffrey: Digital Tinker',
      grip: ['Sure Gamble', 'Diesel'],
      credits: 4,
      stack: ['Infiltration', 'Corroder'],
    },
    history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
  },
  policy: { random: 'first' },
  script: [
    { by: 'corp', do: 'play', card: 'SEA Source' },
    { by: 'corp', do: 'bid', credits: 0 },
    { by: 'runner', do: 'bid', credits: 0 },
    { by: 'corp', do: 'gain-credit' },
    { by: 'corp', do: 'gain-credit' },
    { by: 'harness', do: 'to', until: 'runner.1.6' },
    { by: 'runner', do: 'draw' },
    { by: 'runner', do: 'remove-tag' },
    { by: 'runner', do: 'gain-credit' },
  ],
  expect: [],
};

export const openGrip = (site: Site): void =>
  describe('a visit to a game in which the grip lies open', () => {
    it.each(['corp', 'spectator'])(
      'shows its cards to the %s from the tag on until it is paid off, and those that come meanwhile',
      async (viewer) => {
        const { body } = await site.server.post(JSON.stringify(SCENARIO));
        expect(body).toMatchObject({ id: expect.any(String) });
        const { page, context, complaints } = await site.visit();
        await page.goto(`${site.server.address}/games/${Object(body).id}/${viewer}/0`);
        const grip = page.locator('.plate').last().locator('.hand');
        const isShown = (titles: readonly string[]): Promise<void> =>
          waitUntil(
            `a grip of ${titles.join(', ')}`,
            async () => (await grip.innerText()) === titles.join('\n'),
          );
        await grip.waitFor({ state: 'attached' });
        await isShown([]);
        // It begins amid a turn.
        await page.locator('.tree-turn').getByText('Where it begins').waitFor();
        for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
        await isShown(['Diesel', 'Sure Gamble']);
        for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
        await isShown(['Diesel', 'Infiltration', 'Sure Gamble']);
        await page.keyboard.press('End');
        await isShown([]);
        expect(complaints).toEqual([]);
        await context.close();
      },
    );
  });

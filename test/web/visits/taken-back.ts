import type { Page } from 'playwright-core';
import { sampleLog } from '../../support/golden-log';
import type { Site } from '../support/site';

const GIVE = `mutation ($game: ID!, $from: Int!, $to: Int) {
  giveGrant(game: $game, viewer: RUNNER, from: $from, to: $to) { key grant { id } } }`;
const REVOKE = `mutation ($game: ID!, $grant: ID!) {
  revokeGrant(game: $game, grant: $grant) { open } }`;

export const takenBack = (site: Site): void =>
  describe('a game that is shown by a grant', () => {
    let game: string;
    let owner: string;

    beforeAll(async () => {
      const { body } = await site.server.post(sampleLog('random-jinteki-shaper'), {}, '?private');
      ({ id: game, key: owner } = Object(body));
    });

    /** Opens the game with a key that this browser keeps. */
    async function opened(page: Page, keys: readonly string[], path: string): Promise<void> {
      await page.goto(`${site.server.address}/mine`);
      const held = keys.map((key) => ({
        key,
        game,
        label: 'given',
        since: '2026-01-01T00:00:00Z',
      }));
      await page.evaluate(
        `localStorage.setItem('retrace.keys', ${JSON.stringify(JSON.stringify(held))})`,
      );
      await page.goto(`${site.server.address}/games/${game}${path}`);
      await page.waitForSelector('.table');
    }
    const isAt = (page: Page, at: string): Promise<void> =>
      page.locator(`.scrubber-text:text-is("moment ${at}")`).waitFor();
    async function given(from: number, to: number | null): Promise<{ id: string; key: string }> {
      const { key, grant } = Object(
        await site.server.ask(GIVE, { game, from, to }, owner),
      ).giveGrant;
      return { key, id: grant.id };
    }

    it('begins, ends and goes over gaps as the grants say', async () => {
      const grants = [await given(3, 40), await given(90, 120)];
      const { page, context, complaints } = await site.visit();
      await opened(
        page,
        grants.map(({ key }) => key),
        '/runner',
      );
      await isAt(page, '3 of 120');
      await page.keyboard.press('k');
      await isAt(page, '3 of 120');
      for (let at = 4; at <= 40; at += 1) await page.keyboard.press('j');
      await isAt(page, '40 of 120');
      await page.keyboard.press('j');
      await isAt(page, '90 of 120');
      await page.keyboard.press('k');
      await isAt(page, '40 of 120');
      await page.keyboard.press('End');
      await isAt(page, '120 of 120');
      await page.click('[data-tab=charts]');
      await page.getByRole('alert').getByText('your grant shows').waitFor();
      await page.goto(`${site.server.address}/games/${game}/runner/60`);
      await page.waitForSelector('.table');
      expect(await page.getByRole('alert').first().innerText()).toContain('no moment 60');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('is dropped with all that was loaded when the grant is taken back', async () => {
      const { id, key } = await given(0, null);
      const { page, context, complaints } = await site.visit();
      await opened(page, [key], '/runner/60');
      await page.waitForSelector('.tree-turn');
      await site.server.ask(REVOKE, { game, grant: id }, owner);
      // Somebody comes back to the page.
      await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
      await page.getByText('your grant was revoked').waitFor();
      expect(await page.locator('.table, .tree-turn, .card, .scrubber').count()).toBe(0);
      await page.keyboard.press('j');
      expect(await page.locator('.table').count()).toBe(0);
      expect(await page.title()).not.toContain('Jinteki');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('shows a private game to the holder of its key alone', async () => {
      const { body } = await site.server.post(sampleLog('random-weyland-criminal'), {}, '?private');
      const { id, key } = Object(body);
      const { page, context } = await site.visit();
      await page.goto(`${site.server.address}/games/${id}/runner/5`);
      await page.getByRole('alert').waitFor();
      await page.getByLabel('The key').fill(key);
      await page.getByRole('button', { name: 'Add a key' }).click();
      await page.waitForSelector('.table');
      expect(page.url()).not.toContain(key);
      await context.close();
    });
  });

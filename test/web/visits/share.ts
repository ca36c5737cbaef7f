import type { Page } from 'playwright-core';
import { sampleLog } from '../../support/golden-log';
import { waitUntil } from '../../support/wait-until';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

export const sharing = (site: Site): void =>
  describe('sharing', () => {
    let open: string;
    let closed: { readonly id: string; readonly key: string };

    beforeAll(async () => {
      open = Object((await site.server.post(sampleLog('random-haas-bioroid-anarch'))).body).id;
      closed = Object(
        (await site.server.post(sampleLog('random-weyland-criminal'), {}, '?private')).body,
      );
    });
    /** Asked from outside: the page forbids that texts are run in it. */
    async function isDrawn(page: Page): Promise<void> {
      const width = `document.querySelector('.share-picture')?.naturalWidth ?? 0`;
      await waitUntil('the picture', async () => Number(await page.evaluate(width)) > 0);
      expect(await page.evaluate(width)).toBe(1200);
    }

    it('gives a link, a frame for other pages, the picture and the log', async () => {
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/games/${open}/runner/40`);
      await page.waitForSelector('.table');
      await page.getByRole('button', { name: 'Share' }).click();
      const link = page.getByLabel('Link');
      await link.waitFor();
      expect(await link.inputValue()).toBe(`${site.server.address}/games/${open}/runner/40`);
      expect(await page.getByLabel('To show it in another page').inputValue()).toContain(
        `src="${site.server.address}/embed/games/${open}/runner/40"`,
      );
      await isDrawn(page);
      expect(await violationsOf(page)).toEqual([]);
      for (const [name, file] of [
        ['Download the picture', /runner-40\.png$/],
        ['Download the log', /runner\.txt$/],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(file);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('is read aloud in another page, where nothing can be pressed but the link to the game', async () => {
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/embed/games/${open}/judge/275`);
      const table = page.getByRole('main', { name: 'The table' });
      await table.getByRole('heading', { name: 'Noise' }).waitFor();
      await table.getByRole('region', { name: 'R&D' }).waitFor();
      expect(await table.ariaSnapshot()).toContain('Private Security Force');
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await page.locator('summary').count()).toBe(0);
      expect(await page.getByRole('link').count()).toBe(1);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('says of a private game that its link shows nothing, and draws it for the holder of its key', async () => {
      const { page, context } = await site.visit();
      await page.goto(`${site.server.address}/games/${closed.id}/runner/5`);
      await page.getByLabel('The key').fill(closed.key);
      await page.getByRole('button', { name: 'Add a key' }).click();
      await page.waitForSelector('.table');
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText('Who has no key of this game sees nothing').waitFor();
      expect(await page.getByLabel('To show it in another page').count()).toBe(0);
      await isDrawn(page);
      await context.close();
    });

    it('tells whoever unfurls a link of an open moment, and of nothing else', async () => {
      const head = async (path: string): Promise<string> =>
        (await (await fetch(`${site.server.address}${path}`)).text()).replace(/[^]*<head>/, '');
      const told = await head(`/games/${open}/runner/40`);
      expect(told).toContain(`content="${site.server.address}/games/${open}/runner/40.png"`);
      expect(told).toContain('content="Haas-Bioroid against Noise"');
      expect(told).toContain('application/json+oembed');
      const none = await head('/games/99999999-9999-4999-8999-999999999999/runner/3');
      expect(none).toContain(`content="${site.server.address}/picture.png"`);
      expect(await head(`/games/${closed.id}/runner/3`)).toBe(none);
      expect(await head(`/games/${open}/runner/9999`)).toBe(none);
      expect(await head(`/games/${open}`)).toBe(none);
      expect(await head(`/embed/games/${closed.id}/runner/3`)).toBe(
        await head('/embed/games/99999999-9999-4999-8999-999999999999/runner/3'),
      );
    });
  });

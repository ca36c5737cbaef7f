import type { Page } from 'playwright-core';
import { sampleLog } from '../../support/golden-log';
import { golden, haveReplays } from '../../golden/jinteki/replays';
import { PHONE } from '../support/browser';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

const TAXES = `query ($id: ID!, $as: Viewer!) { game(id: $id) { serverTaxes(as: $as) {
  at servers { server rezzed { why } }
} } }`;

interface Told {
  readonly at: number;
  readonly servers:
    readonly { readonly server: string; readonly rezzed: { readonly why: string | null } }[] | null;
}

const SUMMARY = 'Server by server, over the game';

export const serverTaxes = (site: Site): void =>
  describe('a visit to what ways into servers would have cost', () => {
    async function opened(
      id: string,
      path: string,
      options?: Parameters<Site['visit']>[0],
      before: (page: Page) => Promise<void> = async () => undefined,
    ) {
      const visit = await site.visit(options);
      await before(visit.page);
      await visit.page.goto(`${site.server.address}/games/${id}/${path}`);
      await visit.page.waitForSelector('.table');
      await visit.page.click('[data-tab=analysis]');
      await visit.page.getByRole('heading', { name: 'What clicks were worth' }).waitFor();
      return visit;
    }

    const chartOf = (page: Page, server: string) =>
      page.locator('.taxes .chart', { has: page.getByText(server, { exact: true }) });
    const isAt = (page: Page, at: number): Promise<void> =>
      page.locator(`.scrubber-text:has-text("moment ${at} of")`).waitFor();
    const toldTo = async (id: string, as: string): Promise<readonly Told[]> =>
      Object(await site.server.ask(TAXES, { id, as })).game.serverTaxes;

    it('draws each server for who opens it, by keys alone, and leads to the moments', async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const { id } = Object(body);
      const { page, context, complaints, isQuiet } = await opened(id, 'judge/312');
      const taxes = await toldTo(id, 'JUDGE');
      await page.getByText(SUMMARY).focus();
      await page.keyboard.press('Enter');
      await chartOf(page, 'HQ').waitFor();
      const servers = new Set(
        taxes.flatMap((one) => one.servers?.map(({ server }) => server) ?? []),
      );
      expect(await page.locator('.taxes .chart').count()).toBe(servers.size);

      const chart = chartOf(page, 'R&D');
      await chart.getByText('As a table').click();
      await chart.locator('.pane-jump').last().waitFor();
      expect(await chart.locator('.pane-jump').allInnerTexts()).toEqual(
        taxes.map(({ at }) => String(at)),
      );
      const begun = taxes[4]?.at ?? 0;
      await chart.getByRole('button', { name: String(begun), exact: true }).click();
      await isAt(page, begun);
      // What comes later is not told, and a click between two turns leads to the earlier.
      await chart.locator(`tbody tr:nth-child(${taxes.length})`).waitFor({ state: 'detached' });
      expect(await chart.locator('tbody tr').count()).toBe(5);
      await chart.locator('svg').click();
      await page
        .locator('.scrubber-text')
        .filter({ hasNotText: `moment ${begun} of` })
        .waitFor();
      const said = await page.locator('.scrubber-text').innerText();
      expect(taxes.map(({ at }) => `moment ${at} of 312`)).toContain(said);
      await isQuiet();
      expect(await violationsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('says what the Runner could not know, and fits a phone', async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const { id } = Object(body);
      const hidden = (await toldTo(id, 'RUNNER'))
        .flatMap(({ at, servers }) => servers?.map((one) => ({ at, ...one })) ?? [])
        .find(({ rezzed }) => rezzed.why === 'HIDDEN');
      if (hidden === undefined) throw new Error('the sample hides ice');
      const { page, context, complaints } = await opened(id, `runner/${hidden.at}`, PHONE);
      await page.getByText(SUMMARY).click();
      await chartOf(page, hidden.server).getByText('All ice rezzed not known').waitFor();
      const beyond = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(beyond).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('says that it looks, tries again for who presses, and by itself where nobody answers', async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const { page, context } = await opened(Object(body).id, 'judge/5');
      let answers = (): void => undefined;
      const held = new Promise<void>((done) => (answers = done));
      let asked = 0;
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('serverTaxes') !== true) return route.continue();
        asked += 1;
        if (asked > 2) return route.continue();
        if (asked === 2) return route.abort();
        await held;
        const errors = [{ message: 'Others ask for much.', extensions: { code: 'BUSY' } }];
        return route.fulfill({ json: { data: null, errors } });
      });
      await page.getByText(SUMMARY).click();
      await page.getByText('Looking for the ways in').waitFor();
      answers();
      await page.getByText('Others ask for much.').waitFor();
      await page.locator('.taxes').getByRole('button', { name: 'Try again' }).click();
      await page.getByText('The server does not answer').waitFor();
      await chartOf(page, 'HQ').waitFor();
      await context.close();
    });

    it('tells bounds at a moment, and looks deeper for who presses', async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const price = { passing: 0, clicks: 1, counters: 0, cards: 0, damage: 0, tags: 0 };
      const atMost = { price: 8 };
      const bounds = { cost: null, isAffordable: null, why: 'TOO_MANY', atLeast: 5, atMost };
      const found = { cost: { ...price, credits: 6 }, isAffordable: true, why: null };
      const exact = { ...found, atLeast: null, atMost: null };
      let answers = (): void => undefined;
      const held = new Promise<void>((done) => (answers = done));
      let refused = 0;
      const answering = async (asking: Page): Promise<void> => {
        await asking.route('**/graphql', async (route) => {
          const asked = route.request().postData() ?? '';
          const isDeep = asked.includes('"depth":"DEEP"');
          if (!isDeep && !asked.includes('"depth":"USUAL"')) return route.continue();
          if (isDeep) await held;
          if (isDeep && refused === 0) {
            refused += 1;
            const errors = [{ message: 'Others ask for much.', extensions: { code: 'BUSY' } }];
            return route.fulfill({ json: { data: null, errors } });
          }
          const way = isDeep ? exact : bounds;
          const tax = { server: 'HQ', unknownIce: 0, now: way, rezzed: way };
          return route.fulfill({ json: { data: { game: { serverTax: [tax] } } } });
        });
      };
      const visit = await opened(Object(body).id, 'judge/5', PHONE, answering);
      const { page, context, complaints, isQuiet } = visit;
      const tax = page.locator('section.tax');
      await tax.getByText('worth 4 to 7 ¢ (too many ways to try)').first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await tax.getByRole('button', { name: 'Look deeper' }).focus();
      await page.keyboard.press('Enter');
      await tax.getByText('Looking deeper').waitFor();
      expect(await tax.getByText('worth 4 to 7 ¢').count()).toBe(2);
      answers();
      // What is known stays where the deeper look is refused.
      await tax.getByText('Others ask for much.').waitFor();
      expect(await tax.getByText('worth 4 to 7 ¢').count()).toBe(2);
      await tax.getByRole('button', { name: 'Try again' }).click();
      await tax.getByText('6 ¢').first().waitFor();
      expect(await tax.getByText('too many').count()).toBe(0);
      expect(await tax.getByRole('button', { name: 'Look deeper' }).count()).toBe(0);
      await isQuiet();
      expect(await violationsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    (haveReplays() ? it : it.skip)('says that an observed game does not tell it', async () => {
      const { body } = await site.server.post(golden('core-007-nbn-anarch').text);
      const { page, context, complaints } = await opened(Object(body).game, 'judge/5');
      await page.getByText('What a way in would have cost is not known').waitFor();
      expect(await page.getByText(SUMMARY).count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

import { PHONE } from '../support/browser';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

export const cards = (site: Site): void =>
  describe('a visit to the cards', () => {
    it('finds them by what they are, tells what they do and leads to their games', async () => {
      const { page, context, complaints, isQuiet } = await site.visit();
      await page.goto(site.server.address);
      await page.getByRole('link', { name: 'Cards', exact: true }).click();
      await page.getByText('1,420 titles').waitFor();
      const rows = page.locator('.card-row');
      expect(await rows.count()).toBe(50);
      await page.getByRole('button', { name: 'More' }).click();
      await page.locator('.card-row >> nth=99').waitFor();
      await page.getByLabel('Cycle').selectOption('Spin');
      await page.getByLabel('Type').selectOption('ice');
      await page.waitForURL(/cycle=SPIN.*type=ICE/);
      await rows.first().locator('summary', { hasText: 'ice · ' }).waitFor();
      expect(await rows.allTextContents()).toEqual(
        Array(await rows.count()).fill(
          expect.stringMatching(/ice · .* · Spin \d{5} · played here, \d+ scenarios?/),
        ),
      );
      await page.getByLabel('Cycle').selectOption('Any');
      await page.getByLabel('Type').selectOption('Any');
      await page.getByLabel('Title, code or words of its text').fill('Hedge Fund');
      await page.keyboard.press('Enter');
      await page.getByText('1 title', { exact: true }).waitFor();
      // What is found alone is shown whole.
      await rows.getByText('Gain 9 credits.').waitFor();
      await isQuiet();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('link', { name: 'To the games in which it was seen' }).click();
      await page.waitForURL('**/?card=Hedge+Fund');
      await page.goto(`${site.server.address}/cards?text=Hegde+Fund`);
      await page.getByRole('button', { name: 'Hedge Fund' }).click();
      await page.getByText('1 title', { exact: true }).waitFor();
      await page.goto(`${site.server.address}/cards?type=nothing`);
      await page.getByRole('alert').getByText('one of AGENDA').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('fits a phone', async () => {
      const { page, context, isQuiet } = await site.visit(PHONE);
      await page.goto(`${site.server.address}/cards`);
      await page.locator('.card-row summary').first().tap();
      await isQuiet();
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      await context.close();
    });
  });

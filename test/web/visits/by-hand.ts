import type { Page } from 'playwright-core';
import { PHONE } from '../support/browser';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

async function announce(page: Page, address: string, minutes: string): Promise<void> {
  await page.goto(`${address}/tournaments`);
  await page.locator('summary', { hasText: 'Announce a tournament' }).click();
  await page.getByLabel('Name').first().fill('Winter Cup');
  await page.getByLabel('Organiser', { exact: true }).fill('olga');
  await page.getByLabel('Swiss rounds', { exact: true }).fill('3');
  await page.getByLabel('Minutes of a round', { exact: true }).fill(minutes);
  await page.getByRole('button', { name: 'Announce a tournament' }).click();
}

async function enter(page: Page, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByText(`${index + 1} player`).waitFor();
  }
  await page.getByRole('button', { name: 'Start the rounds' }).click();
}

const JUDGED = /nothing against this pairing|What speaks against the pairing/;

/** Whoever is the Corp first wins both games. */
async function play(page: Page, tables: number): Promise<void> {
  for (let table = 1; table <= tables; table += 1) {
    const row = page
      .locator('section:has(> h2:text-matches("^Round"))')
      .first()
      .locator('.row', {
        hasText: `Table ${table}:`,
      });
    await row.locator('summary', { hasText: 'Result' }).click();
    await row.locator('select[name=game1]').selectOption('RUNNER');
    await row.getByRole('button', { name: 'Record' }).click();
    await row.getByText('2–0').waitFor();
  }
}

export const byHand = (site: Site): void =>
  describe('a visit to a tournament that is paired by hand', () => {
    it('has rounds as long as the rules allow, and seats that change places', async () => {
      const { page, context, complaints, isQuiet } = await site.visit(PHONE);
      await announce(page, site.server.address, '200');
      await page.getByRole('alert').getByText('A round cannot last 200 minutes').waitFor();
      await page.getByLabel('Minutes of a round', { exact: true }).fill('60');
      const ofCut = page.getByLabel('Minutes of a round of the cut');
      const again = page.getByRole('button', { name: 'Announce a tournament' });
      for (const [minutes, told] of [
        ['200', 'A round of the cut cannot last 200 minutes.'],
        ['99999999999', '“Minutes of a round of the cut” cannot be 99999999999'],
      ] as const) {
        await ofCut.fill(minutes);
        await again.click();
        await page.getByRole('alert').getByText(told).waitFor();
      }
      await ofCut.fill('');
      await again.click();
      await page.getByRole('heading', { name: 'Winter Cup' }).waitFor();
      await page.getByText('rounds of 60 minutes').waitFor();
      await enter(page, ['Ana', 'Bob', 'Cai', 'Dee', 'Eve']);

      await page.locator('summary', { hasText: 'Pair by hand' }).focus();
      await page.keyboard.press('Enter');
      const bye = page.getByLabel('Has the bye');
      const seat = (table: number, at: number) => page.getByLabel(`Table ${table}, seat ${at}`);
      await bye.selectOption('Ana');
      expect(await seat(1, 1).locator('option:checked').innerText()).toBe('Eve');
      await seat(2, 2).selectOption('Bob');
      expect(await seat(1, 2).locator('option:checked').innerText()).toBe('Dee');
      await isQuiet();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Pair them so' }).click();
      await page.getByText('Table 1: Eve against Dee').waitFor();
      await page.getByText('Table 2: Cai against Bob').waitFor();
      await page.getByText('Ana: bye').waitFor();
      await page.getByText('paired by hand').waitFor();
      // Chance settles the ties that the rules go by.
      await page.getByText(JUDGED).waitFor();

      // Who had the bye may not have it again, and who met need not.
      await play(page, 2);
      await page.locator('summary', { hasText: 'Pair by hand' }).click();
      await bye.selectOption('Ana');
      await page.getByRole('button', { name: 'Pair them so' }).click();
      await page.getByRole('alert').getByText('has had a bye').waitFor();
      await bye.selectOption('Bob');
      await seat(1, 1).selectOption('Eve');
      await seat(1, 2).selectOption('Dee');
      await page.getByRole('button', { name: 'Pair them so' }).click();
      await page.getByRole('alert').getByText('met in round 1').waitFor();
      await seat(1, 2).selectOption('Cai');
      await page.getByRole('button', { name: 'Pair them so' }).click();
      await page.getByText('Table 1: Eve against Cai').waitFor();
      await page.getByText(JUDGED).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

import type { Page } from 'playwright-core';
import { printDeck } from '#decks/print/print-deck';
import { STARTERS } from '#decks/starters/starters';
import { PHONE } from '../support/browser';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

/** A starter's list as somebody's own. */
function listOf(starter: 'nbn' | 'criminal' | 'jinteki'): string {
  const list = STARTERS.get(starter);
  if (list === undefined) throw new Error(`there is no starter ${starter}`);
  return printDeck({ ...list, name: 'Own and dear' }, 'own');
}

async function paste(page: Page, address: string, text: string): Promise<string> {
  await page.goto(`${address}/decks`);
  await page.getByText('Paste a deck').click();
  await page.getByLabel('Whose it is').fill('ana');
  await page.getByLabel('The list').fill(text);
  await page.getByRole('button', { name: 'Keep it here' }).click();
  await page.getByRole('heading', { name: 'Own and dear' }).waitFor();
  return new URL(page.url()).pathname;
}

async function named(page: Page): Promise<void> {
  await page.getByLabel('Name of the Corp').fill('Ana');
  await page.getByLabel('Name of the Runner').fill('Bob');
}

export const playOwnDeck = (site: Site): void =>
  describe('a visit to play with a deck of one’s own', () => {
    it('offers decks that are kept, of either side to its seat, and leads there from a deck', async () => {
      const { page, context, complaints, isQuiet } = await site.visit(PHONE);
      await page.goto(`${site.server.address}/play`);
      await page.getByText('Decks that you keep here can be played').waitFor();
      const deck = await paste(page, site.server.address, listOf('nbn'));
      await page.getByRole('link', { name: 'Play a game with it' }).click();
      const corp = page.getByLabel('Deck of the Corp');
      await corp.locator('optgroup[label="My decks"]').waitFor({ state: 'attached' });
      expect(await corp.inputValue()).toBe(deck.replace('/decks/', ''));
      const runner = page.getByLabel('Deck of the Runner');
      expect(await runner.locator('optgroup[label="My decks"]').count()).toBe(0);
      await isQuiet();
      expect(await violationsOf(page)).toEqual([]);

      await named(page);
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('heading', { name: 'The game has begun' }).waitFor();
      await page.getByRole('link', { name: 'Sit down as the Corp' }).click();
      await page.waitForSelector('.table');
      await page.getByText('NBN', { exact: true }).first().waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('takes any list, or a deck by its address, and says what is wrong with whose', async () => {
      const { page, context, complaints } = await site.visit();
      const deck = await paste(page, site.server.address, listOf('criminal'));
      await page.goto(`${site.server.address}${deck.replace('/decks/', '/play?corp=')}`);
      await page.getByText('is none of the Corp: choose another').waitFor();
      await named(page);
      await page.getByLabel('Deck of the Corp').selectOption('another');
      const list = page.getByLabel('List of the Corp');
      const begin = page.getByRole('button', { name: 'Begin' });
      const alert = page.getByRole('alert');
      for (const [text, said] of [
        ['3 Hegde Fund', 'the deck of the corp: line 1, column 1: There is no card "Hegde Fund"'],
        [`${site.server.address}${deck}`, 'the deck of the corp is a deck of the runner'],
        ['/decks/99999999-9999-4999-8999-999999999999', 'the deck of the corp: There is no deck'],
      ] as const) {
        await list.fill(text);
        await begin.click();
        await alert.getByText(said).waitFor();
      }
      await list.fill('Jinteki: Personal Evolution\n999 Hedge Fund');
      await begin.click();
      await alert.getByText('the deck of the corp has 999 cards').waitFor();
      await list.fill(listOf('jinteki'));
      await begin.click();
      await page.getByRole('heading', { name: 'The game has begun' }).waitFor();
      expect(await alert.count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('begins one game, however often one presses while a slow server is asked', async () => {
      const { page, context } = await site.visit();
      await page.goto(`${site.server.address}/play`);
      await named(page);
      let asked = 0;
      let answers = (): void => undefined;
      const held = new Promise<void>((done) => (answers = done));
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('openGame') !== true) return route.continue();
        asked += 1;
        await held;
        return route.continue();
      });
      await page.getByLabel('Name of the Runner').press('Enter');
      await page.getByRole('button', { name: 'Loading' }).waitFor();
      await page.getByLabel('Name of the Runner').press('Enter');
      answers();
      await page.getByRole('heading', { name: 'The game has begun' }).waitFor();
      expect(asked).toBe(1);
      await context.close();
    });
  });

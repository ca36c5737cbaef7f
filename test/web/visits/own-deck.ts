import { waitUntil } from '../../support/wait-until';
import { drop } from '../support/drop';
import type { Site } from '../support/site';

const LIST = `Ana's first
Haas-Bioroid: Engineering the Future
3 Adonis Campaign
3 Hedge Fund`;

export const ownDeck = (site: Site): void =>
  describe('a visit to a deck of one’s own', () => {
    it('drops a list among games, and is led to the decks with it', async () => {
      const { page, context, complaints } = await site.visit();
      await page.goto(site.server.address);
      await page.waitForSelector('.add-games');
      await drop(page, '.add-games', [['mine.txt', LIST]]);
      await page.getByText('This is a deck list').waitFor();
      await page.getByRole('button', { name: 'Keep it among the decks' }).click();
      await page.waitForURL('**/decks');
      expect(await page.getByLabel('The list').inputValue()).toBe(LIST);
      await page.getByLabel('Whose it is').fill('ana');
      await page.getByRole('button', { name: 'Keep it here' }).click();
      await page.getByRole('heading', { name: "Ana's first" }).waitFor();
      // It is kept: there is nothing to be led to any more.
      await page.getByRole('link', { name: 'Decks', exact: true }).click();
      await page.getByRole('heading', { name: 'Decks' }).waitFor();
      expect(await page.getByLabel('The list').isVisible()).toBe(false);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('pastes it, is told all that is wrong in it, changes it, and keeps its key', async () => {
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/decks`);
      await page.getByText('Paste a deck').click();
      await page.getByLabel('Whose it is').fill('ana');
      const list = page.getByLabel('The list');
      await list.fill(`${LIST.replace('Hedge', 'Hegde')}\n0 Snare!`);
      await page.getByRole('button', { name: 'Keep it here' }).click();
      const alert = page.getByRole('alert');
      await alert.getByText('Did you mean "Hedge Fund"?').waitFor();
      await alert.getByText('line 5, column 1: "0" is no number of copies.').waitFor();
      await list.fill(LIST);
      await page.getByRole('button', { name: 'Keep it here' }).click();
      await page.getByRole('heading', { name: "Ana's first" }).waitFor();
      await page.getByText('Change the list').click();
      await list.fill(`${await list.inputValue()}\n3 Enigma`);
      await page.getByLabel('What was changed').fill('some ice');
      await page.getByRole('button', { name: 'Keep as the next version' }).click();
      await page.getByText('Version 2: some ice').waitFor();
      await page.getByText('+3 Enigma').waitFor();
      await page.getByText('The deck has 9 cards').waitFor();
      await page.getByText('As text').click();
      await page.getByLabel('Written').selectOption('JINTEKI');
      const asText = page.locator('.deck-text textarea');
      // Asked from outside: the page forbids that texts are run in it.
      await waitUntil('the changed list as text', async () =>
        (await asText.inputValue()).includes('3 Enigma\n'),
      );
      const deck = new URL(page.url()).pathname;
      await page.goto(`${site.server.address}/mine`);
      await page.locator(`a[href="${deck}"]`).waitFor();
      expect(complaints).toEqual([]);
      await context.close();

      // Somebody else reads it and changes nothing.
      const other = await site.visit();
      await other.page.goto(`${site.server.address}${deck}`);
      await other.page.getByText('Version 2: some ice').waitFor();
      await other.page.getByText('It is mine: I have its key').waitFor();
      expect(await other.page.getByText('Change the list').count()).toBe(0);
      await other.context.close();
    });
  });

import type { Page } from 'playwright-core';
import type { Site } from '../support/site';

const PLAYERS = ['Ana', 'Bob', 'Cai', 'Dee'];

async function announce(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/tournaments`);
  await page.locator('summary', { hasText: 'Announce a tournament' }).click();
  await page.getByLabel('Name').first().fill('Autumn Cup');
  await page.getByLabel('Organiser', { exact: true }).fill('olga');
  await page.getByLabel('Swiss rounds', { exact: true }).fill('1');
  await page.locator('select[name=cut]').selectOption('2');
  await page.getByRole('button', { name: 'Announce a tournament' }).click();
  await page.getByRole('heading', { name: 'Autumn Cup' }).waitFor();
}

export const ownTournament = (site: Site): void =>
  describe('a visit to a tournament of one’s own', () => {
    it('is announced, played to its end and corrected on the page, by who has its key', async () => {
      const { page, context, complaints } = await site.visit();
      await announce(page, site.server.address);
      for (const [index, name] of PLAYERS.entries()) {
        await page.getByLabel('Name').fill(name);
        await page.getByRole('button', { name: 'Enter' }).click();
        await page.getByText(`${index + 1} player`).waitFor();
      }
      // Nothing is sent without lists, and the field that lacks one is shown.
      const ana = page.locator('.organise-player', { hasText: 'Ana' });
      await ana.locator('summary', { hasText: 'Hand in lists' }).click();
      await ana.getByRole('button', { name: 'Hand in lists' }).click();
      await ana.locator('textarea[name=corp]:focus:invalid').waitFor();
      await page.getByRole('button', { name: 'Start the rounds' }).click();
      await page.getByRole('button', { name: 'Pair round 1' }).click();
      await page.getByText('2 matches have no result yet.').waitFor();

      const [first, second] = [1, 2].map((table) =>
        page.locator('.row', { hasText: `Table ${table}:` }),
      );
      if (first === undefined || second === undefined) throw new Error('there are two');
      // Whoever is the Corp first wins as such.
      await first.locator('summary', { hasText: 'Result' }).click();
      await first.locator('select[name=game1]').selectOption('RUNNER');
      await first.getByRole('button', { name: 'Record' }).click();
      await first.getByText('2–0').waitFor();
      await second.locator('summary', { hasText: 'Result' }).click();
      await second.locator('select[name=game1]').selectOption('TIME');
      await second.getByLabel('Points of the Corp').fill('9');
      await second.getByRole('button', { name: 'Record' }).click();
      await page.getByRole('alert').getByText('cannot stand at 9 points').waitFor();
      await second.getByLabel('Points of the Corp').fill('3');
      await second.getByRole('button', { name: 'Record' }).click();
      await second.getByText('1–0, time').waitFor();

      await second.locator('summary', { hasText: 'Correct' }).click();
      await second.locator('select[name=game1]').selectOption('CORP');
      await second.getByRole('button', { name: 'Correct the result' }).click();
      await second.getByText('1–1').waitFor();
      await second.getByText('What is otherwise now').waitFor();

      await page.getByRole('button', { name: 'Begin the cut of the best 2' }).click();
      for (const match of ['U1.1', 'F1']) {
        const row = page.locator('.row', { hasText: `${match}: ` });
        await row.getByRole('button', { name: 'Settle the sides' }).click();
        // The first seed is the Corp first, and the Runner then by the rule; they win both times.
        await row.locator('summary', { hasText: 'Take it from a game that is kept here' }).click();
        await row.getByLabel('Address of the game', { exact: true }).fill('nowhere');
        await row.getByRole('button', { name: 'Take the result' }).click();
        await row.getByRole('alert').getByText('This is no id of a game.').waitFor();
        if (match === 'F1') await row.locator('select[name=game]').selectOption('RUNNER');
        await row.getByRole('button', { name: 'Record' }).click();
        await row.locator('summary', { hasText: 'Correct the result' }).waitFor();
      }
      await page.getByRole('button', { name: 'End the event' }).click();
      await page.getByText('Now: finished').waitFor();
      const tournament = new URL(page.url()).pathname;
      await page.goto(`${site.server.address}/mine`);
      await page.locator(`a[href="${tournament}"]`).waitFor();
      expect(complaints).toEqual([]);
      await context.close();

      // Who has no key is shown how it stands, and nothing to press.
      const other = await site.visit();
      await other.page.goto(`${site.server.address}${tournament}`);
      await other.page.getByText('I organise it: I have its key').waitFor();
      expect(
        await other.page.getByRole('button', { name: /^(Record|Enter|Pair round|End)/ }).count(),
      ).toBe(0);
      await other.context.close();
    });
  });

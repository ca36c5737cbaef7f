import { sampleLog } from '../../support/golden-log';
import { registeredDeck, tournamentInCut } from '../support/events';
import type { Site } from '../support/site';

export const lists = (site: Site): void =>
  describe('a visit to decks, tournaments and statistics', () => {
    let game: string;

    beforeAll(async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      game = Object(body).id;
    });

    it('holds a deck against formats, and leads to its games', async () => {
      const deck = await registeredDeck(site.server);
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/decks`);
      await page.locator(`a[href="/decks/${deck}"]`).click();
      await page.getByRole('heading', { name: 'Legal in constructed as of 2018-09-01' }).waitFor();
      await page.getByLabel('As it was on').fill('2012-01-01');
      await page.getByText('Demolition Run is released on 2012-09-06').waitFor();
      expect(new URL(page.url()).searchParams.get('format')).toBe('constructed@2012-01-01');
      // What is no format is said; the deck stays, and another format can be chosen.
      await page.goto(`${site.server.address}/decks/${deck}?format=nonsense`);
      await page.getByRole('alert').getByText('There is no format "nonsense".').waitFor();
      await page.getByText('3 × Demolition Run').waitFor();
      await page.getByLabel('Held against the format').selectOption('core');
      await page.getByRole('heading', { name: /^Legal in one Core Set/ }).waitFor();
      await page.locator('.game-rows a').first().click();
      await page.waitForURL(`**/games/${game}**`);
      await page.goto(`${site.server.address}/decks/99999999-9999-4999-8999-999999999999`);
      await page.getByText('There is no such deck.').waitFor();
      expect(await page.title()).toBe('There is no such deck · Decks · Retrace');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('leaves the page as wide as the window, however long a name is', async () => {
      const asked =
        'mutation ($owner: String!, $text: String!) { importDeck(owner: $owner, text: $text) { key } }';
      const text = 'Haas-Bioroid: Engineering the Future\n3 Hedge Fund';
      await site.server.ask(asked, { owner: 'x'.repeat(200), text });
      const { page, context } = await site.visit();
      await page.goto(`${site.server.address}/decks`);
      await page.getByText('xxx').first().waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      await context.close();
    });

    it('leads from a cut to the game of a match', async () => {
      const event = await tournamentInCut(site.server, game);
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/tournaments`);
      await page.locator(`a[href="/tournaments/${event}"]`).click();
      for (const part of ['Standings', 'Bracket', 'Upper bracket', 'Round 1'])
        await page.getByRole('heading', { name: part, exact: true }).waitFor();
      await page
        .getByText('Now: in the cut · 1 of 1 Swiss rounds paired · cut to the best 4')
        .waitFor();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Pairings to print' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('Spring Cup pairings.html');
      await page.locator('.bracket a', { hasText: 'game' }).click();
      await page.waitForURL(`**/games/${game}**`);
      await page.goto(`${site.server.address}/tournaments/nothing`);
      await page.getByText('There is no such tournament.').waitFor();
      expect(await page.title()).toBe('There is no such tournament · Retrace');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it.each(['/games', '/games/'])('shows the games to who types %s', async (address) => {
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}${address}`);
      await page.locator('.game-row').first().waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('says which setting of a search means nothing, and what would', async () => {
      const { page, context, complaints } = await site.visit();
      for (const [search, said, hint] of [
        ['since=2026-02-30', '“From” is “2026-02-30” in the address', '2026-01-31'],
        ['winner=nobody', '“Winner” is “nobody” in the address', 'one of CORP, RUNNER'],
      ] as const) {
        await page.goto(`${site.server.address}/?${search}`);
        const alert = page.getByRole('alert');
        await alert.getByText(said).waitFor();
        await alert.getByText(hint).waitFor();
        expect(await page.locator('.game-row').count()).toBe(0);
        await page.getByRole('button', { name: 'Take it out' }).click();
        await page.locator('.game-row').first().waitFor();
      }
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('counts the games until a day, and says which days have none', async () => {
      const { page, context } = await site.visit();
      await page.goto(`${site.server.address}/statistics`);
      await page.locator('.sorted-table tbody tr').first().waitFor();
      await page.getByLabel('Until').fill('2012-09-04');
      await page.getByRole('alert').getByText('before the first cards (2012-09-06)').waitFor();
      await page.getByLabel('Until').fill('2020-01-01');
      await page.getByText('No finished game fits.').waitFor();
      await page.goto(`${site.server.address}/statistics?view=matrix&until=2020-01-01`);
      await page.getByText('No finished game fits.').waitFor();
      for (const [search, hint] of [
        ['side=both', 'one of CORP, RUNNER'],
        ['least=many', 'a whole number'],
        ['view=all', 'one of players, identities, cards, matrix'],
      ] as const) {
        await page.goto(`${site.server.address}/statistics?${search}`);
        await page.getByRole('alert').getByText(hint).waitFor();
      }
      // What is typed counts once the button is pressed; another takes all of it out.
      await page.goto(`${site.server.address}/statistics?view=identities`);
      await page
        .getByLabel('Identity', { exact: true })
        .fill('Haas-Bioroid: Engineering the Future');
      await page.getByRole('button', { name: 'Count' }).click();
      await page.waitForURL('**identity=Haas-Bioroid%3A**');
      await page.locator('.sorted-table tbody tr').first().waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.waitForURL((url) => url.search === '?view=identities');
      await page.goto(`${site.server.address}/statistics`);
      await page.getByLabel('Until').fill(new Date().toISOString().slice(0, 10));
      await page.locator('.sorted-table tbody tr').first().waitFor();
      await context.close();
    });
  });

import { sampleLog } from '../../support/golden-log';
import { PHONE } from '../support/browser';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

export const matchups = (site: Site): void =>
  describe('a visit to what a side and a matchup came to', () => {
    beforeAll(async () => {
      for (const sample of ['random-haas-bioroid-anarch', 'random-jinteki-shaper'])
        await site.server.post(sampleLog(sample));
    });

    it('gives each matchup an address, which is loaded again, gone back from, and leads to its games', async () => {
      const { page, context, complaints, isQuiet } = await site.visit();
      await page.goto(`${site.server.address}/statistics?view=matrix`);
      const cell = page.getByRole('link', { name: /^Haas-Bioroid against Noise: won \d+ of \d+/ });
      await cell.focus();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: /^Haas-Bioroid: .* against Noise/ });
      await heading.waitFor();
      const { search } = new URL(page.url());
      await page.reload();
      await heading.waitFor();
      expect(new URL(page.url()).search).toBe(search);

      await page.getByRole('link', { name: 'As the other side has it' }).click();
      await page.getByRole('heading', { name: /^Noise: .* against Haas-Bioroid/ }).waitFor();
      const games = page.getByRole('link', { name: /^To th/ });
      const [, told] = /these (\d+)/.exec(await games.innerText()) ?? ['', '1'];
      await games.click();
      await page.locator('.game-row').first().waitFor();
      expect(await page.locator('.game-row').count()).toBe(Number(told));
      await page.goBack();
      await page.goBack();
      await heading.waitFor();
      await page.getByRole('link', { name: 'All matchups' }).click();
      await cell.waitFor();
      await isQuiet();
      expect(await violationsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('keeps a side in the address, in matchups and on the way to games, and steps back', async () => {
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/statistics?view=matrix`);
      await page.getByLabel('Side').selectOption('RUNNER');
      await page.getByText('the Runner’s win rate').waitFor();
      await page.getByRole('link', { name: /^Noise against Haas-Bioroid: won/ }).waitFor();
      expect(new URL(page.url()).search).toBe('?view=matrix&side=RUNNER');
      await page.goBack();
      await page.getByText('the Corp’s win rate').waitFor();
      await page.goForward();
      await page.getByText('the Runner’s win rate').waitFor();

      await page.getByRole('button', { name: 'Players' }).click();
      await page.locator('.sorted-table tbody a').first().click();
      await page.locator('.game-row').first().waitFor();
      expect(new URL(page.url()).searchParams.get('side')).toBe('RUNNER');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('says on a phone what cannot be, and which identity may have been meant', async () => {
      const { page, context } = await site.visit(PHONE);
      const alert = page.getByRole('alert');
      for (const [address, said] of [
        ['/?side=CORP', 'nobody is named who may have played it'],
        ['/?identity=Noise&side=CORP', 'no identity of the corp'],
        ['/?identity=Noise&opponentIdentity=MaxX', 'of the same side'],
        ['/statistics?view=matrix&identity=Noise&opponentIdentity=Weyland', 'Weyland Consortium'],
        ['/statistics?view=matrix&identity=Noise&side=CORP', 'no identity of the corp'],
      ] as const) {
        await page.goto(`${site.server.address}${address}`);
        await alert.getByText(said).first().waitFor();
      }
      await page.goto(`${site.server.address}/statistics?view=matrix&identity=&opponentIdentity=`);
      await page.locator('.matrix').waitFor();
      const matchup = 'identity=Noise&opponentIdentity=MaxX';
      await page.goto(`${site.server.address}/statistics?view=matrix&${matchup}`);
      await alert.getByText('of the same side').waitFor();
      await page.getByLabel('Against the identity').fill('Near-Earth Hub');
      await page.getByRole('button', { name: 'Count' }).click();
      await page.getByText('No finished game fits.').waitFor();
      await context.close();
    });
  });

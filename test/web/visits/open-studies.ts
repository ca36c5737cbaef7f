import { sampleLog } from '../../support/golden-log';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

export const openStudies = (site: Site): void =>
  describe('a visit to the studies', () => {
    it('begins one, opens it to everybody, and another visitor finds and reads it', async () => {
      const { body } = await site.server.post(sampleLog('random-jinteki-criminal'));
      const ann = await site.visit();
      await ann.page.goto(`${site.server.address}/games/${Object(body).id}/judge/60`);
      await ann.page.waitForSelector('.table');
      await ann.page.click('[data-tab=study]');
      await ann.page.getByLabel('Your name in it').fill('Ann');
      await ann.page.getByRole('button', { name: 'What if, from here' }).click();
      await ann.page.locator('.branch-here', { hasText: 'From moment 60' }).waitFor();
      await ann.page.getByLabel('Write a note').fill('Here it *turned*.');
      await ann.page.getByLabel('Who may read it').selectOption('Whoever reads the study');
      await ann.page.getByRole('button', { name: 'Save' }).click();
      await ann.page.locator('.study-note em:text-is("turned")').waitFor();

      const bea = await site.visit();
      await bea.page.goto(`${site.server.address}/studies`);
      await bea.page.getByText('No study is open to everybody yet.').waitFor();

      await ann.page.goto(`${site.server.address}/studies`);
      await ann.page.getByRole('link', { name: 'Chapters and readers' }).click();
      await ann.page.getByText('Only who has a key or a link reads it.').waitFor();
      await ann.page.getByRole('button', { name: 'Open it to everybody' }).click();
      await ann.page.getByText('Everybody reads it, and it is listed.').waitFor();

      await bea.page.reload();
      await bea.page.getByRole('link', { name: /^What if: / }).click();
      await bea.page.getByRole('link', { name: 'From moment 60' }).waitFor();
      await bea.page.getByText('Ann Here it turned.').waitFor();
      expect(await bea.page.getByRole('button', { name: 'Close it again' }).count()).toBe(0);
      await bea.isQuiet();
      expect(await violationsOf(bea.page)).toEqual([]);
      await bea.page.getByRole('link', { name: 'To the place it is about' }).click();
      await bea.page.locator('.table').waitFor();
      await bea.page.goto(`${site.server.address}/studies?title=nothing+of+the+sort`);
      await bea.page.getByText('Nothing fits.').waitFor();

      await ann.page.getByRole('button', { name: 'Close it again' }).click();
      await ann.page.getByText('Only who has a key or a link reads it.').waitFor();
      await bea.page.goto(ann.page.url());
      await bea.page.getByRole('heading', { name: 'There is no such study' }).waitFor();
      expect([...ann.complaints, ...bea.complaints]).toEqual([]);
      await ann.context.close();
      await bea.context.close();
    });
  });

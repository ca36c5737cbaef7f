import { golden, haveReplays } from '../../golden/jinteki/replays';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

const LOG = [
  'Ann keeps their hand.',
  'Bob keeps their hand.',
  'Ann started their turn 1 with 5 [Credit] and 5 cards in HQ.',
  'Ann spends [Click] to gain 1 [Credits].',
  'Ann is ending their turn 1 with 6 [Credit] and 5 cards in HQ.',
  'Bob started their turn 1 with 5 [Credit] and 5 cards in their Grip.',
  'Bob spends [Click] to gain 1 [Credits].',
  'Bob spends [Click] to make a run on HQ.',
  'Bob accesses Hedge Fund from HQ.',
].join('\n');

export const observed = (site: Site): void =>
  describe('a visit to a game that was only observed', () => {
    it('tells what is not worked out for such games, to whomever it shows them', async () => {
      const { body } = await site.server.post(Buffer.from(LOG));
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/games/${Object(body).game}`);
      await page.getByRole('heading', { name: 'Ann against Bob' }).waitFor();
      await page.getByRole('main').getByText('A pasted log shows no table').waitFor();
      await page.locator('.tree-action', { hasText: 'The Runner gains 1 credit.' }).waitFor();
      expect(await page.locator('.scrubber').count()).toBe(0);
      const line = page.locator('.told-line-now');
      const isAt = (text: string) => line.filter({ hasText: text }).first().waitFor();
      await page.locator('.tree-action', { hasText: 'The Runner gains 1 credit.' }).click();
      await isAt('The Runner gains 1 credit.');
      await page.keyboard.press('ArrowRight');
      await isAt('A run on HQ begins.');
      await page.locator('.tree-action-now', { hasText: 'A run on HQ begins.' }).waitFor();
      await page.keyboard.press('End');
      await isAt('Hedge Fund');
      await page.keyboard.press('PageUp');
      await isAt("The Runner's turn 1 begins.");
      await page.keyboard.press('Home');
      await isAt('The Corp keeps the opening hand.');
      expect(await violationsOf(page)).toEqual([]);
      await page.waitForTimeout(1_000);
      expect(new URL(page.url()).pathname).toBe(`/games/${Object(body).game}`);
      for (const [tab, says] of [
        ['accesses', 'Hedge Fund'],
        ['charts', 'A pasted log shows no table'],
        ['moment', 'A pasted log shows no table'],
        ['knowledge', 'What a seat knew is not worked out for observed games.'],
      ] as const) {
        await page.click(`[data-tab=${tab}]`);
        await page.getByRole('tabpanel').getByText(says).waitFor();
      }
      await page.click('[data-tab=accesses]');
      await page.locator('.pane-jump').click();
      await isAt('Hedge Fund');
      expect(await page.locator('.pane-now').innerText()).toContain('Hedge Fund');
      expect(complaints).toEqual([]);
      await context.close();
    });

    (haveReplays() ? it : it.skip)(
      'tells so, too, of one that was judged to its end with what that server allowed',
      async () => {
        const { body } = await site.server.post(golden('core-007-nbn-anarch').text);
        const { page, context, complaints } = await site.visit();
        await page.goto(`${site.server.address}/games/${Object(body).game}/judge/5`);
        await page.waitForSelector('.table');
        await page.click('[data-tab=knowledge]');
        const says = 'What a seat knew is not worked out for observed games.';
        await page.getByRole('tabpanel').getByText(says).waitFor();
        // The report tells how much of the file is judged, each deviation once, and leads to it.
        await page.click('[data-tab=report]');
        const report = page.getByRole('tabpanel');
        await report
          .getByText(/^Entries of the file to which our decisions lead: (\d+) of \1$/)
          .waitFor();
        expect(await report.getByText('The server allowed what our rules forbid').count()).toBe(0);
        const deviation = report.locator('.pane-list-at .pane-jump').first();
        const entry = await deviation.innerText();
        await deviation.click();
        await page.locator('.scrubber-text', { hasText: `moment ${entry} of` }).waitFor();
        expect(await violationsOf(page)).toEqual([]);
        expect(complaints).toEqual([]);
        await context.close();
      },
    );
  });

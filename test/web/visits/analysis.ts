import type { Page } from 'playwright-core';
import { sampleLog } from '../../support/golden-log';
import { golden, haveReplays } from '../../golden/jinteki/replays';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

const ANALYSIS = `query ($id: ID!) {
  game(id: $id) {
    analysis(as: JUDGE) {
      economy { flows { side currency direction amount } unspent { side where amount card { card } } turns { turn side gained spent clicks credits } }
      tempo {
        paces { side phase clicks worth }
        losses { at side investedCredits paid card { card } }
      }
    }
  }
}`;

/** The rows of the table beneath a heading, cell by cell. */
async function tableOf(page: Page, heading: string): Promise<readonly (readonly string[])[]> {
  const section = page.locator('.pane section', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  });
  const rows = await section.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

export const analysis = (site: Site): void =>
  describe('a visit to what a game was worth', () => {
    async function analysed(id: string, width = 1440) {
      const visit = await site.visit({ viewport: { width, height: 900 } });
      await visit.page.goto(`${site.server.address}/games/${id}/judge/5`);
      await visit.page.waitForSelector('.table');
      await visit.page.click('[data-tab=analysis]');
      await visit.page.getByRole('heading', { name: 'What clicks were worth' }).waitFor();
      const told = await site.server.ask(ANALYSIS, { id });
      return { ...visit, told: Object(told).game.analysis };
    }

    const choose = (page: Page, side: 'Corp' | 'Runner'): Promise<void> =>
      page.locator('.pane').getByRole('button', { name: side, exact: true }).click();

    it('tells losses, worth of clicks, what was left and each turn, as the API does', async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const { page, context, complaints, told } = await analysed(Object(body).id);
      for (const [name, side] of [
        ['Corp', 'CORP'],
        ['Runner', 'RUNNER'],
      ] as const) {
        await choose(page, name);
        await page.getByRole('heading', { name: `What the ${name} lost` }).waitFor();
        const of = <T extends { side: string }>(rows: readonly T[]): readonly T[] =>
          rows.filter((row) => row.side === side);

        const worth = of<{ side: string; clicks: number; worth: number | null }>(told.tempo.paces);
        expect(worth.length).toBeGreaterThan(0);
        expect((await tableOf(page, 'What clicks were worth')).map((row) => row.at(-1))).toEqual(
          worth.map((one) => one.worth?.toFixed(2) ?? '–'),
        );

        await page.getByText('What the pool did in each turn').click();
        await page.locator('.turns tbody tr').first().waitFor();
        const turns = of<Record<string, number> & { side: string }>(told.economy.turns);
        expect((await tableOf(page, 'Turn by turn')).map((row) => row.slice(1))).toEqual(
          turns.map(({ clicks, gained, spent, credits }) =>
            [clicks, gained, spent, credits].map(String),
          ),
        );
        await page.getByText('What the pool did in each turn').click();

        const left = of<{ side: string; amount: number }>(told.economy.unspent);
        const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
        const shown = await tableOf(page, 'Credits that were not spent');
        expect(sum(shown.map((row) => Number(row[1])))).toBe(sum(left.map(({ amount }) => amount)));

        await page.getByText('Where they came from and went, card by card').click();
        const flows = of<Record<string, string> & { side: string; amount: number }>(
          told.economy.flows,
        ).filter(({ currency }) => currency === 'CLICKS');
        for (const [direction, title] of [
          ['IN', 'Where they came from'],
          ['OUT', 'Where they went'],
        ] as const) {
          const table = page.locator('.tempo table', {
            has: page.getByText(title, { exact: true }),
          });
          const amounts = flows.filter((flow) => flow.direction === direction);
          expect(await table.locator('tbody tr:last-child td').first().innerText()).toBe(
            String(sum(amounts.map(({ amount }) => amount))),
          );
        }
        await page.getByText('Where they came from and went, card by card').click();

        const losses = of<{ side: string; at: number; card: { card: string } }>(told.tempo.losses);
        const lost = await tableOf(page, `What the ${name} lost`);
        expect(lost.map((row) => row[0]).filter((at) => at !== '')).toEqual(
          losses.map(({ at }) => String(at)),
        );
        for (const [index, { card }] of losses.entries())
          expect(lost[index]?.[1]).toContain(card.card);
      }
      expect(await violationsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('leads from a loss to its moment, and fits a narrow screen', async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const { page, context, complaints } = await analysed(Object(body).id, 360);
      await choose(page, 'Corp');
      const lost = page.locator('.losses .pane-jump').first();
      const at = await lost.innerText();
      await page.getByText('What the pool did in each turn').click();
      const beyond = await page.evaluate(
        `[...document.querySelectorAll('.pane-body, .pane-body table')].filter((one) =>
          one.scrollWidth > document.documentElement.clientWidth).length`,
      );
      expect(beyond).toBe(0);
      await lost.click();
      await page.locator(`.scrubber-text:has-text("moment ${at} of")`).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    (haveReplays() ? it : it.skip)(
      'says what is not known of an observed game, and no number for it',
      async () => {
        const { body } = await site.server.post(golden('core-007-nbn-anarch').text);
        const { page, context, complaints, told } = await analysed(Object(body).game);
        expect(told.tempo.losses).toBeNull();
        const pane = page.getByRole('tabpanel');
        await pane.getByText('It rests on what was observed.').waitFor();
        await pane.getByText('What lost cards had cost is not known').waitFor();
        await pane.getByText('What lay on cards is not counted here').waitFor();
        expect(await page.locator('.losses').count()).toBe(0);
        expect(await violationsOf(page)).toEqual([]);
        expect(complaints).toEqual([]);
        await context.close();
      },
    );
  });

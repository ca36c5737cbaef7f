import { sampleLog } from '../../support/golden-log';
import type { Site } from '../support/site';

export const graphiql = (site: Site): void =>
  describe('GraphiQL', () => {
    beforeAll(async () => {
      await site.server.post(sampleLog('random-haas-bioroid-anarch'));
    });

    it('has the examples in tabs, answers each of them, and loads nothing from elsewhere', async () => {
      const { page, context, complaints } = await site.visit();
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.server.address) && !/^(data|blob):/.test(request.url()))
          elsewhere.push(request.url());
      });
      await page.goto(`${site.server.address}/graphql`);
      const tabs = page.locator('.graphiql-tab');
      await tabs.first().waitFor();
      expect(await tabs.count()).toBe(3);
      for (let tab = 0; tab < 3; tab += 1) {
        await tabs.nth(tab).locator('button').first().click();
        // The editor reads the names of operations a moment after its text has changed.
        await page.waitForTimeout(1_500);
        await page.locator('.graphiql-execute-button').click();
        await page
          .locator('.result-window:has-text("endCursor"), .result-window:has-text("edges")')
          .waitFor();
        expect(await page.locator('.result-window').innerText()).not.toContain('"errors"');
      }
      await page.locator('button[aria-label="Show Documentation Explorer"]').click();
      const schema = page.locator('.graphiql-doc-explorer');
      await schema.locator('a:text-is("Query")').click();
      await schema.locator('text=Games of Android: Netrunner').waitFor();
      if (process.env['RETRACE_SHOTS'] !== undefined)
        await page.screenshot({ path: `${process.env['RETRACE_SHOTS']}/graphiql.png` });
      expect(complaints).toEqual([]);
      expect(elsewhere).toEqual([]);
      await context.close();
    });
  });

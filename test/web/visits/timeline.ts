import type { Locator, Page } from 'playwright-core';
import { sampleLog } from '../../support/golden-log';
import { waitUntil } from '../../support/wait-until';
import type { Site } from '../support/site';

export const timeline = (site: Site): void =>
  describe('the timeline and the charts of a game', () => {
    let game: string;
    let page: Page;
    let close: () => Promise<void>;
    let complaints: readonly string[];

    beforeAll(async () => {
      const { body } = await site.server.post(sampleLog('random-weyland-criminal'));
      game = Object(body).id;
    });
    beforeEach(async () => {
      const visit = await site.visit();
      ({ page, complaints } = visit);
      close = () => visit.context.close();
    });
    afterEach(async () => {
      expect(complaints).toEqual([]);
      await close();
    });

    const opened = async (at: number): Promise<void> => {
      await page.goto(`${site.server.address}/games/${game}/judge/${at}`);
      await page.waitForSelector('.tree-turn');
    };
    const isAt = (at: number): Promise<void> =>
      page.locator(`.scrubber-text:text-is("moment ${at} of 415")`).waitFor();
    const here = (): Locator => page.locator('.tree-list [aria-current=step]');
    const isHere = (words: string | RegExp): Promise<void> =>
      here().filter({ hasText: words }).waitFor();
    const areOpen = (turns: number): Promise<void> =>
      waitUntil(
        `${turns} open turns`,
        async () => (await page.locator('.tree-turn[aria-expanded=true]').count()) === turns,
      );
    const isInSight = async (): Promise<void> => {
      await here().waitFor();
      for (let tries = 0; tries < 50; tries += 1) {
        const [line, list] = [
          await here().boundingBox(),
          await page.locator('.tree-list').boundingBox(),
        ];
        if (line !== null && list !== null)
          if (line.y >= list.y && line.y + line.height <= list.y + list.height) return;
        await page.waitForTimeout(50);
      }
      throw new Error('where the table is lies out of sight');
    };
    const search = (words: string): Promise<void> =>
      page.getByLabel('Search the timeline').fill(words);

    it('is where the table is: by keys, after a search, with what comes, at the beginning of a turn', async () => {
      await opened(400);
      await isInSight();
      await search('steals');
      const found = page.locator('.tree-list .tree-fact');
      await waitUntil('three facts', async () => (await found.count()) === 3);
      await page.getByLabel('Show what comes').check();
      await found.nth(3).waitFor();
      await found.first().click();
      await isAt(76);
      await search('zzz');
      await page.getByText('Nothing that was told so far says that.').waitFor();
      await search('');
      await isInSight();
      await isHere('runs R&D');
      // What comes is told, but only the present turn and the one before are open.
      await areOpen(2);
      await page.locator('.tree-list').focus();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('PageDown');
      await isHere(/^Turn 5 · Runner/);
      await isInSight();
      await page.keyboard.press('Home');
      await isHere('Before the first turn');
      await isInSight();
    });

    it('moves its cursor with every step of a held key, whatever the step leaves as it is', async () => {
      await opened(0);
      // Of a batch that is there: nothing is waited for.
      const steps = 40;
      const places: unknown = await page.evaluate(`(async () => {
        const places = [];
        const cursor = document.querySelector('.scrubber-now');
        for (let step = 0; step <= ${steps}; step += 1) {
          dispatchEvent(new KeyboardEvent('keydown', { key: 'j', repeat: step > 0 }));
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
          places.push(cursor.style.transform);
        }
        dispatchEvent(new KeyboardEvent('keyup', { key: 'j' }));
        return places;
      })()`);
      expect(new Set(Object(places)).size).toBe(steps + 1);
    });

    it('folds turns, and marks the one that the table is in', async () => {
      await opened(76);
      await isInSight();
      const turn = page.locator('.tree-turn', { hasText: 'Turn 4 · Runner' });
      await turn.click();
      await turn.and(page.locator('[aria-expanded=false][aria-current=step]')).waitFor();
      await page.locator('.tree-turn', { hasText: 'Turn 1 · Corp' }).click();
      await areOpen(2);
      await turn.click();
      await turn.and(page.locator(':not([aria-current])')).waitFor();
      await isInSight();
    });

    it('jumps from charts and from their numbers', async () => {
      await opened(150);
      await page.click('[data-tab=charts]');
      const charts = page.locator('figure.chart');
      await charts.nth(5).waitFor();
      const drawing = page.getByRole('slider', { name: /^Credits/ });
      const box = await drawing.boundingBox();
      await drawing.click({ position: { x: (box?.width ?? 0) * 0.75, y: 20 } });
      await isAt(308);
      await drawing.focus();
      await page.keyboard.press('ArrowLeft');
      await isAt(307);
      for (let at = 0; at < 6; at += 1) await charts.nth(at).getByText('As a table').click();
      const rows = (at: number): Locator => charts.nth(at).locator('tbody tr');
      const last = async (at: number): Promise<string> =>
        (await rows(at).last().locator('td').allTextContents()).join(' ');
      expect(await last(2)).toBe('224 0 3');
      // A table is filled a frame after it is opened.
      await rows(5).last().waitFor();
      expect(await last(5)).toMatch(/^\d+ (Corp|Runner) [a-z ]+ 1$/);
      const spent = await rows(5).count();
      await rows(5).nth(4).getByRole('button').click();
      await page.locator('.scrubber-text:not(:text-is("moment 307 of 415"))').waitFor();
      expect(await rows(5).count()).toBeLessThan(spent);
      // A bar leads back to where a click was spent so before.
      const at = async (): Promise<number> =>
        Number(/\d+/.exec(String(await page.locator('.scrubber-text').textContent()))?.[0]);
      await page.keyboard.press('End');
      await isAt(415);
      const runs = page.locator('.click-bars').first().locator('.click-line').nth(1);
      expect(await page.locator('.click-rows > span').first().textContent()).toBe('run');
      await runs.click();
      await page.locator('.scrubber-text:not(:text-is("moment 415 of 415"))').waitFor();
      const first = await at();
      await runs.click();
      await page.locator(`.scrubber-text:not(:text-is("moment ${first} of 415"))`).waitFor();
      expect(await at()).toBeLessThan(first);
    });

    it('follows a link within the page again after some steps, and one to a view at the same point', async () => {
      await opened(40);
      await isAt(40);
      // As in a note.
      await page.evaluate(`document.body.insertAdjacentHTML('afterbegin',
        '<p><a href="/games/${game}/judge/12">twelve</a> ' +
        '<a href="/games/${game}/corp">as the Corp</a></p>')`);
      for (let press = 0; press < 2; press += 1) {
        await page.getByText('twelve').click();
        await isAt(12);
        await page.keyboard.press('End');
        await isAt(415);
      }
      await page.goBack();
      await page.getByText('twelve').click();
      await isAt(12);
      for (let press = 0; press < 2; press += 1) {
        await page.getByText('as the Corp').click();
        await page.locator('.scrubber-text:not(:has-text("of 415"))').waitFor();
        await page
          .getByRole('radio', { name: 'Judge' })
          .or(page.getByText('Judge', { exact: true }))
          .first()
          .click();
        await isAt(12);
      }
    });
  });

import type { Page } from 'playwright-core';
import { sampleLog } from '../../support/golden-log';
import type { Site } from '../support/site';

/** What has the focus, and whether one sees that it has. */
const FOCUS = `(() => {
  const element = document.activeElement;
  const isDrawn = ({ outlineStyle, outlineWidth }) =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  const styles = [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    getComputedStyle(element.parentElement),
  ];
  return {
    name: (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim(),
    isSeen: styles.some(isDrawn),
    tag: element.tagName,
  };
})()`;

/** Where the focus is while a dialog is open. */
const PLACE = `document.activeElement === document.body
  ? 'browser'
  : document.activeElement.closest('dialog') === null ? 'page' : 'dialog'`;

const MOST = 120;

/** Goes on by the tab key to what is called so; everything on the way shows that it has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < MOST; press += 1) {
    await page.keyboard.press('Tab');
    const focus = Object(await page.evaluate(FOCUS));
    if (focus.tag === 'BODY') continue;
    if (focus.isSeen !== true) throw new Error(`nobody sees the focus on ${focus.name}`);
    if (focus.name.startsWith(name)) return;
    passed.push(focus.name);
  }
  throw new Error(`the tab key does not lead to ${name}, but to ${passed.join(', ')}`);
}

export const keyboardAlone = (site: Site): void =>
  describe('a visit by the keyboard alone', () => {
    it('opens a dialog again as soon as Escape has closed it', async () => {
      const { body } = await site.server.post(sampleLog('random-jinteki-shaper'));
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/games/${Object(body).id}`);
      await page.waitForSelector('.tree-turn');
      const dialog = page.locator('dialog[open]');
      const press = (...keys: readonly string[]): Promise<unknown> =>
        Promise.all(keys.map((key) => page.keyboard.press(key)));
      for (const key of ['g', '?', 'g']) {
        await press(key);
        await dialog.waitFor();
        await press('Escape', key);
        await page.waitForTimeout(200);
        expect(await dialog.count()).toBe(1);
        await press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('keeps the focus in a dialog, and gives it back to what opened it', async () => {
      const { body } = await site.server.post(sampleLog('random-jinteki-shaper'));
      const { page, context, complaints } = await site.visit();
      const dialog = page.locator('dialog[open]');
      const opensBy = async (name: string): Promise<void> => {
        await tabTo(page, name);
        await page.keyboard.press('Enter');
        await dialog.waitFor();
        const places = new Set<unknown>();
        for (let press = 0; press < 20; press += 1) {
          await page.keyboard.press('Tab');
          places.add(await page.evaluate(PLACE));
        }
        // From the last of them the browser goes by way of itself.
        expect([...places].sort()).toEqual(['browser', 'dialog']);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(Object(await page.evaluate(FOCUS)).name).toContain(name);
      };
      await page.goto(site.server.address);
      await page.waitForSelector('.game-row');
      await opensBy('Paste a game');
      await opensBy('With decklists');
      await page.goto(`${site.server.address}/games/${Object(body).id}`);
      await page.waitForSelector('.tree-turn');
      await opensBy('Share');
      await opensBy('?');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('adds a game, steps through it, reads every pane, shares a moment and comes back', async () => {
      const { page, context, complaints } = await site.visit();
      await page.goto(site.server.address);
      await page.waitForSelector('.add-games');
      await tabTo(page, 'Paste a game');
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog[open]');
      await tabTo(page, 'The text of a log');
      await page.keyboard.insertText(sampleLog('random-haas-bioroid-anarch').toString('utf8'));
      await tabTo(page, 'Send');
      await page.keyboard.press('Enter');
      await page.locator('.upload-stored', { hasText: 'Pasted game 1' }).waitFor();
      await tabTo(page, 'Open');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.table');
      await page.keyboard.press('ArrowRight');
      await page.locator('.scrubber-text:text-is("moment 1 of 312")').waitFor();
      await page.keyboard.press('End');
      await page.locator('.scrubber-text:text-is("moment 312 of 312")').waitFor();
      await tabTo(page, 'Runner');
      await page.keyboard.press('Enter');
      await page.locator('.segment[aria-pressed=true]:text-is("Runner")').waitFor();
      await tabTo(page, 'Share');
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog[open] .share');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
      // A card tells what it does to whoever comes to it.
      await page.waitForSelector('.card-name:enabled');
      await tabTo(page, (await page.locator('.plate-name').first().textContent()) ?? '');
      await page.waitForSelector('.details');
      await tabTo(page, 'Timeline');
      for (const tab of [
        'accesses',
        'score',
        'charts',
        'knowledge',
        'analysis',
        'moment',
        'log',
        'notes',
      ]) {
        await page.keyboard.press('ArrowRight');
        await page.locator(`[data-tab=${tab}][aria-selected=true]`).waitFor();
      }
      // Arrows on a tab stay among the tabs.
      expect(await page.locator('.scrubber-text').textContent()).toContain('of 294');
      await tabTo(page, 'Play');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.waitForSelector('dialog[open]');
      await page.keyboard.press('Escape');
      await tabTo(page, 'Retrace');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.game-row');
      await tabTo(page, 'Player');
      await page.keyboard.insertText('nobody at all');
      await page.keyboard.press('Enter');
      await page.getByText('nobody of that name played a game').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

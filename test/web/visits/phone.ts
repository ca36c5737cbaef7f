import { sampleLog } from '../../support/golden-log';
import { PHONE } from '../support/browser';
import { registeredDeck, tournamentInCut } from '../support/events';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

/** How many cards changed on servers and in the rig, and whether one of them is in sight of its row. */
const CHANGED = `(() => {
  const rows = [...document.querySelectorAll('.servers, .rig-cards')];
  const seen = rows.flatMap((row) => {
    const cards = [...row.querySelectorAll('.card-changed')];
    const { left, right } = row.getBoundingClientRect();
    return cards.length === 0 ? [] : [cards.some((card) => {
      const box = card.getBoundingClientRect();
      return box.left >= left && box.right <= right;
    })];
  });
  const isRun = document.querySelector('.server-under') !== null;
  return { changed: seen.length, isSeen: isRun || seen.every(Boolean) };
})()`;

/** At how many heights the cards of the Runner's hand lie. */
const HAND_ROWS = `new Set([...document.querySelectorAll('[aria-label="Runner"] .hand > *')]
  .map((card) => Math.round(card.getBoundingClientRect().top))).size`;

/** What one taps that is less than 24 pixels high or wide (WCAG 2.5.8); links amid a text are exempt. */
const SMALL = `[...document.querySelectorAll('a, button, input, select, textarea, summary')].flatMap((element) => {
  const { width, height } = element.getBoundingClientRect();
  const isAmidText = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
  return width === 0 || isAmidText || Math.min(width, height) >= 24
    ? []
    : [(element.getAttribute('aria-label') ?? element.textContent ?? '') + ' ' + width + ' x ' + height];
})`;

/** Rows of the table that scroll and let what is positioned in them reach out. */
const LOOSE = `[...document.querySelectorAll('.table *')].flatMap((element) => {
  const { overflowX, position } = getComputedStyle(element);
  return /auto|scroll/.test(overflowX) && position === 'static' ? [element.className] : [];
})`;

export const onPhone = (site: Site): void =>
  describe('a visit with a small screen', () => {
    it('has nothing to tap that is too small, and nothing that is wider than the screen', async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const { id } = Object(body);
      const deck = await registeredDeck(site.server);
      const event = await tournamentInCut(site.server, id);
      const { page, context, isQuiet } = await site.visit(PHONE);
      for (const path of [
        '/',
        '/mine',
        '/play',
        '/statistics',
        '/cards',
        '/decks',
        '/studies',
        '/tournaments',
        `/decks/${deck}`,
        `/tournaments/${event}`,
        `/games/${id}/judge/60`,
      ]) {
        await page.goto(`${site.server.address}${path}`);
        await isQuiet();
        expect([path, await page.evaluate(SMALL)]).toEqual([path, []]);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      }
      await context.close();
    });

    it('keeps in rows that scroll what is for readers alone, at the least width (WCAG 1.4.10)', async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      // Not as a phone: one would count as its width whatever the page takes.
      const { page, context, isQuiet } = await site.visit({
        viewport: { width: 320, height: 640 },
      });
      for (const path of [`/games/${Object(body).id}/judge/200`, '/statistics']) {
        await page.goto(`${site.server.address}${path}`);
        await isQuiet();
        expect([path, await page.evaluate(LOOSE)]).toEqual([path, []]);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      }
      await context.close();
    });

    it('lays a hand out in rows, not one card above the other', async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const { page, context } = await site.visit({ viewport: { width: 1_100, height: 760 } });
      await page.goto(`${site.server.address}/games/${Object(body).id}/judge/20`);
      await page.locator('[aria-label="Runner"] .hand > :nth-child(4)').waitFor();
      expect(await page.evaluate(HAND_ROWS)).toBeLessThanOrEqual(2);
      await context.close();
    });

    it('shows games beneath a search of few fields, and the others on demand', async () => {
      await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const { page, context, complaints } = await site.visit(PHONE);
      await page.goto(site.server.address);
      await page.locator('.game-row').first().waitFor();
      const box = await page.locator('.game-row').first().boundingBox();
      expect(box?.y).toBeLessThan(PHONE.viewport.height - 44);
      await page.getByLabel('Card').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Search by more' }).tap();
      await page.getByLabel('Card').fill('Hedge Fund');
      await page.getByLabel('Card').press('Enter');
      await page.waitForURL(/card=Hedge/);
      expect(await violationsOf(page)).toEqual([]);
      // A kept link shows all that it is about.
      await page.reload();
      expect(await page.getByLabel('Card').inputValue()).toBe('Hedge Fund');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('brings into sight what changes on servers that do not fit', async () => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const { page, context, complaints } = await site.visit(PHONE);
      await page.goto(`${site.server.address}/games/${Object(body).id}/judge/20`);
      await page.waitForSelector('.table');
      let changes = 0;
      for (let at = 21; at <= 120; at += 1) {
        await page.keyboard.press('j');
        await page.locator(`.scrubber-text:text-is("moment ${at} of 312")`).waitFor();
        let now = Object(await page.evaluate(CHANGED));
        for (let tries = 0; tries < 20 && now.isSeen !== true; tries += 1) {
          await page.waitForTimeout(50);
          now = Object(await page.evaluate(CHANGED));
        }
        expect({ at, ...now }).toEqual({ at, changed: now.changed, isSeen: true });
        changes += now.changed;
      }
      expect(changes).toBeGreaterThan(10);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

import type { Browser } from 'playwright-core';
import { Server } from '../e2e/support/server';
import { sampleLog } from '../support/golden-log';
import { buildPage, haveChromium, openBrowser, visit } from './support/browser';
import { violationsOf } from './support/violations';

const describeInBrowser = haveChromium() ? describe : describe.skip;

describeInBrowser('a game of one’s own', () => {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    buildPage();
    [server, browser] = await Promise.all([Server.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it('is written about at a moment, answered, and deleted with all of it', async () => {
    const { body } = await server.post(sampleLog('random-haas-bioroid-anarch'));
    const { id, key } = Object(body);
    const { page, context, complaints } = await visit(browser);
    const { page: stranger, context: elsewhere } = await visit(browser);
    // Somebody who holds no key of it writes the first note, with a name alone.
    await stranger.goto(`${server.address}/games/${id}/runner/40`);
    await stranger.waitForSelector('.table');
    await stranger.click('[data-tab=notes]');
    await stranger.getByLabel('Your name beside this game').fill('Ann');
    await stranger.getByLabel('Note', { exact: true }).fill('Why not **run** here?');
    await stranger.getByLabel('How good it is').selectOption('DUBIOUS');
    await stranger.getByRole('button', { name: 'Save the note' }).click();
    await stranger.locator('.note', { hasText: '?! Ann Why not **run** here?' }).waitFor();
    expect(await violationsOf(stranger)).toEqual([]);
    await stranger.goto(`${server.address}/games/${id}/runner/39`);
    await stranger.waitForSelector('.table');
    await stranger.click('[data-tab=notes]');
    await stranger.getByText('Nobody wrote anything').waitFor();

    await page.goto(`${server.address}/mine`);
    const held = [{ key, game: id, label: 'my upload', since: '2026-01-01T00:00:00Z' }];
    await page.evaluate(
      `localStorage.setItem('retrace.keys', ${JSON.stringify(JSON.stringify(held))})`,
    );
    await page.goto(`${server.address}/games/${id}/runner/60`);
    await page.waitForSelector('.table');
    await page.click('[data-tab=notes]');
    await page.getByRole('button', { name: 'Answer' }).click();
    await page.getByLabel('Your name beside this game').fill('Bob');
    await page.getByLabel('Note', { exact: true }).fill('No credits.');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await page.locator('.note-answer', { hasText: 'Bob No credits.' }).waitFor();
    await page.getByRole('button', { name: 'Take it out' }).click();
    await page.locator('.note-answer').waitFor({ state: 'detached' });

    page.on('dialog', (dialog) => void dialog.accept());
    await page.click('[data-tab=report]');
    await page.getByRole('button', { name: 'Delete the game' }).click();
    await page.getByRole('alert').getByText('was deleted').waitFor();
    expect(await page.locator('.table, .note').count()).toBe(0);
    await page.goto(`${server.address}/mine`);
    await page.getByText('No key is held here').waitFor();
    await stranger.goto(`${server.address}/games/${id}/runner/40`);
    await stranger.getByRole('alert').getByText('was deleted').waitFor();
    expect(complaints).toEqual([]);
    await elsewhere.close();
    await context.close();
  });
});

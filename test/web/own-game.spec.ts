import type { Page } from 'playwright-core';
import { sampleLog } from '../support/golden-log';
import { describeSite } from './support/site';
import { violationsOf } from './support/violations';

describeSite('a game of one’s own', (site) => {
  it('is written about at a moment, answered, and deleted with all of it', async () => {
    const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
    const { id, key } = Object(body);
    const { page, context, complaints } = await site.visit();
    const { page: stranger, context: elsewhere } = await site.visit();
    // Somebody who holds no key of it writes the first note, with a name alone.
    await stranger.goto(`${site.server.address}/games/${id}/runner/40`);
    await stranger.waitForSelector('.table');
    await stranger.click('[data-tab=notes]');
    await stranger.getByLabel('Your name beside this game').fill('Ann');
    await stranger.getByLabel('Note', { exact: true }).fill('Why not **run** here?');
    await stranger.getByLabel('How good it is').selectOption('DUBIOUS');
    await stranger.getByRole('button', { name: 'Save the note' }).click();
    await stranger.locator('.note', { hasText: '?! Ann Why not run here?' }).waitFor();
    expect(await stranger.locator('.note strong').textContent()).toBe('run');
    expect(await violationsOf(stranger)).toEqual([]);
    await stranger.goto(`${site.server.address}/games/${id}/runner/39`);
    await stranger.waitForSelector('.table');
    await stranger.click('[data-tab=notes]');
    await stranger.getByText('Nobody wrote anything').waitFor();

    await page.goto(`${site.server.address}/mine`);
    const held = [{ key, game: id, label: 'my upload', since: '2026-01-01T00:00:00Z' }];
    await page.evaluate(
      `localStorage.setItem('retrace.keys', ${JSON.stringify(JSON.stringify(held))})`,
    );
    await page.goto(`${site.server.address}/games/${id}/runner/60`);
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
    await page.goto(`${site.server.address}/mine`);
    await page.getByText('No key is held here').waitFor();
    await stranger.goto(`${site.server.address}/games/${id}/runner/40`);
    await stranger.getByRole('alert').getByText('was deleted').waitFor();
    expect(complaints).toEqual([]);
    await elsewhere.close();
    await context.close();
  });

  it('has notes with arrows and marks over the table, which its owner may hide', async () => {
    const { body } = await site.server.post(sampleLog('random-jinteki-shaper'));
    const { id, key } = Object(body);
    const { page: ann, context, complaints } = await site.visit();
    const notesAt = async (page: Page, path: string): Promise<void> => {
      await page.goto(`${site.server.address}/games/${id}/${path}`);
      await page.waitForSelector('.table');
      await page.click('[data-tab=notes]');
      await page.getByLabel('Note', { exact: true }).waitFor();
    };
    await notesAt(ann, 'runner/40');
    await ann.getByRole('button', { name: 'Draw on the table' }).click();
    const middle = async (server: string): Promise<readonly [number, number]> => {
      const box = await ann.locator(`[data-server="${server}"] .server-name`).boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 5];
    };
    const drag = async (from: string, to: string): Promise<void> => {
      await ann.mouse.move(...(await middle(from)));
      await ann.mouse.down();
      await ann.mouse.move(...(await middle(to)), { steps: 4 });
      await ann.mouse.up();
    };
    await drag('R&D', 'HQ');
    await ann.getByRole('img', { name: 'an arrow from R&D to HQ', exact: true }).waitFor();
    await drag('Archives', 'Archives');
    await ann.getByRole('button', { name: 'Take 2 marks away' }).waitFor();
    // The same again takes it away.
    await drag('Archives', 'Archives');
    await ann.getByRole('button', { name: 'Take 1 mark away' }).waitFor();
    expect(await violationsOf(ann)).toEqual([]);
    await ann.getByLabel('Your name beside this game').fill('Ann');
    await ann.getByLabel('Note', { exact: true }).fill('This way.');
    await ann.getByRole('button', { name: 'Save the note' }).click();
    await ann.locator('.note', { hasText: 'Ann This way.' }).waitFor();

    const { page: owner, context: elsewhere } = await site.visit();
    await owner.goto(`${site.server.address}/mine`);
    const held = [{ key, game: id, label: 'my upload', since: '2026-01-01T00:00:00Z' }];
    await owner.evaluate(
      `localStorage.setItem('retrace.keys', ${JSON.stringify(JSON.stringify(held))})`,
    );
    await owner.reload();
    await owner.getByText('Opens the view of: Corp, Runner, Spectator, Judge').waitFor();
    await owner.locator('.mine-game .game-row', { hasText: 'against' }).waitFor();
    await notesAt(owner, 'runner/40');
    await owner.getByRole('img', { name: 'an arrow from R&D to HQ', exact: true }).waitFor();
    await owner.keyboard.press('Escape');
    await owner.locator('h1').click();
    await owner.keyboard.press('j');
    await owner.waitForSelector('.table-marks', { state: 'detached' });
    owner.on('dialog', (dialog) => void dialog.accept());
    await owner.getByRole('button', { name: 'Hide it' }).click();
    await owner.getByText('Nobody wrote anything').waitFor();
    // Its author still has it, and nobody else.
    await notesAt(ann, 'runner/40');
    await ann.locator('.note', { hasText: 'This way.' }).waitFor();
    expect(await ann.getByRole('button', { name: 'Hide it' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await elsewhere.close();
    await context.close();
  });

  it('has its keys kept in the browser with those of studies, and in a copy', async () => {
    const { page, context, complaints } = await site.visit();
    await page.goto(`${site.server.address}/mine`);
    const key = (letter: string): string => `rk-${letter.repeat(32)}`;
    const [game, since] = ['00000000-0000-4000-8000-000000000000', '2026-01-01T00:00:00Z'];
    const held = [{ key: key('a'), game, label: 'my upload', since }];
    const studies = [{ key: key('b'), game, study: 'S', title: 'What if I ran' }];
    await page.evaluate(
      `localStorage.setItem('retrace.keys', ${JSON.stringify(JSON.stringify(held))});
       localStorage.setItem('retrace.studies', ${JSON.stringify(JSON.stringify(studies))})`,
    );
    await page.reload();
    const study = page.getByRole('link', { name: 'What if I ran' });
    expect(await study.getAttribute('href')).toBe(`/games/${game}`);
    expect(await violationsOf(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Keep a copy' }).click(),
    ]);
    page.on('dialog', (dialog) => void dialog.accept());
    const forget = page.getByRole('button', { name: 'Forget the key' });
    for (const left of [1, 0]) {
      await forget.first().click();
      await expect(forget.count()).resolves.toBe(left);
    }
    await page.getByText('No key is held here').waitFor();
    await page.reload();
    await page.getByText('No key is held here').waitFor();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      ...{ name: 'wrong.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify([...held, { key: 'rk-short' }])),
    });
    await page.getByRole('alert').getByText('That file holds no keys').waitFor();
    await input.setInputFiles(await download.path());
    await study.waitFor();
    await page.getByRole('link', { name: 'my upload' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

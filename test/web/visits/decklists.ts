import { gzipSync } from 'node:zlib';
import { golden, haveReplays } from '../../golden/jinteki/replays';
import { playedList } from '../../support/played-list';
import { waitUntil } from '../../support/wait-until';
import { PHONE } from '../support/browser';
import { drop } from '../support/drop';
import type { Site } from '../support/site';
import { violationsOf } from '../support/violations';

const plain = (name: string, text: string) => ({
  ...{ name, mimeType: 'text/plain' },
  buffer: Buffer.from(text),
});

export const decklists = (site: Site): void =>
  (haveReplays() ? describe : describe.skip)('a visit with a replay and its decklists', () => {
    const game = golden('core-102-jinteki-criminal');
    const replay = {
      ...{ name: 'played.json.gz', mimeType: 'application/gzip' },
      buffer: gzipSync(game.text),
    };

    it('is told what is wrong with which list, and then what they told', async () => {
      const { page, context, complaints, isQuiet } = await site.visit(PHONE);
      await page.goto(site.server.address);
      await page.getByRole('button', { name: 'With decklists' }).click();
      const dialog = page.getByRole('dialog', { name: 'A game with its decklists' });
      const send = dialog.getByRole('button', { name: 'Send' });
      expect(await send.isDisabled()).toBe(true);
      const file = (label: string) => dialog.locator(`input[aria-label="${label}"]`);
      const part = (label: string) =>
        dialog.locator('.game-part', { has: page.getByLabel(label, { exact: true }) });
      const corp = part('The Corp’s list');
      const runner = part('The Runner’s list');

      // A list in the place of the replay is named as one.
      await file('Choose the replay').setInputFiles(plain('list.txt', playedList(game, 'runner')));
      await send.click();
      const first = dialog.locator('.game-part').first();
      await first.getByRole('alert').getByText('This is a deck list, of').waitFor();
      await first.getByText("Give it as the Runner's deck beside the replay").waitFor();
      await dialog.getByRole('button', { name: 'Take it out' }).click();
      await file('Choose the replay').setInputFiles(replay);

      await corp.getByRole('textbox').fill('Jinteki: Personal Evolution\n3 Hegde Fund');
      await send.click();
      await corp.getByRole('alert').getByText('There is no card "Hegde Fund"').waitFor();
      await corp.getByText('Did you mean "Hedge Fund"?').waitFor();
      expect(await runner.getByRole('alert').count()).toBe(0);

      await corp.getByRole('textbox').fill(playedList(game, 'corp'));
      const drawn = String(JSON.parse(game.text).history[0].runner.hand[0].title);
      await file('Choose the Runner’s list').setInputFiles(
        plain('runner.txt', playedList(game, 'runner', [drawn, 'Medium'])),
      );
      await send.click();
      await runner.getByRole('alert').getByText(`Entry 0 shows ${drawn}`).waitFor();
      expect(await corp.getByRole('alert').count()).toBe(0);
      await isQuiet();
      expect(await violationsOf(page)).toEqual([]);

      await runner.getByRole('textbox').fill(playedList(game, 'runner'));
      await send.click();
      const told = dialog.getByRole('status');
      await told
        .getByText(/of the Corp's deck never showed; by its decklist/)
        .waitFor({ timeout: 60_000 });
      await told.getByText(/of the Runner's deck never showed; by its decklist/).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await told.getByRole('link', { name: 'Open' }).click();
      await page.waitForSelector('.table');
      expect(complaints).toEqual([]);
      await context.close();
    }, 180_000);

    it('leads from a list that was dropped for a game to where it belongs', async () => {
      const { page, context, complaints } = await site.visit();
      await page.goto(site.server.address);
      await page
        .locator('.add-games > input[type=file]')
        .setInputFiles(plain('corp.txt', playedList(game, 'corp')));
      const row = page.locator('.upload', { hasText: 'corp.txt' });
      await row.getByText('This is a deck list, of').waitFor();
      await row.getByRole('button', { name: 'Give it with its replay' }).click();
      const list = page.getByRole('dialog').getByLabel('The Corp’s list', { exact: true });
      expect(await list.inputValue()).toBe(playedList(game, 'corp'));
      // Closed and opened again, it is still there; what is dropped on a field is taken by it.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'With decklists' }).click();
      expect(await list.inputValue()).toBe(playedList(game, 'corp'));
      const runner = page.getByLabel('The Runner’s list', { exact: true });
      await drop(page, 'dialog .game-part:last-of-type textarea', [['runner.txt', '3 Corroder']]);
      await waitUntil(
        'the list that was dropped',
        async () => (await runner.inputValue()) === '3 Corroder',
      );
      expect(await page.locator('.upload').count()).toBe(1);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

import { Server } from '../e2e/support/server';
import { goldenLog, sampleLog } from '../support/golden-log';
import { drop } from './support/drop';
import { Line } from './support/line';
import { describeSite } from './support/site';
import { violationsOf } from './support/violations';

const TOO_OFTEN = { error: { code: 'TOO_MANY_REQUESTS', message: 'too many', hint: 'Wait.' } };

describeSite(
  'what goes wrong',
  (site) => {
    it('in some of 200 files is said for each of them, and the others are there', async () => {
      const { page, context, complaints } = await site.visit();
      await page.goto(site.server.address);
      await page.waitForSelector('.add-games');
      const log = sampleLog('random-jinteki-shaper').toString('utf8');
      const [header = '', ...lines] = log.trimEnd().split('\n');
      const broken = [header, ...lines.slice(0, 8), '{"by":"corp","do":"win"}'].join('\n');
      const files = Array.from({ length: 200 }, (_, number) => {
        if (number === 7) return ['good.ndjson', log] as const;
        if (number === 8) return ['broken.ndjson', broken] as const;
        if (number === 9) return ['holiday.jpg', '\u0000\u0001 no game'] as const;
        return [`${number}.json`, `{"number": ${number}}`] as const;
      });
      // Who sends many is told to wait: here at once, not after a minute.
      let sent = 0;
      await page.route('**/games', (route) => {
        sent += 1;
        return sent === 20
          ? route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: TOO_OFTEN })
          : route.continue();
      });
      await drop(page, 'main', files);
      await page
        .getByText(/^\d+ of 200 done/)
        .first()
        .waitFor();
      await page.getByText('waiting: the server takes more in').first().waitFor();
      await page.getByText('200 of 200 done · 199 refused').waitFor({ timeout: 85_000 });
      expect(sent).toBe(201);
      const row = (name: string) => page.locator('.upload', { hasText: name });
      await row('good.ndjson').getByRole('link', { name: 'Open' }).waitFor();
      expect(await row('broken.ndjson').innerText()).toContain('Line 10');
      // Each says what it is, and what to do.
      for (const name of ['holiday.jpg', '100.json']) {
        expect(await row(name).locator('.upload-refusal p').count()).toBe(2);
        expect(await row(name).innerText()).toMatch(/Download replay|replay of jinteki.net/);
      }
      // What a hint names can be read beside the page.
      const named = page.locator('.upload-refusal a').first();
      const [document] = await Promise.all([context.waitForEvent('page'), named.click()]);
      await document.getByRole('heading', { level: 1, name: 'Native log' }).waitFor();
      expect(await violationsOf(document)).toEqual([]);
      await document.close();
      await page.getByRole('button', { name: 'Clear the list' }).click();
      await page.waitForSelector('.upload', { state: 'detached' });
      await page.locator('.game-row').first().waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    }, 180_000);

    it('with the line amid many files is mended by sending all of them again at once', async () => {
      const { page, context } = await site.visit();
      await page.goto(site.server.address);
      await page.waitForSelector('.add-games');
      await page.route('**/games', (route) => route.abort());
      const log = sampleLog('random-jinteki-shaper').toString('utf8');
      const wrong = ['a.json', 'b.json'].map((name) => [name, '{"no": 1}'] as const);
      await drop(page, 'main', [['good.ndjson', log], ...wrong]);
      await page.getByText('3 of 3 done · 3 refused').waitFor();
      await page.unroute('**/games');
      await page.getByRole('button', { name: 'Send 3 again' }).click();
      await page.getByText('3 of 3 done · 2 refused').waitFor();
      await page
        .locator('.upload', { hasText: 'good.ndjson' })
        .getByRole('link', { name: 'Open' })
        .waitFor();
      expect(await page.getByRole('button', { name: /^Send \d/ }).count()).toBe(0);
      await context.close();
    });

    it('in a file without a byte is said by its name', async () => {
      const { page, context } = await site.visit();
      await page.goto(site.server.address);
      await page.waitForSelector('.add-games');
      await drop(page, 'main', [['nothing.json', '']]);
      await page.locator('.upload', { hasText: '“nothing.json” is empty' }).waitFor();
      await context.close();
      const form = new FormData();
      form.append('file', new Blob([]), 'nothing.json');
      const { status, body } = await site.server.post(form);
      expect(status).toBe(422);
      expect(Object(body).error.message).toBe('the file "nothing.json" is empty');
    });

    it('with an address is said: no such game, no such moment, a view that is not open, a key that opens nothing', async () => {
      const { body } = await site.server.post(goldenLog('core-rulebook-run'), {}, '?private');
      const { id, key } = Object(body);
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/games/${id}/judge/3`);
      await page.getByRole('alert').getByText('There is no such game').waitFor();
      expect(await page.title()).toBe('There is no such game, or it is not open to you · Retrace');
      await page.getByLabel('The key').fill('secret');
      await page.getByRole('button', { name: 'Add a key' }).click();
      await page.getByText('That is no key').waitFor();
      // One that was never given.
      await page.getByLabel('The key').fill(`rk-${'x'.repeat(32)}`);
      await page.getByRole('button', { name: 'Add a key' }).click();
      await page.getByText('That key opens nothing here').waitFor();
      expect(await page.evaluate("localStorage.getItem('retrace.keys') ?? '[]'")).toBe('[]');
      await page.getByRole('alert').getByText('There is no such game').waitFor();
      await page.getByLabel('The key').fill(key);
      await page.getByRole('button', { name: 'Add a key' }).click();
      await page.waitForSelector('.table');
      await page.locator('.scrubber-text', { hasText: 'moment 3 of' }).waitFor();
      await page.goto(`${site.server.address}/games/${id}/judge/9999`);
      await page.waitForSelector('.table');
      const beyond = page.getByRole('alert').getByText('There is no moment 9999 for you here');
      await beyond.waitFor();
      // Who goes on has read it.
      await page.keyboard.press('k');
      await beyond.waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('with the view of another is said in the place of what happened, and why', async () => {
      const host = await site.visit();
      await host.page.goto(`${site.server.address}/play`);
      await host.page.getByLabel('Name of the Corp').fill('Ann');
      await host.page.getByLabel('Name of the Runner').fill('Bob');
      await host.page.getByLabel('Everybody may watch what lies open').check();
      await host.page.getByRole('button', { name: 'Begin' }).click();
      const seat = host.page.getByRole('link', { name: 'Sit down as the Corp' });
      const address = (await seat.getAttribute('href')) ?? '';
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}${address}`);
      const told = page.getByRole('group', { name: 'Timeline' });
      await told.getByText('This game is not open to you as the Corp').waitFor();
      expect(await told.innerText()).toContain('Open to you: Spectator.');
      expect(await page.getByText('Loading what happened').count()).toBe(0);
      expect(await page.getByText('Nothing has been told yet').count()).toBe(0);
      // By a link within the page: what the view before it was told is drawn no longer.
      const game = address.split('/').slice(0, 3).join('/');
      await page.goto(`${site.server.address}${game}/spectator/0`);
      await page.waitForSelector('.table .server-name');
      await page.evaluate(
        `document.body.insertAdjacentHTML('afterbegin', '<a id="seat" href="${game}/corp/0">Ann</a>')`,
      );
      await page.locator('#seat').click();
      await told.getByText('This game is not open to you as the Corp').waitFor();
      expect(await page.locator('.table .server-name').count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
      await host.context.close();
    });

    it('with the server amid a live game is said, and nothing is lost when it is back', async () => {
      let behind = await Server.start();
      const line = await Line.to(behind.address);
      try {
        const { page, context, complaints } = await site.visit();
        await page.goto(`${line.address}/play`);
        await page.getByLabel('Name of the Corp').fill('Ann');
        await page.getByLabel('Name of the Runner').fill('Bob');
        await page.getByRole('button', { name: 'Begin' }).click();
        await page.getByRole('link', { name: 'Sit down as the Corp' }).click();
        const choices = page.getByRole('list', { name: 'What you may decide' }).getByRole('button');
        const cursor = page.locator('.scrubber-text');
        await choices.first().click();
        await page.locator('.scrubber-text:not(:text-is("moment 0 of 0"))').waitFor();
        line.cut();
        behind = await behind.restarted();
        await page.getByText('The server does not answer. It is tried again').waitFor();
        // A decision may lead to several moments, and the last of them may come just before the cut.
        const before = await cursor.textContent();
        // The table stays, and one may step through what was.
        expect(await page.locator('.table .plate').count()).toBe(2);
        await page.keyboard.press('Home');
        await page.locator('.scrubber-text', { hasText: /^moment 0 of/ }).waitFor();
        await page.keyboard.press('End');
        expect(await cursor.textContent()).toBe(before);
        line.lead(behind.address);
        await page
          .getByText('The server does not answer. It is tried again')
          .waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Runner', exact: true }).click();
        await page.locator('.segment[aria-pressed=true]:text-is("Runner")').waitFor();
        await choices.first().click();
        await page.locator('.scrubber-text', { hasText: /^moment ([1-9]\d*) of \1$/ }).waitFor();
        await page.getByText('does not answer').waitFor({ state: 'detached' });
        expect(complaints.filter((one) => !/WebSocket|ERR_/.test(one))).toEqual([]);
        await context.close();
      } finally {
        // A server that is left keeps the run from ending.
        line.close();
        await behind.stop();
      }
    });
  },
  { RETRACE_UPLOADS_PER_MINUTE: '1000' },
);

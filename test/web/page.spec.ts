import type { Page } from 'playwright-core';
import { goldenLog, sampleLog } from '../support/golden-log';
import { DESKTOP, PHONE, type Visit } from './support/browser';
import { registeredDeck, tournamentInCut } from './support/events';
import { describeSite } from './support/site';
import { violationsOf } from './support/violations';

/** What is there when a page is, by a part of its address. */
const READY = [
  ['/embed', '.table'],
  ['/games/none', '[role=alert]'],
  ['/games', '.tree-turn'],
] as const;

describeSite('the page', (site) => {
  let game: string;
  let deck: string;
  let event: string;

  beforeAll(async () => {
    const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
    game = Object(body).id;
    [deck, event] = [await registeredDeck(site.server), await tournamentInCut(site.server)];
  });

  const cursor = (page: Page): Promise<string> =>
    page.locator('.scrubber-text').textContent().then(String);
  const isAt = (page: Page, at: string): Promise<void> =>
    page.locator(`.scrubber-text:text-is("moment ${at}")`).waitFor();
  const seatIs = (page: Page, seat: string): Promise<void> =>
    page.locator(`.segment[aria-pressed=true]:text-is("${seat}")`).waitFor();
  const opened = async (page: Page, path: string): Promise<void> => {
    await page.goto(`${site.server.address}${path}`);
    await page.waitForSelector('.table');
    await page.waitForSelector('.tree-turn');
  };

  it('takes a file that is dropped, says what is wrong with another, and opens the game', async () => {
    const { page, context, complaints } = await site.visit();
    await page.goto(site.server.address);
    await page.waitForSelector('.add-games');
    const log = sampleLog('random-jinteki-shaper').toString('utf8');
    await page.evaluate(`{
      const transfer = new DataTransfer();
      transfer.items.add(new File([${JSON.stringify(log)}], 'game.ndjson'));
      transfer.items.add(new File(['{"no": 1}\\nreplay'], 'wrong.json'));
      const dropped = new DragEvent('drop', { dataTransfer: transfer, bubbles: true });
      document.querySelector('main').dispatchEvent(dropped);
    }`);
    await page.waitForSelector('.upload-stored');
    await page.waitForSelector('.upload-refused');
    expect(await page.locator('.upload-refusal').innerText()).toMatch(/Line|Entry/);
    await page.locator('.upload-stored a').click();
    await page.waitForSelector('.table');
    expect(new URL(page.url()).pathname).toMatch(/^\/games\//);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('steps by every key', async () => {
    const { page, context, complaints } = await site.visit();
    await opened(page, `/games/${game}/judge/20`);
    await isAt(page, '20 of 312');
    const press = async (key: string, at: string): Promise<void> => {
      await page.keyboard.press(key);
      await isAt(page, at);
    };
    await press('ArrowRight', '21 of 312');
    await press('ArrowLeft', '20 of 312');
    await press('j', '21 of 312');
    await press('k', '20 of 312');
    await press('End', '312 of 312');
    await press('Home', '0 of 312');
    await page.locator('.mark-run').nth(5).waitFor({ state: 'attached' });
    for (const [there, back] of [
      ['r', 'R'],
      [']', '['],
      ['Control+ArrowRight', 'Control+ArrowLeft'],
      ['PageDown', 'PageUp'],
    ] as const) {
      await page.keyboard.press(there);
      const first = await cursor(page);
      await page.keyboard.press(there);
      expect(await cursor(page)).not.toBe(first);
      await page.keyboard.press(back);
      expect(await cursor(page)).toBe(first);
    }
    await press('Home', '0 of 312');
    await page.keyboard.press('Space');
    await page.locator('.scrubber-text:not(:text-is("moment 0 of 312"))').waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await page.keyboard.press('g');
    await page.locator('dialog input').fill('3');
    await page.keyboard.press('Enter');
    await page.locator('.sentence b', { hasText: /^Turn 3/ }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('marks what changed where a held key is let go', async () => {
    const { page, context } = await site.visit();
    await opened(page, `/games/${game}/judge/260`);
    await page.keyboard.down('j');
    await isAt(page, '261 of 312');
    await page.keyboard.down('j');
    await page.keyboard.up('j');
    await isAt(page, '262 of 312');
    const changed = (): Promise<readonly string[]> =>
      page.locator('.card-changed, .stat-changed').allTextContents();
    const marked = await changed();
    expect(marked.join()).toContain('Private Security Force');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    expect(await changed()).toEqual(marked);
    await context.close();
  });

  it('names the turns that a held key passes, and tells them when it is let go', async () => {
    const { page, context, complaints } = await site.visit();
    await opened(page, `/games/${game}/judge/20`);
    const passed = page.locator('.tree-turn-now[aria-expanded=false]');
    await page.evaluate(`{
      const press = (repeat) =>
        dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, repeat }));
      press(false);
      window.holding = setInterval(() => press(true), 10);
    }`);
    await passed.waitFor();
    await page.evaluate(`{
      clearInterval(window.holding);
      dispatchEvent(new KeyboardEvent('keyup', { key: 'j', bubbles: true }));
    }`);
    await passed.waitFor({ state: 'detached' });
    await page.locator('.tree-turn[aria-expanded=true]').last().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('names the nearest card where a search misspelt one', async () => {
    const { page, context } = await site.visit();
    await page.goto(`${site.server.address}/?card=Hedge+Fnud`);
    expect(await page.getByRole('alert').innerText()).toContain('Nearest: Hedge Fund');
    await page.goto(`${site.server.address}/?identity=Jinteki`);
    expect(await page.getByRole('alert').innerText()).toMatch(/Nearest: .*Jinteki/);
    // It is searched for by a press, and what a field says by the button beside it.
    await page.goto(`${site.server.address}/?card=Hedge+Fnud`);
    await page.getByRole('alert').getByRole('button', { name: 'Hedge Fund', exact: true }).click();
    await page.waitForURL(/card=Hedge\+Fund/);
    await page.getByLabel('Player', { exact: true }).fill('Nobody At All');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/player=Nobody\+At\+All/);
    await context.close();
  });

  it('leaves what is being typed alone when an answer comes', async () => {
    const { page, context } = await site.visit();
    await page.goto(`${site.server.address}/?card=Hedge+Fnud`);
    const nearest = page
      .getByRole('alert')
      .getByRole('button', { name: 'Hedge Fund', exact: true });
    await nearest.waitFor();
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    const answered = page.waitForResponse('**/graphql');
    await nearest.click();
    const player = page.getByLabel('Player', { exact: true });
    await player.fill('Nobody At All');
    await answered;
    await nearest.waitFor({ state: 'detached' });
    expect(await player.inputValue()).toBe('Nobody At All');
    await context.close();
  });

  it('leads from a row of statistics to the games that it counts', async () => {
    const { page, context } = await site.visit();
    await page.goto(`${site.server.address}/statistics`);
    const row = page.locator('.sorted-table tbody tr').first();
    await row.waitFor();
    const games = row.getByRole('link');
    const count = await games.innerText();
    await games.click();
    await page.waitForURL(/\/\?player=/);
    await page.getByText(new RegExp(`^${count} games?$`)).waitFor();
    await context.close();
  });

  it('stays at the same point of the game when the seat is another', async () => {
    const { page, context } = await site.visit();
    await opened(page, `/games/${game}/judge/100`);
    await page.keyboard.press('x');
    await page.locator('.segment[aria-pressed=true]:not(:text-is("Judge"))').waitFor();
    await page.keyboard.press('x');
    await seatIs(page, 'Judge');
    await page.keyboard.press('Home');
    for (let at = 0; at < 20; at += 1) await page.keyboard.press('j');
    await isAt(page, '20 of 312');
    await page.getByRole('button', { name: 'Runner', exact: true }).click();
    await seatIs(page, 'Runner');
    await page.waitForURL(/\/runner\/\d+$/);
    // What the Runner had been told by the judge's moment 20.
    const told = await site.server.ask(
      `query ($id: ID!) { game(id: $id) { counterpart(at: 20, as: JUDGE, for: RUNNER) } }`,
      { id: game },
    );
    await isAt(page, `${Object(told).game.counterpart} of 294`);
    await page.keyboard.press('f');
    await seatIs(page, 'Corp');
    await page.waitForURL(/\/corp\/\d+$/);
    await context.close();
  });

  it('shows every pane', async () => {
    const { page, context, complaints } = await site.visit();
    await opened(page, `/games/${game}/judge/300`);
    for (const [tab, says] of [
      ['accesses', 'What became of it'],
      ['score', 'How'],
      ['charts', 'Agenda points'],
      ['knowledge', 'really'],
      ['analysis', 'Where they came from'],
      ['moment', 'Happened'],
      ['log', 'Download the log'],
      ['notes', 'Nobody wrote'],
      ['report', 'every decision judged'],
    ] as const) {
      await page.click(`[data-tab=${tab}]`);
      await page.getByRole('tabpanel').getByText(says).first().waitFor();
    }
    // What each seat knew, beside the truth.
    await page.click('[data-tab=knowledge]');
    const seat = page.getByRole('tabpanel').getByRole('button', { name: 'Corp', exact: true });
    await seat.click();
    await page.locator('.pane .segment[aria-pressed=true]:text-is("Corp")').waitFor();
    expect((await seat.boundingBox())?.height).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows all lines of a long log', async () => {
    const { page, context } = await site.visit();
    const lines = Array.from({ length: 12_000 }, (_, number) => `Line ${number}.`);
    await page.route('**/log?*', (route) => route.fulfill({ body: `${lines.join('\n')}\n` }));
    await opened(page, `/games/${game}/judge/300`);
    await page.click('[data-tab=log]');
    await page.getByText('12000 lines').waitFor();
    expect(await page.locator('.log-text').textContent()).toBe(lines.join('\n'));
    await context.close();
  });

  it('says what is wrong with an address', async () => {
    const { page, context } = await site.visit();
    await page.goto(`${site.server.address}/games/99999999-9999-4999-8999-999999999999/runner/3`);
    expect(await page.getByRole('alert').innerText()).toContain('There is no such game');
    await page.goto(`${site.server.address}/games/${game}/runner/9999`);
    await page.waitForSelector('.table');
    expect(await page.getByRole('alert').innerText()).toContain('moments 0 to 294');
    // A number of one view is none of another's.
    await opened(page, `/games/${game}/runer/40`);
    expect(await page.getByRole('alert').innerText()).toContain('There is no view “runer”');
    await isAt(page, '0 of 312');
    await page.keyboard.press('j');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await opened(page, `/games/${game}/runner/last`);
    expect(await page.getByRole('alert').innerText()).toContain('There is no moment “last”');
    await page.goto(`${site.server.address}/nowhere`);
    await page.getByText('There is no such page').waitFor();
    await context.close();
  });

  it('plays a live game by the list of legal decisions, and shows it to nobody else', async () => {
    const { page, context, complaints } = await site.visit();
    await page.goto(`${site.server.address}/play`);
    await page.getByLabel('Name of the Corp').fill('Ann');
    await page.getByLabel('Name of the Runner').fill('Bob');
    await page.getByRole('button', { name: 'Begin' }).click();
    // What the other player needs is taken along at once; the key stands beside the address, not in it.
    const invitation = page.getByLabel('For the player of the Runner');
    expect(await invitation.inputValue()).toMatch(/\/games\/[^/]+\/runner with the key rk-/);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sit down as the Corp' }).click();
    const choices = page.getByRole('list', { name: 'What you may decide' }).getByRole('button');
    await choices.first().waitFor();
    const before = await cursor(page);
    await choices.first().click();
    await page.locator(`.scrubber-text:not(:text-is("${before}"))`).waitFor();
    const { page: stranger, context: elsewhere } = await site.visit();
    await stranger.goto(page.url());
    await stranger.getByText('There is no such game').waitFor();
    expect(complaints).toEqual([]);
    await elsewhere.close();
    await context.close();
  });

  it('asks nothing again of who has decided and is told what follows later', async () => {
    const { page, context, complaints } = await site.visit();
    await page.goto(`${site.server.address}/play`);
    await page.getByLabel('Name of the Corp').fill('Ann');
    await page.getByLabel('Name of the Runner').fill('Bob');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('link', { name: 'Sit down as the Corp' }).click();
    const choices = page.getByRole('list', { name: 'What you may decide' }).getByRole('button');
    await choices.first().waitFor();
    // As where the other player is asked what this one must not see them asked.
    const at = Number(/moment (\d+)/.exec(await cursor(page))?.[1]);
    const json = { data: { decide: { position: { at } } } };
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('mutation Decide') === true
        ? route.fulfill({ json })
        : route.continue(),
    );
    await choices.first().click();
    await page.getByText('The other player is to decide').waitFor();
    expect(await choices.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lays what a seat may decide under the thumb, with the table above it, on a small screen', async () => {
    const { page, context, complaints } = await site.visit(PHONE);
    await page.goto(`${site.server.address}/play`);
    await page.getByLabel('Name of the Corp').fill('Ann');
    await page.getByLabel('Name of the Runner').fill('Bob');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('link', { name: 'Sit down as the Corp' }).click();
    const choices = page.getByRole('list', { name: 'What you may decide' }).getByRole('button');
    const { height } = PHONE.viewport;
    const places = async () => {
      await choices.first().waitFor();
      await page.evaluate('scrollTo(0, 0)');
      const [choice, sentence] = [choices.first(), page.locator('.sentence-place')];
      return { choice: await choice.boundingBox(), sentence: await sentence.boundingBox() };
    };
    for (let decided = 0; decided < 2; decided += 1) {
      const { choice, sentence } = await places();
      expect(choice?.y).toBeGreaterThan(height / 2);
      expect((choice?.y ?? 0) + (choice?.height ?? height)).toBeLessThanOrEqual(height);
      // What was told last is not covered.
      expect((sentence?.y ?? height) + (sentence?.height ?? 0)).toBeLessThanOrEqual(choice?.y ?? 0);
      if (decided > 0) break;
      const before = await cursor(page);
      await choices.first().tap();
      await page.locator(`.scrubber-text:not(:text-is("${before}"))`).waitFor();
      await page.getByText('The other player is to decide').waitFor();
      await page.getByRole('button', { name: 'Runner', exact: true }).tap();
    }
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks nobody without a key to play on a game that was left unfinished', async () => {
    const { body } = await site.server.post(goldenLog('core-rulebook-run'));
    const { page, context, complaints } = await site.visit();
    for (const viewer of ['corp', 'runner', 'judge']) {
      await opened(page, `/games/${Object(body).id}/${viewer}`);
      expect(await page.locator('[data-tab=play]').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Concede' }).count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  describe.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('on %s', (_name, options) => {
    let visited: Visit;
    beforeAll(async () => {
      visited = await site.visit(options);
    });
    afterAll(() => visited.context.close());

    it.each([
      ...['/', '/mine', '/play', '/statistics', '/statistics?view=matrix', '/decks', '/decks/DECK'],
      ...['/tournaments', '/tournaments/EVENT', '/nowhere', '/embed/games/GAME/judge/40'],
      ...['/games/GAME/judge/275', '/games/GAME/runner/20', '/games/none/runner/20'],
    ])('has nothing at %s that axe objects to, light or dark', async (path) => {
      const { page, isQuiet } = visited;
      await page.setViewportSize(options.viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      const places = path.replace('GAME', game).replace('DECK', deck).replace('EVENT', event);
      await page.goto(site.server.address + places);
      await page.waitForSelector(READY.find(([part]) => path.includes(part))?.[1] ?? 'h1');
      await isQuiet();
      // All of it in sight: what lies half behind the controls until one scrolls is no fault.
      await page.setViewportSize({ ...options.viewport, height: 2_600 });
      expect(await violationsOf(page)).toEqual([]);
      // In the dark only colours are others.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
      const { scrollWidth, clientWidth } = Object(
        await page.evaluate(
          '({ scrollWidth: document.documentElement.scrollWidth, clientWidth: document.documentElement.clientWidth })',
        ),
      );
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  });
});

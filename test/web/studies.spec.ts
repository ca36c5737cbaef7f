import { corePool } from '#cards/pool';
import { sampleLog } from '../support/golden-log';
import { describeSite } from './support/site';
import { violationsOf } from './support/violations';

describeSite('a study on the page', (site) => {
  it.each(['', '?private'])(
    'goes on from a moment, says how good it was and leads back %s',
    async (privacy) => {
      const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'), {}, privacy);
      const { id, key } = Object(body);
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/games/${id}/judge/60`);
      if (privacy !== '') {
        await page.getByLabel('The key').fill(key);
        await page.getByRole('button', { name: 'Add a key' }).click();
      }
      await page.waitForSelector('.table');
      await page.click('[data-tab=study]');
      await page.getByLabel('Your name in it').fill('Ann');
      await page.getByRole('button', { name: 'What if, from here' }).click();
      const choices = page.getByRole('region', { name: 'Try it' }).getByRole('button');
      await page.locator('.branch-here', { hasText: 'From moment 60' }).waitFor();
      await page.locator('.scrubber-text:text-is("moment 60 of 60")').waitFor();
      await choices.filter({ hasText: 'clicks to draw' }).first().click();
      await page.locator('.branch-here', { hasText: 'The Corp clicks to draw.' }).waitFor();
      await page.locator('.scrubber-text:not(:text-is("moment 60 of 60"))').waitFor();
      await page.getByLabel('How good it is').selectOption('INTERESTING');
      await page.locator('.branch-here .branch-glyph:text-is("!?")').waitFor();
      await page.getByLabel('Write a note').fill('A <b>card</b> is worth more.');
      await page.getByRole('button', { name: 'Save' }).click();
      // HTML is refused, and what was written stays.
      await page.getByRole('alert').waitFor();
      await page.getByLabel('Write a note').fill('A **card** is worth more.');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.locator('.study-note', { hasText: 'Ann A card is worth more.' }).waitFor();
      await page.locator('.study-note strong:text-is("card")').waitFor();
      await page.getByRole('button', { name: 'Answer' }).click();
      await page.getByLabel('Who may read it').selectOption('Only me');
      await page.getByLabel('Answer Ann').fill('Is it?');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.locator('.study-answer', { hasText: 'Ann Is it? (Only me)' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      // By keys: how good it is, up to the beginning, and down again.
      await page.locator('.study-title b').click();
      await page.keyboard.press('6');
      await page.locator('.branch-here .branch-glyph:text-is("??")').waitFor();
      await page.keyboard.press('ArrowUp');
      await page.locator('.branch-here', { hasText: 'From moment 60' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.locator('.branch-here', { hasText: 'The Corp clicks to draw.' }).waitFor();
      // Its address in another tab of a browser that holds the key.
      const tab = await context.newPage();
      await tab.goto(page.url());
      await tab.waitForSelector('.table');
      await tab.close();
      const kept = page.waitForEvent('download');
      await page.getByRole('button', { name: 'A page to be read offline' }).click();
      expect((await kept).suggestedFilename()).toMatch(/\.html$/);
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByRole('link', { name: /Sit/ }).first().waitFor();
      // The beginning of the chapter again, and another way from there.
      await page.getByRole('link', { name: 'From moment 60' }).click();
      await page.locator('.scrubber-text:text-is("moment 60 of 60")').waitFor();
      await choices.filter({ hasText: 'clicks for 1 credit' }).first().click();
      await page.locator('.branches-aside .branch-here').waitFor();
      await page.getByRole('link', { name: 'To the game' }).click();
      await page.locator('.scrubber-text:text-is("moment 0 of 312")').waitFor();
      await page.keyboard.press('f');
      await page.getByText('What your seat cannot know is dealt anew').waitFor();
      expect(page.url()).not.toContain('rk-');
      expect(complaints).toEqual([]);
      await context.close();
    },
    180_000,
  );

  it('shows what others change as they do, and names, marks and takes out branches', async () => {
    const { server } = site;
    const { body } = await server.post(sampleLog('random-haas-bioroid-anarch'));
    const { page, context, complaints } = await site.visit();
    await page.goto(`${server.address}/games/${Object(body).id}/judge/60`);
    await page.waitForSelector('.table');
    await page.click('[data-tab=study]');
    await page.getByLabel('Your name in it').fill('Ann');
    await page.getByRole('button', { name: 'What if, from here' }).click();
    const choices = page.getByRole('region', { name: 'Try it' }).getByRole('button');
    await page.locator('.branch-here', { hasText: 'From moment 60' }).waitFor();
    await choices.filter({ hasText: 'clicks to draw' }).first().click();
    await page.locator('.branch-here', { hasText: 'The Corp clicks to draw.' }).waitFor();

    const [{ study, key }] = JSON.parse(
      await page.evaluate<string>(`localStorage.getItem('retrace.studies')`),
    );
    const { study: shown } = Object(
      await server.ask(
        'query ($id: ID!) { study(id: $id) { chapters { id } } }',
        { id: study },
        key,
      ),
    );
    const chapter: string = shown.chapters[0].id;
    const { admitMember } = Object(
      await server.ask(
        'mutation ($study: ID!) { admitMember(study: $study, name: "Bea", role: EDITOR) { key } }',
        { study },
        key,
      ),
    );
    await server.ask(
      `mutation ($study: ID!, $chapter: ID!) { writeNote(study: $study, chapter: $chapter, note: {
        branch: 1, text: "By Bea.", glyph: GOOD, marks: [{ from: "HQ", to: "R&D" }] }) { note } }`,
      { study, chapter },
      admitMember.key,
    );
    // Nothing was clicked: it is told as it is made, and its arrow lies over the table.
    await page.locator('.study-note', { hasText: '! Bea By Bea.' }).waitFor();
    await page.locator('.table-marks path.table-arrow').first().waitFor();
    await page.getByLabel('Name of the branch').fill('A card first');
    await page.getByRole('button', { name: 'Name it' }).click();
    await page.locator('.branch-here', { hasText: 'A card first' }).waitFor();
    await page.getByRole('button', { name: 'Take out', exact: true }).click();
    await page.locator('.branch-here', { hasText: 'From moment 60' }).waitFor();
    await page.getByText('A card first').waitFor({ state: 'detached' });
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);

  it('makes a branch the main line, draws over the table, and lets chance be chosen', async () => {
    const { body } = await site.server.post(sampleLog('random-weyland-criminal'));
    const { page, context, complaints } = await site.visit();
    // The Runner is about to succeed with a run on HQ.
    await page.goto(`${site.server.address}/games/${Object(body).id}/judge/17`);
    await page.waitForSelector('.table');
    await page.click('[data-tab=study]');
    await page.getByLabel('Your name in it').fill('Ann');
    await page.getByRole('button', { name: 'What if, from here' }).click();
    const tryIt = page.getByRole('region', { name: 'Try it' });
    const choices = tryIt.getByRole('button');
    const chance = tryIt.getByLabel('What chance does then');
    const here = (text: string) => page.locator('.branch-here', { hasText: text }).waitFor();
    await here('From moment 17');
    // A title that is longer than the pane is wide leaves all of it within reach.
    const pane = page.locator('.pane-body');
    expect(await pane.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await chance.selectOption('BY_HAND');
    await choices.filter({ hasText: 'continues the run' }).click();
    await here('The Runner continues the run.');
    await choices.filter({ hasText: 'Chance picks Priority Requisition.' }).click();
    await here('Chance picks Priority Requisition.');
    await page.getByText('The Runner steals Priority Requisition').first().waitFor();
    await page.getByRole('link', { name: 'The Runner continues the run.' }).click();
    await choices.filter({ hasText: 'Chance picks PAD Campaign.' }).click();
    await page.locator('.branches-aside .branch-here').waitFor();
    await page.getByRole('button', { name: 'To the main line' }).click();
    await page
      .locator('.branches-aside', { hasText: 'Chance picks Priority Requisition.' })
      .waitFor();
    await page.getByRole('button', { name: 'Draw on the table' }).click();
    const middle = async (server: string): Promise<readonly [number, number]> => {
      const box = await page.locator(`[data-server="${server}"] .server-name`).boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 5];
    };
    await page.mouse.move(...(await middle('R&D')));
    await page.mouse.down();
    await page.mouse.move(...(await middle('HQ')), { steps: 4 });
    await page.mouse.up();
    await page.getByRole('img', { name: 'an arrow from R&D to HQ', exact: true }).waitFor();
    await page.getByLabel('Write a note').fill('This way.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.study-note', { hasText: 'Ann This way.' }).waitFor();
    await page.locator('.table-marks path.table-arrow').waitFor();
    await page.getByRole('link', { name: 'From moment 17' }).click();
    await here('From moment 17');
    await page.locator('.table-marks path.table-arrow').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);

  it('goes on as a seat from a position that is dealt', async () => {
    const log = sampleLog('random-haas-bioroid-anarch');
    const { body } = await site.server.post(log);
    const { start } = JSON.parse(log.toString().split('\n')[0] ?? '');
    const { identity, cards }: { identity: string; cards: [string, number][] } = start.runner;
    const title = (code: string) => corePool.byCode.get(code)?.value.title ?? '';
    const list = [title(identity), ...cards.map(([code, copies]) => `${copies}x ${title(code)}`)];
    const { page, context, complaints } = await site.visit();
    await page.goto(`${site.server.address}/games/${Object(body).id}/corp/60`);
    await page.waitForSelector('.table');
    await page.click('[data-tab=study]');
    await page.getByLabel('Your name in it').fill('Ann');
    const begin = page.getByRole('button', { name: 'What if, from here' });
    await begin.click();
    // Nobody registered such a deck: it says so, and what to do.
    await page.getByRole('alert').filter({ hasText: 'Give the list' }).waitFor();
    await page.getByLabel('The deck that the other side may play').fill(list.join('\n'));
    await begin.click();
    await page.locator('.branch-here', { hasText: 'From moment 60' }).waitFor();
    await page.getByRole('region', { name: 'Try it' }).getByRole('button').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);
});

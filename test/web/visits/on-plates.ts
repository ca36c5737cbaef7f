import type { Site } from '../support/site';

const AYLA = 'Ayla "Bios" Rahim: Simulant Specialist';
const SET_ASIDE = ['Diesel', 'Modded', 'Crypsis', 'Corroder'];
const copies = (title: string, number: number): string[] => Array<string>(number).fill(title);

/** Before the first turn: Ayla sets cards aside, and is another one after Rebirth. */
const SCENARIO = {
  ...{
    format: 'anr-scenario/1',
    id: 'on-plates',
    title: 'What lies on plates',
    cards: [],
    basis: [],
  },
  position: {
    turn: { side: 'corp', number: 1, clicks: 0, at: 'setup' },
    corp: {
      identity: 'Jinteki: Personal Evolution',
      credits: 5,
      rd: ['Ice Wall', ...copies('Hedge Fund', 8)],
      score: [{ card: 'Nisei MK II', counters: { agenda: 1 } }],
    },
    runner: {
      identity: AYLA,
      credits: 5,
      stack: [...SET_ASIDE, 'Rebirth', ...copies('Infiltration', 6)],
    },
  },
  policy: { random: 'first' },
  script: [
    { by: 'runner', do: 'choose', for: AYLA, cards: SET_ASIDE },
    { by: 'corp', do: 'keep' },
    { by: 'runner', do: 'keep' },
    { by: 'harness', do: 'to', until: 'corp.2.2' },
    { by: 'corp', do: 'install', card: 'Ice Wall', server: 'HQ' },
    ...['gain-credit', 'gain-credit'].map((what) => ({ by: 'corp', do: what })),
    { by: 'harness', do: 'to', until: 'runner.1.6' },
    { by: 'runner', do: 'play', card: 'Rebirth' },
    { by: 'runner', do: 'choose', for: 'Rebirth', option: 'Chaos Theory: Wünderkind' },
  ],
  expect: [],
};

export const onPlates = (site: Site): void =>
  describe('a visit to a game whose identities hold cards, or become others', () => {
    it('shows what lies on them and on scored agendas, and calls the game by what they were', async () => {
      const { status, body } = await site.server.post(JSON.stringify(SCENARIO));
      expect([status, body]).toEqual([201, expect.anything()]);
      const { id } = Object(body);
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}/games/${id}/runner/0`);
      await page.getByRole('heading', { name: 'Jinteki against Ayla "Bios" Rahim' }).waitFor();
      await page.waitForSelector('.table .server-name');
      await page.keyboard.press('End');
      await page.getByRole('button', { name: 'Chaos Theory', exact: true }).waitFor();
      const held = page.getByRole('group', { name: 'hosts' });
      for (const title of SET_ASIDE) await held.getByText(title).waitFor();
      const score = page.getByRole('group', { name: 'Scored' });
      await score.locator('[data-title="Nisei MK II"] .chip').getByText('1').waitFor();
      await page.goto(`${site.server.address}/games/${id}/corp/9`);
      await page.waitForSelector('.table');
      expect(await held.locator('.back:visible').count()).toBe(4);
      for (const title of SET_ASIDE) expect(await held.getByText(title).count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

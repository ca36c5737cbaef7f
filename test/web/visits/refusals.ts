import { sampleLog } from '../../support/golden-log';
import type { Site } from '../support/site';

/** What the page says of a question that cannot be answered: in sentences, with the labels that stand on it. */
export const refusals = (site: Site): void =>
  describe('a visit that asks for what cannot be', () => {
    it.each([
      ['/?identity=Nois', '“Identity” is "Nois", which is no card.'],
      [
        '/?identity=Noise&opponentIdentity=Kate',
        '“Identity” and “Against the identity” are of the same side.',
      ],
      ['/?side=CORP', '“Playing” is the Corp, and nobody is named who may have played it.'],
      ['/?since=2020-01-02&until=2020-01-01', '“To” is not after “From”'],
      ['/statistics?opponentIdentity=Nois', '“Against the identity” is "Nois", which is no card.'],
      ['/statistics?player=Nobody', '“Player” is "Nobody": nobody of that name played'],
    ])('at %s is told %s', async (address, sentence) => {
      const { page, context, complaints } = await site.visit();
      await page.goto(`${site.server.address}${address}`);
      await page.getByRole('alert').getByText(sentence).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it.each([
      ['/games/GAME/judge/3', '.table'],
      ['/statistics', '.sorted-table tbody tr'],
      [
        '/decks/GAME',
        'h1:has-text("There is no such deck."), p:has-text("There is no such deck.")',
      ],
    ])(
      'at %s while the database is away is told so, and answered once it is back',
      async (address, there) => {
        const { body } = await site.server.post(sampleLog('random-haas-bioroid-anarch'));
        const { page, context, complaints } = await site.visit();
        let isAway = true;
        const away = {
          errors: [
            {
              message: 'the database does not answer at the moment',
              path: ['game'],
              extensions: { code: 'BUSY', hint: 'Ask again in 5 seconds.' },
            },
          ],
          data: { game: null, deck: null },
        };
        await page.route('**/graphql', (route) =>
          isAway ? route.fulfill({ status: 503, json: away }) : route.continue(),
        );
        await page.goto(`${site.server.address}${address.replace('GAME', Object(body).id)}`);
        await page.getByText('The database does not answer at the moment').first().waitFor();
        // What is not known is not said to be missing.
        expect(await page.locator(there).count()).toBe(0);
        isAway = false;
        await page.locator(there).first().waitFor();
        await page.getByText('does not answer').waitFor({ state: 'detached' });
        expect(complaints).toEqual([]);
        await context.close();
      },
    );

    it('for more games than one question may read is shown how far they are counted, and then what they tell', async () => {
      await site.server.post(sampleLog('random-haas-bioroid-anarch'));
      const { page, context, complaints } = await site.visit();
      let done = 0.25;
      await page.route('**/graphql', (route) =>
        done < 1 && route.request().postData()?.includes('winRates') === true
          ? route.fulfill({
              json: {
                errors: [
                  {
                    message: 'this is some 540,000 sides of games: it is counted beside',
                    path: ['winRates'],
                    extensions: {
                      ...{ code: 'BEING_COUNTED', hint: 'Ask again in 1 seconds.' },
                      ...{ done, ahead: 0, retryAfter: 1 },
                    },
                  },
                ],
                data: null,
              },
            })
          : route.continue(),
      );
      await page.goto(`${site.server.address}/statistics?view=matrix&since=2020-01-01`);
      const progress = page.getByRole('progressbar', { name: 'How much is counted' });
      await progress.waitFor();
      expect(await progress.getAttribute('value')).toBe('0.25');
      done = 0.5;
      await page.locator('progress[value="0.5"]').waitFor();
      done = 1;
      await page.locator('.matrix-cell').first().waitFor();
      expect(await progress.count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('at an address that cannot be read is told so on a page', async () => {
      const { page, context } = await site.visit();
      const answer = await page.goto(`${site.server.address}/games/%E0%A4%A`);
      expect(answer?.status()).toBe(400);
      await page.getByRole('heading', { name: 'This address cannot be read' }).waitFor();
      await page.getByRole('link', { name: 'To the games' }).first().click();
      await page.locator('#games-title').waitFor();
      await context.close();
    });
  });

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

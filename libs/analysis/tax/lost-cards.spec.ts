import { rules, tableOf } from '#testkit/tax/table';
import { serverTaxes } from './server-tax';

/** What the cheapest way past that ice costs with the last click, three cards in the grip and three in the stack. */
function costOfPassing(
  ice: string | readonly string[],
  programs: readonly string[],
  grip: readonly string[] = ['Easy Mark', 'Easy Mark', 'Easy Mark'],
  identity = 'Noise: Hacker Extraordinaire',
): unknown {
  const table = tableOf({
    servers: { HQ: { ice: [ice].flat() } },
    ...{ clicks: 1, credits: 0, identity, grip, programs },
    stack: ['Femme Fatale', 'Femme Fatale', 'Femme Fatale'],
  });
  const tax = serverTaxes(rules, table, 'judge', null)?.find(({ server }) => server === 'HQ');
  if (tax?.now.found !== true) return tax?.now;
  const { clicks, credits, cards, price } = tax.now.cost;
  return { clicks, credits, cards, price };
}

describe('cards that are lost on the way', () => {
  it('are worth one in the stack, whatever they would have cost', () => {
    expect(costOfPassing('Bloodletter', [])).toEqual({ clicks: 1, credits: 0, cards: 2, price: 3 });
  });

  it('are those of the grip that go into the stack', () => {
    expect(costOfPassing('Loki', [])).toEqual({ clicks: 1, credits: 0, cards: 3, price: 4 });
  });

  it.each([[['Femme Fatale', 'Easy Mark']], [['Easy Mark', 'Femme Fatale']]])(
    'are those of the grip that are better gone: %j',
    (grip) => {
      // Weir takes the event, so that Peeping Tom finds none.
      expect(costOfPassing(['Peeping Tom', 'Wall of Static', 'Weir'], ['Corroder'], grip)).toEqual({
        ...{ clicks: 1, credits: 2, cards: 1, price: 4 },
      });
    },
  );

  it('are fewer in the stack where some of it is gone', () => {
    // A link, and what is left of the trace costs a card of the stack as it would cost a credit.
    const identity = 'Kate "Mac" McCaffrey: Digital Tinker';
    expect(costOfPassing(['Aimor', 'Data Hound'], [], undefined, identity)).toEqual({
      ...{ clicks: 1, credits: 0, cards: 3, price: 4 },
    });
  });

  it('are installed again for what they cost where they go onto the stack', () => {
    // Four credits at its traces would be more, and there is no click to break it with.
    expect(costOfPassing('Sherlock 1.0', ['Datasucker'])).toEqual({
      ...{ clicks: 1, credits: 0, cards: 1, price: 4 },
    });
  });
});

import type { PromptView } from '../lens/prompt';
import { pricedSince } from './priced-since';
import type { Shown } from './shown';

type Asking = Pick<Shown, 'prompts'>;

const asked = (message: string, asking: number): PromptView => ({
  ...{ message, asking, kind: 'select', choices: [], cardCid: null, cardTitle: null },
  selectable: [],
});

const runner = (prompt: PromptView | null): Asking => ({ prompts: { corp: null, runner: prompt } });

const price = (chosen: number, asking = 1): Asking =>
  runner(asked(`Choose a credit providing card (${String(chosen)} of 3 [Credits])`, asking));

const nobody = runner(null);

describe('since when it is asked from where something is paid', () => {
  it('is the entry that begins the question which a line closes', () => {
    expect(pricedSince([nobody, price(0), price(1), nobody], 3)).toBe(1);
  });

  it('is before what another question lies over', () => {
    const trace = runner(asked('Boost link strength?', 2));
    expect(pricedSince([nobody, price(0), price(1), trace, price(1), nobody], 5)).toBe(1);
  });

  it('is before that, too, where nothing was chosen yet, and it is the same question', () => {
    const trace = runner(asked('Boost link strength?', 2));
    expect(pricedSince([nobody, price(0), trace, nobody, price(0), nobody], 5)).toBe(1);
    expect(pricedSince([nobody, price(0, 3), trace, nobody, price(0), nobody], 5)).toBe(4);
  });

  it('is that of the line where nobody is asked, or is asked on', () => {
    expect(pricedSince([nobody, nobody], 1)).toBe(1);
    expect(pricedSince([nobody, price(0), price(0)], 2)).toBe(2);
  });

  it('is where it is asked by which card the price is lowered', () => {
    const [card, trashed] = [
      runner(asked('Choose a cost-reducing card', 1)),
      runner(asked('Trash a card to lower the play cost of Diesel by 2 [Credits]', 2)),
    ];
    expect(pricedSince([nobody, card, trashed, nobody], 3)).toBe(1);
  });

  it('is none of a price that was paid before', () => {
    expect(pricedSince([price(0), nobody, price(0, 3), nobody], 3)).toBe(2);
  });
});

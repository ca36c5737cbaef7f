import { rulesByPool } from '#cards/rules-by-pool';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { calledOffIn } from './called-off';

const titles = new Titles(rulesByPool.covering(['Paige Piper', 'Self-modifying Code']).pool);

/** A card asks what to search for, and the deck is shuffled without anything found or paid. */
function searched(title: string): readonly string[] {
  const features = new Map<number, number>();
  const asking = {
    ...{ kind: 'other', message: 'Choose a card', choices: ['Cancel'], cardTitle: title },
    ...{ cardCid: null, selectable: [], asking: 1 },
  };
  const entry = (asks: boolean, ...lines: readonly string[]): Shown => ({
    ...{ state: {}, features, lines, mayPass: true, isSettled: false, repeats: false },
    prompts: { corp: null, runner: asks ? asking : null },
  });
  const shown = [entry(false), entry(true), entry(false, `Bo uses ${title} to shuffle the stack.`)];
  return calledOffIn(titles, shown).map(({ def }) => titles.titleOf(def));
}

it('is called off unpaid where the card searches for a price alone', () => {
  expect(searched('Self-modifying Code')).toEqual(['Self-modifying Code']);
  // What it may search for when something happens costs nothing.
  expect(searched('Paige Piper')).toEqual([]);
});

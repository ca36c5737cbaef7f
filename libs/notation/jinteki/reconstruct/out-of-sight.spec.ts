import { coreRules } from '#cards/pool';
import { NO_CARDS, tableOf, touched } from '../fold/cards';
import type { JsonObject } from '../json';
import { HiddenCards } from './hidden-cards';
import { OutOfSight } from './out-of-sight';
import { Titles } from './titles';

const titles = new Titles(coreRules.pool);
const corroder = { title: 'Corroder', side: 'Runner', cid: 'c', type: 'Program' };
const armitage = { title: 'Armitage Codebusting', side: 'Runner', cid: 'a', type: 'Resource' };

const stateOf = (rig: JsonObject, deck = 40): JsonObject => ({
  corp: { 'deck-count': 40 },
  runner: { 'deck-count': deck, rig },
});

/** What is known of the stack: its cards from the top, as they came out of it. */
function cameOut(states: readonly JsonObject[]): (string | null)[] {
  const cards = new HiddenCards(titles, []);
  let before = NO_CARDS;
  for (const [index, state] of states.entries()) {
    const table = tableOf(state, before);
    cards.step({ index, state, touched: touched(before, table), newLogLines: [] });
    before = table;
  }
  const [first] = cards.finish().decks.runner.epochs;
  return (first?.slots ?? []).map(({ def }) => (def === null ? null : titles.titleOf(def)));
}

describe('a card that lies nowhere while its player is asked where it goes', () => {
  const holding = stateOf({ resource: [{ ...armitage, hosted: [corroder] }] });
  const asking = stateOf({ resource: [armitage] });
  const installed = stateOf({ resource: [armitage], program: [corroder] });

  it('is no other card of the stack as it comes to lie elsewhere', () => {
    expect(cameOut([holding, asking, installed])).toEqual(['Armitage Codebusting', 'Corroder']);
  });

  it('is one where the stack has a card less by then', () => {
    const drawn = stateOf({ resource: [armitage], program: [corroder] }, 39);
    expect(cameOut([holding, asking, drawn])).toEqual([
      ...['Armitage Codebusting', 'Corroder', 'Corroder'],
    ]);
  });

  it('is one copy of as many as are gone', () => {
    const aside = new OutOfSight();
    aside.leave([7]);
    expect(aside.come([7, 7, 8], 2)).toEqual([7, 8]);
    expect(aside.come([7], 0)).toEqual([7]);
  });
});

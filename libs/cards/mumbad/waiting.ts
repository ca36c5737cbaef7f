import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Councilman: 'amount: cost of a card',
    'Fear the Masses': 'reveal any number; trash top: Amount',
    'Localized Product Line': 'search: several, same title',
    Mongoose: 'limit: one ice per run',
    'Personality Profiles': 'random card of a hand; installed.from zone',
    'The Price of Freedom': 'cannot advance; next-turn duration; remove from game',
  },
  withoutScenario: [],
};

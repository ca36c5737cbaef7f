/** Titles that are not written yet, with the word that is missing. */
export const waiting: Readonly<Record<string, string>> = {
  Councilman: 'amount: cost of a card',
  'Fear the Masses': 'reveal any number; trash top: Amount',
  'Localized Product Line': 'search: several, same title',
  Mongoose: 'limit: one ice per run',
  'Mumba Temple': 'purpose: rezzing',
  'Personality Profiles': 'random card of a hand; installed.from zone',
  'The Price of Freedom': 'cannot advance; next-turn duration; remove from game',
};

/** Written cards that still lack a scenario of their own. */
export const withoutScenario: readonly string[] = [
  'Disposable HQ',
  'Clone Suffrage Movement',
  'Mumbad Virtual Tour',
  'Subcontract',
];

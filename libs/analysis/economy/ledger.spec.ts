import { coreRules, exampleRules } from '#cards/pool';
import { ledgerRemainder } from '../../../test/support/ledger-remainder';

const games = Number(process.env['RETRACE_LEDGER_GAMES'] ?? 150);

describe('the ledger', () => {
  it.each([
    ['the Core Set', coreRules, 1],
    ['the cards of the examples', exampleRules, 100_001],
  ])(
    'equals the state after every decision of random games with %s',
    (_, rules, first) => {
      const wrong = Array.from({ length: games }, (_, i) => ledgerRemainder(rules, first + i).at);
      expect(wrong.filter((one) => one !== null)).toEqual([]);
    },
    600_000,
  );

  it('knows a source and a use of everything', () => {
    const reasons = new Map<string, number>();
    for (let seed = 1; seed <= 40; seed += 1)
      for (const { why } of ledgerRemainder(coreRules, seed).ledger.entries)
        reasons.set(why.of, (reasons.get(why.of) ?? 0) + 1);
    expect([...reasons.keys()].sort()).toEqual([
      'action',
      'card',
      'holding',
      'lost-with-card',
      'opening',
      'recurring',
      'rule',
      'use',
    ]);
  });
});

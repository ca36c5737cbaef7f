import type { CardId, Decision } from '#rules';
import { byHandFirst } from './by-hand-first';
import { type Deviation, granting } from './deviations/deviation';

const [blue, bank, adonis] = [3, 5, 7] as readonly number[] as readonly CardId[];

const byHand = (card: CardId, entry: number, kind: Deviation['kind'] = 'out-of-window') =>
  granting(
    null,
    {
      ...{ kind, card, credits: 0, entry, difference: 'D4', rule: 'TRIG-01' },
      ...{ reason: '', legal: false },
    },
    null,
  );

describe('abilities that wait together as a turn begins', () => {
  if (blue === undefined || bank === undefined || adonis === undefined) throw new Error('no cards');
  const prompt = { kind: 'order', for: 'corp', sources: [blue, bank, adonis] } as const;
  const first = (ability: number): Decision => ({ do: 'first', ability });

  it('may be behind where their card was used by hand before', () => {
    expect(byHandFirst(byHand(bank, 9), prompt, first(0), 8)).toEqual([first(1)]);
  });

  it('are not where it was used long ago, in another way, or is let come first', () => {
    expect(byHandFirst(byHand(bank, 9), prompt, first(0), 9)).toEqual([]);
    expect(byHandFirst(byHand(bank, 9, 'idle-use'), prompt, first(0), 8)).toEqual([]);
    expect(byHandFirst(byHand(bank, 9), prompt, first(1), 8)).toEqual([]);
    expect(byHandFirst(null, prompt, first(0), 8)).toEqual([]);
  });
});

import type { Fact, ObservedFact } from '#notation/jinteki/facts';
import { clickUseIn } from './click-use';

const seen = (fact: Fact): ObservedFact => ({ ...fact, source: 'state', index: 1, flags: [] });
const used = seen({
  ...{ type: 'ability-used', side: 'corp', effect: 'gain 2 [Credits]' },
  card: { id: null, title: 'Sundew' },
});
const drew = seen({ type: 'drew', side: 'runner', amount: 1, cards: [] });
const ran = seen({ type: 'run-began', server: 'HQ', by: null });

describe('what clicks bought', () => {
  it('is a basic action where their payment says so, whatever else happens', () => {
    expect(clickUseIn('draw', [used, drew])).toBe('draw');
    expect(clickUseIn('gain', [used])).toBe('credit');
    expect(clickUseIn('remove-tag', [used])).toBe('remove_tag');
  });

  it('is what happened, where their payment names a card or nothing', () => {
    expect(clickUseIn('Sundew', [used])).toBe('ability');
    expect(clickUseIn('HQ', [ran])).toBe('run');
    expect(clickUseIn(null, [drew])).toBe('draw');
    expect(clickUseIn(null, [])).toBe('other');
  });
});

import { coreRules } from '#cards/pool';
import { withUnknown } from '#cards/unknown';
import type { JsonObject } from '../json';
import { copiedIn } from './copied';
import { Titles } from './titles';

const titles = new Titles(withUnknown(coreRules).pool);
const identity = { title: 'Gabriel Santiago: Consummate Professional', side: 'Runner' };
const card = (cid: string, more: JsonObject = {}): JsonObject => ({
  ...{ cid, title: 'Corroder', side: 'Runner' },
  ...more,
});
const state = (deck: number, runner: JsonObject): JsonObject => ({
  runner: { 'deck-count': deck, identity, ...runner },
});
const found = (...states: readonly JsonObject[]): ReadonlySet<string> =>
  copiedIn(titles, states, 'runner');

describe('a card that the server made out of another one', () => {
  it('is one more than were dealt', () => {
    const dealt = state(3, { hand: [card('1')] });
    const hosted = state(3, { rig: { program: [card('2', { hosted: [card('1')] })] } });
    const copied = state(3, { rig: { program: [card('1')] }, discard: [card('9')] });
    expect(found(dealt, copied)).toEqual(new Set(['9']));
    // All that lies anywhere counts.
    expect(found(dealt, hosted)).toEqual(new Set(['2']));
  });

  it('is none that was drawn, or has another number where it comes to lie', () => {
    const dealt = state(3, { hand: [card('1')] });
    const drawn = state(2, { hand: [card('1'), card('2')] });
    const discarded = state(2, { hand: [card('1')], discard: [card('3')] });
    expect(found(dealt, drawn, discarded)).toEqual(new Set());
  });
});

import { turnAfter } from './turn-after';

describe('what is done between two turns', () => {
  const within = { state: { 'active-player': 'runner', 'end-turn': false } };
  const ended = { state: { 'active-player': 'runner', 'end-turn': true } };
  const begun = { state: { 'active-player': 'corp', 'end-turn': false } };
  const shown = [within, ended, ended, begun, begun];

  it('belongs where the next one is first shown', () => {
    expect([turnAfter(shown, 1), turnAfter(shown, 2)]).toEqual([begun, begun]);
  });

  it('is nothing within a turn, or where no other is shown', () => {
    expect([turnAfter(shown, 0), turnAfter([within, ended], 1)]).toEqual([undefined, undefined]);
  });
});

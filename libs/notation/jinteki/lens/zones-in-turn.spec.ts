import type { JsonObject } from '../json';
import { ZonesInTurn } from './zones-in-turn';

const card = { cid: '1', title: 'Sure Gamble' };

describe('zones of states that follow each other', () => {
  it('are read again only where they are other lists', () => {
    const read: string[] = [];
    const zones = new ZonesInTurn(({ cards, key }) => {
      read.push(key);
      return `${key} ${String(cards.length)}`;
    });
    const told = (state: JsonObject): readonly string[] => {
      const list: string[] = [];
      zones.each(state, (one) => list.push(one));
      return list;
    };
    const hand = [card];
    expect(told({ runner: { hand, discard: [card] } })).toEqual([
      'runner.hand 1',
      'runner.discard 1',
    ]);
    expect(told({ runner: { hand, discard: [card, card] } })).toEqual([
      'runner.hand 1',
      'runner.discard 2',
    ]);
    expect(read).toEqual(['runner.hand', 'runner.discard', 'runner.discard']);
    expect(told({ runner: { hand } })).toEqual(['runner.hand 1']);
  });
});

import { gunzipSync } from 'node:zlib';
import { DECK_NOTATIONS } from '#decks/read/read-deck';
import { printDeck } from '#decks/print/print-deck';
import { STARTERS } from '#decks/starters/starters';
import { goldenLog } from '../../../test/support/golden-log';
import { deckListFile } from './deck-list-file';

const starter = STARTERS.get('criminal');
if (starter === undefined) throw new Error('there is no such starter');

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a list of a deck where a game is expected', () => {
  it.each(DECK_NOTATIONS)('is named with whose it is, written as %s', (notation) => {
    const text = printDeck(starter, notation);
    const named = deckListFile(text);
    expect(named).toMatchObject({ code: 'DECK_LIST', deck: 'runner' });
    expect(named?.message).toMatch(/^This is a deck list, of Gabriel Santiago/);
    expect(named?.hint).toContain("the Runner's deck beside the replay");
    expect(deckListFile(bytes(`\ufeff${text}`))).toEqual(named);
  });

  it('is named without an identity, and with lines that cannot be read', () => {
    const list = ['3 Hedge Fund', '3 Enigma', '2 Snare!', '3 Hegde Fund'];
    expect(deckListFile(list.join('\n'))).toMatchObject({
      message: 'This is a deck list: the game is in another file.',
      deck: 'corp',
    });
  });

  it.each([
    ['nothing', ''],
    ['no list', 'a letter\nto somebody\nabout 3 Hedge Fund'],
    ['fewer cards than other lines', 'Enigma\nSnare!\nHedge Fund\nWall\nof\nText'],
    ['another page', '<!doctype html><p>3 Hedge Fund</p>'],
    ['JSON of something else', '{"data": [1, 2]}'],
    ['a replay', '{"history": [{}], "metadata": {}}'],
    ['more than any list', `${'3 Hedge Fund\n'.repeat(20_000)}`],
  ])('is not %s', (_, text) => {
    expect(deckListFile(text)).toBeNull();
  });

  it('is no log of ours', () => {
    const packed = goldenLog('core-rulebook-run');
    const log = packed[0] === 0x1f ? gunzipSync(packed) : packed;
    expect(deckListFile(log)).toBeNull();
  });
});

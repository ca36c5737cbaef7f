import { identitiesOf } from '../deck/deck-list';
import { CARDS } from '../catalogue/cards';
import { isCommentary } from './netrunnerdb-text';
import { notationOf, readDeck } from './read-deck';
import { OCTGN_CARD, OCTGN_GAME } from './octgn';

const TEXT = `weyland-glacier
Weyland Consortium: Building a Better World (Core Set)

Agenda (5)
3x Hostile Takeover (Core Set)
2x Posted Bounty (Core Set)

Asset (3)
3x Snare! (Core Set) ••••• •

6 influence spent (max 15, available 9)
5 agenda points (between 18 and 19)
8 cards (min 45)
Cards up to Core Set
`;

describe('readDeck', () => {
  it('reads the text export, with packs, pips and summary', () => {
    const reading = readDeck(TEXT);
    expect(reading).toMatchObject({ ok: true, notes: [], deck: { name: 'weyland-glacier' } });
    expect(reading.ok && identitiesOf(reading.deck)[0]?.card.code).toBe('01093');
    expect(reading.ok && reading.deck.entries.map(({ quantity }) => quantity)).toEqual([
      1, 3, 2, 3,
    ]);
  });

  it('passes over headings, with a number, a colon or neither, and takes no title for one', () => {
    const list = 'Agenda\n3 Hostile Takeover\nICE:\n2 Enigma\nEvents (0)\n';
    expect(readDeck(list)).toMatchObject({ ok: true, deck: { entries: [{}, {}] } });
    expect(CARDS.filter(({ title }) => isCommentary(title))).toEqual([]);
  });

  it('finds the identity on any line, with or without a number', () => {
    const last = readDeck('3 Hedge Fund\r\n2 Enigma\r\nNBN: Making News');
    const counted = readDeck('3 Hedge Fund\n1 NBN: Making News\n2 enigma\n');
    expect(last.ok && counted.ok && last.deck.entries).toEqual(counted.ok && counted.deck.entries);
  });

  it('takes the printing of the pack that is named, and says when it cannot', () => {
    expect(readDeck('2x Diesel (Revised Core Set)')).toMatchObject({
      deck: { entries: [{ card: { pack: 'core2' } }] },
    });
    const unknown = readDeck('2x Diesel (System Gateway)');
    expect(unknown).toMatchObject({ ok: true, deck: { entries: [{ card: { pack: 'core' } }] } });
    expect(unknown.ok && unknown.notes).toEqual([expect.stringContaining('line 1')]);
  });

  it.each([
    ['https://netrunnerdb.com/en/decklist/12345/noise', 'This is a link, not a deck.'],
    ['<!DOCTYPE html>\n<html><body>3x Hedge Fund</body></html>', 'This is a web page, not a deck.'],
  ])('says of %s what it is', (source, message) => {
    const issues = [{ code: 'NOT_THIS_FORMAT', message }];
    expect(readDeck(source)).toMatchObject({ ok: false, issues });
  });

  it('says of a number that is none of copies that it is not, and takes no name of a deck for one', () => {
    for (const odd of ['-2x', '1,5x', '2.5', '+3']) {
      const issues = [{ code: 'BAD_QUANTITY', text: `${odd} Hedge Fund` }];
      expect(readDeck(`NBN: Making News\n${odd} Hedge Fund`)).toMatchObject({ issues });
    }
    expect(readDeck('2.0 Noise\n3 Diesel')).toMatchObject({ deck: { name: '2.0 Noise' } });
  });

  it('reads a title that begins with a number', () => {
    expect(readDeck('1 15 Minutes')).toMatchObject({ deck: { entries: [{ quantity: 1 }] } });
    expect(readDeck('15 Minutes')).toMatchObject({ deck: { entries: [{ quantity: 1 }] } });
  });

  it('names place, nearest title and everything understood for unknown cards', () => {
    const reading = readDeck('NBN: Making News\n3 Hegde Fund\n2 Tollboth (Core Set)\n1 Enigma');
    expect(reading).toMatchObject({
      ok: false,
      code: 'DECK_UNREADABLE',
      message:
        'line 2, column 1: There is no card "Hegde Fund". Did you mean "Hedge Fund"? (and 1 more)',
      issues: [
        { code: 'UNKNOWN_CARD', place: { kind: 'line', line: 2 }, nearest: ['Hedge Fund'] },
        {
          code: 'UNKNOWN_CARD',
          place: { line: 3 },
          text: '2 Tollboth (Core Set)',
          nearest: ['Tollbooth'],
        },
      ],
    });
    expect(!reading.ok && reading.understood.entries).toHaveLength(2);
  });

  it('looks for near titles of the first ten slips alone, and reads no text beyond all decks', () => {
    const reading = readDeck(Array.from({ length: 30 }, () => '3 Hegde Fund').join('\n'));
    const issues = reading.ok ? [] : reading.issues;
    expect(issues).toHaveLength(30);
    expect(issues.map(({ nearest }) => nearest.length)).toEqual([
      ...Array<number>(10).fill(1),
      ...Array<number>(20).fill(0),
    ]);
    expect(readDeck(`3 Diesel\n${' '.repeat(401)}`)).toMatchObject({
      issues: [{ code: 'TOO_LONG', place: { line: 2 } }],
    });
    expect(readDeck('x\n'.repeat(100_001))).toMatchObject({
      issues: [{ code: 'TOO_LONG', place: { line: 1 } }],
    });
  });

  it('tells the first hundred issues, and how many more there are', () => {
    const reading = readDeck('3 Hegde Fund\n'.repeat(15_000));
    expect(reading).toMatchObject({
      ok: false,
      message: expect.stringContaining('line 1, column 1: There is no card'),
      untold: 14_900,
    });
    expect(!reading.ok && reading.message).toMatch(/ \(and 14999 more\)$/);
    expect(!reading.ok && reading.issues).toHaveLength(100);
    expect(readDeck('3 Hegde Fund')).toMatchObject({ untold: 0 });
  });

  it('takes no time for texts made to take it', () => {
    const hostile = [
      '\n'.repeat(199_000),
      `a${' '.repeat(199_000)}b`,
      `* 1 ${'['.repeat(199_000)}`,
      `# ${'*'.repeat(199_000)}`,
      `${`${'* '.repeat(199)}\n`.repeat(450)}# x`,
      `retrace deck 1\n${`3 ${'0'.repeat(390)}\n`.repeat(450)}`,
    ];
    const started = performance.now();
    for (const text of hostile) expect(readDeck(text).ok).toBe(false);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('refuses impossible quantities', () => {
    expect(readDeck('0 Hedge Fund')).toMatchObject({ issues: [{ code: 'BAD_QUANTITY' }] });
    expect(readDeck('{"cards":{"01110":2.5}}')).toMatchObject({
      issues: [{ code: 'BAD_QUANTITY', place: { kind: 'path', path: '$.cards.01110' } }],
    });
  });

  it('refuses what is no text that can be kept, with its place', () => {
    const nul = String.fromCharCode(0);
    expect(readDeck(`3 Hedge Fund\r\n2 Ti${nul}ger`)).toMatchObject({
      issues: [{ code: 'BAD_TEXT', place: { kind: 'line', line: 2, column: 5 } }],
    });
    expect(readDeck(String.raw`{"name":"a\ud800","cards":{"01110":3}}`)).toMatchObject({
      issues: [{ code: 'BAD_TEXT', place: { kind: 'path', path: '$' } }],
    });
    expect(readDeck(`{"name":"${'a'.repeat(201)}","cards":{"01110":3}}`)).toMatchObject({
      issues: [{ code: 'TOO_LONG' }],
    });
  });

  it('refuses an empty source', () => {
    expect(readDeck(' \n\n')).toMatchObject({ ok: false, issues: [{ code: 'NO_CARDS' }] });
  });

  it('reads the shapes the JSON service answers with', () => {
    const bare = readDeck('{"name":"a","cards":{"01110":3}}');
    expect(bare).toMatchObject({ ok: true, deck: { name: 'a' } });
    expect(readDeck('{"data":[{"id":1,"name":"a","cards":{"01110":3}}]}')).toEqual(bare);
    expect(readDeck('[{"cards":{}},{"cards":{}}]')).toMatchObject({
      issues: [{ code: 'NOT_THIS_FORMAT', message: 'There are 2 decks here.' }],
    });
    expect(readDeck('{"cards":')).toMatchObject({ issues: [{ message: 'This is not JSON.' }] });
    expect(readDeck('{"cards":{"99999":1}}')).toMatchObject({ issues: [{ code: 'UNKNOWN_CARD' }] });
  });

  it('reads Markdown links, and refuses a link and words that differ', () => {
    const line = '* 2x [Diesel](https://netrunnerdb.com/en/card/20038) _(Revised Core Set)_ ●●';
    expect(notationOf(line)).toBe('markdown');
    expect(readDeck(`## "Fast" one\n\n${line}`)).toMatchObject({
      ok: true,
      deck: { name: '"Fast" one', entries: [{ quantity: 2, card: { code: '20038' } }] },
    });
    expect(readDeck('* 2x [Diesel](https://netrunnerdb.com/en/card/01110)')).toMatchObject({
      issues: [{ code: 'CONTRADICTION', place: { line: 1 } }],
    });
  });

  it('reads OCTGN decks by id or by title', () => {
    const deck = `<deck game="${OCTGN_GAME}"><section name="Identity"><card qty="1" id="${OCTGN_CARD}01001">Noise</card></section><section name="R&amp;D / Stack"><card qty="3" id="other">Sure Gamble</card></section></deck>`;
    expect(readDeck(deck)).toMatchObject({
      ok: true,
      deck: { entries: [{ quantity: 1 }, { quantity: 3 }] },
    });
    expect(readDeck(deck.replace('other', `${OCTGN_CARD}01051`))).toMatchObject({
      issues: [{ code: 'CONTRADICTION', place: { path: '/deck/section[2]/card[1]' } }],
    });
    expect(readDeck('<html></html>')).toMatchObject({ issues: [{ code: 'NOT_THIS_FORMAT' }] });
    expect(readDeck('<deck game="x"/>')).toMatchObject({
      issues: [{ message: 'The deck is of another game.' }],
    });
    expect(readDeck('<deck')).toMatchObject({ issues: [{ code: 'NOT_THIS_FORMAT' }] });
  });

  it('refuses an own text whose code and title differ', () => {
    expect(readDeck('retrace deck 1\n3 01110 Diesel\n')).toMatchObject({
      issues: [{ code: 'CONTRADICTION', message: '01110 is Hedge Fund, not Diesel.' }],
    });
    expect(readDeck('3 01110', 'own')).toMatchObject({ issues: [{ code: 'NOT_THIS_FORMAT' }] });
    expect(readDeck('retrace deck 1\nhello', 'own')).toMatchObject({
      issues: [{ code: 'UNREADABLE' }],
    });
  });
});

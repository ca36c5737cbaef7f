import { printDeck } from '#decks/print/print-deck';
import { STARTERS } from '#decks/starters/starters';
import { run as runDeck } from './deck';
import type { Io } from './io';
import { run as runTournament } from './tournament';

const setUp = (files: Readonly<Record<string, string>> = {}) => {
  const written = { out: '', err: '' };
  const io: Io = {
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    readFile: (path) => {
      const text = files[path];
      return Promise.resolve(
        text === undefined ? { ok: false, message: `${path} is not there.` } : { ok: true, text },
      );
    },
  };
  return { io, written };
};
const kate = STARTERS.get('shaper');
if (kate === undefined) throw new Error('no starter');
const files = {
  'kate.txt': printDeck(kate, 'netrunnerdb-text'),
  'short.txt': 'Kate "Mac" McCaffrey: Digital Tinker\n4 Diesel\n',
  'slip.txt': 'Kate "Mac" McCaffrey: Digital Tinker\n3 Deisel\n',
};

describe('retrace deck', () => {
  it('says that a deck is legal', async () => {
    const { io, written } = setUp(files);
    expect(await runDeck(['kate.txt', '--format', 'core'], io)).toBe(0);
    expect(written.out).toContain('cards: 47 (at least 45)');
    expect(written.out).toContain('Legal in one Core Set.');
  });

  it('says every reason why it is not', async () => {
    const { io, written } = setUp(files);
    expect(await runDeck(['short.txt'], io)).toBe(1);
    expect(written.out).toContain('DECK-02');
    expect(written.out).toContain('DECK-04');
  });

  it('prints another notation', async () => {
    const { io, written } = setUp(files);
    expect(await runDeck(['kate.txt', '--print', 'octgn'], io)).toBe(0);
    expect(written.out).toBe(printDeck(kate, 'octgn'));
  });

  it('says what goes in and out from one deck to another', async () => {
    const other = { ...files, 'faster.txt': files['kate.txt'].replace('3x Diesel', '1x Diesel') };
    const { io, written } = setUp(other);
    expect(await runDeck(['kate.txt', '--compare', 'faster.txt'], io)).toBe(0);
    expect(written.out).toBe('  -2 Diesel (3 to 1)\n0 in, 2 out.\n');
    expect(await runDeck(['kate.txt', '--compare', 'slip.txt'], io)).toBe(1);
    expect(written.err).toContain('slip.txt, line 2, column 1');
  });

  it.each([
    [['slip.txt'], 'slip.txt, line 2, column 1: There is no card "Deisel". Did you mean "Diesel"?'],
    [['none.txt'], 'none.txt is not there.'],
  ])('says what is wrong with the file of %j', async (args, message) => {
    const { io, written } = setUp(files);
    expect(await runDeck(args, io)).toBe(1);
    expect(written.err).toContain(message);
    expect(written.err).not.toContain('usage:');
  });

  it.each([
    [[], 'Name one file.'],
    [['kate.txt', 'short.txt'], 'Name one file.'],
    [['kate.txt', '--format', 'legacy'], 'There is no format "legacy".'],
    [['kate.txt', '--print', 'pdf'], 'There is no notation "pdf".'],
    [['kate.txt', '--frmat'], 'frmat'],
  ])('refuses %j', async (args, message) => {
    const { io, written } = setUp(files);
    expect(await runDeck(args, io)).toBe(2);
    expect(written.err).toContain(message);
  });
});

describe('retrace tournament simulate', () => {
  it.each([
    ['pairings', 'pairings of round 6'],
    ['standings', 'standings after round 6'],
    ['bracket', '<svg'],
  ])('writes the page of %s', async (page, text) => {
    const { io, written } = setUp();
    expect(await runTournament(['simulate', '--cut', '4', '--page', page], io)).toBe(0);
    expect(written.out).toMatch(/^<!doctype html>/);
    expect(written.out).toContain(text);
    expect(await runTournament(['simulate', '--page', 'toString'], io)).toBe(2);
  });

  it('plays the same event for the same seed', async () => {
    const play = async (seed: string): Promise<string> => {
      const { io, written } = setUp();
      expect(
        await runTournament(
          ['simulate', '--players', '64', '--rounds', '6', '--cut', '8', '--seed', seed],
          io,
        ),
      ).toBe(0);
      return written.out;
    };
    const first = await play('1');
    expect(await play('1')).toBe(first);
    expect(await play('2')).not.toBe(first);
    expect(first).toContain('64 players, 6 rounds');
    expect(first).toContain('audit: nothing to say');
  });

  it.each([
    [[], 'Say what to do.'],
    [['simulate', '--players', 'many'], '--players many is no number.'],
    [['simulate', '--players', '1'], '2 to 2000 players.'],
    [['simulate', '--rounds', '99'], 'There cannot be 99 rounds.'],
    [['simulate', '--cut', '8', '--players', '4'], 'enough players'],
  ])('refuses %j', async (args, message) => {
    const { io, written } = setUp();
    expect(await runTournament(args, io)).toBe(2);
    expect(written.err).toContain(message);
  });
});

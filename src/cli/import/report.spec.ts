import { cardId } from '#rules';
import type { Divergence, Note } from '#notation/jinteki/reconstruct/verify';
import { type FileReport, sayReport } from './report';

const report = (more: Partial<FileReport> = {}): FileReport => ({
  file: 'a.json',
  game: null,
  tier: 'verified',
  decisions: 40,
  verifiedThrough: 40,
  legalThrough: 40,
  entries: 30,
  entriesVerified: 30,
  stretches: [[0, 29]],
  furtherDivergences: [],
  notes: [],
  warnings: [],
  ...more,
});

const divergence: Divergence = {
  kind: 'unexplained',
  difference: null,
  reason: 'Nothing is told of it.',
  decision: 4,
  historyIndex: 8,
  expected: 'tags: 1',
  got: 'tags: 0',
  resumed: 9,
  tried: { positions: 3, closest: [] },
};

describe('what is said of a file', () => {
  it('tells of a verified game what nobody saw in it', () => {
    const told = "2 cards of the Corp's deck never showed: they are unknown.";
    const unseen = { kind: 'unseen', side: 'corp', text: told } as const;
    expect(sayReport(report({ warnings: [unseen] }))).toBe(
      `a.json: verified, 40 decisions.\n  ${told}\n`,
    );
  });

  it('tells of a partial one which entries hold, but for those that were taken over alone', () => {
    const said = sayReport(
      report({
        tier: 'partial',
        divergence,
        stretches: [
          [0, 7],
          [9, 9],
          [11, 29],
        ],
      }),
    );
    expect(said).toContain('\n  entries that hold: 0-7, 11-29\n');
  });

  it('tells of a partial one which entries are not covered: where a stretch begins anew, too', () => {
    const said = sayReport(
      report({
        ...{ tier: 'partial', divergence, entries: 436, entriesVerified: 435 },
        stretches: [
          [0, 211],
          [212, 435],
        ],
      }),
    );
    expect(said).toContain(
      '435 of 436 entries verified.\n' + '  entry 8, unexplained: Nothing is told of it.\n',
    );
    expect(said).toContain(
      '  entries that hold: 0-211, 212-435\n' +
        '  entries not covered, and taken as the file has them: 212\n',
    );
    const torn = report({
      ...{ tier: 'partial', divergence: { ...divergence, reason: 'it would change nothing' } },
      stretches: [
        [3, 7],
        [9, 9],
        [11, 20],
      ],
      furtherDivergences: [divergence],
    });
    expect(sayReport(torn)).toContain('as the file has them: 1-3, 8-11, 21-29\n');
    expect(sayReport(torn)).toContain('it would change nothing. 1 more follows.\n');
  });

  it('names twelve stretches, and how many there are besides', () => {
    const stretches = Array.from({ length: 14 }, (_, i) => [3 * i, 3 * i + 1] as const);
    expect(sayReport(report({ tier: 'partial', divergence, stretches }))).toMatch(
      /entries that hold: 0-1, .*, 33-34 and 2 more\n/,
    );
  });

  it('tells once what is allowed again and again, with its entries and how many they are', () => {
    const refilled = (historyIndex: number): Note => ({
      ...{ kind: 'early-refill', historyIndex, difference: 'D20', rule: 'RECUR-04' },
      ...{ card: cardId(0), credits: 0, decision: 1, legal: false },
      reason: 'Cyberfeeder: refilled early.',
    });
    const other: Note = {
      ...{ ...refilled(4), kind: 'idle-use', difference: null, rule: 'ABIL-09' },
      reason: 'It does nothing.',
    };
    const notes = [refilled(2), other, ...Array.from({ length: 54 }, (_, i) => refilled(5 + i))];
    expect(sayReport(report({ notes }))).toBe(
      'a.json: verified, 40 decisions.\n' +
        '  entries 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 and 43 more,' +
        ' allowed there 55 times (D20, RECUR-04): Cyberfeeder: refilled early.\n' +
        '  entry 4, allowed there (ABIL-09): It does nothing.\n',
    );
  });

  it('says once where a file stops that holds until there', () => {
    const stopped = {
      kind: 'stopped',
      text: 'The file is kept up to where it breaks: no.',
    } as const;
    const said = sayReport(report({ tier: 'partial', warnings: [stopped] }));
    expect(said).toBe(`a.json: partial, 40 decisions.\n  ${stopped.text}\n`);
    const diverged = sayReport(report({ tier: 'partial', divergence, warnings: [stopped] }));
    expect(diverged).toContain(`\n  ${stopped.text}\n`);
  });

  it('leaves to the details what concerns one entry, whatever its words', () => {
    const text = 'Entry 3: a line that never showed is Not in the pool.';
    const said = sayReport(report({ warnings: [{ kind: 'observed', entry: 3, text }] }));
    expect(said).toBe('a.json: verified, 40 decisions.\n');
  });
});

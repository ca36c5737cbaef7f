import { corePool } from '#cards/pool';
import { parsePattern } from './parse-pattern';

const read = (text: string) => parsePattern(corePool, text);

describe('parsePattern', () => {
  it.each([
    'any(grip <= 4) then played(side = corp, card = "Scorched Earth") within turn',
    'accessed(server = "R&D", nth = 1, turn < 3) then without accessed stolen within run',
    '(rezzed or derezzed){2,} next run-ended(outcome = unsuccessful)',
    'installed(card = corroder){1,3} then trashed(card = "Corroder", by = corp)',
    'run-began(server = archives) then run-ended(server = "hq") or run-began(server = "server 2")',
    'option-chosen(by = "Data Raven", option = "take-tag") then strength-changed(from < 2)',
    'any(corp.points < 0) then any(grip = 0)',
    'trashed(card = "Diesel", by = corp) then played(card != "Corroder")',
    'trashed(vacated = "R&D", position >= 1) then trashed(resolved = true)',
    'run-ended then run-began within turn',
    'turn-ended{2} then drew',
    'turn-ended then ability-used within turn',
    '(run-ended or drew) then played within run',
    'drew(turn = 5) then turn-ended(turn = 6) within turn',
    'drew(turn <= 5) then drew(turn >= 5) within turn',
    'drew(turn = 5) then drew(turn = 6)',
    'accessed(nth = 1) then accessed(nth = 2) then accessed(server = "HQ", nth = 1)',
  ])('reads %s', (text) => {
    expect(read(text)).toMatchObject({ ok: true });
  });

  it.each([
    ['played(card = "Scorched Erth")', 'UNKNOWN_NAME', 14, 'Scorched Earth'],
    ['plaid', 'UNKNOWN_NAME', 0, 'played'],
    ['played(server = HQ)', 'NO_PATTERN', 16, 'server = "HQ"'],
    ['run-began(server = "the archive")', 'UNKNOWN_NAME', 19, 'Archives'],
    ['played(side = corporation)', 'UNKNOWN_NAME', 14, 'corp'],
    ['damage-suffered(kind = fire)', 'UNKNOWN_NAME', 23, 'net'],
    ['tokens-placed(kind = net)', 'UNKNOWN_NAME', 21, 'virus'],
    ['trashed(faceup = maybe)', 'UNKNOWN_NAME', 17, 'false'],
    ['tags-taken(amount = many)', 'NO_PATTERN', 20, 'number'],
    ['chosen(by = corp)', 'UNKNOWN_NAME', 12, 'Nearest'],
    ['played(server = "HQ")', 'UNKNOWN_NAME', 7, 'side'],
    ['drew within hour', 'UNKNOWN_NAME', 12, 'turn'],
    ['drew(turn < 3, turn > 5)', 'CANNOT_MATCH', 0, 'Leave one'],
    ['any(grip < 0)', 'CANNOT_MATCH', 0, 'never less than 0'],
    ['played(card = "Corroder")', 'CANNOT_MATCH', 0, 'no program is played'],
    ['scored(card = "Snare!")', 'CANNOT_MATCH', 0, 'no asset is scored'],
    ['scored(points = 50)', 'CANNOT_MATCH', 0, 'agendas are worth 1, 2, 3 points'],
    ['stolen(points > 3)', 'CANNOT_MATCH', 0, 'agendas are worth'],
    ['stolen(card = "Priority Requisition", points < 3)', 'CANNOT_MATCH', 0, 'is worth 3 points'],
    ['played(side = corp, card = "Diesel")', 'CANNOT_MATCH', 0, 'a card of the runner'],
    ['installed(side = corp, card = "Corroder")', 'CANNOT_MATCH', 0, 'a card of the runner'],
    ['drew(side = corp, side = runner)', 'CANNOT_MATCH', 0, 'Leave one'],
    ['drew(side = corp, side != corp)', 'CANNOT_MATCH', 0, 'Leave one'],
    ['drew(amount = 2, amount > 3)', 'CANNOT_MATCH', 0, 'Leave one'],
    ['trashed(resolved != true, resolved != false)', 'CANNOT_MATCH', 0, 'Leave one'],
    ['drew(side != corp, side != runner)', 'CANNOT_MATCH', 0, 'side is corp or runner'],
    ['any(tags > 5, tags < 7, tags != 6)', 'CANNOT_MATCH', 0, 'cannot be 6'],
    ['credits-gained(amount < 0)', 'CANNOT_MATCH', 0, 'never less than 0'],
    ['drew then drew(nth = 1, turn = 2, nth = 2)', 'CANNOT_MATCH', 34, 'nth is said twice'],
    ['installed(card = "Hedge Fund")', 'CANNOT_MATCH', 0, 'no operation is installed'],
    ['turn-began then turn-began within turn', 'CANNOT_MATCH', 0, 'no second turn-began'],
    ['any(turn > 9999999)', 'TOO_LONG', 11, '999999'],
    ['any{1000000000000}', 'TOO_LONG', 4, 'at most 20.'],
    ['any{2,999999}', 'TOO_LONG', 6, 'at most 20.'],
    ['turn < 3', 'NO_PATTERN', 0, 'any(turn < 3)'],
    ['any(turn = -3)', 'NO_PATTERN', 11, 'whole, from 0 on'],
    ['any(turn = 1.5)', 'NO_PATTERN', 12, 'whole, from 0 on'],
    ['played(card = "Scorched Earth)', 'NO_PATTERN', 14, 'Close the quotes'],
    ['any \u{1F642}', 'NO_PATTERN', 4, '\u{1F642}'],
    ['trashed(resolved < true)', 'NO_PATTERN', 17, '= or !='],
    ['played(card >= "Diesel")', 'NO_PATTERN', 12, '= or !='],
    ['drew(side > corp)', 'NO_PATTERN', 10, '= or !='],
    ['drew then run-began within run', 'CANNOT_MATCH', 0, 'nothing comes before run-began'],
    [
      '(run-ended or run-ended(outcome = neither)) next drew within run',
      'CANNOT_MATCH',
      0,
      'after run-ended',
    ],
    ['run-began{2} within run', 'CANNOT_MATCH', 0, 'run-began'],
    ['turn-ended{1,3} then turn-ended within turn', 'CANNOT_MATCH', 0, 'no second turn-ended'],
    ['drew(turn = 5) then drew(turn < 5)', 'CANNOT_MATCH', 0, 'backwards'],
    [
      '(drew(turn > 8) or drew(turn = 7)) then played then scored(turn <= 6)',
      'CANNOT_MATCH',
      0,
      'backwards',
    ],
    ['accessed(nth = 2) then accessed(nth = 2)', 'CANNOT_MATCH', 0, 'never comes after'],
    ['drew{3,2}', 'CANNOT_MATCH', 5, '{2,5}'],
    ['drew{30}', 'TOO_LONG', 5, '20'],
    ['drew then', 'NO_PATTERN', 9, 'then'],
    ['', 'NO_PATTERN', 0, 'then'],
    ['drew ; played', 'NO_PATTERN', 5, 'then'],
    [`drew${' or drew'.repeat(30)}`, 'TOO_LONG', 192, '24'],
    [`${'('.repeat(40)}drew`, 'TOO_LONG', 20, 'flatter'],
    ['x'.repeat(2000), 'TOO_LONG', 1000, 'less'],
  ])('refuses %s', (text, code, at, hint) => {
    const refused = read(text);
    if (refused.ok) throw new Error('it was read');
    expect([refused.code, refused.at]).toEqual([code, at]);
    expect(`${refused.message} ${refused.hint}`).toContain(hint);
  });
});

import { coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { deviatingFormat, deviatingLog } from '#notation/jinteki/reconstruct/deviating-log';
import { readDeviatingLog } from '#notation/jinteki/reconstruct/read-deviating-log';
import { readReplay } from '#notation/jinteki/read/read';
import { verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { ABSENT, golden, haveReplays, idsIn } from './replays';

if (!haveReplays()) it.skip(ABSENT, () => undefined);

function written(id: string): { readonly text: string; readonly notes: number } | null {
  const read = readReplay(golden(id).text);
  if (!read.ok) throw new Error(read.message);
  const verified = verifyReplay(coreRules, read.replay);
  if (!verified.ok) throw new Error(verified.message);
  const { verdict } = verified;
  const text = deviatingLog(
    verdict.reconstruction?.rules ?? coreRules,
    verdict,
    verdict.game.names,
  );
  return text === null ? null : { text, notes: verdict.notes.length };
}

describe('the log of a verified game with deviations', () => {
  const games = (haveReplays() ? idsIn('core').slice(0, 6) : []).flatMap((id) => {
    const log = written(id);
    return log === null ? [] : [{ id, ...log }];
  });

  it('is there for games that are verified', () => {
    expect(games.length).toBe(haveReplays() ? 6 : 0);
  });

  it('is read again, and ends as the game did', () => {
    for (const { id, text, notes } of games) {
      const read = readDeviatingLog(rulesByPool, text);
      if (!read.ok) throw new Error(`${id}, line ${read.line}: ${read.message}`);
      expect([read.deviations, read.state.outcome?.winner]).toEqual([
        notes,
        golden(id).final.winner,
      ]);
      const lines = text.trimEnd().split('\n');
      // What else a deviation could have led through stands in its own line.
      const beside = lines.filter((line) => /^\{"deviation".*"open":\[\[/.test(line)).length;
      expect(read.decisions + read.deviations + read.open - beside + 1).toBe(lines.length);
    }
  });

  it('is refused with its line where something is missing, doubled or not ours', () => {
    const [game] = games;
    if (game === undefined) return;
    const lines = game.text.trimEnd().split('\n');
    const changed = (at: number, line: string): string => lines.with(at, line).join('\n');
    const wrongAt = (text: string): number | null => {
      const read = readDeviatingLog(rulesByPool, text);
      return read.ok ? null : read.line;
    };
    expect(wrongAt('')).toBe(1);
    expect(wrongAt(changed(0, lines[0]?.replace(deviatingFormat, 'retrace/9') ?? ''))).toBe(1);
    expect(wrongAt(changed(4, 'x'))).toBe(5);
    expect(wrongAt(changed(4, '{"by":"corp","do":"score","card":9999}'))).toBe(5);
    expect(wrongAt(changed(4, '{"deviation":"gift","card":1,"credits":5}'))).toBe(5);
    expect(wrongAt(changed(4, '{"deviation":"idle-use","card":99999,"credits":0}'))).toBe(5);
    expect(wrongAt(changed(4, '{"open":[{"do":"nothing"}]}'))).toBe(5);
    const first = lines.findIndex((line) => line.startsWith('{"by"'));
    expect(wrongAt(lines.toSpliced(first, 1).join('\n'))).not.toBeNull();
    expect(wrongAt(lines.toSpliced(first, 0, lines[first] ?? '').join('\n'))).toBe(first + 2);
    const left = games.find(({ text }) => text.includes('\n{"deviation"'))?.text ?? '';
    const opened = (way: string): string =>
      left.replace(/\n(\{"deviation".*)\}\n/, `\n$1,"open":[[${way}]]}\n`);
    expect(wrongAt(opened('{"do":"nothing"}'))).not.toBeNull();
    expect(wrongAt(opened('{"do":"done"}'))).toBeNull();
  });
});

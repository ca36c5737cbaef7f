import { counted } from '#text/counted';
import { rulesByPool } from '#cards/rules-by-pool';
import { readDeviatingLog } from '#notation/jinteki/reconstruct/read-deviating-log';
import type { ExitCode, Io } from './io';

const winners = { corp: 'the Corp won', runner: 'the Runner won' } as const;

/** Plays logs of games with deviations, as `retrace import --log` writes them. */
export async function verifyLogs(paths: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = 0;
  for (const path of paths) {
    const file = await io.readFile(path);
    if (!file.ok) {
      io.err(`${file.message}\n`);
      code = 1;
      continue;
    }
    const read = readDeviatingLog(rulesByPool, file.text);
    if (!read.ok) {
      io.err(
        `${path}${read.line > 0 ? `, line ${read.line}` : ''}: ${read.message}. ${read.hint}\n`,
      );
      code = 1;
      continue;
    }
    const { decisions, deviations, open, state } = read;
    const winner = state.outcome?.winner ?? null;
    const ended =
      state.outcome === null ? 'it is not over' : winner === null ? 'a draw' : winners[winner];
    io.out(
      `${path}: ${counted(decisions, 'decision')}, ${counted(deviations, 'deviation')}, ${counted(open, 'choice')} open; ${ended}.\n`,
    );
  }
  return code;
}

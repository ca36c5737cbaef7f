import { counted } from '#text/counted';
import type { Tier } from '#notation/jinteki/reconstruct/verify';
import type { JudgedAgain } from '../games/import/judge-again';
import type { ExitCode, Io } from './io';

/** Imported games, as this program judges them. */
export interface Imports {
  /** Observed games of which a file is kept. */
  games(): AsyncIterable<string>;
  judge(game: string): Promise<JudgedAgain>;
  /** How many observed games there are of which none is kept, pasted logs apart. */
  withoutFile(): Promise<number>;
  close(): Promise<void>;
}

const said = (game: string, before: Tier | null, now: Tier): string =>
  before === now
    ? `${game} is ${now}, with other decisions or words than before.\n`
    : `${game} was ${before ?? 'not judged'} and is ${now}.\n`;

/** Judges all imports again; the exit code is 1 where a reader broke down over one. */
export async function judgeImports(open: () => Promise<Imports>, io: Io): Promise<ExitCode> {
  const imports = await open();
  try {
    const counts = { judged: 0, changed: 0, anew: 0, failed: 0 };
    for await (const game of imports.games()) {
      const again = await imports.judge(game);
      switch (again.kind) {
        case 'no-file':
        case 'gone':
          break;
        case 'failed':
          counts.failed += 1;
          io.err(`${game}: ${again.message} What was said of it stays.\n`);
          break;
        case 'judged':
          counts.judged += 1;
          if (again.changed.facts) counts.anew += 1;
          if (!again.changed.verdict) break;
          counts.changed += 1;
          io.out(said(game, again.before, again.now));
      }
    }
    const { judged, changed, anew, failed } = counts;
    io.out(
      `${counted(judged, 'import is', 'imports are')} judged again, ${changed} of them otherwise than before.\n`,
    );
    if (anew > 0)
      io.out(`${anew} of them ${anew === 1 ? 'tells' : 'tell'} something else of what happened.\n`);
    const old = await imports.withoutFile();
    if (old > 0)
      io.out(
        `${old === 1 ? '1 keeps its verdict: no file was kept of it' : `${old} keep their verdicts: no file was kept of them`}.\n`,
      );
    return failed === 0 ? 0 : 1;
  } finally {
    await imports.close();
  }
}

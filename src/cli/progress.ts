import type { Shell } from './shell';

export interface Progress {
  show(done: number, text: string): void;
  end(): void;
}

const width = 24;
/** Drawn no more often than this. */
const everyMilliseconds = 100;

/** A bar on standard error while it is a terminal; silent otherwise. */
export function progressOn(shell: Shell, total: number): Progress {
  if (!shell.terminal.progress) return { show: () => undefined, end: () => undefined };
  let drawn = -Infinity;
  return {
    show: (done, text) => {
      const now = shell.milliseconds();
      if (now - drawn < everyMilliseconds && done < total) return;
      drawn = now;
      const full = Math.round((done / total) * width);
      const bar = '█'.repeat(full) + '░'.repeat(width - full);
      shell.err(`\r\u001b[K${bar} ${done}/${total} ${text}`);
    },
    end: () => {
      shell.err('\r\u001b[K');
    },
  };
}

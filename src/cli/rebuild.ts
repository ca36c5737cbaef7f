import { counted } from '#text/counted';
import type { Command } from './io';
import { parseOptions } from './options';
import { STORE_USAGE } from './stored';

export const USAGE = `usage: retrace rebuild NAME...|--all
Builds read models (lists, timelines, statistics and what else is computed from the events) again,
beside the live ones, which answer until the new ones take their place, such as
  retrace rebuild games timeline
Nothing is lost by it, and it is hardly ever needed: a start rebuilds by itself what another version
made. A NAME that there is not tells which there are. Needs the room for both, and some 20 ms of
processor time a game for all of them. Says how far it is, and prints how long it took.
${STORE_USAGE}`;

interface Progress {
  /** Events read so far, of this many. */
  readonly events: number;
  readonly total: number;
}

export interface ReadModels {
  names(): readonly string[];
  /** All of them in one reading of the events. */
  rebuild(names: readonly string[], onProgress: (progress: Progress) => void): Promise<void>;
  close(): Promise<void>;
}

const left = (milliseconds: number, { events, total }: Progress): string => {
  const seconds = Math.ceil((milliseconds / 1000) * (total / Math.max(events, 1) - 1));
  return `${events} of ${counted(total, 'event')}, about ${seconds} s left`;
};

/** Builds read models again from the events, beside the live ones, which stay readable. */
export const rebuild =
  (open: () => Promise<ReadModels>, milliseconds: () => number): Command =>
  async (args, io) => {
    const options = parseOptions(args, { all: { type: 'boolean' } });
    if (!options.ok || (options.positionals.length === 0) !== (options.values['all'] === true)) {
      io.err(`${options.ok ? 'Name projections, or say --all.' : options.message}\n${USAGE}`);
      return 2;
    }
    const models = await open();
    try {
      const known = models.names();
      const wanted = options.values['all'] === true ? known : options.positionals;
      const unknown = wanted.filter((name) => !known.includes(name));
      if (unknown.length > 0) {
        io.err(`There is no projection ${unknown.join(', ')}; there are ${known.join(', ')}.\n`);
        return 2;
      }
      const what = wanted.join(', ');
      const begun = milliseconds();
      let said = begun;
      await models.rebuild(wanted, (progress) => {
        const now = milliseconds();
        if (now - said < 1_000) return;
        said = now;
        io.err(`${what}: ${left(now - begun, progress)}\n`);
      });
      io.out(`Rebuilt in ${((milliseconds() - begun) / 1000).toFixed(1)} s: ${what}.\n`);
      return 0;
    } finally {
      await models.close();
    }
  };

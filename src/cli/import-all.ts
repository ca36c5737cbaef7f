import { counted } from '#text/counted';
import { recordPrivacy } from '../access/record-privacy';
import { importLines } from '../platform/archive/archive';
import type { EventArchive, EventStore } from '../platform/event-store/event-store';
import { readLines } from './archive-file';
import type { Command } from './io';
import { parseOptions } from './options';
import { STORE_USAGE, withStored, type OpenStored } from './stored';

export const USAGE = `usage: retrace import --all FILE.ndjson[.gz]
Makes the store what an export was, compared hash by hash; what is there already stays. Broken off, it
goes on when it is repeated.
${STORE_USAGE}`;

async function imported(store: EventStore & EventArchive, path: string) {
  const result = await importLines(store, readLines(path));
  // Archives were made before it was said of each game who may look at it.
  await recordPrivacy(store);
  return result;
}

/** Makes the store what an export was; what is there already stays. */
export const importAll =
  (open: OpenStored): Command =>
  async (args, io) => {
    const options = parseOptions(args, { all: { type: 'boolean' } });
    const [path, ...more] = options.ok ? options.positionals : [];
    if (!options.ok || path === undefined || more.length > 0) {
      io.err(`${options.ok ? 'Name one file.' : options.message}\n${USAGE}`);
      return 2;
    }
    // What is wrong with the database is not wrong with the file.
    const result = await withStored(open, (store) =>
      imported(store, path).catch((error: unknown) => ({
        ok: false as const,
        message: messageOf(error),
      })),
    );
    if (!result.ok) {
      io.err(`${path}: ${result.message}\n`);
      return 1;
    }
    const { appends, events, people, notes, repeated } = result;
    io.out(
      `${counted(appends, 'append')} with ${counted(events, 'event')}, ${repeated} of them ${repeated === 1 ? 'was' : 'were'} there already;` +
        ` ${counted(people, 'person', 'people')} and ${counted(notes, 'note')}.\n`,
    );
    return 0;
  };

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

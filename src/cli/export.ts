import { counted } from '#text/counted';
import { accessForm } from '../access/access-streams';
import { exportLines, exportRemovals } from '../platform/archive/archive';
import type { StreamId } from '../platform/event-store/event-store';
import { writeLines } from './archive-file';
import type { Command } from './io';
import { parseOptions } from './options';
import { STORE_USAGE, withStored, type OpenStored } from './stored';

export const USAGE = `usage: retrace export --all|--deleted [-o FILE.ndjson[.gz]]
With --all it writes every stored event, people, notes and the secret of the ids, for "retrace import
--all"; with --deleted what says of games that they were deleted, and nothing of what they held.
${STORE_USAGE}`;

const isAppend = (line: string): boolean => line.startsWith('{"stream"');

/** Who may look at a game says that it was deleted. */
function accessBeside(removed: StreamId): StreamId | null {
  const [, game] = /^(?:game|observed)-(.+)$/.exec(removed) ?? [];
  return game === undefined ? null : `${accessForm.category}-${game}`;
}

/** Writes every stored event as NDJSON, or what says of games that they were deleted, to standard output or a file. */
export const exportAll =
  (open: OpenStored): Command =>
  async (args, io) => {
    const options = parseOptions(args, {
      all: { type: 'boolean' },
      deleted: { type: 'boolean' },
      output: { type: 'string', short: 'o' },
    });
    const isDeleted = options.ok && options.values['deleted'] === true;
    const isAll = options.ok && options.values['all'] === true;
    if (!options.ok || isAll === isDeleted || options.positionals.length > 0) {
      io.err(`${options.ok ? 'Say --all or --deleted, and no game.' : options.message}\n${USAGE}`);
      return 2;
    }
    const path = String(options.values['output'] ?? '-');
    let appends = 0;
    await withStored(open, (store) =>
      writeLines(
        path,
        (async function* () {
          const lines = isDeleted ? exportRemovals(store, accessBeside) : exportLines(store);
          for await (const line of lines) {
            if (isAppend(line)) appends += 1;
            yield line;
          }
        })(),
      ),
    );
    io.err(`${counted(appends, 'append')} exported${path === '-' ? '' : ` to ${path}`}.\n`);
    return 0;
  };

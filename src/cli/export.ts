import { exportLines } from '../platform/archive/archive';
import { writeLines } from './archive-file';
import type { Command } from './io';
import { parseOptions } from './options';
import { withStored, type OpenStored } from './stored';

export const USAGE = 'usage: retrace export --all [-o FILE.ndjson[.gz]]\n';

const isAppend = (line: string): boolean => line.startsWith('{"stream"');

/** Writes every stored event as NDJSON, to standard output or a file. */
export const exportAll =
  (open: OpenStored): Command =>
  async (args, io) => {
    const options = parseOptions(args, {
      all: { type: 'boolean' },
      output: { type: 'string', short: 'o' },
    });
    if (!options.ok || options.values['all'] !== true || options.positionals.length > 0) {
      io.err(`${options.ok ? 'Say --all: everything is exported.' : options.message}\n${USAGE}`);
      return 2;
    }
    const path = String(options.values['output'] ?? '-');
    let appends = 0;
    await withStored(open, (store) =>
      writeLines(
        path,
        (async function* () {
          for await (const line of exportLines(store)) {
            if (isAppend(line)) appends += 1;
            yield line;
          }
        })(),
      ),
    );
    io.err(`${appends} appends exported${path === '-' ? '' : ` to ${path}`}.\n`);
    return 0;
  };

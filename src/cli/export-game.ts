import { rulesByPool } from '#cards/rules-by-pool';
import { isStoredId } from '#text/stored-id';
import { viewers, type Viewer } from '#rules';
import { Memory } from '#streams/memory';
import { CachedGames, type CachedGame } from '../games/replay/cached-games';
import { ExportLines, ExportLinesHandler } from '../games/replay/export-lines';
import { ObservedGames } from '../games/replay/observed-games';
import { RecordedGames } from '../games/replay/recorded-games';
import type { EventStore } from '../platform/event-store/event-store';
import type { Command, ExitCode, Io } from './io';
import { parseOptions } from './options';
import { STORE_USAGE, withStored, type OpenStored } from './stored';

export const USAGE = `usage: retrace export GAME [--as native|jinteki-log|facts] [--viewer VIEWER]
       retrace export --all|--deleted [-o FILE.ndjson[.gz]]
Writes a stored game to standard output: as a log of ours, which holds every decision; as the log of
jinteki.net would tell it to a VIEWER (corp, runner, spectator or judge; a spectator if nothing is
said); or its facts for a VIEWER, one JSON object a line, each with its moment. Of a game that was
observed there are facts alone, and they are written if nothing is said; of others it is the log.
With --all every stored event; with --deleted what says of games that they were deleted, and nothing of
what they held: imported before an older archive, it keeps them from coming back.
${STORE_USAGE}`;

const forms = ['native', 'jinteki-log', 'facts'] as const;
type Form = (typeof forms)[number];

type Lines =
  | { readonly ok: true; readonly value: Iterable<string> }
  | { readonly ok: false; readonly message: string };

const misused = (io: Io, message: string): ExitCode => {
  io.err(`${message}\n${USAGE}`);
  return 2;
};

async function linesOf(
  store: EventStore,
  game: string,
  asked: Form | null,
  viewer: Viewer,
): Promise<Lines> {
  const reader = new CachedGames<CachedGame>(
    [new RecordedGames(store, rulesByPool), new ObservedGames(store)],
    new Memory(),
  );
  const lines = (form: Form) =>
    new ExportLinesHandler(reader).execute(new ExportLines(game, form, viewer));
  if (asked !== null) return lines(asked);
  const native = await lines('native');
  return native.ok ? native : lines('facts');
}

/** Writes one stored game in a form that others read. */
export const exportGame =
  (open: OpenStored): Command =>
  async (args, io) => {
    const options = parseOptions(args, {
      as: { type: 'string' },
      viewer: { type: 'string', default: 'spectator' },
    });
    if (!options.ok) return misused(io, options.message);
    const { values, positionals } = options;
    const [game, ...others] = positionals;
    if (game === undefined || others.length > 0) return misused(io, 'Name one game, or say --all.');
    const form = values['as'] === undefined ? null : forms.find((one) => one === values['as']);
    if (form === undefined) return misused(io, `--as is one of ${forms.join(', ')}.`);
    const viewer = viewers.find((one) => one === values['viewer']);
    if (viewer === undefined) return misused(io, `--viewer is one of ${viewers.join(', ')}.`);
    if (!isStoredId(game)) {
      io.err(`There is no game ${game}: that is no id of one.\n`);
      return 1;
    }
    const lines = await withStored(open, (store) => linesOf(store, game, form, viewer));
    if (lines.ok) io.out([...lines.value].join(''));
    else io.err(`${lines.message}\n`);
    return lines.ok ? 0 : 1;
  };

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

export const USAGE = `usage: retrace export GAME [--form native|jinteki-log|facts] [--as VIEWER]
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

interface Asked {
  readonly form: Form | null;
  readonly viewer: Viewer;
  /** Options that are called otherwise by now, and are taken all the same. */
  readonly renamed: readonly string[];
}

/** What options ask for, or what is wrong with them. `--as` was the form once, and `--viewer` the viewer. */
function askedIn({ as, form, viewer }: Readonly<Record<string, unknown>>): Asked | string {
  const formOf = (name: unknown): Form | undefined => forms.find((one) => one === name);
  const asForm = formOf(as);
  if (asForm !== undefined && form !== undefined) return '--form and --as name a form both.';
  if (asForm === undefined && as !== undefined && viewer !== undefined)
    return '--as and --viewer name a viewer both.';
  const written = form === undefined ? (asForm ?? null) : formOf(form);
  if (written === undefined) return `--form is one of ${forms.join(', ')}.`;
  const seen = (asForm === undefined ? as : undefined) ?? viewer ?? 'spectator';
  const found = viewers.find((one) => one === seen);
  if (found === undefined)
    return viewer === undefined
      ? `--as is one of ${viewers.join(', ')}; --form is one of ${forms.join(', ')}.`
      : `--viewer is one of ${viewers.join(', ')}.`;
  const renamed = [
    ...(asForm === undefined ? [] : [`--as ${asForm} is called --form ${asForm} now.`]),
    ...(viewer === undefined ? [] : [`--viewer ${found} is called --as ${found} now.`]),
  ];
  return { form: written, viewer: found, renamed };
}

/** Writes one stored game in a form that others read. */
export const exportGame =
  (open: OpenStored): Command =>
  async (args, io) => {
    const options = parseOptions(args, {
      as: { type: 'string' },
      form: { type: 'string' },
      viewer: { type: 'string' },
    });
    if (!options.ok) return misused(io, options.message);
    const { values, positionals } = options;
    const [game, ...others] = positionals;
    if (game === undefined || others.length > 0) return misused(io, 'Name one game, or say --all.');
    const asked = askedIn(values);
    if (typeof asked === 'string') return misused(io, asked);
    const { form, viewer, renamed } = asked;
    for (const note of renamed) io.err(`${note}\n`);
    if (!isStoredId(game)) {
      io.err(`There is no game ${game}: that is no id of one.\n`);
      return 1;
    }
    const lines = await withStored(open, (store) => linesOf(store, game, form, viewer));
    if (lines.ok) io.out([...lines.value].join(''));
    else io.err(`${lines.message}\n`);
    return lines.ok ? 0 : 1;
  };

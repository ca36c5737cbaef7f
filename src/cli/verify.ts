import { counted } from '#text/counted';
import { rulesByPool } from '#cards/rules-by-pool';
import { verifyGame } from '../games/verify-game';
import {
  EventNotUnderstood,
  isStreamId,
  type EventArchive,
  type EventStore,
  type StreamId,
} from '../platform/event-store/event-store';
import type { Command, ExitCode, Io } from './io';
import { parseOptions } from './options';
import { STORE_USAGE, withStored, type OpenStored } from './stored';

export const USAGE = `usage: retrace verify [GAME...] [--anchor HEX] [--anchor-anew]
       retrace verify --imports
       retrace verify --log FILE...
Recomputes the chain of hashes of every stream, or of GAMEs, and folds every game again: the exit code
is 1 when something is not what was recorded, and each first wrong event is named. It compares all
appends with the chain of anchors over them, and prints its head: with --anchor HEX, a head that was
printed before, it sees that the chain is still that one. After a loss, when what could be restored was,
--anchor-anew accepts what is there.
With --imports it judges every imported game again whose file is kept, by the rules of this program:
a new verdict takes the place of the old one, and links to the old game of decisions lead on.
With --log it plays logs of verified games with deviations, as "retrace import --log" writes them.
${STORE_USAGE}`;

type Verified =
  | { readonly ok: true; readonly version: number; readonly hash: string }
  | { readonly ok: false; readonly message: string };

const streamNamed = (name: string): StreamId => (isStreamGiven(name) ? name : `game-${name}`);

/** A game's id has dashes too: a stream begins with what it is. */
const isStreamGiven = (name: string): name is StreamId =>
  /^(game|deck|tournament)-/.test(name) && isStreamId(name);

async function firstWrong(store: EventStore, stream: StreamId): Promise<string | null> {
  try {
    const read = await store.readStream(stream);
    if (!read.ok) return read.code === 'stream-removed' ? null : read.message;
    if (!stream.startsWith('game-')) return null;
    const wrong = verifyGame(rulesByPool, read.events);
    return wrong === null ? null : `${stream}, event ${wrong.version}: ${wrong.message}`;
  } catch (error) {
    if (error instanceof EventNotUnderstood) return error.message;
    throw error;
  }
}

async function verified(store: EventStore, stream: StreamId): Promise<Verified | null> {
  const chain = await store.verify(stream);
  if (chain === null || !chain.ok) return chain;
  const wrong = await firstWrong(store, stream);
  return wrong === null ? chain : { ok: false, message: wrong };
}

async function* named(names: readonly string[]): AsyncIterable<StreamId> {
  for (const name of names) yield streamNamed(name);
}

async function verifyAll(
  store: EventStore,
  streams: AsyncIterable<StreamId>,
  io: Io,
): Promise<ExitCode> {
  let [whole, events, broken, missing] = [0, 0, 0, 0];
  for await (const stream of streams) {
    const result = await verified(store, stream);
    if (result?.ok === true) {
      whole += 1;
      events += result.version;
    } else if (result === null) {
      missing += 1;
      io.err(`There is no stream ${stream}.\n`);
    } else {
      broken += 1;
      io.err(`${result.message}\n`);
    }
  }
  io.out(
    `${counted(whole, 'stream')} with ${counted(events, 'event')} ${whole === 1 ? 'is' : 'are'} what was recorded.\n`,
  );
  if (broken > 0)
    io.out(
      `${broken === 1 ? '1 is not. Restore it' : `${broken} are not. Restore them`} from an export.\n`,
    );
  if (missing > 0)
    io.out(
      `${missing} ${missing === 1 ? 'is' : 'are'} not there: name games by their ids, and files by "retrace verify --log".\n`,
    );
  return broken + missing === 0 ? 0 : 1;
}

/**
 * Whether all appends are there that were anchored, and the anchor of which an earlier run told. A stream
 * that lost its end, or all of it, is missed by nothing else.
 */
async function verifyAnchors(
  store: EventArchive,
  expected: string | null,
  io: Io,
): Promise<ExitCode> {
  const { commits, head, until, digests, wrong } = await store.verifyAnchors();
  for (const message of wrong) io.err(`${message}.\n`);
  const isKnown = expected === null || digests.has(expected);
  if (!isKnown) io.err(`There is no anchor ${expected}: the chain of anchors is another one.\n`);
  if (commits > 0)
    io.out(
      `${counted(commits, 'append')} until ${until?.toISOString() ?? ''} ${commits === 1 ? 'is' : 'are'} anchored by ${head}.\n`,
    );
  if (wrong.length > 0)
    io.out(
      'Import an export over it; then "retrace verify --anchor-anew" accepts what is there.\n',
    );
  return wrong.length === 0 && isKnown ? 0 : 1;
}

async function verifyStore(
  store: EventStore & EventArchive,
  expected: string | null,
  io: Io,
): Promise<ExitCode> {
  const anchors = await verifyAnchors(store, expected, io);
  const streams = await verifyAll(store, store.streams(), io);
  return anchors === 0 ? streams : anchors;
}

async function anchorAnew(store: EventArchive, io: Io): Promise<ExitCode> {
  await store.anchorAnew();
  const { commits, head } = await store.verifyAnchors();
  io.out(`${counted(commits, 'append is', 'appends are')} anchored anew by ${head}.\n`);
  return 0;
}

/**
 * Recomputes hash chains and refolds games, all or those named; names each first wrong event, and tells
 * of appends that are missing.
 */
export const verify =
  (open: OpenStored): Command =>
  async (args, io) => {
    const options = parseOptions(args, {
      anchor: { type: 'string' },
      'anchor-anew': { type: 'boolean' },
      log: { type: 'boolean' },
    });
    const misused = (message: string): ExitCode => {
      io.err(`${message}\n${USAGE}`);
      return 2;
    };
    if (!options.ok) return misused(options.message);
    const { positionals, values } = options;
    const { anchor } = values;
    if (values['log'] === true) return misused('--log stands first and names files.');
    if (typeof anchor === 'string' && !/^[0-9a-f]+$/.test(anchor))
      return misused(`--anchor is ${anchor}, expected a head as "retrace verify" prints it.`);
    return withStored(open, (store) => {
      if (values['anchor-anew'] === true) return anchorAnew(store, io);
      if (positionals.length > 0) return verifyAll(store, named(positionals), io);
      return verifyStore(store, typeof anchor === 'string' ? anchor : null, io);
    });
  };

import { mayHoldBadText } from '#text/kept-text';
import { isList, isObject, type Json, type JsonObject } from '../json';
import { usernameOf } from '../lens/game';
import { LIMITS } from '../limits';
import { cleanDiff, cleanState } from '../privacy/drop';
import { type Names, renameIn, renamer } from '../privacy/rename';
import { type Refusal, refuse } from '../refusal';
import { decode } from './decode';
import { type Metadata, metadataOf, wrongMetadata } from './metadata';
import { parse } from './parse';
import { badNames, badText, badTextInHistory } from './texts';

export interface ReadOptions {
  /** Keep what the players wrote to each other. Off by default. */
  readonly keepChat?: boolean;
  /** Names to put in place of the players' own. */
  readonly names?: Names;
}

/** A replay that is well formed from the outside; its diffs are tried by `fold`. */
export interface Replay {
  readonly metadata: Metadata;
  readonly names: Names;
  /** `history[0]`: both sides hold their opening hands. */
  readonly first: JsonObject;
  /** `history[1..]`; the diff at `n` is history entry `n + 1`. */
  readonly diffs: readonly Json[];
  readonly chatDropped: number;
}

export type Read = { readonly ok: true; readonly replay: Replay } | Refusal;

/**
 * Reads a decompressed replay file or the body of a shared link.
 * Chat, user ids and e-mail hashes do not get past this function unless chat is kept.
 */
export function readReplay(input: string | Uint8Array, options: ReadOptions = {}): Read {
  const decoded = decode(input);
  if (!decoded.ok) return decoded;
  const parsed = parse(decoded.text);
  if (!parsed.ok) return parsed;
  const read = shape(parsed.value, options);
  return read.ok ? (badTexts(decoded.text, parsed.value, read.replay) ?? read) : read;
}

/** What is kept of a file has to be text that a store can keep; chat that is dropped does not. */
function badTexts(text: string, value: Json, replay: Replay): Refusal | null {
  const long = badNames(replay.names);
  if (long !== null || !mayHoldBadText(text)) return long;
  const metadata = isObject(value) ? (value['metadata'] ?? null) : null;
  return badTextInHistory([replay.first, ...replay.diffs]) ?? badText(metadata, '/metadata');
}

function shape(value: Json, options: ReadOptions): Read {
  if (!isObject(value)) return refuse('NOT_A_REPLAY', 'The file is not an object.');
  const history = value['history'];
  if (!isList(history))
    return refuse('NOT_A_REPLAY', 'The file has no list "history".', null, '/history');
  if (history.length > LIMITS.history) {
    const size = `${String(history.length)} entries; at most ${String(LIMITS.history)} are read`;
    return refuse('TOO_MANY_DIFFS', `"history" has ${size}.`, LIMITS.history, '/history');
  }
  const [first, ...diffs] = history;
  if (!isObject(first))
    return refuse('NOT_A_REPLAY', 'The first entry is not a game state.', 0, '/history/0');
  for (const side of ['corp', 'runner'] as const) {
    if (!isObject(first[side]))
      return refuse('NOT_A_REPLAY', `The first state has no "${side}".`, 0, `/history/0/${side}`);
  }
  const wrong = wrongMetadata(value['metadata']);
  if (wrong !== null) return wrong;
  return clean(first, diffs, metadataOf(value['metadata']), options);
}

function clean(
  first: JsonObject,
  diffs: readonly Json[],
  metadata: Metadata,
  options: ReadOptions,
): Read {
  const keepChat = options.keepChat ?? false;
  const state = cleanState(first, keepChat);
  let chatDropped = state.dropped;
  const cleaned = diffs.map((diff) => {
    const { value, dropped } = cleanDiff(diff, keepChat);
    chatDropped += dropped;
    return value;
  });
  const names: Names = {
    corp: usernameOf(first, 'corp') ?? '',
    runner: usernameOf(first, 'runner') ?? '',
  };
  const heirs = options.names;
  if (heirs === undefined) {
    return {
      ok: true,
      replay: { metadata, names, first: state.value, diffs: cleaned, chatDropped },
    };
  }
  const rename = renamer(names, heirs);
  const renamed = renameIn(state.value, rename);
  return {
    ok: true,
    replay: {
      metadata,
      names: heirs,
      first: isObject(renamed) ? renamed : state.value,
      diffs: cleaned.map((diff) => renameIn(diff, rename)),
      chatDropped,
    },
  };
}

import type { RulesByPool } from '#cards/rules-by-pool';
import { engineVersion } from '#rules';
import { BoardWatch } from '../jinteki/board/watch';
import { CardNumbers } from '../jinteki/board/numbers';
import type { ObservedFact } from '../jinteki/facts';
import type { FoldStep } from '../jinteki/fold/fold';
import { isList, isObject, type Json } from '../jinteki/json';
import { keptFile } from '../jinteki/privacy/kept-file';
import { nameless, namelessText } from '../jinteki/privacy/nameless';
import type { Names } from '../jinteki/privacy/rename';
import type { ObservedGame } from '../jinteki/observe/observe';
import { readReplay, type Replay } from '../jinteki/read/read';
import { titlesIn } from '../jinteki/read/titles-in';
import { decidedLog } from '../jinteki/reconstruct/decided-log';
import { titlesOf } from '../jinteki/reconstruct/known-deck';
import { type Verdict, verifyReplay } from '../jinteki/reconstruct/verify';
import { canonical } from '../recorded/identity';
import type { KeptWarning, ObservedHeader, Warning } from './header';
import {
  byEntry,
  NOBODY,
  type Note,
  type TakeOptions,
  type ImportResult,
  type ImportAnswer,
} from './import-result';

/** A state or a diff without its log and its people. */
function bare(value: Json): Json {
  if (isList(value)) return value.map((half) => (isObject(half) ? bare(half) : half));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
      if (key === 'log') return [];
      if ((key !== 'corp' && key !== 'runner') || !isObject(inner)) return [[key, inner]];
      const { user, ...rest } = inner;
      return user === undefined ? [[key, inner]] : [[key, rest]];
    }),
  );
}

/** Follows the fold once for everything that is kept beside the facts. */
class Keeping {
  readonly identity: string[] = [];
  readonly chat: Note[] = [];
  private numbers: CardNumbers | null = null;
  private watch: BoardWatch | null = null;

  constructor(private readonly first: Json) {}

  readonly step = (step: FoldStep, idOf: (cid: string) => string): void => {
    this.numbers ??= new CardNumbers(idOf);
    this.watch ??= new BoardWatch(this.numbers);
    this.watch.step(step);
    const said = step.newLogLines.filter(({ speaker }) => speaker === null);
    this.identity.push(canonical([bare(step.diff ?? this.first), ...said.map(({ text }) => text)]));
    for (const { speaker, text } of step.newLogLines)
      if (speaker !== null) this.chat.push({ index: step.index, author: speaker, text });
  };

  get changes() {
    return this.watch?.changes ?? [];
  }

  /** Facts with small numbers in place of the server's ids. */
  numbered(facts: readonly ObservedFact[]): readonly ObservedFact[] {
    const renumbered: readonly ObservedFact[] = JSON.parse(
      JSON.stringify(facts),
      (key, value: unknown) =>
        key === 'id' && typeof value === 'string' ? this.numbers?.of(value) : value,
    );
    return renumbered;
  }
}

const UNREAD = /^Line not understood: .*$/s;

/** What was not understood may be anybody's words: that it was there is all that is kept. */
function warningsOf({ warnings }: ObservedGame): Warning[] {
  return warnings.map(({ index, message }) => ({
    index,
    message: message.replace(UNREAD, 'A line was not understood.'),
  }));
}

function headerOf(game: ObservedGame, replay: Replay, anonymous: boolean): ObservedHeader {
  const { names, outcome, stopped } = game;
  return {
    format: 'observed/1',
    origin: 'replay',
    players: anonymous ? NOBODY : { corp: { name: names.corp }, runner: { name: names.runner } },
    identities: game.identities,
    outcome,
    endedAt: replay.metadata.endedAt,
    entries: game.entries,
    chatDropped: game.chatDropped,
    undone: game.undone,
    warnings: nameless(warningsOf(game), names),
    stopped:
      stopped === null
        ? null
        : { index: stopped.historyIndex, code: stopped.code, message: stopped.message },
  };
}

const keptWarnings = (verdict: Verdict, clean: (text: string) => string): KeptWarning[] =>
  verdict.warnings.flatMap((one) =>
    one.kind === 'observed' ? [] : [{ ...one, text: clean(one.text) }],
  );

const verdictOf = (verdict: Verdict, names: Names): ImportResult['verdict'] => ({
  format: 'verdict/3',
  engine: engineVersion,
  tier: verdict.tier,
  decisions: verdict.decisions,
  verifiedThrough: verdict.verifiedThrough,
  legalThrough: verdict.legalThrough,
  entriesVerified: verdict.entriesVerified,
  divergences: nameless(verdict.divergences, names),
  notes: nameless(verdict.notes, names),
  warnings: keptWarnings(verdict, namelessText(names)),
});

/** Reads, observes and verifies a replay of jinteki.net, for storing; the pool is the one it needs. Refuses as its readers do. */
export function takeReplay(
  pools: RulesByPool,
  content: string | Uint8Array,
  options: TakeOptions = {},
): ImportAnswer {
  const { keepChat = false, keepPartial = false, anonymous = false, decks = {} } = options;
  const read = readReplay(content, { keepChat });
  if (!read.ok) return read;
  const { replay } = read;
  const rules = pools.covering([...titlesIn(replay), ...titlesOf(decks)]);
  const keeping = new Keeping(replay.first);
  const verified = verifyReplay(rules, replay, { keepPartial, decks, watch: keeping.step });
  if (!verified.ok) return verified;
  const { verdict } = verified;
  const { game } = verdict;
  const { names } = replay;
  const played = options.names ?? names;
  const players = anonymous
    ? NOBODY
    : { corp: { name: played.corp }, runner: { name: played.runner } };
  const facts = keeping.numbered(nameless(game.facts, names));
  return {
    ok: true,
    identity: [anonymous ? 'anonymous' : 'named', ...keeping.identity.map(namelessText(names))],
    formerIdentity: [anonymous ? 'anonymous' : canonical(players), ...keeping.identity],
    header: headerOf(game, replay, anonymous),
    entries: byEntry(facts, keeping.changes, game.entries),
    verdict: verdictOf(verdict, names),
    decided: decidedLog(rules, verdict, {
      corp: players.corp.name,
      runner: players.runner.name,
    }),
    chat: anonymous ? [] : keeping.chat,
    file: () => keptFile(replay),
  };
}

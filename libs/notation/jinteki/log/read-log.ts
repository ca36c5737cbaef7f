import { textFault } from '#text/kept-text';
import type { Fact, ObservedFact } from '../facts';
import type { Side } from '../lens/side';
import { LIMITS } from '../limits';
import type { Names } from '../privacy/rename';
import { renamer } from '../privacy/rename';
import { decode } from '../read/decode';
import { badNames } from '../read/texts';
import { type Refusal, refuse } from '../refusal';
import { ArchivesCount } from './archives-count';
import { type Checksum, Checksums } from './checksum';
import { LineFacts } from './facts-of-line';
import { attribute, gatherChat, namesIn, type PastedLine, splitPaste } from './lines';
import { movedByEffect } from './moved-by-effect';
import { parseLine } from './parse-line';
import { RunLog } from './run-log';
import { markUndone, TakeBack } from './take-back';

export interface LogOptions {
  readonly keepChat?: boolean;
  /** Names to put in place of the players' own. */
  readonly names?: Names;
}

/** A game as a pasted log tells it. Cards that a line hides have no title. */
export interface PastedLog {
  readonly tier: 'observed';
  /** An empty name: that side is not named in the paste. */
  readonly names: Names;
  /** `index` of a fact is the number of its line, from 1. */
  readonly facts: readonly ObservedFact[];
  readonly winner: Side | null;
  readonly turn: number | null;
  readonly checksums: readonly Checksum[];
  readonly unread: readonly { readonly line: number; readonly text: string }[];
  /** Lines that took the game back, each with the last line that holds again; null where none does. */
  readonly undone: readonly { readonly index: number; readonly to: number | null }[];
  readonly chat: readonly PastedLine[];
  readonly chatDropped: number;
}

export type LogRead = { readonly ok: true; readonly log: PastedLog } | Refusal;

/** Reads a copied log pane, of 2017 or of today, with its icons or without. */
export function readLog(input: string | Uint8Array, options: LogOptions = {}): LogRead {
  const decoded = decode(input);
  if (!decoded.ok) return decoded;
  if (/^\s*<(?:!doctype|html)/i.test(decoded.text))
    return refuse('HTML_PAGE', 'The paste is a web page.');
  const lines = splitPaste(decoded.text);
  if (lines.length > LIMITS.lines) {
    return refuse(
      'TOO_LARGE',
      `The paste has ${String(lines.length)} lines; at most ${String(LIMITS.lines)} are read.`,
    );
  }
  if (decoded.text.length > LIMITS.logText) {
    return refuse('TOO_LARGE', `The paste has more than ${String(LIMITS.logText)} characters.`);
  }
  const long = lines.find(({ text }) => text.length > LIMITS.lineLength);
  if (long !== undefined)
    return refuse('NOT_A_LOG', `Line ${String(long.number)} is too long for a log line.`);
  const names = namesIn(lines);
  if (names === null)
    return refuse('NOT_A_LOG', 'No line tells of a turn that started or is ending.');
  const said = gatherChat(lines, names);
  const bad = badNames(names) ?? badLine(said, names, options.keepChat === true);
  if (bad !== null) return bad;
  return { ok: true, log: tell(said, names, options) };
}

/** Refuses a line with a text that no store keeps; chat that is dropped is not looked at. */
function badLine(lines: readonly PastedLine[], names: Names, keepChat: boolean): Refusal | null {
  for (const line of lines) {
    const what = textFault(line.text);
    if (what === null || (!keepChat && attribute(line, names).speaker !== null)) continue;
    return refuse('BAD_TEXT', `Line ${String(line.number)} holds ${what}.`);
  }
  return null;
}

function tell(lines: readonly PastedLine[], names: Names, options: LogOptions): PastedLog {
  const heirs = options.names ?? names;
  const rename = options.names === undefined ? (text: string) => text : renamer(names, heirs);
  const facts: ObservedFact[] = [];
  const unread: { readonly line: number; readonly text: string }[] = [];
  const chat: PastedLine[] = [];
  const reader = new LineFacts();
  const runs = new RunLog();
  const checksums = new Checksums();
  const takeBack = new TakeBack();
  const archives = new ArchivesCount();
  const undone: { readonly index: number; readonly to: number | null }[] = [];
  let said = 0;
  let turn: number | null = null;
  /** The line of this breach that tells of everything else in Archives. */
  let rest: number | null = null;
  const add = (found: readonly Fact[], source: 'log' | 'inferred', index: number): void => {
    for (const fact of found) facts.push({ ...fact, source, index, flags: [] });
  };
  for (const pasted of lines) {
    const line = attribute(pasted, names);
    if (line.speaker !== null) {
      said += 1;
      if (options.keepChat === true)
        chat.push({ ...line, text: rename(line.text), speaker: rename(line.speaker) });
      continue;
    }
    const event = parseLine(rename(line.text), heirs);
    if (event.kind === 'unread') unread.push({ line: line.number, text: event.text });
    if (event.kind === 'turn') turn = event.turn ?? turn;
    const here = {
      facts: facts.length,
      line: line.number,
      pools: checksums.kept,
      archives: archives.kept,
    };
    const back = takeBack.read(event, here);
    if (back !== null) {
      markUndone(facts, back.facts);
      checksums.goBack(back.pools);
      archives.goBack(back.archives);
      runs.forget();
      const to = back.line - 1;
      undone.push({ index: line.number, to });
      add([...reader.of(event), { type: 'undone', to }], 'log', line.number);
      continue;
    }
    const found = [...reader.of(event), ...movedByEffect(event)];
    checksums.read(event, line.number);
    checksums.apply(found);
    add(runs.before(event, found), 'inferred', line.number);
    add(found, 'log', line.number);
    if (event.kind === 'accessed' && event.rest) {
      add([HIDDEN_REST], 'log', line.number);
      // Each of them is accessed: how many there are follows from the lines before.
      const others = new Array<Fact>(archives.rest - 1).fill(HIDDEN_REST);
      add(others, 'inferred', line.number);
      rest = line.number;
    } else if (event.kind === 'accessed' && event.card.server === 'Archives') {
      // It is named after all: it was not among the others.
      const at = facts.findLastIndex(
        ({ type, source, index }) => type === 'accessed' && source === 'inferred' && index === rest,
      );
      if (at >= 0) facts.splice(at, 1);
    } else if (event.kind === 'turn' || found.some(({ type }) => type === 'run-began')) rest = null;
    archives.read(event, found);
    add(runs.after(found), 'inferred', line.number);
  }
  add(runs.end('neither'), 'inferred', lines.at(-1)?.number ?? 0);
  const end = facts.findLast(
    ({ type, flags }) => type === 'game-ended' && !flags.includes('undone'),
  );
  const winner = end?.type === 'game-ended' ? end.winner : null;
  const chatDropped = said - chat.length;
  return {
    tier: 'observed',
    names: heirs,
    facts,
    winner,
    turn,
    checksums: checksums.found,
    unread,
    undone,
    chat,
    chatDropped,
  };
}

/** "Everything else in Archives": the log does not tell which cards. */
const HIDDEN_REST: Fact = {
  type: 'accessed',
  card: { id: null, title: null },
  server: 'Archives',
  zone: 'discard',
};

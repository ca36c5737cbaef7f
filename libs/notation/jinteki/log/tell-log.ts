import type { Fact, ObservedFact, Source } from '../facts';
import { type Names, renamer } from '../privacy/rename';
import { Archives } from './archives';
import { Checksums } from './checksum';
import { LineFacts } from './facts-of-line';
import { withoutPrevented } from './prevented-damage';
import { type ReadLine, titlesIn } from './known-titles';
import { attribute, type PastedLine } from './lines';
import { movedByEffect } from './moved-by-effect';
import { OpenAccess } from './open-access';
import { parseLine } from './parse-line';
import type { LogOptions, PastedLog } from './pasted-log';
import { RunLog } from './run-log';
import { markUndone, TakeBack } from './take-back';
import { withToldCards } from './told-cards';

interface NumberedLine extends ReadLine {
  readonly number: number;
}

/** Reads all lines first: what later ones tell of titles helps to tell what earlier ones did. */
export function tellLog(
  pasted: readonly PastedLine[],
  names: Names,
  options: LogOptions,
): PastedLog {
  const heirs = options.names ?? names;
  const rename = options.names === undefined ? (text: string) => text : renamer(names, heirs);
  const chat: PastedLine[] = [];
  const lines: NumberedLine[] = [];
  const reader = new LineFacts();
  let said = 0;
  for (const one of pasted) {
    const line = attribute(one, names);
    if (line.speaker !== null) {
      said += 1;
      if (options.keepChat === true)
        chat.push({ ...line, text: rename(line.text), speaker: rename(line.speaker) });
      continue;
    }
    const event = parseLine(rename(line.text), heirs);
    const facts = withToldCards([...reader.of(event), ...movedByEffect(event)]);
    lines.push({ number: line.number, event, facts });
  }
  const last = pasted.at(-1)?.number ?? 0;
  return {
    tier: 'observed',
    names: heirs,
    ...told(lines, last),
    chat,
    chatDropped: said - chat.length,
  };
}

type Told = Omit<PastedLog, 'tier' | 'names' | 'chat' | 'chatDropped'>;

function told(lines: readonly NumberedLine[], last: number): Told {
  const facts: ObservedFact[] = [];
  const unread: { readonly line: number; readonly text: string }[] = [];
  const undone: { readonly index: number; readonly to: number | null }[] = [];
  const untold: number[] = [];
  const runs = new RunLog();
  const checksums = new Checksums();
  const takeBack = new TakeBack();
  const titles = titlesIn(lines);
  const archives = new Archives(titles);
  const open = new OpenAccess(facts, titles);
  let turn: number | null = null;
  /** The line of this breach that tells of everything else in Archives. */
  let rest: number | null = null;
  const add = (found: readonly Fact[], source: Source, index: number): void => {
    for (const fact of found) facts.push({ ...fact, source, index, flags: [] });
  };
  for (const { number, event, facts: found } of lines) {
    if (event.kind === 'unread') unread.push({ line: number, text: event.text });
    if (event.kind === 'turn') turn = event.turn ?? turn;
    // A run that was over when this was done stays so where this is taken back.
    add(runs.before(event, found), 'inferred', number);
    const here = {
      facts: facts.length,
      line: number,
      pools: checksums.kept,
      archives: archives.kept,
    };
    const back = takeBack.read(event, here);
    if (back !== null) {
      markUndone(facts, back.facts);
      checksums.goBack(back.pools);
      archives.goBack(back.archives);
      runs.forget();
      open.close();
      const to = back.line - 1;
      undone.push({ index: number, to });
      add([...found, { type: 'undone', to }], 'log', number);
      continue;
    }
    checksums.read(event, number);
    checksums.apply(found);
    const named = open.read(event, found);
    add(found, 'log', number);
    archives.read(event, found, named);
    if (event.kind === 'accessed' && event.rest) {
      const [first, ...others] = archives.accessRest().map(restOf);
      if (first !== undefined) add([first], 'log', number);
      add(others, 'inferred', number);
      if (!archives.isExact) untold.push(number);
      rest = number;
    } else if (event.kind === 'accessed' && event.card.server === 'Archives' && !event.card.root) {
      // It is named after all: it was not among the others.
      const wasRest = archives.accessNamed(event.card.title ?? '');
      if (wasRest) dropOne(facts, rest);
    } else if (event.kind === 'turn' || found.some(({ type }) => type === 'run-began')) rest = null;
    add(runs.after(found), 'inferred', number);
  }
  add(runs.end('neither'), 'inferred', last);
  const end = facts.findLast(
    ({ type, flags }) => type === 'game-ended' && !flags.includes('undone'),
  );
  const winner = end?.type === 'game-ended' ? end.winner : null;
  return {
    facts: withoutPrevented(facts),
    winner,
    turn,
    checksums: checksums.found,
    unread,
    undone,
    untold,
  };
}

const restOf = (title: string | null): Fact => ({
  type: 'accessed',
  card: { id: null, title },
  server: 'Archives',
  zone: 'discard',
});

/** Takes one of the hidden cards of "everything else" out of the facts. */
function dropOne(facts: ObservedFact[], line: number | null): void {
  const at = facts.findLastIndex(
    (fact) => fact.type === 'accessed' && fact.index === line && fact.card.title === null,
  );
  if (at >= 0) facts.splice(at, 1);
}

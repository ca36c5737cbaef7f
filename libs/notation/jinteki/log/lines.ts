import { noticeLead } from '../notice-lead';
import type { Names } from '../privacy/rename';
import type { LogEntry } from './entry';
import { pronoun } from './pronoun';

/** A line of a pasted log, with its number from 1. */
export interface PastedLine extends LogEntry {
  readonly number: number;
}

const TIME =
  /^\s*[[(]?(\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?|\d{4}-\d\d-\d\d[T ][\d:.]+Z?)[\])]?\s*(?:[-–|]\s*)?/i;
const TURN = new RegExp(`^(.+?) (?:started|is ending) ${pronoun} turn\\b(.*)$`);
const DRAW = new RegExp(`^(.+?) makes ${pronoun} mandatory start of turn draw`);

/** Splits a paste, without blank lines and timestamps in front. */
export function splitPaste(text: string): PastedLine[] {
  return text.split(/\r\n|\n|\r/).flatMap((raw, at) => {
    const time = TIME.exec(raw);
    const line = raw.slice(time?.[0].length ?? 0).trim();
    return line === ''
      ? []
      : [{ number: at + 1, speaker: null, text: line, at: time?.[1] ?? null }];
  });
}

/** "BobBob", "Bob Bob" and "Bob: Bob" are what a log pane with avatars leaves of "Bob". */
const LONGEST_NAME = 100;

export function undoubled(name: string): string {
  if (name.length > LONGEST_NAME) return name;
  return /^(.+?)(?::?\s*)\1$/.exec(name)?.[1] ?? name;
}

/** Who played which side: turn lines name the hand that is counted, and only the Corp draws at the start. */
export function namesIn(lines: readonly PastedLine[]): Names | null {
  let corp: string | null = null;
  let runner: string | null = null;
  const unknown = new Set<string>();
  for (const { text } of lines) {
    const turn = TURN.exec(text);
    const draw = DRAW.exec(text);
    if (turn?.[1] !== undefined) {
      const name = undoubled(turn[1]);
      if (/ HQ\b/.test(turn[2] ?? '')) corp ??= name;
      else if (/ Grip\b/.test(turn[2] ?? '')) runner ??= name;
      else unknown.add(name);
    } else if (draw?.[1] !== undefined) corp ??= undoubled(draw[1]);
    if (corp !== null && runner !== null) return { corp, runner };
  }
  for (const name of unknown) if (corp !== null && name !== corp) runner ??= name;
  return corp === null && runner === null ? null : { corp: corp ?? '', runner: runner ?? '' };
}

const longestSpeaker = 40;

/**
 * What a log pane with avatars leaves of chat: the name on a line of its own, and mostly again, then
 * the text. One line of it for each of these; all others as they are.
 */
export function gatherChat(lines: readonly PastedLine[], names: Names): PastedLine[] {
  const players = [names.corp, names.runner].filter((name) => name !== '');
  const gathered: PastedLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const name = undoubled(line.text);
    const again = lines[at + 1];
    const twice = again !== undefined && undoubled(again.text) === name;
    const text = lines[at + (twice ? 2 : 1)];
    const alone = players.includes(name)
      ? twice || name !== line.text || !isTold(again?.text ?? '', players)
      : twice && isName(name);
    if (!alone || text === undefined) gathered.push(line);
    else {
      gathered.push({ ...text, number: line.number, speaker: name, at: line.at ?? text.at });
      at += twice ? 2 : 1;
    }
  }
  return gathered;
}

/** It reads as the server's words of a player: what is said under a name once alone may be none of the chat. */
const isTold = (text: string, players: readonly string[]): boolean =>
  noticeLead(text) !== '' || players.some((name) => text.startsWith(`${name} `));

/** Words that the server writes end with a full stop, and tell more than a name. */
const isName = (text: string): boolean =>
  text.length <= longestSpeaker && !/[.:!\])]$|^\[|(?: .*){3}/.test(text);

/** The line with a doubled name halved, and chat told from what the server wrote. */
export function attribute(line: PastedLine, names: Names): PastedLine {
  if (line.speaker !== null) return line;
  for (const name of [names.corp, names.runner]) {
    if (name === '' || !line.text.startsWith(name)) continue;
    const rest = line.text.slice(name.length);
    const again = /^:?\s*/.exec(rest)?.[0] ?? '';
    if (rest.startsWith(`${again}${name} `)) return { ...line, text: rest.slice(again.length) };
    if (rest.startsWith(':')) return { ...line, speaker: name, text: rest.slice(1).trim() };
    if (rest.startsWith(' ')) return line;
  }
  const other = /^([^\s:][^:]{0,39}): (.*)$/.exec(line.text);
  if (other?.[1] === undefined || / has left play$/.test(other[1]) || noticeLead(line.text) !== '')
    return line;
  return { ...line, speaker: other[1], text: other[2] ?? '' };
}

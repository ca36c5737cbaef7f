import type { LogEntry } from '#notation/jinteki/log/entry';
import { fold } from '#notation/jinteki/fold/fold';
import { readReplay } from '#notation/jinteki/read/read';

const icons = /\[(?:click|credits?|recurring credits|mu|link|trash|subroutine|interrupt|hr)\]/gi;

/** What a browser copies of one entry of the log pane: no icons, the mark of a notice, chat on three lines. */
function copied({ speaker, text }: LogEntry): readonly string[] {
  const bare = text.replaceAll(icons, '').replace(/^\[!\] ?/, '! ');
  return speaker === null ? [bare] : [speaker, speaker, bare];
}

/** The log pane of a replay as somebody would paste it. */
export function pastedFrom(text: string): string {
  const read = readReplay(text);
  if (!read.ok) throw new Error(read.message);
  const lines: string[] = [];
  for (const { newLogLines } of fold(read.replay)) lines.push(...newLogLines.flatMap(copied));
  return `${lines.join('\n')}\n`;
}

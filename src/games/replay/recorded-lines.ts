import { JintekiLog } from '#notation/jinteki/write/write-log';
import type { LogHeader } from '#notation/native/header';
import type { ViewerReplay } from './viewer-replay';

export function* ended(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}

/** What happened, each fact with the moment that told it. */
export function* factLines(seen: ViewerReplay): Generator<string> {
  for (const { number, told } of seen.moments(-1))
    for (const one of told)
      if ('fact' in one) yield `${JSON.stringify({ moment: number, ...one.fact })}\n`;
}

export function* jintekiLines(
  seen: ViewerReplay,
  { players: { corp, runner } }: LogHeader,
): Generator<string> {
  const log = new JintekiLog({ corp: corp.name, runner: runner.name });
  for (const moment of seen.moments(-1)) yield* ended(log.tell(moment));
}

import { readLogBytes } from '#notation/native/read-log';
import { canonical, identityOf } from '#notation/recorded/identity';
import { decisionOf, headerOf } from '#notation/recorded/recorded';
import type { EventStore } from '../../platform/event-store/event-store';

const nobody = { corp: { name: '' }, runner: { name: '' } } as const;

/** Whether a stored game has the header and the decisions of a log, whoever played it. */
export async function holdsLog(
  store: Pick<EventStore, 'readStream'>,
  game: string,
  text: string,
): Promise<boolean> {
  const read = await store.readStream(`game-${game}`);
  const log = await readLogBytes([Buffer.from(text)]);
  const [first, ...decided] = read.ok ? read.events : [];
  if (first === undefined || !log.ok) return false;
  const { header, entries } = log.log;
  const theirs = identityOf({ header: { ...header, players: nobody }, entries });
  const ours = [
    [...identityOf({ header: { ...headerOf(first), players: nobody }, entries: [] })],
    decided.map((event) => canonical(decisionOf(event))),
  ].flat();
  return canonical(ours) === canonical([...theirs]);
}

import type { CardRef, Fact } from '../facts';
import type { LogEvent } from '../log/event';

const trashes = / trash \d+ cards? from (?:HQ|R&D)/;

/**
 * Cards that an entry shows to join Archives, where it tells a card to make somebody trash them before it tells of the breach:
 * they lie there as it is breached, and theirs turns them faceup with the rest (ACC-01).
 */
export function joinedBeforeBreach(
  events: readonly LogEvent[],
  facts: readonly Fact[],
): readonly CardRef[] {
  const breach = events.findIndex(
    (one) => one.kind === 'server' && one.step === 'breached' && one.server === 'Archives',
  );
  const isMade = events
    .slice(0, Math.max(0, breach))
    .some(
      (one) =>
        one.kind === 'acted' && one.action.do === 'use' && trashes.test(` ${one.action.effect}`),
    );
  if (!isMade) return [];
  return facts.flatMap((fact) =>
    fact.type === 'trashed' && fact.faceup && (fact.from === 'hand' || fact.from === 'deck')
      ? [fact.card]
      : [],
  );
}

/**
 * When what is left of Archives is accessed among what an entry tells: last, or first where another server is breached after it;
 * null where it tells of none.
 */
export function restIn(events: readonly LogEvent[]): 'first' | 'last' | null {
  const isAccess = ({ kind }: LogEvent): boolean => kind === 'accessed';
  const rest = events.findIndex((one) => one.kind === 'accessed' && one.rest);
  if (rest < 0) return null;
  const isNext = (one: LogEvent): boolean => one.kind === 'server' && one.step === 'breached';
  const isFirst = events.findIndex(isAccess) === rest && events.slice(rest + 1).some(isNext);
  return isFirst ? 'first' : 'last';
}

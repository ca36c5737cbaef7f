import type { ObservedFact } from '#notation/jinteki/facts';
import { readLog } from '#notation/jinteki/log/read-log';
import { observe } from '#notation/jinteki/observe/observe';
import { readReplay } from '#notation/jinteki/read/read';
import { accessesIn, type ObservedAccess } from '#notation/observed/accesses';
import { pastedFrom } from './pasted';
import type { Decision, Golden } from './replays';

/** Accesses that the record of a game has, those that its pasted log tells, and how far they agree. */
export interface Agreement {
  readonly shown: number;
  readonly told: number;
  /** Told in the right turn and at the right place, the card named rightly or hidden. */
  readonly both: number;
  /** Of those: the card is named; what became of it is right. */
  readonly named: number;
  readonly fates: number;
  /** Lines of what is told and was not, or not like that. */
  readonly wrong: readonly number[];
}

/** The server came to all of them, whatever ended the game amid a breach. */
const rowsOf = (facts: readonly ObservedFact[]): readonly ObservedAccess[] =>
  accessesIn(
    facts
      .filter(({ type }) => type !== 'game-ended')
      .map((fact) => ({ fact, seen: { cards: 'all', host: 'all' } })),
  );

const answered = /^You accessed ?(.+?)\.?(?: (?:Pay|Trash|Suffer|Shuffle|Spend) [^>]*)? -> (.*)$/;

/** What the Runner's own answers say became of the cards accessed, in their order. */
export const trueFates = (
  decisions: readonly Decision[],
): readonly (readonly [string, boolean])[] =>
  decisions.flatMap(({ side, command, label }) => {
    const match = side === 'runner' && command === 'choice' ? answered.exec(label) : null;
    return match?.[1] === undefined
      ? []
      : [[match[1], /^(?:Steal|Pay to steal)/.test(match[2] ?? '')] as const];
  });

const placeOf = ({ turn, server, zone }: ObservedAccess): string =>
  `${String(turn)} ${server} ${zone}`;

/** The accesses of the replay, and those of its log as it would be pasted. */
export function shownAndTold({
  text,
}: Golden): readonly [shown: readonly ObservedAccess[], told: readonly ObservedAccess[]] {
  const read = readReplay(text);
  const shown = read.ok ? observe(read.replay, { keepPartial: true }) : read;
  if (!shown.ok) throw new Error(shown.message);
  const told = readLog(pastedFrom(text));
  if (!told.ok) throw new Error(told.message);
  return [rowsOf(shown.game.facts), rowsOf(told.log.facts)];
}

/** A card that the log hides may be any that was accessed there in that turn; those that it names come first. */
export function agreement(
  shown: readonly ObservedAccess[],
  told: readonly ObservedAccess[],
): Agreement {
  const open = [...shown];
  let [both, named, fates] = [0, 0, 0];
  const wrong: number[] = [];
  const hiddenLast = [...told].sort(
    (a, b) => Number(a.card.title === null) - Number(b.card.title === null),
  );
  for (const row of hiddenLast) {
    const fits = ({ card: { title } }: ObservedAccess): boolean =>
      row.card.title === null || row.card.title === title;
    const there = open.filter((one) => placeOf(one) === placeOf(row) && fits(one));
    const match = there.find(({ fate }) => fate === row.fate) ?? there[0];
    if (match === undefined) {
      wrong.push(row.index);
      continue;
    }
    open.splice(open.indexOf(match), 1);
    both += 1;
    if (row.card.title !== null) named += 1;
    if (match.fate === row.fate) fates += 1;
  }
  return { shown: shown.length, told: told.length, both, named, fates, wrong };
}

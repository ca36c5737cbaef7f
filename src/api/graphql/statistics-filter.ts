import { isIdentity, type Card } from '#decks/catalogue/card';
import { CARDS } from '#decks/catalogue/cards';
import { foldTitle } from '#decks/catalogue/fold-title';
import { cardByCode, knownCard, nearestTitles } from '#decks/catalogue/find-card';
import { firstCode } from '#decks/catalogue/first-code';
import { nearestNames } from '#decks/catalogue/nearest';
import { PACKS } from '#decks/catalogue/packs';
import type { Side } from '#rules';
import type { SliceFilter } from '../../analysis/statistics/slices';
import { systemClock } from '../../platform/clock/clock';
import { badInput } from './errors';
import { timeOf } from './grant-input';

export interface FilterInput {
  readonly player?: string | null;
  readonly opponent?: string | null;
  readonly identity?: string | null;
  readonly opponentIdentity?: string | null;
  readonly side?: Side | null;
  readonly pool?: string | null;
  readonly since?: unknown;
  readonly until?: unknown;
}

const TOLD = 5;

/** Identities by what they are called: what stands before the colon. */
const byName = new Map<string, Set<string>>();
for (const { title } of CARDS.filter(isIdentity)) {
  const key = foldTitle(title.split(':', 1)[0] ?? title);
  byName.set(key, (byName.get(key) ?? new Set()).add(title));
}

function unknown(
  field: string,
  name: string,
  nearest: readonly string[],
  what: 'no card' | 'no identity' = 'no card',
): Error {
  const hint = nearest.length === 0 ? 'Give a title or a code.' : `Nearest: ${nearest.join('; ')}.`;
  return badInput('UNKNOWN_CARD', `${field} is "${name}", which is ${what}`, hint, {
    field,
    nearest,
  });
}

/** The code of a card by title or code. Throws a GraphQL error that names the nearest. */
export function cardNamed(field: string, name: string | null | undefined): string | null {
  if (name === null || name === undefined) return null;
  if (knownCard(name).found) return firstCode(name);
  throw unknown(field, name, nearestTitles(name));
}

/** By the whole name, or by how it begins: "Kate". */
function titlesCalled(name: string): readonly string[] {
  const whole = byName.get(name);
  if (whole !== undefined) return [...whole];
  return [...byName].flatMap(([known, titles]) =>
    known.startsWith(`${name} `) ? [...titles] : [],
  );
}

/** Each word of what identities are called, as nobody is called by all of it. */
const byWord = [...byName].flatMap(([called, titles]) =>
  [called, ...called.split(' ')].flatMap((key) =>
    [...titles].map((title) => ({ key, name: title })),
  ),
);

const nearestIdentities = (name: string): readonly string[] =>
  [...new Set(nearestNames(foldTitle(name), byWord, TOLD * TOLD))].slice(0, TOLD);

/** The same of an identity, which can be called by its name alone: "Noise", or "Kate". */
export function identityNamed(field: string, name: string | null | undefined): string | null {
  if (name === null || name === undefined) return null;
  const known = knownCard(name);
  if (known.found && isIdentity(known.card)) return firstCode(name);
  const called = titlesCalled(foldTitle(name));
  const [only] = called;
  if (called.length === 1 && only !== undefined) return firstCode(only);
  throw unknown(
    field,
    name,
    called.length > 1 ? called : nearestIdentities(name),
    known.found ? 'no identity' : 'no card',
  );
}

/** What a game that is listed may have as its identity: a name that it is called by is its code, anything else stays as it is. */
export function identityCalled(name: string): string {
  const called = knownCard(name).found ? [] : titlesCalled(foldTitle(name));
  const [only] = called;
  return only !== undefined && called.length === 1 ? firstCode(only) : name;
}

const time = (field: string, value: unknown): Date | null => {
  const read = timeOf(field, value);
  return read === null ? null : new Date(read);
};

const sideOf = (code: string | null): Card['side'] | null =>
  code === null ? null : (cardByCode(code)?.side ?? null);

const clash = (message: string): Error =>
  badInput('CANNOT_MATCH', message, 'Leave one of them out.');

const [FIRST_DAY = ''] = PACKS.flatMap(({ released }) => released ?? []).sort();
const FIRST_CARDS = new Date(FIRST_DAY);

/** Throws where nobody can have played so, whatever games there are. */
export function checkSeats({
  player,
  opponent,
  identity,
  opponentIdentity,
  side,
}: Pick<SliceFilter, 'player' | 'opponent' | 'identity' | 'opponentIdentity' | 'side'>): void {
  const [own, other] = [sideOf(identity), sideOf(opponentIdentity)];
  if (player !== null && player.toLowerCase() === opponent?.toLowerCase())
    throw clash('nobody plays against themselves');
  if (own !== null && own === other)
    throw clash('identity and opponentIdentity are of the same side');
  if (side !== null && own !== null && own !== side)
    throw clash(`identity is no identity of the ${side}`);
  if (side !== null && other === side) throw clash(`opponentIdentity is one of the ${side}`);
}

/** Throws for a stretch of time in which nothing was recorded, whatever games there are. */
export function checkTimes({ since, until }: Pick<SliceFilter, 'since' | 'until'>): void {
  if (since !== null && until !== null && since >= until)
    throw clash(
      '`until` is not after `since`: nothing was recorded from the one on and before the other',
    );
  if (since !== null && since > systemClock.now())
    throw badInput(
      'CANNOT_MATCH',
      'since is a time to come: nothing was recorded from then on',
      'Give a time that has passed.',
    );
  if (until !== null && until <= FIRST_CARDS)
    throw badInput(
      'CANNOT_MATCH',
      `until is a time before the first cards (${FIRST_DAY}): nothing was recorded before then`,
      'Give a later time.',
    );
}

/** Throws for what no game can fulfil. */
function checkAgrees(filter: SliceFilter): void {
  checkTimes(filter);
  checkSeats(filter);
}

/** Throws for a number of things that nothing has. */
export function checkCount(place: string, count: number | null | undefined): void {
  if (typeof count === 'number' && count < 0)
    throw badInput('BAD_QUERY', `${place} is ${count}`, 'Give a number from 0 on.');
}

/** Throws where nobody can have had the card, whatever games there are. */
export function checkCardFits(card: string | null, filter: SliceFilter): void {
  const side = sideOf(card);
  if (side === null) return;
  if (filter.side !== null && filter.side !== side)
    throw clash(`card is none that the ${filter.side} plays`);
  const [own, other] = [sideOf(filter.identity), sideOf(filter.opponentIdentity)];
  if (own !== null && own !== side) throw clash('card and identity are of different sides');
  if (other === side) throw clash('card and opponentIdentity are of the same side');
}

/** A filter as it was given. Throws a GraphQL error for unknown cards and for what cannot be. */
export function sliceFilter(input: FilterInput | null | undefined): SliceFilter {
  const filter: SliceFilter = {
    player: input?.player ?? null,
    opponent: input?.opponent ?? null,
    identity: identityNamed('identity', input?.identity),
    opponentIdentity: identityNamed('opponentIdentity', input?.opponentIdentity),
    side: input?.side ?? null,
    pool: input?.pool ?? null,
    since: time('since', input?.since),
    until: time('until', input?.until),
  };
  checkAgrees(filter);
  return filter;
}

import type { GameTier, NewestGamesQueryVariables, Reason, Side } from '../api/documents';
import { texts } from '../texts/texts';
import { dayIn } from '../ui/day-in';
import { misreadIn, type Misread, type Readable } from '../ui/misread';
import type { Settings } from '../ui/query';

const oneOf = <T extends string>(
  known: Readonly<Record<T, unknown>>,
  text: string | undefined,
): T | null => (Object.keys(known) as T[]).find((one) => one === text) ?? null;

const sideIn = (text: string | undefined): Side | null => oneOf(texts.sides, text);
const reasonIn = (text: string | undefined): Reason | null => oneOf(texts.reasons, text);
const tierIn = (text: string | undefined): GameTier | null => oneOf(texts.tiers, text);

const readable: readonly Readable[] = [
  { name: 'side', label: texts.home.search.side, as: texts.sides },
  { name: 'winner', label: texts.home.search.winner, as: texts.sides },
  { name: 'reason', label: texts.home.search.reason, as: texts.reasons },
  { name: 'tier', label: texts.home.search.tier, as: texts.tiers },
  { name: 'since', label: texts.home.search.since, as: 'day' },
  { name: 'until', label: texts.home.search.until, as: 'day' },
];

/** What no search can be made of; null where there is none. */
export const misreadSearch = (settings: Settings): Misread | null => misreadIn(settings, readable);

/** What the settings of an address ask the server for. The last day counts whole. */
export const searchFilter = (
  settings: Settings,
): Omit<NewestGamesQueryVariables, 'first' | 'after'> => ({
  player: settings['player'] ?? null,
  opponent: settings['opponent'] ?? null,
  identity: settings['identity'] ?? null,
  opponentIdentity: settings['opponentIdentity'] ?? null,
  side: sideIn(settings['side']),
  winner: sideIn(settings['winner']),
  reason: reasonIn(settings['reason']),
  tier: tierIn(settings['tier']),
  since: dayIn(settings['since'], 0),
  until: dayIn(settings['until'], 1),
  card: settings['card'] ?? null,
});

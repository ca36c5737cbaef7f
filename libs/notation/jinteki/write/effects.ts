import type { FactType, Side, FactView } from '#rules';
import { SIDE_NAMES } from '../lens/side';
import { amountOf, nameIn, sideIn, textOf, titleOf } from './fields';
import { cardAt, type Places } from './places';

/** "1 card", "2 cards". */
const many = (amount: number, noun: string): string =>
  `${String(amount)} ${noun}${amount === 1 ? '' : 's'}`;

const DAMAGE: Readonly<Record<string, string>> = { net: 'net', meat: 'meat', brain: 'core' };

type Phrase = (
  fact: FactView,
  side: Side,
  places: Places,
  /** Whose ability it is. */
  by: string | null,
) => string | null;

const own = (fact: FactView, side: Side): boolean => sideIn(fact) === side;
const credits = (fact: FactView): string => `${String(amountOf(fact))} [Credits]`;
const clicks = (fact: FactView): string => '[Click]'.repeat(amountOf(fact));
const damage = (fact: FactView): string =>
  `${String(amountOf(fact))} ${DAMAGE[textOf(fact, 'kind')] ?? ''} damage`;
const place = (fact: FactView, places: Places): string =>
  cardAt(nameIn(fact), places.of(nameIn(fact)));

function strengthened(fact: FactView, places: Places, by: string | null): string {
  const [from, to] = [amountOf(fact, 'from'), amountOf(fact, 'to')];
  if (titleOf(nameIn(fact)) === by && to > from)
    return `increase its strength from ${String(from)} to ${String(to)}`;
  const change = to > from ? `+${String(to - from)}` : String(to - from);
  return `give ${change} strength to ${place(fact, places)}`;
}

/** The server counts advancements otherwise. */
const COUNTERS: ReadonlySet<string> = new Set(['virus', 'power', 'agenda']);

function placed(fact: FactView, places: Places): string | null {
  const kind = textOf(fact, 'kind');
  if (!COUNTERS.has(kind)) return null;
  return `place ${many(amountOf(fact), `${kind} counter`)} on ${place(fact, places)}`;
}

const phrases: Readonly<Partial<Record<FactType, Phrase>>> = {
  'credits-gained': (fact, side) => (own(fact, side) ? `gain ${credits(fact)}` : null),
  'credits-taken': (fact, side) => (own(fact, side) ? `take ${credits(fact)}` : null),
  'credits-lost': (fact) => `force the ${SIDE_NAMES[sideIn(fact)]} to lose ${credits(fact)}`,
  'clicks-gained': (fact, side) => (own(fact, side) ? `gain ${clicks(fact)}` : null),
  'clicks-lost': (fact, side) =>
    own(fact, side)
      ? `lose ${clicks(fact)}`
      : `force the ${SIDE_NAMES[sideIn(fact)]} to lose ${clicks(fact)}`,
  drew: (fact, side) => (own(fact, side) ? `draw ${many(amountOf(fact), 'card')}` : null),
  'tags-taken': (fact, side) =>
    `${side === 'corp' ? 'give the Runner' : 'take'} ${many(amountOf(fact), 'tag')}`,
  'tags-avoided': (fact) => `avoid ${many(amountOf(fact), 'tag')}`,
  'tags-removed': (fact) => `remove ${many(amountOf(fact), 'tag')}`,
  'bad-publicity-taken': (fact) => `take ${String(amountOf(fact))} bad publicity`,
  'damage-suffered': (fact, side) => `${side === 'corp' ? 'do' : 'take'} ${damage(fact)}`,
  'damage-prevented': (fact) => `prevent ${damage(fact)}`,
  'run-began': (fact) => `make a run on ${textOf(fact, 'server')}`,
  'run-moved': (fact) => `change the attacked server to ${textOf(fact, 'server')}`,
  'ice-bypassed': (fact, _, places) => `bypass ${place(fact, places)}`,
  'strength-changed': (fact, _, places, by) => strengthened(fact, places, by),
  'tokens-placed': (fact, _, places) => placed(fact, places),
  exposed: (fact, _, places) => `expose ${place(fact, places)}`,
  shuffled: (fact) => (fact['deck'] === 'rd' ? 'shuffle R&D' : 'shuffle their Stack'),
  'trace-began': (fact) => `initiate a trace with strength ${String(amountOf(fact, 'base'))}`,
  rezzed: (fact, _, places) => `rez ${place(fact, places)} at no cost`,
};

/** The words of an effect as part of "uses X to ..."; null for what no log says there. */
export const effectOf = (
  fact: FactView,
  side: Side,
  places: Places,
  by: string | null,
): string | null => phrases[fact.type]?.(fact, side, places, by) ?? null;

/** Subroutines have numbers alone: their texts are the cards' own. */
export const subLabel = (sub: number): string => `subroutine ${String(sub + 1)}`;

/** "break 2 subroutines on Enigma ("subroutine 1" and "subroutine 2")". */
export function breaking(ice: string, subs: readonly number[]): string {
  const labels = subs.map((sub) => `"${subLabel(sub)}"`).join(' and ');
  return `break ${many(subs.length, 'subroutine')} on ${ice} (${labels})`;
}

/** The ice of a broken or resolved subroutine. */
export const iceOf = (fact: FactView): string => titleOf(nameIn(fact, 'ice')) ?? 'ice';

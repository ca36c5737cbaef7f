import { counted } from '#text/counted';
import { nearestCards } from '#notation/native/nearest-cards';
import { opponent, type Pool } from '#rules';
import type { Slot } from '../position/from-view';
import { refuse, type StudyRefusal } from '../study/refusal';
import type { Decklist } from '../study/study';
import type { KnownGroup } from './hidden';
import type { SeatRecord } from './record';
import { visibleCards } from './visible';

export type Left =
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly refusal: StudyRefusal };

const no = (message: string, mend: string): Left => ({
  ok: false,
  refusal: refuse('BAD_DECKLIST', 'decklist', message, mend),
});

/** The cards of a list with those of another taken out; null for one it does not have. */
function without(
  list: readonly string[],
  taken: readonly string[],
): { readonly left: readonly string[]; readonly missing: string | null } {
  const left = [...list];
  for (const code of taken) {
    const at = left.indexOf(code);
    if (at < 0) return { left, missing: code };
    left.splice(at, 1);
  }
  return { left, missing: null };
}

/**
 * What the opponent's hidden cards are where this is the list they play: all of it but what the seat
 * sees. Refused where the record shows that it is another list.
 */
export function leftOf(
  pool: Pool,
  record: SeatRecord,
  list: Decklist,
  slots: readonly Slot[],
  groups: readonly KnownGroup[],
): Left {
  const side = opponent(record.seat);
  const { identity } = record.view[side];
  const title = (code: string): string => pool.byCode.get(code)?.value.title ?? code;
  if (!('code' in identity) || identity.code !== list.identity)
    return no(
      `its identity is ${title(list.identity)}, and the game's is another`,
      'Give a list of the identity that plays.',
    );
  const cards = list.cards.flatMap(([code, copies]) => new Array<string>(copies).fill(code));
  const unknown = cards.find((code) => pool.byCode.get(code)?.side !== side);
  if (unknown !== undefined)
    return no(
      `"${unknown.slice(0, 40)}" is no card of the ${side} in ${pool.name}`,
      `Nearest: ${nearestCards(pool, side, unknown).join(', ')}.`,
    );
  const { left, missing } = without(cards, visibleCards(pool, record.view, side));
  if (missing !== null)
    return no(
      `more copies of ${title(missing)} lie open than it has`,
      'Give a list with every card that was seen.',
    );
  const hidden = slots.filter((slot) => slot.side === side).length;
  if (left.length !== hidden)
    return no(
      `it leaves ${counted(left.length, 'card')} for the ${hidden} that ${hidden === 1 ? 'lies' : 'lie'} hidden`,
      'Give a list of as many cards as the game has.',
    );
  const known = groups
    .filter((group) => group.slots.some((index) => slots[index]?.side === side))
    .flatMap((group) => group.cards);
  const unseen = without(left, known).missing;
  if (unseen !== null)
    return no(
      `${title(unseen)} is known to lie hidden, and it has no copy left`,
      'Give a list with every card that was seen.',
    );
  return { ok: true, codes: left };
}

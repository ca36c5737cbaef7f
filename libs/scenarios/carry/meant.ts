import type { Code, CardId } from '#rules';
import type { Names } from '#notation/scenario/names';
import type { Spoken } from '#notation/scenario/scenario';
import type { Stand } from '../stand';

/** A scripted decision with its cards found. */
export interface Meant extends Omit<
  Spoken,
  'card' | 'cards' | 'host' | 'trash' | 'targets' | 'for' | 'forfeit'
> {
  readonly card: CardId | null;
  readonly cards: readonly CardId[] | null;
  readonly host: CardId | null;
  readonly trash: readonly CardId[] | null;
  readonly targets: readonly CardId[] | null;
  readonly for: CardId | null;
  readonly forfeit: readonly CardId[] | null;
}

/** Why a scripted decision was not carried out; codes that are equally defensible together. */
export interface Rejected {
  readonly ok: false;
  readonly codes: readonly Code[];
  readonly reason: string;
  /** A name in it means no card, or more than one: the scenario's own fault. */
  readonly misnamed?: true;
}

export type Carried = { readonly ok: true; readonly stand: Stand } | Rejected;

export const reject = (reason: string, ...codes: Code[]): Rejected => ({
  ok: false,
  codes,
  reason,
});

/** Finds the cards a decision names. */
export function understand(names: Names, said: Spoken): Meant | Rejected {
  let wrong: Rejected | null = null;
  const one = (name: string): CardId | null => {
    const found = names.find(name);
    if (found.ok) return found.id;
    wrong ??= { ...reject(found.message, 'NO_SUCH_CARD'), misnamed: true };
    return null;
  };
  const maybe = (name: string | null): CardId | null => (name === null ? null : one(name));
  const many = (list: readonly string[] | null): readonly CardId[] | null =>
    list === null ? null : list.map(one).filter((id): id is CardId => id !== null);
  const meant: Meant = {
    ...said,
    card: maybe(said.card),
    cards: many(said.cards),
    host: maybe(said.host),
    trash: many(said.trash),
    targets: many(said.targets),
    for: maybe(said.for),
    forfeit: many(said.forfeit),
  };
  return wrong ?? meant;
}

import { cardsOf, identitiesOf } from '#decks/deck/deck-list';
import { readDeck } from '#decks/read/read-deck';
import { showPlace } from '#decks/read/reading';
import { SIDE_NAMES } from '#notation/jinteki/lens/side';
import type { KnownDeck } from '#notation/jinteki/reconstruct/known-deck';
import { refuse, type Refusal } from '#notation/jinteki/refusal';
import type { Side } from '#rules';

export type GivenDeck = { readonly ok: true; readonly deck: KnownDeck } | Refusal;

/** A deck given with a replay, in any notation; refused with the first thing that is wrong with it. */
export function knownDeck(text: string, side: Side): GivenDeck {
  const no = (what: string, hint: string): Refusal => ({
    ...refuse('DECK_UNREADABLE', `The ${SIDE_NAMES[side]}'s deck${what}`),
    ...{ hint, deck: side },
  });
  const reading = readDeck(text);
  if (!reading.ok) {
    const [issue] = reading.issues;
    return issue === undefined
      ? no(`: ${reading.message}`, 'Give a deck list.')
      : no(`, ${showPlace(issue.place)}: ${issue.message}`, issue.hint);
  }
  const identities = identitiesOf(reading.deck);
  const [identity] = identities;
  if (identity === undefined)
    return no(' has no identity.', 'Put its identity on a line of its own.');
  if (identity.card.side !== side)
    return no(
      ` is of ${identity.card.title}, an identity of the ${SIDE_NAMES[identity.card.side]}.`,
      'Give each deck for its own side.',
    );
  if (identities.length > 1)
    return no(
      ` has several identities: ${identities.map(({ card }) => card.title).join(', ')}.`,
      'Leave the one that was played.',
    );
  const cards = cardsOf(reading.deck);
  const other = cards.find(({ card }) => card.side !== side);
  if (other !== undefined)
    return no(
      ` lists ${other.card.title}, a card of the ${SIDE_NAMES[other.card.side]}.`,
      'Give each deck for its own side.',
    );
  return {
    ok: true,
    deck: {
      identity: identity.card.title,
      cards: cards.map(({ card, quantity }) => [card.title, quantity] as const),
    },
  };
}

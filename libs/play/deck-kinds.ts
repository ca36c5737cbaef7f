import type { Definition, Side } from '#rules';

/** What decks are made of, by code. */
interface DeckKinds {
  readonly identities: readonly string[];
  readonly cards: readonly string[];
}

const isIdentity = ({ value }: Definition): boolean => value.type === 'identity';

function kindsOf(definitions: readonly Definition[], of: Side): DeckKinds {
  const own = definitions.filter(({ side }) => side === of);
  return {
    identities: own.filter(isIdentity).map(({ code }) => code),
    cards: own.filter((one) => !isIdentity(one)).map(({ code }) => code),
  };
}

/** Definitions apart by side, and identities apart from what goes into a deck. */
export const deckKinds = (
  definitions: readonly Definition[],
): Readonly<Record<Side, DeckKinds>> => ({
  corp: kindsOf(definitions, 'corp'),
  runner: kindsOf(definitions, 'runner'),
});

import type { BasicAction, Cause, Side, Sighting, Use } from '#rules';

/** Where credits and clicks lie until they are used. */
export type Holding =
  | { readonly of: 'pool'; readonly side: Side }
  | { readonly of: 'clicks'; readonly side: Side }
  /** Credits of the Runner for the present run. */
  | { readonly of: 'run' }
  /** Credits on a card, recurring ones among them. */
  | { readonly of: 'card'; readonly card: Sighting };

/** Where they come from, and what they go into: the other half of every entry. */
export type Reason =
  /** What lay there when the game was taken up. */
  | { readonly of: 'opening' }
  | { readonly of: 'card'; readonly card: Sighting }
  | { readonly of: 'action'; readonly action: BasicAction }
  | { readonly of: 'rule'; readonly rule: Extract<Cause, { kind: 'rule' }>['rule'] }
  /** Recurring credits: their card's text. */
  | { readonly of: 'recurring'; readonly card: Sighting }
  /** A payment for something about a card. */
  | { readonly of: 'use'; readonly for: Use['for']; readonly card: Sighting | null }
  /** Credits on a card that went with it, or when it ceased to be active. */
  | { readonly of: 'lost-with-card'; readonly card: Sighting };

export const reasonOf = (cause: Cause): Reason => {
  switch (cause.kind) {
    case 'card':
      return { of: 'card', card: cause.card };
    case 'action':
      return { of: 'action', action: cause.action };
    case 'rule':
      return { of: 'rule', rule: cause.rule };
  }
};

export const useReason = ({ for: bought, card }: Use): Reason => ({
  of: 'use',
  for: bought,
  card,
});

/** One text for each holding. */
export function holdingKey(holding: Holding): string {
  switch (holding.of) {
    case 'pool':
    case 'clicks':
      return `${holding.of} ${holding.side}`;
    case 'run':
      return 'run';
    case 'card':
      return `card ${holding.card.card}`;
  }
}

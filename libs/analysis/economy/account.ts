import type { BasicAction, Cause, Side, Sighting, Use } from '#rules';

/** A card as it was seen when it moved something. */
export type SeenCard = Pick<Sighting, 'card' | 'seen' | 'def'>;

/** Where credits and clicks lie until they are used. */
export type Holding =
  | { readonly of: 'pool'; readonly side: Side }
  | { readonly of: 'clicks'; readonly side: Side }
  /** Credits of the Runner for the present run. */
  | { readonly of: 'run' }
  /** Credits on a card, recurring ones among them. */
  | { readonly of: 'card'; readonly card: SeenCard };

/** Where they come from, and what they go into: the other half of every entry. */
export type Reason =
  /** What lay there when the game was taken up. */
  | { readonly of: 'opening' }
  | { readonly of: 'card'; readonly card: SeenCard }
  | { readonly of: 'action'; readonly action: BasicAction }
  | { readonly of: 'rule'; readonly rule: Extract<Cause, { kind: 'rule' }>['rule'] }
  /** Recurring credits: their card's text. */
  | { readonly of: 'recurring'; readonly card: SeenCard }
  /** A payment for something about a card. */
  | { readonly of: 'use'; readonly for: Use['for']; readonly card: SeenCard | null }
  /** Credits on a card that went with it, or when it ceased to be active. */
  | { readonly of: 'lost-with-card'; readonly card: SeenCard };

/** The other half of an entry: another holding where they were moved between two, as nothing is won or spent by that. */
export type Why = Reason | { readonly of: 'holding'; readonly holding: Holding };

export const pools: Readonly<Record<Side, Holding>> = {
  corp: { of: 'pool', side: 'corp' },
  runner: { of: 'pool', side: 'runner' },
};

export const clicks: Readonly<Record<Side, Holding>> = {
  corp: { of: 'clicks', side: 'corp' },
  runner: { of: 'clicks', side: 'runner' },
};

export const runCredits: Holding = { of: 'run' };

/** A number for each holding. */
export function holdingNumber(holding: Holding): number {
  switch (holding.of) {
    case 'pool':
      return holding.side === 'corp' ? 0 : 1;
    case 'clicks':
      return holding.side === 'corp' ? 2 : 3;
    case 'run':
      return 4;
    case 'card':
      return 5 + holding.card.card;
  }
}

/** One text for each holding. */
export function holdingName(holding: Holding): string {
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

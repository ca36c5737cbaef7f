export const sides = ['corp', 'runner'] as const;
export type Side = (typeof sides)[number];

/** Who answers a prompt. Chance is a player: it shuffles and picks at random. */
export const actors = ['corp', 'runner', 'chance'] as const;
export type Actor = (typeof actors)[number];

export const opponent = (side: Side): Side => (side === 'corp' ? 'runner' : 'corp');

export const isSide = (value: unknown): value is Side => value === 'corp' || value === 'runner';

import { signal } from '@preact/signals';

/** A list that was dropped where games come in, until it is kept as a deck; null for none. */
export const broughtList = signal<string | null>(null);

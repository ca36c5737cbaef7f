import { hasTexts } from './fields';
import { keptList } from './kept-list';

/** A key that this browser keeps. */
export interface HeldKey {
  readonly key: string;
  readonly game: string;
  /** What it was given for, in words. */
  readonly label: string;
  /** When it came here, ISO 8601. */
  readonly since: string;
}

const FORM = /^rk-[\w-]{32}$/;

export const isKey = (text: string): boolean => FORM.test(text);

export const isHeldKey = (value: unknown): value is HeldKey =>
  hasTexts(value, ['key', 'game', 'label', 'since']) && isKey(value.key);

const { all, keep } = keptList('retrace.keys', isHeldKey);

export const heldKeys = all;

export function holdKeys(added: readonly HeldKey[]): void {
  const known = new Set(heldKeys.value.map(({ key, game }) => `${key} ${game}`));
  const fresh = added.filter(({ key, game }) => !known.has(`${key} ${game}`));
  if (fresh.length > 0) keep([...fresh, ...heldKeys.value]);
}

export const dropKey = (gone: HeldKey): void =>
  keep(heldKeys.value.filter((held) => held !== gone));

/** The server reads at most so many at once. */
const MOST_KEYS = 8;

export const keysOf = (game: string): readonly string[] =>
  heldKeys.value
    .filter((held) => held.game === game)
    .slice(0, MOST_KEYS)
    .map(({ key }) => key);

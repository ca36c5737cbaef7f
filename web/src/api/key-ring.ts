import { signal } from '@preact/signals';
import { hasTexts } from './fields';

/** A key that this browser keeps. */
export interface HeldKey {
  readonly key: string;
  readonly game: string;
  /** What it was given for, in words. */
  readonly label: string;
  /** When it came here, ISO 8601. */
  readonly since: string;
}

const PLACE = 'retrace.keys';
const FORM = /^rk-[\w-]{32}$/;

export const isKey = (text: string): boolean => FORM.test(text);

export const isHeldKey = (value: unknown): value is HeldKey =>
  hasTexts(value, ['key', 'game', 'label', 'since']) && isKey(value.key);

function stored(): readonly HeldKey[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(value) && value.every(isHeldKey) ? value : [];
  } catch {
    // Storage can be switched off; keys then live as long as the page.
    return [];
  }
}

export const heldKeys = signal<readonly HeldKey[]>(stored());

function keep(keys: readonly HeldKey[]): void {
  heldKeys.value = keys;
  try {
    localStorage.setItem(PLACE, JSON.stringify(keys));
  } catch {
    // As above.
  }
}

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

if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key === PLACE) heldKeys.value = stored();
  });

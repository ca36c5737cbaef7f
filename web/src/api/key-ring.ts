import { signal } from '@preact/signals';

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

const isHeld = (value: unknown): value is HeldKey =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  FORM.test(value.key) &&
  'game' in value &&
  typeof value.game === 'string' &&
  'label' in value &&
  typeof value.label === 'string' &&
  'since' in value &&
  typeof value.since === 'string';

/** The keys in an exported text; null where it is none. */
export function keysIn(text: string): readonly HeldKey[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isHeld) ? value : null;
  } catch {
    return null;
  }
}

function stored(): readonly HeldKey[] {
  try {
    return keysIn(localStorage.getItem(PLACE) ?? '[]') ?? [];
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

export const isKey = (text: string): boolean => FORM.test(text);

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

import { signal } from '@preact/signals';
import { isKey, keysOf } from './key-ring';

/** A study whose key this browser keeps. */
export interface HeldStudy {
  readonly study: string;
  readonly key: string;
  /** The game that its first chapter begins in. */
  readonly game: string;
  readonly title: string;
}

const PLACE = 'retrace.studies';
const CURRENT = 'retrace.study';

const isHeld = (value: unknown): value is HeldStudy =>
  typeof value === 'object' &&
  value !== null &&
  ['study', 'key', 'game', 'title'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  isKey(String(Reflect.get(value, 'key')));

function stored(): readonly HeldStudy[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(value) ? value.filter(isHeld) : [];
  } catch {
    // Storage can be switched off; studies are then held as long as the page is there.
    return [];
  }
}

function storedCurrent(): string | null {
  try {
    return sessionStorage.getItem(CURRENT);
  } catch {
    return null;
  }
}

export const heldStudies = signal<readonly HeldStudy[]>(stored());
const current = signal<string | null>(storedCurrent());

/** The study that is worked on in this tab: its branches are read with its key. */
export const currentStudy = (): HeldStudy | null =>
  heldStudies.value.find(({ study }) => study === current.value) ?? null;

export function workOn(study: string | null): void {
  current.value = study;
  try {
    if (study === null) sessionStorage.removeItem(CURRENT);
    else sessionStorage.setItem(CURRENT, study);
  } catch {
    // It holds until the page is left.
  }
}

export function holdStudy(held: HeldStudy): void {
  heldStudies.value = [held, ...heldStudies.value.filter(({ study }) => study !== held.study)];
  try {
    localStorage.setItem(PLACE, JSON.stringify(heldStudies.value));
  } catch {
    // As above.
  }
  workOn(held.study);
}

export const keysOfStudy = ({ key, game }: HeldStudy): readonly string[] => [key, ...keysOf(game)];

/** Keys for what may be a branch of the study that is worked on, and for any game. */
export function keysFor(game: string): readonly string[] {
  const own = keysOf(game);
  const study = currentStudy();
  return own.length > 0 || study === null || study.game === game ? own : keysOfStudy(study);
}

import { signal } from '@preact/signals';
import { hasTexts } from './fields';
import { isKey, keysOf } from './key-ring';
import { keptList } from './kept-list';

/** A study whose key this browser keeps. */
export interface HeldStudy {
  readonly study: string;
  readonly key: string;
  /** The game that its first chapter begins in. */
  readonly game: string;
  readonly title: string;
}

const CURRENT = 'retrace.study';

export const isHeldStudy = (value: unknown): value is HeldStudy =>
  hasTexts(value, ['study', 'key', 'game', 'title']) && isKey(value.key);

function storedCurrent(): string | null {
  try {
    return sessionStorage.getItem(CURRENT);
  } catch {
    return null;
  }
}

const { all, keep } = keptList('retrace.studies', isHeldStudy);

export const heldStudies = all;
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

/** Keeps the keys of studies; that of one which is held already gives way. */
export function holdStudies(added: readonly HeldStudy[]): void {
  const fresh = new Set(added.map(({ study }) => study));
  keep([...added, ...heldStudies.value.filter(({ study }) => !fresh.has(study))]);
}

export function holdStudy(held: HeldStudy): void {
  holdStudies([held]);
  workOn(held.study);
}

export function dropStudy(gone: HeldStudy): void {
  keep(heldStudies.value.filter((held) => held !== gone));
  if (current.value === gone.study) workOn(null);
}

export const keysOfStudy = ({ key, game }: HeldStudy): readonly string[] => [key, ...keysOf(game)];

/** Keys for what may be a branch of the study that is worked on, and for any game. */
export function keysFor(game: string): readonly string[] {
  const own = keysOf(game);
  const study = currentStudy();
  return own.length > 0 || study === null || study.game === game ? own : keysOfStudy(study);
}

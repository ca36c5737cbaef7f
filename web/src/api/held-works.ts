import { hasTexts } from './fields';
import { isKey } from './key-ring';
import { keptList } from './kept-list';

export type Work = 'deck' | 'tournament';

/** A deck or a tournament that this browser keeps the key of: it may be changed from here. */
export interface HeldWork {
  readonly work: Work;
  readonly id: string;
  readonly key: string;
  readonly title: string;
}

export const isHeldWork = (value: unknown): value is HeldWork =>
  hasTexts(value, ['work', 'id', 'key', 'title']) &&
  (value.work === 'deck' || value.work === 'tournament') &&
  isKey(value.key);

const { all, keep } = keptList('retrace.works', isHeldWork);

export const heldWorks = all;

/** Keeps the keys of works; that of one which is held already gives way. */
export function holdWorks(added: readonly HeldWork[]): void {
  const fresh = new Set(added.map(({ id }) => id));
  keep([...added, ...heldWorks.value.filter(({ id }) => !fresh.has(id))]);
}

export const dropWork = (gone: HeldWork): void =>
  keep(heldWorks.value.filter((held) => held !== gone));

/** What changes this work; none where its key is not here. */
export const keysOfWork = (id: string): readonly string[] =>
  heldWorks.value.filter((held) => held.id === id).map(({ key }) => key);

export const addressOf = ({ work, id }: Pick<HeldWork, 'work' | 'id'>): string => `/${work}s/${id}`;

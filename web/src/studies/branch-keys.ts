import type { Glyph } from '../api/documents';
import { areLettersOn, isTyping } from '../game/keys';
import { GLYPHS } from '../texts/studies';
import type { Branch, Place } from './branch-tree';

export interface BranchKeyTargets {
  readonly place: Place;
  readonly go: (id: string) => void;
  readonly judge: (glyph: Glyph | null) => Promise<void>;
}

const glyphs = Object.keys(GLYPHS) as readonly Glyph[];

const following = ({ branches }: Place['chapter'], node: number): readonly Branch[] =>
  branches.filter(({ parent }) => parent === node).sort((a, b) => a.place - b.place);

/** Where a key leads from a place: up and down its line, with Shift to what else follows the same decision. */
export function placeAt({ chapter, branch }: Place, key: string, isAside: boolean): string | null {
  const node = branch?.node ?? 0;
  if (isAside) {
    if (branch === null) return null;
    const siblings = following(chapter, branch.parent);
    const step = key === 'ArrowDown' ? 1 : -1;
    return siblings[siblings.findIndex((one) => one.node === node) + step]?.id ?? null;
  }
  if (key === 'ArrowDown') return following(chapter, node)[0]?.id ?? null;
  if (branch === null) return null;
  return chapter.branches.find((one) => one.node === branch.parent)?.id ?? chapter.id;
}

function doingOf(
  event: KeyboardEvent,
  { place, go, judge }: BranchKeyTargets,
): (() => void) | null {
  const { key, shiftKey } = event;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const to = placeAt(place, key, shiftKey);
    return to === null ? null : () => go(to);
  }
  if (!/^[0-7]$/.test(key) || place.branch === null || !areLettersOn.peek()) return null;
  return () => void judge(glyphs[Number(key) - 1] ?? null);
}

/** Keys of the tree, beside those of the game; listens until it is told to stop. */
export function listenToBranchKeys(targets: () => BranchKeyTargets | null): () => void {
  const listening = new AbortController();
  addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.metaKey || event.ctrlKey || event.defaultPrevented) return;
      if (isTyping(event.target)) return;
      const now = targets();
      const doing = now === null ? null : doingOf(event, now);
      if (doing === null) return;
      event.preventDefault();
      doing();
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

import type { Chapter, Move, Node } from './study';

/** The node of a number; null for one that is not there, or not any more. */
export function nodeOf(chapter: Chapter, id: number): Node | null {
  const node = chapter.nodes[id - 1];
  return node === undefined || node.deletedBy !== null ? null : node;
}

/** Whether anything can follow it: the beginning of the chapter, or a node that is there. */
export const stands = (chapter: Chapter, id: number): boolean =>
  id === 0 || nodeOf(chapter, id) !== null;

/** Numbers of what follows a node, the main line first. */
export const childrenOf = (chapter: Chapter, id: number): readonly number[] =>
  (chapter.children.get(id) ?? []).filter((child) => nodeOf(chapter, child) !== null);

/** The nodes from the beginning of the chapter to this one; none for the beginning itself. */
export function pathTo(chapter: Chapter, id: number): readonly Node[] {
  const path: Node[] = [];
  for (let at = id; at !== 0;) {
    const node = nodeOf(chapter, at);
    if (node === null) throw new Error(`chapter ${chapter.id} has no branch ${id}`);
    path.push(node);
    at = node.parent;
  }
  return path.reverse();
}

/** A node and all that follow it, parents first. */
export function* subtree(chapter: Chapter, id: number): Generator<number> {
  const open = [id];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    yield at;
    open.push(...childrenOf(chapter, at));
  }
}

const sameMove = (a: Move, b: Move): boolean =>
  a.by === b.by && JSON.stringify(a.decision) === JSON.stringify(b.decision);

export const childWith = (chapter: Chapter, parent: number, move: Move): number | null =>
  childrenOf(chapter, parent).find((id) => {
    const node = nodeOf(chapter, id);
    return node !== null && sameMove(node, move);
  }) ?? null;

/** How far moves lead along what is there, and those that are new. */
export function follow(
  chapter: Chapter,
  parent: number,
  moves: readonly Move[],
): { readonly node: number; readonly left: readonly Move[] } {
  let node = parent;
  for (const [index, move] of moves.entries()) {
    const next = childWith(chapter, node, move);
    if (next === null) return { node, left: moves.slice(index) };
    node = next;
  }
  return { node, left: [] };
}

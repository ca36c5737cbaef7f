import type { Viewer } from '#rules';
import type { CardRef, FactType, Flag, ObservedFact, Source } from '../jinteki/facts';
import { canTell } from './audience';
import { codeOf } from './codes';
import type { Seen } from './sights';

/** A card as a viewer may know it; no code where our pool lacks it. */
export type ObservedName =
  | { readonly card: string; readonly code: string | null; readonly handle: string | null }
  | { readonly hidden: true; readonly handle: string | null };

/** An observed fact for one viewer: plain JSON, cards by what the viewer knew of them. */
export interface ObservedFactView {
  readonly type: FactType;
  readonly source: Source;
  readonly flags: readonly Flag[];
  readonly [field: string]: unknown;
}

/**
 * Only the judge gets a name for the object: numbers are given in the order in which cards show in
 * the file, which tells of hands.
 */
export function nameFor({ id, title }: CardRef, viewer: Viewer, told: boolean): ObservedName {
  const handle = viewer === 'judge' && id !== null ? `#${id}` : null;
  if (!told || title === null) return { hidden: true, handle };
  return { card: title, code: codeOf(title), handle };
}

const isRef = (value: unknown): value is CardRef =>
  typeof value === 'object' && value !== null && 'id' in value && 'title' in value;

/** The fact with each card named for the viewer. */
export function viewFact(fact: ObservedFact, seen: Seen, viewer: Viewer): ObservedFactView {
  const { type, source, flags, index, ...fields } = fact;
  const view: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    const told = canTell(viewer, key === 'host' ? seen.host : seen.cards);
    if (isRef(value)) view[key] = nameFor(value, viewer, told);
    else if (Array.isArray(value))
      view[key] = value.map((one: unknown) => (isRef(one) ? nameFor(one, viewer, told) : one));
    else view[key] = value;
  }
  return { type, source, flags, index, ...view };
}

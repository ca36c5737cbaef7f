import { isList, isObject, type Json, type JsonObject } from '../json';
import { type Refusal, refuse } from '../refusal';
import { alter } from './alter';
import { Misfit, type Work } from './misfit';
import { remove } from './remove';

export type Patched = { readonly ok: true; readonly state: JsonObject } | Refusal;

/** Applies `[alterations, removals]` of history entry `index`; `state` stays as it was. */
export function patch(
  state: JsonObject,
  diff: Json | undefined,
  index: number,
  work: Work,
): Patched {
  if (!isList(diff) || diff.length > 2) {
    return refuse(
      'DIFF_DOES_NOT_APPLY',
      `Entry ${String(index)} is not a pair of alterations and removals.`,
      index,
    );
  }
  const [alterations = null, removals = null] = diff;
  if (!isMap(alterations) || !isMap(removals)) {
    return refuse(
      'DIFF_DOES_NOT_APPLY',
      `Entry ${String(index)} does not change a game state.`,
      index,
    );
  }
  try {
    const kept = isObject(removals) ? remove(state, removals, [], work) : state;
    const next = isObject(alterations) ? alter(kept, alterations, [], work) : kept;
    if (!isObject(next))
      return refuse('DIFF_DOES_NOT_APPLY', `Entry ${String(index)} leaves no game state.`, index);
    return { ok: true, state: next };
  } catch (error) {
    if (error instanceof Misfit) return refusalOf(error, index);
    throw error;
  }
}

/** An empty half is `{}`, `[]` or null, depending on the server's JSON writer. */
function isMap(half: Json): boolean {
  return half === null || isObject(half) || (isList(half) && half.length === 0);
}

function refusalOf(misfit: Misfit, index: number): Refusal {
  const path = misfit.path.map((part) => `/${String(part)}`).join('');
  switch (misfit.kind) {
    case 'misfit':
      return refuse(
        'DIFF_DOES_NOT_APPLY',
        `Entry ${String(index)} ${misfit.message} at ${path}.`,
        index,
        path,
      );
    case 'depth':
      return refuse('TOO_DEEP', `Entry ${String(index)} is nested too deeply.`, index, path);
    case 'work':
      return refuse('TOO_MUCH_WORK', misfit.message, index, path);
  }
}

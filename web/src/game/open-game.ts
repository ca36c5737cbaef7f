import { ask, type Answer } from '../api/ask';
import {
  GameHeadDocument,
  OpenMomentDocument,
  type GameHeadFragment,
  type StretchRowFragment,
} from '../api/documents';
import type { Refusal } from '../api/refusal';
import { noGame } from './refusals';
import { asked, type ViewerName } from './viewers';

export type OpenedGame =
  | {
      readonly ok: true;
      readonly head: GameHeadFragment;
      /** The moments around the one that was named; none where it was not, or may not be seen. */
      readonly rows: readonly StretchRowFragment[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Wanted {
  readonly viewer: ViewerName | null;
  readonly at: number | null;
}

/** Enough for the table and what changed in it: the rest follows when it is there. */
const FIRST = 4;

type Head = Answer<{ readonly game: GameHeadFragment | null }>;

const headOf = (answer: Head, rows: readonly StretchRowFragment[]): OpenedGame => {
  if (!answer.ok) return answer;
  const { game } = answer.value;
  return game === null
    ? { ok: false, refusal: answer.refusals[0] ?? noGame }
    : { ok: true, head: game, rows };
};

/** What there is to say of a game; with the moments of an address that names one, in one question. */
export async function openGame(
  id: string,
  { viewer, at }: Wanted,
  keys: readonly string[],
): Promise<OpenedGame> {
  if (viewer === null || at === null)
    return headOf(await ask(GameHeadDocument, { id }, { keys }), []);
  // The one before tells what changed.
  const variables = { id, as: asked(viewer), at: Math.max(0, at - 1), first: FIRST };
  const answer = await ask(OpenMomentDocument, variables, { keys });
  return headOf(answer, answer.ok ? (answer.value.game?.stretch ?? []) : []);
}

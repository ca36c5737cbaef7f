import type { FoldStep } from '../fold/fold';
import type { JsonObject } from '../json';
import { gameView, playerView } from '../lens/game';
import { promptOf, type PromptView } from '../lens/prompt';
import { encounterOf, runOf } from '../lens/run';
import { playerOf, type Side } from '../lens/side';
import { differ, type Features } from './features';
import type { TheirsInTurn } from './theirs-in-turn';

/** One entry of `history` as far as the reconstruction looks at it. */
export interface Shown {
  readonly state: JsonObject;
  readonly features: Features;
  readonly lines: readonly string[];
  readonly prompts: { readonly [side in Side]: PromptView | null };
  /** Ours need not stand still here: theirs is amid something, or ours runs on into the next turn. */
  readonly mayPass: boolean;
  /** Nobody is asked anything, outside of runs and of the beginnings and ends of turns. */
  readonly isSettled: boolean;
  /** Nothing is told, and nothing compared differs from the entry before. */
  readonly repeats: boolean;
}

const asks = (prompt: PromptView | null): boolean => prompt !== null && prompt.kind !== 'waiting';

function isSettled(state: JsonObject, { corp, runner }: Shown['prompts']): boolean {
  const { turn, active, between, phase12 } = gameView(state);
  if (turn === 0 || active === null || between || phase12 !== null) return false;
  if (runOf(state) !== null || encounterOf(state) !== null) return false;
  return !asks(corp) && !asks(runner);
}

function hasNoClick(state: JsonObject): boolean {
  const { active } = gameView(state);
  return active !== null && playerView(state, active).clicks === 0;
}

export function shownBy(
  theirs: TheirsInTurn,
  { state, newLogLines, table }: Pick<FoldStep, 'state' | 'newLogLines' | 'table'>,
  before: Shown | undefined,
): Shown {
  const features = theirs.of(state, table);
  const prompt = (side: Side): PromptView | null => {
    const same = before === undefined ? null : playerOf(before.state, side)['prompt-state'];
    return before !== undefined && same === playerOf(state, side)['prompt-state']
      ? before.prompts[side]
      : promptOf(state, side);
  };
  const prompts = { corp: prompt('corp'), runner: prompt('runner') };
  const lines = newLogLines.filter(({ speaker }) => speaker === null).map(({ text }) => text);
  const settled = isSettled(state, prompts);
  const same =
    before !== undefined && (before.features === features || !differ(before.features, features));
  return {
    state,
    features: same ? before.features : features,
    lines,
    prompts,
    mayPass: !settled || hasNoClick(state),
    isSettled: settled,
    repeats: same && lines.length === 0,
  };
}

/** The next entry at which a player of theirs is about to act, or the last. */
export function nextSettled(shown: readonly Shown[], after: number): number {
  let index = after + 1;
  while (index < shown.length - 1 && shown[index]?.mayPass !== false) index += 1;
  return index;
}

/** The first entry from one on that is not so, or the one behind the last. */
export function firstWithout(
  shown: readonly Shown[],
  from: number,
  isSo: (one: Shown) => boolean,
): number {
  let entry = from;
  for (let at = shown[entry]; at !== undefined && isSo(at); at = shown[entry]) entry += 1;
  return entry;
}

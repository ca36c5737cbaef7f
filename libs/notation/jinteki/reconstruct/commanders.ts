import { commandsOf } from '../lens/game';
import type { PromptView } from '../lens/prompt';
import { type Side, SIDES } from '../lens/side';
import type { Shown } from './shown';

/** The sides that count one command more than in the entry before. */
export function commandersOf(shown: readonly Shown[], entry: number): readonly Side[] {
  const [before, now] = [shown[entry - 1], shown[entry]];
  if (before === undefined || now === undefined) return [];
  return SIDES.filter((side) => commandsOf(before.state, side) !== commandsOf(now.state, side));
}

/** What a side is asked; null where it waits, or goes on with a run. */
export function askedOf(at: Shown | undefined, side: Side): PromptView | null {
  const prompt = at?.prompts[side] ?? null;
  return prompt?.kind === 'waiting' || prompt?.kind === 'run' ? null : prompt;
}

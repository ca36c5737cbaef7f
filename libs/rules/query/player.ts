import type { Deck } from '../ability/plain-effect';
import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import type { State } from '../state/state';

/** What damage and chance can take: a declared card that is still to be placed is spoken for (INST-01, PLAY-01). */
export function gripAtRisk(g: Work): readonly CardId[] {
  const { frames, runner } = g.state;
  let atRisk: readonly CardId[] = runner.grip;
  for (const frame of frames)
    if (frame.at === 'install' || (frame.at === 'play' && frame.step === 'place'))
      atRisk = atRisk.filter((id) => id !== frame.vars.card);
  return atRisk;
}

/** By the side, and not by its name: a look-up by one of two names takes ten times as long. */
export const playerOf = (g: Work, side: Side): State['corp'] | State['runner'] =>
  side === 'corp' ? g.state.corp : g.state.runner;

export const handOf = (g: Work, side: Side): CardId[] =>
  side === 'corp' ? g.state.corp.hq : g.state.runner.grip;

export const deckOf = (g: Work, side: Side): CardId[] =>
  side === 'corp' ? g.state.corp.rd : g.state.runner.stack;

export const handAt = (g: Work, hand: 'hq' | 'grip'): readonly CardId[] =>
  hand === 'hq' ? g.state.corp.hq : g.state.runner.grip;

export const deckAt = (g: Work, deck: Deck): CardId[] =>
  deck === 'rd' ? g.state.corp.rd : g.state.runner.stack;

/** The cards of a hand that chance can choose. */
export const handAtRisk = (g: Work, hand: 'hq' | 'grip'): readonly CardId[] =>
  hand === 'hq' ? g.state.corp.hq : gripAtRisk(g);

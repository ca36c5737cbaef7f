import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';

/** What damage and chance can take: a declared card that is still to be placed is spoken for (INST-01). */
export function gripAtRisk(g: Work): readonly CardId[] {
  const { frames, runner } = g.state;
  const underWay = frames.flatMap((frame) => (frame.at === 'install' ? [frame.vars.card] : []));
  return underWay.length === 0 ? runner.grip : runner.grip.filter((id) => !underWay.includes(id));
}

export const handOf = (g: Work, side: Side): CardId[] =>
  side === 'corp' ? g.state.corp.hq : g.state.runner.grip;

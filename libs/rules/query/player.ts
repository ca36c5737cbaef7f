import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';

export const handOf = (g: Work, side: Side): CardId[] =>
  side === 'corp' ? g.state.corp.hq : g.state.runner.grip;

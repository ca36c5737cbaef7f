import { see } from '../query/see';
import type { Work } from '../machine/work';
import { cardOf, ownerOf, valueOf } from '../query/card';
import { signedAmountOf } from '../query/ask';
import { eachConstant } from '../query/in-force';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import { gainClicks } from './clicks';
import { emit } from './emit';
import { move } from './move';
import { trash } from './trash';
import { checkPoints } from './outcome';

const pointsOf = (g: Work, id: CardId): number => {
  const value = valueOf(g, cardOf(g, id));
  return value.type === 'agenda' ? value.points : 0;
};

/** Faceup to the Corp's score area; then its "when you score" abilities (SCORE-04, SCORE-05). */
export function score(g: Work, id: CardId): void {
  const { advancement, server } = cardOf(g, id);
  const { hostedBy } = move(g, id, { zone: 'corp-score', faceup: true });
  trash(g, hostedBy, { by: 'corp' }); // HOST-09
  g.scoredFrom = server;
  emit(g, { type: 'scored', card: see(g, id), points: pointsOf(g, id), advancement });
  g.scoredFrom = null;
  // TURN-04: "each turn" is this turn, too, whose clicks were allotted before.
  eachConstant(g, 'clicks', ({ side, by }, context) => {
    if (context.source === id) gainClicks(g, side, signedAmountOf(g, context, by));
  });
  checkPoints(g);
}

/** Faceup to the Runner's score area, inactive there (STEAL-01, STEAL-03, STEAL-04). */
export function steal(g: Work, id: CardId): void {
  const { hostedBy } = move(g, id, { zone: 'runner-score', faceup: true });
  trash(g, hostedBy, { by: 'corp' });
  emit(g, { type: 'stolen', card: see(g, id), points: pointsOf(g, id) });
  // WIN-05: the seventh point comes before whatever the steal sets off.
  checkPoints(g);
}

/** SCORE-07: into a score area, neither scored nor stolen. */
export function addToScoreArea(g: Work, id: CardId, side: Side): void {
  const zone = side === 'corp' ? 'corp-score' : 'runner-score';
  const { hostedBy } = move(g, id, { zone, faceup: true });
  trash(g, hostedBy, { by: ownerOf(g, cardOf(g, id)) }); // HOST-09
  emit(g, { type: 'added-to-score-area', card: see(g, id), side });
  checkPoints(g); // WIN-06
}

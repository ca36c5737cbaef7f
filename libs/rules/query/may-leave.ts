import type { CardId } from '../state/card-id';
import type { Work } from '../machine/work';
import { cardOf } from './card';
import { abilityOf } from './constant';
import { forbiddenFor } from './forbidden';

/** TRASH-11: an ability says where it goes instead, so that it never came to lie where it seems to. */
const isGoingElsewhere = (g: Work, id: CardId): boolean =>
  g.state.frames.some(
    (frame) =>
      frame.at === 'reaction' &&
      frame.vars.met.some(({ path, context }) => {
        const { ability } = abilityOf(g, path);
        return context.that === id && ability.kind === 'when' && ability.instead === true;
      }),
  );

/** CANT-03: whether a card can be taken from where it lies. */
export const mayLeave = (g: Work, id: CardId): boolean =>
  !forbiddenFor(g, 'leave', cardOf(g, id)) || isGoingElsewhere(g, id);

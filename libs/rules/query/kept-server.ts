import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { ServerName } from '../state/server';
import { eachConstant } from './in-force';

/** CHOOSE-07: the server that a card chose last and keeps. */
export function keptServer(g: Work, id: CardId): ServerName | undefined {
  let kept: ServerName | undefined;
  eachConstant(g, 'kept-server', (_, { source, place }) => {
    if (source === id) kept = place;
  });
  return kept;
}

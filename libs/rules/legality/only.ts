import type { CardId } from '../state/card-id';
import type { Decision } from '../state/decision';
import type { ServerName } from '../state/server';

/** The one decision that a list is made for; `undefined` where all are wanted. */
export type Only = Decision | undefined;

export const isVerb = (only: Only, verb: Decision['do']): boolean =>
  only === undefined || only.do === verb;

/** Whether a card can be the one it is about. */
export const isMeant = (only: Only, card: CardId): boolean =>
  only === undefined || ('card' in only && only.card === card);

/** Whether a server can be. */
export const isMeantThere = (only: Only, server: ServerName | 'new'): boolean =>
  only === undefined || ('server' in only && only.server === server);

/** Whether a host can be, or none: null. */
export const isMeantOn = (only: Only, host: CardId | null): boolean =>
  only === undefined || (only.do === 'install' && (only.host ?? null) === host);

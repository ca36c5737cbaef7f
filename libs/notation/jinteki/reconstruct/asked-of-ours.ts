import type { Card, CardId, Frame, Pool, State } from '#rules';
import type { Node } from './node';
import type { RezzedAmid } from './rezzed-amid';

const titleOf = ({ definitions }: Pool, card: Card | undefined): string | undefined =>
  definitions[card?.def ?? -1]?.value.title;

/** What is being done, from the outermost in. */
function cardOf(frame: Frame): CardId | null {
  if (frame.at === 'install' || frame.at === 'play' || frame.at === 'use') return frame.vars.card;
  return frame.at === 'block' ? frame.vars.source : null;
}

/** A card of this title is being installed, played or used, or asks something. */
export function isAmid(pool: Pool, { cards, frames, prompt }: State, title: string): boolean {
  const source =
    prompt !== null && 'source' in prompt && typeof prompt.source === 'number' ? prompt.source : -1;
  return [source, ...frames.map(cardOf)].some((id) => titleOf(pool, cards[id ?? -1]) === title);
}

/** Ours is asked what to discard, or has discarded since an entry. */
function hasDiscarded({ live: { state }, trail }: Node, since: number): boolean {
  if (state.prompt?.kind === 'discard') return true;
  for (let at = trail; at !== null && at.between.until >= since; at = at.before)
    if (at.decision.do === 'discard') return true;
  return false;
}

/** Ours has begun what theirs asks about. */
export function isBegun(pool: Pool, node: Node, { asking, since }: RezzedAmid): boolean {
  const { state } = node.live;
  if (asking === null) return hasDiscarded(node, since);
  if (isAmid(pool, state, asking)) return true;
  for (let at = node.trail; at !== null && at.between.until >= since; at = at.before)
    if ('card' in at.decision && titleOf(pool, state.cards[at.decision.card]) === asking)
      return true;
  return false;
}

/** Ours asks the same question, with as much chosen. */
export function isSameQuestion(pool: Pool, { prompt, ...rest }: State, amid: RezzedAmid): boolean {
  if (prompt === null || prompt.for !== amid.side) return false;
  const { asking, side } = amid;
  if (asking === null) {
    const hand = side === 'corp' ? rest.corp.hq : rest.runner.grip;
    return prompt.kind === 'discard' && hand.length === amid.kept;
  }
  const isAsking = (card: CardId): boolean => titleOf(pool, rest.cards[card]) === asking;
  if (amid.accessed)
    // Of several cards theirs may ask in another order.
    return prompt.kind === 'access'
      ? prompt.cards.some(isAsking)
      : (prompt.kind === 'accessed' || prompt.kind === 'steal') && isAsking(prompt.card);
  if (!isAmid(pool, { ...rest, prompt }, asking)) return false;
  const install = rest.frames.findLast(({ at }) => at === 'install');
  const chosen = install?.at === 'install' ? install.vars.trash.length : 0;
  return amid.chosen === 0 || chosen === amid.chosen;
}

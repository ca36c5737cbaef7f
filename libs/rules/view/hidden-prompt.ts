import { knowersNow } from '../query/see';
import type { Frame, Met } from '../state/frame';
import type { Work } from '../machine/work';
import type { Effects } from '../ability/ability';
import { placesSaid, says } from '../ability/says';
import { cardOf, isUnrezzed } from '../query/card';
import { abilityOf } from '../query/constant';
import { showsGrip } from '../query/open-grip';
import type { CardId } from '../state/card-id';
import { isWindowHidden } from './hidden-window';
import { mayAnswer } from './prompt';
import { canTell, type Viewer } from './viewer';

const tells = (g: Work, viewer: Viewer, id: CardId): boolean =>
  canTell(viewer, knowersNow(g, cardOf(g, id)));

/** The ability that is offered or under way in a reaction. */
function reacting(frame: Frame): Met | null {
  return frame.at === 'reaction' ? (frame.vars.met[frame.vars.current] ?? null) : null;
}

/** Several abilities wait for their order, one of them set off by a card that the viewer cannot tell. */
const isSetOffByHidden = (g: Work, viewer: Viewer, frame: Frame | undefined): boolean =>
  frame?.at === 'reaction' &&
  frame.vars.met.some(({ context: { that } }) => that !== null && !tells(g, viewer, that));

/** What can still be asked about a card being accessed or installed depends on which it is. */
function isAboutHidden(g: Work, viewer: Viewer, frame: Frame): boolean {
  if (frame.at === 'access' || frame.at === 'install') return !tells(g, viewer, frame.vars.card);
  // So does whether an ability was triggered by it.
  const that = reacting(frame)?.context.that ?? null;
  if (that !== null) return !tells(g, viewer, that);
  if (frame.at !== 'block') return false;
  const named = Object.values(frame.vars.named).flat();
  return named.some((id) => !tells(g, viewer, id));
}

/** The effects of the ability that is being offered. */
function offered(g: Work): Effects {
  const top = g.state.frames[g.state.frames.length - 1];
  if (top?.at === 'block') {
    const effect = g.pool.effects.get(top.vars.path)?.[top.vars.i];
    return effect?.do === 'may' ? effect.effects : [];
  }
  const met = top === undefined ? null : reacting(top);
  if (met === null) return [];
  const { ability } = abilityOf(g, met.path);
  return ability.kind === 'when' ? ability.effects : [];
}

/** The effects of the optional abilities that wait for their order: one more, and there is one. */
function toBeOrdered(g: Work): Effects {
  const top = g.state.frames[g.state.frames.length - 1];
  if (top?.at !== 'reaction') return [];
  return top.vars.met.flatMap(({ path }) => {
    const { ability } = abilityOf(g, path);
    return ability.kind === 'when' && ability.optional === true ? ability.effects : [];
  });
}

/** Where the cards come from that an instruction lets a player take; none where it lets take none. */
function sources(said: object): readonly unknown[] {
  if (!('do' in said && (said.do === 'choose' || said.do === 'install' || said.do === 'play')))
    return [];
  const places = 'from' in said ? placesSaid(said.from) : [];
  return places.length === 0 ? ['play'] : places;
}

const hidesCorpCards = (g: Work): boolean =>
  g.state.servers.some((server) =>
    [...server.ice, ...server.root].some((id) => isUnrezzed(cardOf(g, id))),
  );

const hidesHosted = (g: Work): boolean => g.state.hosted.some((id) => !cardOf(g, id).faceup);

/** Whether cards lie facedown there, as all can see. */
function hides(g: Work, place: unknown): boolean {
  if (place === 'hq' || place === 'rd' || place === 'stack') return true;
  if (place === 'grip') return !showsGrip(g); // INFO-37
  if (place === 'archives') return g.state.corp.archives.some((id) => !cardOf(g, id).faceup);
  if (place === 'hosted' && hidesHosted(g)) return true;
  return place !== 'heap' && hidesCorpCards(g);
}

/** An ability is offered only where there is a card to take, which others cannot always tell. */
const hangsOnHidden = (g: Work, effects: Effects): boolean =>
  says(effects, (one) => sources(one).some((place) => hides(g, place)));

/** SWAP-04: whether two cards can change places hangs on what they are. */
function swapsFreely(g: Work): boolean {
  const top = g.state.frames.at(-1);
  const effect = top?.at === 'block' ? g.pool.effects.get(top.vars.path)?.[top.vars.i] : undefined;
  return effect?.do === 'option' && says(effect, (one) => 'do' in one && one.do === 'swap');
}

/**
 * Whether the open question is one that a viewer must not notice, because that it is asked at all
 * depends on a card the viewer cannot tell: whether an accessed card can be trashed, whether a
 * search found more than one, whether ice was among the cards looked at. What happens while such a
 * question is open is told when it is settled.
 */
export function isPromptHidden(g: Work, viewer: Viewer): boolean {
  const { prompt, frames } = g.state;
  if (prompt === null || mayAnswer(viewer, prompt.for)) return false;
  if (frames.some((frame) => isAboutHidden(g, viewer, frame))) return true;
  switch (prompt.kind) {
    case 'pick':
      // Which cards fit, and so whether there is a choice, can be hidden even where these are not.
      return prompt.why !== 'memory' && prompt.why !== 'forfeit';
    case 'option':
      return (
        !tells(g, viewer, prompt.source) ||
        hangsOnHidden(g, offered(g)) ||
        (hidesCorpCards(g) && swapsFreely(g))
      );
    case 'number':
    case 'server':
      return !tells(g, viewer, prompt.source);
    // What lies in a hand is offered there, too.
    case 'replace':
      return prompt.sources.some((id) => !tells(g, viewer, id));
    case 'order':
      return (
        prompt.sources.some((id) => !tells(g, viewer, id)) ||
        isSetOffByHidden(g, viewer, frames.at(-1)) ||
        hangsOnHidden(g, toBeOrdered(g))
      );
    case 'accessed':
    case 'steal':
      return !tells(g, viewer, prompt.card);
    case 'window':
      return isWindowHidden(g, viewer, prompt.for);
    case 'mulligan':
    case 'action':
    case 'jack-out':
    case 'discard':
    case 'access':
    case 'subs':
    case 'bid':
    case 'pay':
    case 'random':
    case 'shuffle':
      return false;
  }
}

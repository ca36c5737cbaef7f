import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { Cause, Use } from '../state/fact';
import type { Frame, PayVars } from '../state/frame';
import { see, toAll } from './see';
import { playerOf } from './player';

const ofCard = (g: Work, id: CardId): Cause => ({ kind: 'card', card: see(g, id, toAll) });

/** What a step of a frame does is done by this. */
function causedBy(g: Work, frame: Frame): Cause {
  switch (frame.at) {
    case 'basic':
      return { kind: 'action', action: frame.vars.what };
    case 'advance':
    case 'trash-resource':
      return { kind: 'action', action: frame.at };
    case 'make-run':
      return { kind: 'action', action: 'run' };
    case 'block':
      return ofCard(g, frame.vars.source);
    case 'imminent':
    case 'trace':
      return ofCard(g, frame.vars.context.source);
    case 'reaction': {
      const met = frame.vars.met[frame.vars.current];
      return met === undefined ? { kind: 'rule', rule: 'turn' } : ofCard(g, met.source);
    }
    case 'use':
    case 'play':
    case 'install':
    case 'rez':
    case 'pay':
    case 'access':
      return { kind: 'card', card: see(g, frame.vars.card) };
    case 'encounter':
      return { kind: 'card', card: see(g, frame.vars.ice) };
    case 'run':
    case 'breach':
      return { kind: 'rule', rule: 'run' };
    case 'corp-turn':
    case 'runner-turn':
    case 'window':
    case 'memory':
      return { kind: 'rule', rule: 'turn' };
    case 'setup':
    case 'shuffle':
      return { kind: 'rule', rule: 'setup' };
  }
}

/** What makes the present step change something: the card, action or rule whose frame is on top. */
export function causeOf(g: Work): Cause {
  const { frames } = g.state;
  const top = frames[frames.length - 1];
  return top === undefined ? { kind: 'rule', rule: 'setup' } : causedBy(g, top);
}

function paidFor(g: Work, { payFor }: PayVars): Use['for'] {
  const { frames } = g.state;
  const caller = frames[frames.length - 2];
  switch (caller?.at) {
    case 'basic':
      return caller.vars.what;
    case 'advance':
    case 'trash-resource':
    case 'install':
    case 'play':
    case 'rez':
    case 'trace':
      return caller.at;
    case 'make-run':
      return 'run';
    case 'access':
      return payFor === 'stealing' ? 'steal' : 'trash-accessed';
    case undefined:
    case 'setup':
    case 'shuffle':
    case 'corp-turn':
    case 'runner-turn':
    case 'window':
    case 'run':
    case 'encounter':
    case 'breach':
    case 'use':
    case 'pay':
    case 'block':
    case 'imminent':
    case 'reaction':
    case 'memory':
      return 'ability';
  }
}

/** What the payment on top buys. */
export function useOf(g: Work, v: PayVars): Use {
  const bought = paidFor(g, v);
  const isAboutNone = v.card === playerOf(g, v.side).identity && bought !== 'ability';
  return { for: bought, card: isAboutNone ? null : see(g, v.card) };
}

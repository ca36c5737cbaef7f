import type { ImminentVars, WindowVars } from '../state/frame';
import type { Work } from '../machine/work';
import { deckAt, handOf } from '../query/player';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import { accessOptions, stealOptions } from './accessed';
import { actions } from './action';
import type { Decision, Legal } from '../state/decision';
import { isMeant, type Only } from './only';
import { inPrevention } from './prevention';
import type { Prompt } from '../state/prompt';
import { inWindow } from './window';

function windowOf(
  g: Work,
): { at: 'window'; vars: WindowVars } | { at: 'imminent'; vars: ImminentVars } {
  const top = g.state.frames[g.state.frames.length - 1];
  if (top?.at === 'window') return { at: 'window', vars: top.vars };
  if (top?.at === 'imminent') return { at: 'imminent', vars: top.vars };
  throw new Error('a window is asked about, but none is open');
}

function windowMoves(g: Work, side: Side, only?: Only): Decision[] {
  const open = windowOf(g);
  return open.at === 'window'
    ? inWindow(g, open.vars, side, only)
    : inPrevention(g, open.vars, side);
}

/** A range for each stretch of the numbers that will do. */
function stretches({ from, to, only }: Extract<Prompt, { kind: 'number' }>): Legal[] {
  if (only === undefined) return [{ do: 'number', from, to }];
  return only.flatMap((first, i): Legal[] => {
    if (only[i - 1] === first - 1) return [];
    let last = first;
    while (only[i + last - first + 1] === last + 1) last += 1;
    return [{ do: 'number', from: first, to: last }];
  });
}

const meant = (cards: readonly CardId[], only: Only): readonly CardId[] =>
  only === undefined ? cards : cards.filter((card) => isMeant(only, card));

function atAccessed(g: Work, card: CardId): Decision[] {
  const options = accessOptions(g, card);
  return options.length > 0 ? options : [{ do: 'leave-accessed' }];
}

/**
 * Every decision the open prompt accepts, in a stable order. With `only`, at least that one where it
 * is among them: enough to judge it.
 */
export function listLegal(g: Work, prompt: Prompt, only?: Only): Legal[] {
  switch (prompt.kind) {
    case 'mulligan':
      return [{ do: 'keep' }, { do: 'mulligan' }];
    case 'action':
      return actions(g, prompt.for, only);
    case 'window':
      return windowMoves(g, prompt.for, only);
    case 'jack-out':
      return [{ do: 'continue' }, { do: 'jack-out' }];
    case 'discard':
      return meant(handOf(g, prompt.for), only).map((card) => ({ do: 'discard', card }));
    case 'access':
      return [
        ...prompt.cards.map((card): Decision => ({ do: 'access', card })),
        ...(prompt.zone ? [{ do: 'access-zone' } as const] : []),
      ];
    case 'accessed':
      return atAccessed(g, prompt.card);
    case 'replace':
      return [
        ...prompt.sources.map((card): Decision => ({ do: 'replace', card })),
        ...(prompt.access ? [{ do: 'access-zone' } as const] : []),
      ];
    case 'steal':
      return stealOptions(g, prompt.card);
    case 'pick':
      return [
        ...meant(prompt.from, only).map((card): Decision => ({ do: 'pick', card })),
        ...(prompt.done ? [{ do: 'done' } as const] : []),
      ];
    case 'subs':
      return [
        ...prompt.subs.map((sub): Decision => ({ do: 'break', sub })),
        ...(prompt.done ? [{ do: 'done' } as const] : []),
      ];
    case 'option':
      return prompt.options.map((option) => ({ do: 'option', option }));
    case 'server':
      return prompt.servers.map((server) => ({ do: 'server', server }));
    case 'order':
      return prompt.sources.map((_, ability) => ({ do: 'first', ability }));
    case 'number':
      return stretches(prompt);
    case 'bid':
      return [{ do: 'bid', from: prompt.from, to: prompt.to }];
    case 'pay':
      return [{ do: 'pay', from: prompt.from, to: prompt.to }];
    case 'random':
      return meant(prompt.from, only).map((card) => ({ do: 'random', card }));
    case 'shuffle':
      return [{ do: 'shuffle', cards: deckAt(g, prompt.deck) }];
  }
}

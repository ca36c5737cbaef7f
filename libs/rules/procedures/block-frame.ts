import type { Effects } from '../ability/ability';
import type { CardId } from '../state/card-id';
import type { Context } from '../state/context';
import type { BlockVars, Frame } from '../state/frame';
import type { Work } from '../machine/work';
import { frame } from '../machine/next';

function copyOf(named: Context['named']): Record<string, CardId[]> {
  const copy: Record<string, CardId[]> = {};
  for (const name of Object.keys(named)) copy[name] = [...(named[name] ?? [])];
  return copy;
}

type Draft = { -readonly [P in keyof BlockVars]: BlockVars[P] };

/** A block that carries out a list of effects, one after another. */
export function blockFrame(g: Work, effects: Effects, context: Context): Frame {
  // An ability may say that nothing happens.
  const path = effects.length === 0 ? '' : g.pool.paths.get(effects);
  if (path === undefined) throw new Error('these effects stand on no card of the pool');
  const vars: Draft = {
    source: context.source,
    controller: context.controller,
    server: context.server,
    x: context.x,
    target: context.target,
    that: context.that,
    named: copyOf(context.named),
    numbers: { ...context.numbers },
    advancement: context.advancement,
    path,
    i: 0,
  };
  const { place, left } = context;
  if (place !== undefined) vars.place = place;
  if (left !== undefined) vars.left = left;
  return frame('block', 'next', vars);
}

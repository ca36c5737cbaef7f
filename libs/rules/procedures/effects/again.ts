import type { Effect } from '../../ability/ability';
import { see } from '../../query/see';
import { emit } from '../../mutations/emit';
import type { Context } from '../../state/context';
import type { BlockVars } from '../../state/frame';
import type { Work } from '../../machine/work';
import { ask, call, frame, goto, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import { barToPlay } from '../../legality/could-change';
import { scoredAbilities, type Scored } from '../../legality/scored-abilities';
import { note } from '../../mutations/remember';
import { amountOf } from '../../query/ask';
import { isKeptFromResolving } from '../../query/unresolved';
import { subsOf } from '../../query/subroutines';
import { candidatesFor } from '../../query/candidates';
import { cardOf, ownerOf } from '../../query/card';
import { contextOf } from '../../query/context';
import type { CardId } from '../../state/card-id';
import { proceed, type BlockStep, type Handler } from './handler';
import { blockFrame } from '../block-frame';

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
type Of<K extends Effect['do']> = Handler<EffectOf<K>>;

const left = '#left';

function once(g: Work, v: BlockVars, effect: EffectOf<'repeat'>): Next<BlockStep> {
  const times = v.numbers[left] ?? 0;
  if (times <= 0) return proceed(v);
  v.numbers[left] = times - 1;
  return call(blockFrame(g, effect.effects, v), 'returned');
}

/** The same again, so many times, counted when it begins. */
export const repeat: Of<'repeat'> = {
  begin: (g, v, effect) => {
    v.numbers[left] = amountOf(g, v, effect.times);
    return once(g, v, effect);
  },
  returned: once,
};

function playOne(g: Work, v: BlockVars, effect: EffectOf<'play'>, card: CardId): Next<BlockStep> {
  v.numbers[left] = (v.numbers[left] ?? 0) - 1;
  const side = ownerOf(g, cardOf(g, card));
  const plain = effect.plain === true ? { plain: true as const } : {};
  const free = effect.free === true ? { free: true as const } : {};
  return call(frame('play', 'x', { side, card, clicks: 0, x: 0, ...plain, ...free }), 'returned');
}

/** PLAY-06: each is chosen when the one before has resolved. */
function askForPlay(g: Work, v: BlockVars, effect: EffectOf<'play'>): Next<BlockStep> {
  if ((v.numbers[left] ?? 0) <= 0) return proceed(v);
  const from = candidatesFor(g, v, effect).filter(
    (id) =>
      barToPlay(g, cardOf(g, id), 0, {
        plain: effect.plain === true,
        free: effect.free === true,
      }) === null,
  );
  const [only] = from;
  if (only === undefined) return proceed(v);
  if (effect.must === true && from.length === 1) return playOne(g, v, effect, only);
  const done = effect.must !== true;
  return ask(
    { kind: 'pick', for: v.controller, source: v.source, why: 'choose', from, done },
    'answered',
  );
}

export const playFrom: Of<'play'> = {
  begin: (g, v, effect) => {
    v.numbers[left] = amountOf(g, v, effect.most);
    return askForPlay(g, v, effect);
  },
  answered: (g, v, effect, answer) => {
    if (answer.do === 'done') return proceed(v);
    if (answer.do !== 'pick') throw unexpected(answer);
    return playOne(g, v, effect, answer.card);
  },
  returned: askForPlay,
};

interface Sub {
  readonly ice: CardId;
  readonly sub: number;
}

const choices = (g: Work, context: Context, effect: EffectOf<'resolve-sub'>): Sub[] =>
  candidatesFor(g, context, { from: effect.of }).flatMap((ice) =>
    subsOf(g, cardOf(g, ice)).map((_, sub) => ({ ice, sub })),
  );

const pathOf = (g: Work, { ice, sub }: Sub): string => {
  const effects = subsOf(g, cardOf(g, ice))[sub]?.ability.effects;
  return (effects === undefined ? undefined : g.pool.paths.get(effects)) ?? '';
};

/** Whatever is chosen resolves a subroutine that again resolves none but these: there is no way out. */
function isTrapped(g: Work, from: readonly Sub[]): boolean {
  const open = [...from];
  const seen = new Set<string>();
  for (const one of open) {
    const key = `${one.ice} ${one.sub}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const ice = cardOf(g, one.ice);
    const [effect] = subsOf(g, ice)[one.sub]?.ability.effects ?? [];
    if (effect?.do !== 'resolve-sub') return false;
    const next = choices(g, contextOf(g, ice), effect);
    if (next.length === 0) return false;
    open.push(...next);
  }
  return true;
}

/** LOOP-01: one of the subroutines is being resolved already, and no choice leads to any other. */
function isLoop(g: Work, all: readonly Sub[]): boolean {
  const paths = all.map((one) => pathOf(g, one));
  const { frames } = g.state;
  for (let i = frames.length - 1; i >= 0; i -= 1) {
    const frame = frames[i];
    if (frame?.at !== 'block') return false;
    const { path, source } = frame.vars;
    if (g.pool.effects.get(path)?.[frame.vars.i]?.do !== 'resolve-sub') return false;
    if (all.some(({ ice }, at) => ice === source && paths[at] === path)) return isTrapped(g, all);
  }
  return false;
}

/** A player names how often; more than anybody will want to. */
const mostTimes = 1_000_000;

/** SUB-05: no encounter with that ice. */
function resolveOne(g: Work, one: Sub): Next<BlockStep> {
  const ice = cardOf(g, one.ice);
  const sub = subsOf(g, ice)[one.sub];
  if (sub === undefined) throw new Error(`card ${one.ice} has no subroutine ${one.sub}`);
  if (isKeptFromResolving(g, one.ice, one.sub)) {
    note(g, 'sub-unresolved', 'runner');
    return goto('returned');
  }
  emit(g, { type: 'sub-resolved', ice: see(g, one.ice), sub: one.sub });
  return call(blockFrame(g, sub.ability.effects, contextOf(g, ice)), 'returned');
}

const picked = '#ice';

function askForSub(g: Work, v: BlockVars, of: readonly Sub[]): Next<BlockStep> {
  const [first] = of;
  if (first === undefined) return proceed(v);
  if (of.length === 1) return resolveOne(g, first);
  v.named[picked] = [first.ice];
  const options = of.map(({ sub }) => `sub-${sub}`);
  return ask({ kind: 'option', for: v.controller, source: v.source, options }, 'answered');
}

export const resolveSub: Of<'resolve-sub'> = {
  begin: (g, v, effect) => {
    v.named[picked] = [];
    const all = choices(g, v, effect);
    if (all.length === 0) return proceed(v);
    if (isLoop(g, all))
      return ask(
        { kind: 'number', for: v.controller, source: v.source, from: 1, to: mostTimes },
        'answered',
      );
    const from = [...new Set(all.map(({ ice }) => ice))];
    if (from.length === 1) return askForSub(g, v, all);
    return ask(
      { kind: 'pick', for: v.controller, source: v.source, why: 'choose', from, done: false },
      'answered',
    );
  },
  answered: (g, v, effect, answer) => {
    const all = choices(g, v, effect);
    if (answer.do === 'number') {
      emit(g, { type: 'loop-ended', times: answer.number, card: see(g, v.source) });
      return proceed(v);
    }
    if (answer.do === 'pick')
      return askForSub(
        g,
        v,
        all.filter(({ ice }) => ice === answer.card),
      );
    const [ice] = v.named[picked] ?? [];
    const one = all.find(
      (each) => each.ice === ice && answer.do === 'option' && answer.option === `sub-${each.sub}`,
    );
    if (one === undefined) throw unexpected(answer);
    return resolveOne(g, one);
  },
};

function resolveScored(g: Work, v: BlockVars, all: readonly Scored[]): Next<BlockStep> {
  const [first] = all;
  if (first === undefined) return proceed(v);
  emit(g, {
    type: 'chosen',
    side: v.controller,
    card: see(g, first.card),
    by: see(g, v.source),
  });
  return call(blockFrame(g, first.ability.effects, first.context), 'returned');
}

export const resolveScoredAgain: Of<'resolve-scored'> = {
  begin: (g, v, effect) => {
    const all = scoredAbilities(g, v, effect.of);
    const from = [...new Set(all.map(({ card }) => card))];
    if (from.length < 2) return resolveScored(g, v, all);
    return ask(
      { kind: 'pick', for: v.controller, source: v.source, why: 'choose', from, done: false },
      'answered',
    );
  },
  answered: (g, v, effect, answer) => {
    if (answer.do !== 'pick') throw unexpected(answer);
    const all = scoredAbilities(g, v, effect.of);
    return resolveScored(
      g,
      v,
      all.filter(({ card }) => card === answer.card),
    );
  },
};

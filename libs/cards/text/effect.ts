import {
  type Amount,
  type Constant,
  type Effect,
  type Effects,
  type Option,
  type Side,
  type When,
  opponent,
} from '#rules';
import { figureOf, some, valueOf } from './amount';
import { sayCondition } from './condition';
import { costLabel, costVerb } from './cost';
import { capital, list, sentence } from './english';
import { anyOf, isTarget, noun, placed, sayTarget } from './filter';
import { sayModifier } from './modifier';
import { namedBy } from './named';
import { plainEffectWords } from './plain-effect';
import { saying, type Sayings } from './table';
import { deckName, does, instruct, name, type Clause, type Voice } from './voice';
import { alike } from './alike';
import { isShuffledBefore, merge, shuffledAfter, wholeAt } from './clause-order';
import { says, type EffectOf } from './effect-words';
import { sayLasting } from './lasting';
import { sayRider } from './rider';
import type { Sayer } from './sayer';

const same = (a: Effects, b: Effects): boolean => JSON.stringify(a) === JSON.stringify(b);

/** After words about the card itself "it" could be that one. */
const pointing = (v: Voice): Voice => ({
  ...v,
  named: new Map(
    [...v.named].map(([key, one]) => [
      key,
      one.pronoun === 'it' ? { ...one, pronoun: 'that card' } : one,
    ]),
  ),
});

/** A branch as what somebody does: "take 1 tag". */
const branch = (one: Option, who: Side, v: Voice): string =>
  inOneSentence(one.effects, { ...v, actor: who, me: who, reported: true });

/** "3", "X, where X is the number of tags". */
const traced = (base: Amount, v: Voice): string =>
  typeof base === 'number' || base.of === 'x'
    ? valueOf(base, v)
    : `X, where X is ${valueOf(base, v)}`;

/** Said to whoever decides, from the owner's point of view. */
function choice(effect: EffectOf<'option'>, v: Voice): Clause {
  const who = effect.who ?? v.actor;
  const branches = effect.options.map((one) =>
    who === v.me ? inOneSentence(one.effects, { ...v, actor: who }) : branch(one, who, v),
  );
  const what =
    effect.times === undefined
      ? ((who === v.me ? alike(branches) : null) ??
        `either ${list(branches, 'or').replace(' or if ', ' or, if ')}`)
      : `do ${effect.times} of these, each once, in any order: ${branches.join('; ')}`;
  if (who === v.me) return { who, does: what };
  return says(`${name(v, who)} ${effect.must === true ? 'must' : 'may'} ${what}`);
}

/** How each instruction reads. Those that hold others, and what lasts, need one another. */
export const effectWords: Sayings<Effect, 'do', Clause> = {
  ...plainEffectWords,
  repeat: ({ times, effects }, v) =>
    says(`do this ${some(times, 'time', v)}: ${sayEffects(effects, v)}`),
  'take-turns': ({ first, does: what, declined }, v) => {
    const doing = (who: Side): string => {
      const doer =
        who === v.me
          ? { ...v, actor: who }
          : { ...v, actor: who, me: who, reported: true as const };
      return `${name(v, who)} may ${inOneSentence(what[who], doer)}`;
    };
    const ends = (['runner', 'corp'] as const).flatMap((who) => {
      const then = declined[who];
      return then === undefined ? [] : [`If ${does(v, who, 'decline')}, ${inOneSentence(then, v)}`];
    });
    return says(
      [
        `${doing(first)}, then ${doing(opponent(first))}, and so on by turns until one of the players declines`,
        ...ends,
      ].join('. '),
    );
  },
  may: ({ who: asked, cost, effects, otherwise }, v) => {
    const who = asked ?? v.actor;
    const doer =
      who === v.me ? { ...v, actor: who } : { ...v, actor: who, me: who, reported: true as const };
    const rest = otherwise === undefined ? '' : `; otherwise ${sayEffects(otherwise, v)}`;
    const [effect] = effects;
    const isOthers = effect?.do === 'option' && (effect.who ?? v.actor) !== who;
    if (cost !== undefined && (effect?.do === 'if' || isOthers))
      return says(
        `${name(v, who)} may ${costVerb(cost, doer)}. If ${name(v, who)} ${who === v.me ? 'do' : 'does'}, ${sayEffects(effects, v)}${rest}`,
      );
    const [clause] = clausesOf(effects, doer);
    const done = `${name(v, who)} ${who === v.me ? 'do' : 'does'}`;
    const most = cost?.x?.atMost;
    const bound = most === undefined ? '' : ` (X is at most ${valueOf(most, v)})`;
    const what =
      cost === undefined
        ? clause !== undefined && 'who' in clause && clause.who !== who && effects.length === 1
          ? `have ${name(doer, clause.who)} ${clause.does}`
          : dependently(effects, doer, done)
        : paidFor(`${costVerb(cost, doer)}${bound}`, effects, doer, done);
    if (otherwise !== undefined && what.includes('. '))
      return says(
        `${name(v, who)} may ${what}. If ${name(v, who)} ${who === v.me ? 'do' : 'does'} not, ${sayEffects(otherwise, v)}`,
      );
    return says(`${name(v, who)} may ${what}${rest}`);
  },
  unless: ({ who, cost, effects }, v) =>
    says(`${sayEffects(effects, v)}, unless ${does(v, who, costVerb(cost, v))}`),
  lasting: (effect, v) => says(sayLasting(effect, v, sayer)),
  trace: ({ base, success, failure }, v) => {
    const own = failure === undefined ? 0 : success.length - failure.length;
    if (own > 0 && failure !== undefined && same(success.slice(own), failure))
      return says(
        `trace ${traced(base, v)}. If it is successful, ${sayEffects(success.slice(0, own), v)}. Whether or not it is, ${sayEffects(failure, v)}`,
      );
    if (v.me === 'runner' && success.length === 0 && failure !== undefined)
      return says(
        `force the Corp to trace ${traced(base, v)}. If it is not successful, ${sayEffects(failure, v)}`,
      );
    if (v.me === 'runner' && success.length > 0) {
      const each = clausesOf(success, v).map((clause) => instruct(v, clause));
      const forced = `force the Corp to trace ${traced(base, v)}. If it is successful, ${list(each, 'and')}`;
      return says(
        failure === undefined
          ? forced
          : `${forced}. If it is not successful, ${sayEffects(failure, v)}`,
      );
    }
    if (success.length === 0 && failure !== undefined)
      return says(`trace ${traced(base, v)}. If it is not successful, ${sayEffects(failure, v)}`);
    const won = `trace ${traced(base, v)}. If it is successful, ${sayBranch(success, v)}`;
    return says(failure === undefined ? won : `${won}. If it is not, ${sayBranch(failure, v)}`);
  },
  option: choice,
  'must-pay': ({ who, cost, then, otherwise }, v) =>
    otherwise.length === 0
      ? then === undefined
        ? { who, does: costVerb(cost, v) }
        : says(
            `${who === v.me ? costVerb(cost, v) : does(v, who, costVerb(cost, v))}. If ${name(v, who)} ${who === v.me ? 'do' : 'does'}, ${sayEffects(then, v)}`,
          )
      : says(
          `${name(v, who)} must ${costVerb(cost, v)}; if that is not possible, ${sayEffects(otherwise, v)}`,
        ),
  if: ({ condition, then, otherwise }, v) => {
    const said = sayCondition(condition, v);
    const of = said.includes(v.self) ? pointing(v) : v;
    const first = `if ${said}, ${sayBranch(then, of)}`;
    return says(
      otherwise === undefined ? first : `${first}; otherwise ${sayBranch(otherwise, of)}`,
    );
  },
  both: ({ effects }, v) => joint(effects, v),
  psi: ({ differ, same }, v) => {
    const bids = `you and ${name(v, opponent(v.me))} each secretly spend 0, 1 or 2 credits and reveal them`;
    const parts = [
      ...(differ === undefined ? [] : [`If the numbers differ, ${sayBranch(differ, v)}`]),
      ...(same === undefined ? [] : [`If they are the same, ${sayBranch(same, v)}`]),
    ];
    return says([bids, ...parts].join('. '));
  },
  guess: ({ wrong, most }, v) =>
    says(
      `${does(v, 'runner', `secretly spend ${most === undefined ? 'any number of' : `up to ${most}`} credits`)}, ${does(v, 'corp', 'guess')} ${most === undefined ? 'whether that number is even or odd' : 'that number'}, and it is revealed. If the guess was wrong, ${sayEffects(wrong, v)}`,
    ),
  run: ({ on, past, during, credits }, v) => {
    const where =
      on === 'any'
        ? past === undefined
          ? 'any server'
          : `a server protected by ${anyOf(past, v)}`
        : on === 'chosen' || on === 'kept'
          ? on === 'kept'
            ? 'the chosen server'
            : 'that server'
          : on === 'remote'
            ? 'a remote server'
            : list(on, 'or');
    const extra =
      credits === undefined
        ? ''
        : ` with ${credits} extra credits that can be spent only during this run (what is left is lost when it ends)`;
    const riders = (during ?? []).map((one) => ` ${sayRider(one, v, sayer)}`).join('');
    return {
      who: v.actor,
      does: `make a run on ${where}${extra}${riders === '' ? '' : `.${riders.replace(/\.$/, '')}`}`,
    };
  },
};

const clauseOf = (effect: Effect, v: Voice): Clause =>
  saying<Effect, 'do', Clause>(effectWords, effect.do)(effect, v);

/** What happens together: "draw 2 cards and lose 1 click". */
function joint(effects: readonly Effect[], v: Voice): Clause {
  const clauses = effects.map((effect) => clauseOf(effect, v));
  const [first] = clauses;
  if (
    first !== undefined &&
    'who' in first &&
    clauses.every((one) => 'who' in one && one.who === first.who)
  )
    return {
      who: first.who,
      does: list(
        clauses.flatMap((one) => ('does' in one ? one.does : [])),
        'and',
      ),
    };
  return says(
    list(
      clauses.map((one) => ('says' in one ? one.says : spoken(one.who, one.does, v))),
      'and',
    ),
  );
}

const spoken = (who: Side, phrase: string, v: Voice): string =>
  who === v.me ? phrase : does(v, who, phrase);

export const clausesOf = (effects: Effects, v: Voice): Clause[] => {
  const named = namedBy(effects, v.named);
  const said = effects.map((effect, i): Clause => {
    const whole = new Set([...(v.whole ?? []), ...wholeAt(effects, i)]);
    const clause = clauseOf(effect, { ...v, named, whole });
    if (effect.do !== 'search' || !('does' in clause) || !isShuffledBefore(effect, effects))
      return clause;
    const { who, does } = clause;
    return { who, does: does.replace(/, (reveal (it|them)),$/, ' and $1') };
  });
  const shuffles = effects.flatMap((effect) => (effect.do === 'search' ? [effect] : []));
  return merge(
    said.flatMap((clause, i) => [
      clause,
      ...shuffles
        .filter((search) => shuffledAfter(search, effects) === i)
        .map(({ deck }): Clause => ({ who: v.actor, does: `shuffle ${deckName(v, deck)}` })),
    ]),
  );
};

/** Effects as sentences without a full stop at the end, so that they fit after "when ..., ". */
export const sayEffects = (effects: Effects, v: Voice): string =>
  clausesOf(effects, v)
    .map((clause, i) => (i === 0 ? instruct(v, clause) : capital(instruct(v, clause))))
    .join('. ');

/** Of what is done now and what is done when its time comes, the latter is said last. */
const inTime = (clauses: readonly string[]): string =>
  [...clauses]
    .sort((a, b) => Number(isLater(a)) - Number(isLater(b)))
    .map((clause, i) => (i > 0 && isLater(clause) ? `, ${clause}` : clause))
    .join(', then ')
    .replaceAll('then , ', 'then, ');

const isLater = (clause: string): boolean => /^when(ever)? /.test(clause);

/** All that hangs on one condition: a sentence of its own would not hang on it. */
export const sayBranch = (effects: Effects, v: Voice): string =>
  clausesOf(effects, v)
    .map((clause) => instruct(v, clause).replace('. During this run, ', ', during which '))
    .join(', then ');

/** What is one of several things to choose from. */
function inOneSentence(effects: Effects, v: Voice): string {
  const said = sayEffects(effects, v);
  return said.includes('. ') ? sayBranch(effects, v) : said;
}

/** What a constant ability says is so; subroutines that it gives stand in quotation marks. */
export function sayConstant({ modifies, subs, gives }: Constant, v: Voice): string {
  if (modifies.of === 'abilities') {
    const { cards } = modifies;
    const who = isTarget(cards) ? sayTarget(cards, v) : `each ${noun(cards, v).one}`;
    if (modifies.copies !== undefined)
      return `${who} gains the paid abilities of each ${noun(placed(modifies.copies), v).one}`;
    const texts = (gives ?? []).map(
      ({ cost, effects }) =>
        `"${capital(costLabel(cost, { ...v, self: 'this card' }))}: ${sentence(sayEffects(effects, { ...v, self: 'this card' })).replace(/\.$/, '')}"`,
    );
    return `${who} gains ${list(texts, 'and')}`;
  }
  if (modifies.of !== 'subroutines' || subs === undefined) return sayModifier(modifies, v);
  const { cards, times, first } = modifies;
  const ice = isTarget(cards) ? sayTarget(cards, v) : `each ${noun(cards, v).one}`;
  const texts = subs.map((one) => `"Subroutine: ${sentence(sayEffects(one.effects, v))}"`);
  const where = first === true ? ' before all its other subroutines' : '';
  const { figure, tail } = times === undefined ? { figure: '', tail: '' } : figureOf(times, v);
  const each = tail === '' ? (figure === '' ? '' : ` ${figure} times`) : ` ${tail}`;
  return `${ice} gains ${list(texts, 'and')}${where}${each}`;
}

/** "Take 1 tag. If the Runner does, ...": what follows depends on the first part. */
function dependently(effects: readonly Effect[], v: Voice, done: string): string {
  const [first = '', ...rest] = clausesOf(effects, v).map((clause) => instruct(v, clause));
  return rest.length === 0 ? first : `${first}. If ${done}, ${rest.join(', then ')}`;
}

/** "Pay 2 credits to draw a card"; of several things that are paid for each hangs on the payment. */
function paidFor(paid: string, effects: readonly Effect[], v: Voice, done: string): string {
  const clauses = clausesOf(effects, v).map((clause) => instruct(v, clause));
  return clauses.length < 2
    ? `${paid} to ${clauses.join()}`
    : `${paid}. If ${done}, ${inTime(clauses)}`;
}

/** "You may look at 3 cards. If you do, ...": what follows depends on the first part. */
export function optionally(ability: When, v: Voice): string {
  const clauses = clausesOf(ability.effects, v).map((clause, i) =>
    i === 0 && ability.cost === undefined && 'who' in clause && clause.who !== v.me
      ? `have ${name(v, clause.who)} ${[clause.does, ...(clause.also === undefined ? [] : [clause.also])].join(' and ')}`
      : instruct(v, clause),
  );
  const [only] = ability.effects;
  if (only?.do === 'if' && only.otherwise === undefined && ability.effects.length === 1)
    return `if ${sayCondition(only.condition, v)}, ${optionally({ ...ability, effects: only.then }, v)}`;
  const [first = '', ...rest] = clauses;
  const [clause] = clausesOf(ability.effects, v);
  if (
    ability.cost !== undefined &&
    (isOthers(ability, v) || (clause !== undefined && 'says' in clause))
  )
    return `you may ${costVerb(ability.cost, v)}. If you do, ${[first, ...rest].join(', then ')}`;
  if (ability.cost !== undefined)
    return rest.length === 0
      ? `you may ${costVerb(ability.cost, v)} to ${first}`
      : `you may ${costVerb(ability.cost, v)}. If you do, ${inTime([first, ...rest])}`;
  const then = rest.length === 0 ? '' : `. If you do, ${inTime(rest)}`;
  // What is changed for a time is nothing that one does.
  return `you may ${only?.do === 'lasting' ? 'choose that ' : ''}${first}${then}`;
}

/** What is paid for is done by the other player. */
function isOthers(ability: When, v: Voice): boolean {
  const [clause] = clausesOf(ability.effects, v);
  const [first] = ability.effects;
  if (first?.do === 'option' && first.who !== undefined && first.who !== v.me) return true;
  return clause !== undefined && 'who' in clause && clause.who !== v.me;
}

/** What lasts says its effects so. */
export const sayer: Sayer = {
  effects: sayEffects,
  branch: sayBranch,
  optionally,
  constant: sayConstant,
};

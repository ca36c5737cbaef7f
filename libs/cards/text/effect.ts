import {
  type Ability,
  type Amount,
  type Constant,
  type Effect,
  type Effects,
  type InsteadOfAccess,
  type Option,
  type Side,
  type When,
  opponent,
} from '#rules';
import { figureOf, some, valueOf } from './amount';
import { sayCondition } from './condition';
import { costLabel, costVerb } from './cost';
import { durationWords } from './duration';
import { capital, list, sentence } from './english';
import { anyOf, isTarget, noun, placed, sayTarget } from './filter';
import { sayModifier } from './modifier';
import { namedBy } from './named';
import { plainEffectWords } from './plain-effect';
import { onServer } from './server';
import { saying, type Sayings } from './table';
import { named, sayTrigger } from './trigger';
import { deckName, does, instruct, name, whose, type Clause, type Voice } from './voice';

/** Of several cards, what is said of each. */
const eachOf = (cards: string): string => (cards === 'them' ? 'each of them' : cards);

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
type LastingEffect = EffectOf<'lasting'>;

const says = (text: string): Clause => ({ says: text });

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

/** How many of the words two texts begin with are the same. */
const begun = (a: readonly string[], b: readonly string[]): number => {
  const other = a.findIndex((word, i) => word !== b[i]);
  return other < 0 ? a.length : other;
};

/** Three or more choices that differ in a kind of cards alone: the kind is chosen, the rest said once. */
function alike(branches: readonly string[]): string | null {
  const [first = [], ...others] = branches.map((one) => one.split(' '));
  if (others.length < 2) return null;
  const start = Math.min(...others.map((one) => begun(first, one)));
  const back = (words: readonly string[]): string[] => words.slice(start).reverse();
  const end = Math.min(...others.map((one) => begun(back(first), back(one))));
  const kinds = [first, ...others].map((one) => one.slice(start, one.length - end).join(' '));
  if (start + end < 3 || kinds.some((one) => one === '' || one.split(' ').length > 4)) return null;
  const [before, after] = [first.slice(0, start), first.slice(first.length - end)];
  const isNoun = kinds.every((one) => /^an? .*,$/.test(one));
  const that = isNoun
    ? 'of the chosen type,'
    : /^(piece|subroutine)/.test(after[0] ?? '')
      ? 'such'
      : 'the chosen subtype';
  const names = kinds.map((one) => one.replace(/^an? (.*),$/, '$1'));
  return `choose ${list(names, 'or')}: ${[...before, that, ...after].join(' ')}`;
}

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
    if (cost !== undefined && effects[0]?.do === 'if')
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
  lasting: (effect, v) => says(sayLasting(effect, v)),
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
    const riders = (during ?? []).map((one) => ` ${sayRider(one, v)}`).join('');
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

/** Clauses one after another; a choice and what is done with the chosen card are one clause. */
function merge(clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses) {
    const before = merged.at(-1);
    const joins =
      before !== undefined &&
      'who' in before &&
      before.opens === true &&
      'who' in clause &&
      clause.who === before.who &&
      clause.may !== true;
    if (joins) {
      const { who, does } = before;
      const may = before.may === true ? { may: true as const } : {};
      merged[merged.length - 1] = { who, does, also: clause.does, ...may };
    } else merged.push(clause);
  }
  return merged;
}

/** Whether an effect speaks of the cards that were kept under a name. */
const speaksOf = (effect: Effect, kept: string): boolean => {
  const said = JSON.stringify(effect);
  return said.includes(`"named":"${kept}"`) || said.includes(`"rest":"${kept}"`);
};

type Search = EffectOf<'search'>;

/** What was found goes to one end of the deck, which is shuffled before (SRCH-02). */
const isShuffledBefore = (search: Search, effects: Effects): boolean =>
  effects.some(
    (one) =>
      one.do === 'move' && (one.to === 'top' || one.to === 'bottom') && speaksOf(one, search.as),
  );

/** After which effect the shuffle of a search is said: when the found cards are done with (SRCH-01). */
function shuffledAfter(search: Search, effects: Effects): number {
  const at = effects.indexOf(search);
  if (isShuffledBefore(search, effects)) return at;
  // What is done with them later waits for no shuffle.
  const uses = (one: Effect): boolean =>
    speaksOf(one, search.as) && !JSON.stringify(one).includes('"do":"lasting"');
  return effects.reduce((last, one, i) => (i > at && uses(one) ? i : last), at);
}

/** The names of cards of which nothing has been taken when an effect comes. */
const wholeAt = (effects: Effects, at: number): string[] =>
  effects
    .slice(0, at)
    .flatMap((one) => (one.do === 'look' || one.do === 'reveal' ? (one.as ?? []) : []))
    .filter((kept) => !effects.slice(0, at).some((one) => speaksOf(one, kept)));

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

const stray = (ability: Ability): never => {
  throw new Error(`a ${ability.kind} ability cannot last`);
};

function momentOf(ability: When, effect: LastingEffect, v: Voice): string {
  if (isSuccess(ability)) return 'when this run is successful';
  const { if: condition } = ability.trigger;
  const said = sayTrigger(ability.trigger, v);
  if (ability.limit === 'run') return said.replace(/^whenever/, 'the next time');
  if (!isThisTurnsEnd(ability, effect)) return said;
  return condition === undefined
    ? 'when this turn ends'
    : `when this turn ends, if ${sayCondition(condition, v)}`;
}

/** What lasts until then comes only once. */
const isThisTurnsEnd = ({ trigger }: When, { until }: LastingEffect): boolean =>
  until === 'turn' && trigger.on === 'turn-ended' && trigger.side === undefined;

function during(ability: Ability, effect: LastingEffect, v: Voice): string {
  switch (ability.kind) {
    case 'constant': {
      const text = sayConstant(ability, v);
      return ability.while === undefined
        ? text
        : `while ${sayCondition(ability.while, v)}, ${text}`;
    }
    case 'when':
      return `${momentOf(ability, effect, v)}, ${doing(ability, v)}`;
    case 'instead':
      return ability.of === 'access' ? lastingInstead(ability, v) : stray(ability);
    case 'paid':
    case 'sub':
    case 'play':
    case 'before':
    case 'rez-when':
      return stray(ability);
  }
}

/** What takes the place of accesses for a time. */
function lastingInstead(
  { server, optional, effects, if: only }: InsteadOfAccess,
  v: Voice,
): string {
  const when = `whenever ${does(v, 'runner', `make a successful run${onServer(server)}`)}`;
  const condition = only === undefined ? '' : `, if ${sayCondition(only, v)}`;
  return `${when}${condition}, ${optional ? 'you may ' : ''}${sayEffects(effects, v)} instead of accessing cards`;
}

const doing = (ability: When, voice: Voice): string => {
  const v = named(ability.trigger, voice);
  return ability.optional === true ? optionally(ability, v) : sayEffects(ability.effects, v);
};

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

/** A run is successful once: said of the run in which it was laid. */
const isSuccess = (ability: Ability): boolean =>
  ability.kind === 'when' &&
  ability.trigger.on === 'run-successful' &&
  ability.trigger.server === undefined;

/** What waits for one moment says itself when that is. */
const isMoment = (ability: Ability): boolean =>
  ability.kind === 'when' &&
  (ability.trigger.on === 'turn-ended' || ability.trigger.on === 'run-ended' || isSuccess(ability));

const isConditional = (ability: Ability): boolean =>
  ability.kind === 'constant' && ability.while !== undefined;

function sayDuration({ abilities, until, on }: LastingEffect, v: Voice): string {
  if (abilities.every(isMoment)) return '';
  // What hangs on a condition of the card itself works while the card does.
  if (until === 'while-active' && on === 'this' && abilities.every(isConditional)) return '';
  // What is laid on a card says itself how long it works.
  if (until === 'forever' && on !== undefined) return '';
  return ` ${durationWords[until](v)}`;
}

/** Clicks are counted as a turn begins: of all the turns until then there is but one. */
function nextTurnOf({ abilities }: LastingEffect, v: Voice): string {
  const [first] = abilities;
  const modifies = first?.kind === 'constant' ? first.modifies : null;
  return modifies?.of === 'clicks' ? `${whose(v, modifies.side)} next turn` : 'the next turn';
}

/** Several things; what all of them hang on is said once. */
function together(abilities: readonly Ability[], parts: readonly string[], v: Voice): string {
  const [first] = abilities;
  if (first?.kind !== 'constant' || first.while === undefined || parts.length < 2)
    return parts.join(' and ');
  const condition = first.while;
  const constants = abilities.flatMap((one) => (one.kind === 'constant' ? [one] : []));
  const isShared = constants.every(
    (one) => JSON.stringify(one.while) === JSON.stringify(condition),
  );
  return constants.length === parts.length && isShared
    ? `while ${sayCondition(condition, v)}, ${constants.map((one) => sayConstant(one, v)).join(' and ')}`
    : parts.join(' and ');
}

/** What an effect sets up for a while. */
function sayLasting(effect: LastingEffect, v: Voice): string {
  const laid =
    effect.on === undefined
      ? effect.from === undefined
        ? v
        : { ...v, target: `the next piece of ice ${does(v, 'runner', 'encounter')}` }
      : { ...v, target: eachOf(sayTarget(effect.on, v)) };
  const parts = effect.abilities.map((ability) => during(ability, effect, laid));
  const [only = ''] = parts;
  const met = `whenever ${does(laid, 'runner', 'encounter a piece of ice')}, `;
  if (effect.from === 'next-encounter' && parts.length === 1 && only.startsWith(met))
    return `when ${does(laid, 'runner', 'next encounter a piece of ice during this run')}, ${only.slice(met.length)}`;
  if (effect.from === 'next-encounter' && effect.until === 'encounter')
    return `during the next encounter of this run, ${parts.map((one, i) => (i === 0 ? one : capital(one))).join('. ')}`;
  // A subtype that was named is called so.
  const isNamed = effect.abilities.some(
    (one) =>
      one.kind === 'constant' && one.modifies.of === 'subtypes' && one.modifies.named !== undefined,
  );
  const x = effect.x === undefined || isNamed ? '' : `, where X is ${valueOf(effect.x, v)}`;
  const said = together(effect.abilities, parts, laid);
  const duration = sayDuration(effect, laid);
  // What happens later is not said to last: the time comes first.
  if (duration !== '' && /^(when|whenever|the first time|the next time) /.test(said))
    return `${duration.trimStart()}, ${said}${x}`;
  if (said.endsWith(' to spend each turn') && effect.until.endsWith('-turn-begins'))
    return `${said.replace(/ each turn$/, '')} in ${nextTurnOf(effect, laid)}${x}`;
  // Of several things, and of what takes many words, the time is said first.
  if (duration !== '' && (parts.length > 1 || /^(as an additional cost|the first) /.test(said)))
    return `${duration.trimStart()}, ${said}${x}`;
  // What is set up in turn may last as long.
  return `${said}${said.endsWith(duration) ? '' : duration}${x}`;
}

/** A run ends and succeeds once; what may come more often is said to come during it. */
function riderMoment({ trigger }: When, v: Voice): string {
  if (trigger.on === 'run-successful' && trigger.server === undefined && trigger.if === undefined)
    return 'if the run is successful';
  if (trigger.on === 'run-successful' && trigger.server !== undefined && trigger.if === undefined)
    return `if the run${onServer(trigger.server)} is successful`;
  // The run itself, which has just been made.
  if (trigger.on === 'run-began') return 'when this run begins';
  const said = sayTrigger(trigger, v);
  return said.startsWith('whenever ') ? `during this run, ${said}` : said;
}

/** All of it hangs on the moment. */
const riding = (ability: When, voice: Voice): string => {
  const v = named(ability.trigger, voice);
  return ability.optional === true ? optionally(ability, v) : sayBranch(ability.effects, v);
};

/** What works once the run was successful on the server that it was made on. */
const isIfSuccessful = ({ while: condition }: Constant): boolean =>
  condition?.is === 'happened' &&
  condition.fact === 'run-successful' &&
  condition.when === 'this-run';

/** What works during one run only, said after "make a run". */
function sayRider(ability: Ability, voice: Voice): string {
  const v = { ...voice, inRun: true as const };
  switch (ability.kind) {
    case 'constant':
      return sentence(
        isIfSuccessful(ability)
          ? `if the run is successful, for the rest of it ${sayConstant(ability, v)}`
          : `during this run, ${sayConstant(ability, v)}`,
      );
    case 'when':
      return [
        sentence(`${riderMoment(ability, v)}, ${riding(ability, v)}`),
        ...(ability.limit === undefined ? [] : [`This happens only once in this run.`]),
      ].join(' ');
    case 'instead':
      return ability.of === 'access'
        ? sayInsteadOfAccess(ability, 'if the run is successful', v)
        : stray(ability);
    case 'paid':
    case 'sub':
    case 'play':
    case 'before':
    case 'rez-when':
      return stray(ability);
  }
}

/** "Instead of accessing cards": one instruction in line, several after a colon. */
export function sayInsteadOfAccess(
  ability: Extract<Ability, { kind: 'instead'; of: 'access' }>,
  when: string,
  v: Voice,
): string {
  const will = ability.optional ? 'you may ' : '';
  const hand = ability.anywhere === 'grip' ? ' (this works from your grip alone)' : '';
  const text = `${sayEffects(ability.effects, v)}${hand}`;
  // Behind a comma it would belong to what is said last.
  return ability.effects.length === 1 && !text.includes(', ')
    ? sentence(`${when}, ${will}${text} instead of accessing cards`)
    : sentence(`${when}, ${will}do this instead of accessing cards: ${text}`);
}

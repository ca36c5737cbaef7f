import { type Modifier, type Filter, type Amount, type Place, type Target, opponent } from '#rules';
import { change, figureOf, some } from './amount';
import { costVerb } from './cost';
import { counterNoun } from './counter';
import { sayCondition } from './condition';
import { forbiddenWords } from './forbidden';
import { costs, increased } from './increase';
import { onServer, serverWords } from './server';
import { list, plural } from './english';
import { anyOf, noun, isTarget, sayTarget } from './filter';
import { fromPlaces, placeNames } from './place';
import { ownerOf } from './owner';
import { subtypeWord } from './kind';
import { sayPurpose } from './purpose';
import { saying, type Sayings } from './table';
import { does, handOf, name, whose, type Voice } from './voice';

/** What a constant ability works on, in the singular. */
const subject = (cards: Filter | Target, v: Voice): string =>
  isTarget(cards) ? sayTarget(cards, v) : `each ${noun(cards, v).one}`;

/** So much while the card itself lies in a place, counted as one card there. */
function whereThisCounts(by: Amount): { readonly each: number; readonly in: Place } | null {
  if (typeof by !== 'object' || by.of !== 'times' || typeof by.amount !== 'object') return null;
  const { amount, factor } = by;
  if (amount.of !== 'count' || amount.cards !== 'this') return null;
  const place = amount.fits?.in;
  return typeof place === 'string' ? { each: factor, in: place } : null;
}

/** What counts for one, however many there are: "agenda counters on this agenda". */
function onceCounted(by: Amount, v: Voice): string | null {
  if (typeof by !== 'object' || by.of !== 'least') return null;
  const [one, many] = by.amounts;
  if (one !== 1 || many === undefined || by.amounts.length > 2) return null;
  return figureOf(many, v).things ?? null;
}

const isRezCost = (amount: Amount | undefined): boolean =>
  typeof amount === 'object' && amount.of === 'var' && amount.name === 'rez cost';

const signed = (by: number): string => (by < 0 ? String(by) : `+${by}`);
const have = (v: Voice, who: 'corp' | 'runner'): string => does(v, who, 'have');

/** Cards whose subroutines another gains: of several in the order in which they were chosen. */
const copied = (copies: Target, v: Voice): string => {
  const cards = sayTarget(copies, v);
  return cards === 'them' ? 'those cards, in the order in which they were chosen,' : cards;
};

/** What a constant ability says is so. */
export const modifierWords: Sayings<Modifier, 'of'> = {
  'memory-limit': ({ by, base, for: cards }, v) =>
    `${whose(v, 'runner')} memory limit is ${base === true ? `equal to ${figureOf(by, v).value}` : increased(by, v)}${cards === undefined ? '' : `, for ${noun(cards, v).many} only`}`,
  'points-to-win': ({ by }) =>
    `each player needs ${Math.abs(by)} ${by < 0 ? 'fewer' : 'more'} agenda ${Math.abs(by) === 1 ? 'point' : 'points'} to win the game`,
  link: ({ by }, v) => `${have(v, 'runner')} ${signed(by)} link`,
  'hand-size': ({ side, by, base }, v) =>
    `${whose(v, side)} maximum hand size is ${base === true ? `equal to ${figureOf(by, v).value}` : increased(by, v)}`,
  recurring: ({ credits, for: purposes }, v) => {
    const use = list(
      purposes.map((one) => sayPurpose(one, v)),
      'or',
    );
    const which = credits === 1 ? 'it' : 'them';
    return `${some(credits, 'recurring credit', v)} (refilled each of your turns): use ${which} only ${use}`;
  },
  strength: ({ cards, by }, v) =>
    `${subject(cards, v)} has ${change(by, 'strength', cards === 'this' ? { ...v, self: 'it' } : v)}`,
  subtypes: ({ cards, gain, lose, copies, named }, v) => {
    const changes = [
      ...(named === undefined ? [] : ['gains the named subtype']),
      ...(copies === undefined
        ? []
        : [
            `gains every subtype of ${copies.same === undefined ? `each ${noun(copies, v).one}` : sayTarget(copies.same, v)}`,
          ]),
      ...(gain === undefined ? [] : [`gains ${list(gain.map(subtypeWord), 'and')}`]),
      ...(lose === undefined ? [] : [`loses ${list(lose.map(subtypeWord), 'and')}`]),
    ];
    return `${subject(cards, v)} ${changes.join(' and ')}`;
  },
  'rez-cost': ({ cards, by, first }, v) =>
    first === 'turn' && !isTarget(cards)
      ? `the first ${noun(cards, v).one} rezzed each turn ${costs(by, 'to rez', v)}`
      : `${subject(cards, v)} ${costs(by, 'to rez', v)}`,
  subroutines: ({ cards, copies, lose, first, doubled }, v) => {
    const where = first === true ? ' before all its other subroutines' : '';
    const changes = [
      ...(copies === undefined ? [] : [`gains the subroutines of ${copied(copies, v)}${where}`]),
      ...(lose === undefined ? [] : [`loses ${some(lose, 'subroutine', v)}`]),
      ...(doubled === undefined
        ? []
        : ['has each of its subroutines twice, one right behind the other']),
    ];
    return `${subject(cards, v)} ${changes.join(' and ')}`;
  },
  'trash-cost': ({ cards, by }, v) =>
    `the trash cost of ${cards.same === undefined ? subject(cards, v) : sayTarget(cards.same, v)} is ${increased(by, v)}`,
  'memory-cost': ({ by }, v) =>
    `the memory cost of ${v.self} is ${increased(by, v)}, installed or not`,
  clicks: ({ side, by }, v) => {
    const { figure, tail } = figureOf(by, v);
    const less = figure.startsWith('-');
    const clicks = `${less ? figure.slice(1) : figure} ${less ? 'fewer' : 'additional'} ${figure === '1' || figure === '-1' ? 'click' : 'clicks'}`;
    return `${does(v, side, 'have')} ${clicks} to spend each turn${tail === '' ? '' : ` ${tail}`}`;
  },
  'starting-hand': ({ cards }) => `draw a starting hand of ${cards} cards`,
  'starts-with': ({ credits, badPublicity }, v) => {
    if (v.me === 'corp' && credits !== undefined && badPublicity !== undefined)
      return `you start the game with ${some(credits, 'credit', v)} and ${badPublicity} bad publicity`;
    const own =
      credits === undefined ? [] : [`you start the game with ${some(credits, 'credit', v)}`];
    const bad =
      badPublicity === undefined
        ? []
        : [
            `${name(v, 'corp')} ${v.me === 'corp' ? 'start' : 'starts'} the game with ${badPublicity} bad publicity`,
          ];
    return [...own, ...bad].join(' and ');
  },
  'install-cost': ({ cards, by, first, beyond }, v) => {
    const { side, ...rest } = cards;
    const who = side ?? ownerOf(rest) ?? v.me;
    const which = first === 'turn' ? `the first ${noun(rest, v).one}` : `each ${noun(rest, v).one}`;
    const when = first === 'turn' ? ' each turn' : '';
    const where = beyond === undefined ? '' : ` in any position but the ${beyond}`;
    const lead = `${which} ${does(v, who, 'install')}${where}${when}`;
    return by === 'ignored'
      ? `ignore the install cost of ${lead}`
      : `${lead} ${costs(by, 'to install', v)}`;
  },
  'play-cost': ({ cards, by }, v) =>
    isTarget(cards)
      ? `the play cost of ${sayTarget(cards, v)} is ${increased(by, v)}`
      : `each ${noun(cards, v).one} ${costs(by, 'to play', v)}`,
  'hosting-cost': ({ by }, v) => `a card ${costs(by, `to install on ${v.self}`, v)}`,
  'may-cost-less': ({ verbs, by, trash }, v) => {
    const cost = list(verbs, 'or');
    return `when you would ${cost} a card, you may trash ${some(1, noun(trash, v), v)} to lower its ${cost} cost by ${by}, once each turn`;
  },
  'advancement-requirement': ({ cards, by }, v) =>
    `the advancement requirement of ${subject(cards, v)} is ${increased(by, v)}`,
  'rez-also': ({ cost, cards }, v) => {
    const what = isRezCost(cost.credits) ? 'pay its rez cost once more' : costVerb(cost, v);
    return cards === undefined
      ? `as an additional cost to rez ${v.self}, ${what}`
      : `as an additional cost to rez ${subject(cards, v)}, ${name(v, 'corp')} must ${what}`;
  },
  'rez-instead': ({ cost }, v) =>
    `you may ${costVerb(cost, v)} to rez ${v.self} instead of paying its rez cost`,
  'steal-also': ({ cards, from, cost }, v) => {
    const what = cards === 'this' ? v.self : anyOf(cards, v);
    const where = from === 'this' ? ' accessed from this server' : '';
    return `as an additional cost to steal ${what}${where}, ${name(v, 'runner')} must ${costVerb(cost, v)}`;
  },
  'play-also': ({ cost, cards }, v) =>
    cards === undefined
      ? `as an additional cost to play ${v.self}, ${costVerb(cost, v)}`
      : `as an additional cost to play ${anyOf(cards, v)}, its player has to ${costVerb(cost, v)}`,
  'play-plainly': ({ cards }, v) => `ignore any additional costs to play ${noun(cards, v).many}`,
  'run-also': ({ cost, first, server, action }, v) => {
    const own = action === true ? ' that is not made through a card ability' : '';
    const run = `${first === 'turn' ? `the first run in each of ${whose(v, 'runner')} turns` : 'a run'}${own}`;
    return `as an additional cost to make ${run}${onServer(server)}, the Runner must ${costVerb(cost, v)}`;
  },
  'cannot-run': ({ server }, v) => `${name(v, 'runner')} cannot make a run${onServer(server)}`,
  'only-if': ({ verb, condition }, v) => `${verb} ${v.self} only if ${sayCondition(condition, v)}`,
  'used-once': (_, v) => `you cannot use ${v.self} more than once each turn`,
  'agenda-points': ({ by, cards }, v) => {
    const place = whereThisCounts(by);
    if (cards === undefined && place !== null)
      return `${v.self} is worth ${Math.abs(place.each)} ${place.each < 0 ? 'fewer' : 'more'} agenda ${Math.abs(place.each) === 1 ? 'point' : 'points'} while in ${fromPlaces(place.in, v)}`;
    const counted = onceCounted(by, v);
    if (cards === undefined && counted !== null)
      return `while there are ${counted}, it is worth 1 additional agenda point`;
    if (cards === undefined)
      return `${v.self} is worth ${some(by, 'additional agenda point', { ...v, self: 'it' })}`;
    const { figure } = figureOf(by, v);
    const less = figure.startsWith('-');
    const points = less ? figure.slice(1) : figure;
    return `${subject(cards, v)} is worth ${points} agenda ${points === '1' ? 'point' : 'points'} ${less ? 'less' : 'more'}`;
  },
  accesses: ({ server, by, upTo }, v) => {
    const from = onServer(server).replace(/^ on/, ' from');
    const whenever = `whenever ${does(v, 'runner', `access cards${from}`)}`;
    const cards =
      typeof by === 'number' && by < 0
        ? `${-by} fewer ${by === -1 ? 'card' : 'cards'}`
        : some(by, 'additional card', v);
    return upTo === true
      ? `${whenever}, ${name(v, 'runner')} may access up to ${cards}`
      : `${whenever}, ${does(v, 'runner', `access ${cards}`)}`;
  },
  'access-limit': ({ most }, v) =>
    `${name(v, 'runner')} cannot access ${most === 0 ? 'any cards' : `more than ${most} ${most === 1 ? 'card' : 'cards'}`}`,
  'chooses-access': ({ who, server }, v) =>
    `${does(v, who, 'choose')} which cards of ${server} ${name(v, 'runner')} accesses`,
  'cannot-spend-secretly': ({ credits }) =>
    `while secretly spending credits, no player can spend ${credits} credits`,
  'success-unmarked': ({ server }) =>
    `successful runs${onServer(server)} count neither as successful nor as unsuccessful for any ability`,
  'jack-out-also': ({ cost }, v) =>
    `as an additional cost to jack out, ${name(v, 'runner')} must ${costVerb(cost, v)}`,
  'accesses-from-bottom': (_, v) =>
    `${does(v, 'runner', 'access cards from the bottom of R&D upwards')} instead of from its top`,
  'access-also': ({ cost, server }, v) =>
    `as an additional cost to access a card in ${serverWords(server)}, ${name(v, 'runner')} must ${costVerb(cost, v)}`,
  'break-also': ({ cost, server, by }, v) =>
    `as an additional cost each time an ${by === 'anything' ? 'ability' : 'icebreaker'} is used to break subroutines${server === undefined ? '' : ` during a run${onServer(server)}`}, ${name(v, 'runner')} must ${costVerb(cost, v)}`,
  'strength-kept': ({ cards }, v) => `the strength of ${subject(cards, v)} cannot be lowered`,
  'avoids-next-tag': (_, v) => `the first tag ${does(v, 'runner', 'take')} is avoided`,
  'purge-leaves': ({ cards, amount }, v) =>
    `whenever virus counters are purged, ${some(amount, 'virus counter', v)} stays on ${subject(cards, v)}`,
  considered: ({ counter, cards, amount, spendable }, v) =>
    `${subject(cards, v)} is considered to have ${some(amount, `additional ${counterNoun[counter]}`, v)}${spendable === true ? ', which can be spent as if they were on it' : ''}`,
  'removes-instead': (_, v) =>
    `whenever ${does(v, 'runner', 'access cards in Archives')}, ${name(v, 'runner')} may remove 1 of them from the game instead of accessing it`,
  'active-in': (_, v) => `${v.self} is active even in ${whose(v, 'runner')} score area`,
  'success-server': ({ on, server }, v) =>
    typeof server === 'string'
      ? `a successful run on ${on} counts as a successful run on ${server} instead`
      : `a successful run on ${on} counts as a successful run on ${list(server, 'or')} instead, as ${does(v, 'runner', 'choose')} then`,
  'install-also': ({ credits, server }, v) =>
    `as an additional cost to install a card in or protecting ${serverWords(server)}, ${name(v, 'corp')} must pay ${some(credits, 'credit', v)}`,
  'text-of-hosted': (_, v) =>
    `${v.self} has the text of the identity hosted on it, which is removed from the game when ${v.self} is uninstalled`,
  'kept-server': (_, v) => `${v.self} keeps that server as its chosen server`,
  kept: ({ as }, v) => `${v.self} keeps in mind what was ${as}`,
  'boosts-last': ({ cards, until, first }, v) =>
    `whatever raises the strength of ${first === undefined ? subject(cards, v) : `the first ${isTarget(cards) ? sayTarget(cards, v) : noun(cards, v).one} whose strength is raised each turn`} for an encounter lasts until the end of the ${until} instead`,
  'orders-subs': ({ who }, v) =>
    `unbroken subroutines resolve in the order that ${does(v, who, 'choose')}, one after another`,
  'unresolved-subs': ({ first }) =>
    first === 'run'
      ? 'the first subroutine that would resolve does not resolve'
      : `the first ${first} subroutines on the encountered piece of ice do not resolve`,
  advanceable: ({ only }, v) =>
    `${v.self} can be advanced${only === undefined ? '' : ' only while it is rezzed'}`,
  'install-only': ({ on }, v) =>
    on === 'remote'
      ? `install ${v.self} only in a remote server`
      : 'roots' in on
        ? `install ${v.self} only in the root of ${list(on.roots, 'or')}`
        : `install ${v.self} only on ${anyOf(on, v)}`,
  'install-faceup': (_, v) => `${v.self} is installed faceup`,
  hosts: ({ cards, atMost, memory, freeMemory }, v) => {
    const what =
      atMost === undefined
        ? `any number of ${noun(cards, v).many}`
        : `${atMost === 1 ? '' : 'up to '}${some(atMost, noun(cards, v), v)}`;
    const limit =
      memory === undefined
        ? ''
        : ` with a ${atMost === 1 ? '' : 'total '}memory cost of up to ${memory}`;
    const costs = atMost === 1 ? 'its memory cost does' : 'their memory costs do';
    const free =
      freeMemory === true
        ? `, and ${costs} not count against ${whose(v, 'runner')} memory limit`
        : '';
    // HOST-08: facedown, as when installed; of no server's ice, it costs nothing.
    const ices = typeof cards === 'object' && cards.type === 'ice';
    const how = ices ? ' (each installed facedown on it, ignoring all install costs)' : '';
    return `${v.self} can host ${what}${limit}${free}${how}`;
  },
  'trashed-at-no-strength': ({ cards }, v) =>
    `trash ${sayTarget(cards, v)} as soon as the strength of that card is 0 or less`,
  'open-grip': (_, v) => `${does(v, 'runner', 'play')} with ${whose(v, 'runner')} grip revealed`,
  'revealed-on-access': ({ cards }, v) =>
    `when ${does(v, 'runner', `access ${cards === undefined ? v.self : anyOf(cards, v)}`)} from R&D, ${name(v, 'runner')} must reveal it`,
  'access-trash-free': (_, v) =>
    `${name(v, 'runner')} may trash each card ${name(v, 'runner')} ${v.me === 'runner' ? 'access' : 'accesses'} at no cost, even one that could not be trashed otherwise`,
  cannot: ({ verb, cards, who, with: by, from }, v) => {
    const tool = by?.same === undefined ? undefined : sayTarget(by.same, v);
    const with_ = by === undefined ? '' : ` with ${tool ?? noun(by, v).many}`;
    // Either player trashes cards; for the rest there is but one who could.
    const by_ = who === undefined || verb !== 'trash' ? '' : ` by ${name(v, who)}`;
    if (cards === undefined)
      return `${v.reported === true && who === v.me ? 'they' : name(v, who ?? opponent(v.me))} cannot ${forbiddenWords[verb].player}`;
    const when = from === undefined ? '' : 'when accessed from this server, ';
    const { what, card } = forbiddenWords[verb];
    const those = isTarget(cards) ? sayTarget(cards, v) : noun(cards, v).many;
    return `${when}${what === undefined ? '' : `${what} `}${those} cannot ${card}${by_}${with_}`;
  },
  // Said with what it gives.
  abilities: () => '',
  'action-cost': ({ action, by }, v) => {
    const [who, what] =
      action === 'remove-tag'
        ? (['runner', 'remove a tag'] as const)
        : (['corp', 'trash a resource'] as const);
    return `${does(v, who, 'pay')} ${some(Math.abs(by), 'credit', v)} ${by > 0 ? 'more' : 'less'} for the action to ${what}`;
  },
  blank: ({ cards }, v) =>
    `the text box of ${isTarget(cards) ? sayTarget(cards, v) : `each ${noun(cards, v).one}`} is blank`,
  'cannot-spend': ({ side }, v) => `${name(v, side)} cannot spend credits`,
  'extra-damage': ({ kind, by, first, taken }, v) => {
    const to =
      taken === true ? `that ${does(v, 'runner', 'take')}` : `that ${does(v, 'corp', 'do')}`;
    return first === undefined
      ? `${kind} damage ${to} is ${by} higher`
      : `the first ${kind} damage ${to} each turn is ${by} higher`;
  },
  'chooses-damage': ({ who, kind, first, looks }, v) => {
    const damage = kind === undefined ? 'damage' : `${kind} damage`;
    const often =
      first === undefined
        ? `whenever ${does(v, 'runner', `take ${damage}`)}`
        : `the first time each turn that ${does(v, 'runner', `take ${damage}`)}`;
    const hand = handOf(v, 'runner');
    const which = `choose the ${first === undefined ? 'cards' : 'first card'} from ${hand} that it trashes`;
    return `${often}, ${looks === true ? `${name(v, who)} may look at ${hand} and ${which}` : does(v, who, which)}`;
  },
  'trace-base': ({ by, subs }, v) =>
    `the base strength of each trace${subs === true ? ' of a subroutine' : ''} is ${increased(by, v)}`,
  'trace-first': ({ who }, v) => `${does(v, who, 'spend credits first')} in each trace`,
  'no-base-link': ({ first }, v) =>
    `${whose(v, 'runner')} base link strength is 0 during ${first === 'turn' ? 'the first trace each turn' : 'each trace'}`,
  'draw-limit': ({ side, most }, v) =>
    `${name(v, side)} cannot draw more than ${some(most, 'card', v)} in a turn`,
  'counts-more': ({ marks, by }, v) =>
    marks === 'tags'
      ? `${name(v, 'runner')} ${v.me === 'runner' ? 'are' : 'is'} considered to have ${some(by, 'additional tag', v)}`
      : `${does(v, 'corp', 'have')} ${by} additional bad publicity, even if there is none`,
  tagged: (_, v) => `${name(v, 'runner')} ${v.me === 'runner' ? 'are' : 'is'} tagged`,
  prevents: ({ kinds, amount, first, from }, v) => {
    const by = from === undefined ? '' : ` from ${noun(from, v).many}`;
    const damage = `${kinds.length === 3 ? '' : `${list(kinds, 'and')} `}damage${by}`;
    if (amount === 'all')
      return `all ${damage} is prevented${first === undefined ? '' : ', the first time each turn'}`;
    return first === undefined
      ? `${amount} of any ${damage} is prevented`
      : `${amount} ${amount === 1 ? 'point' : 'points'} of the first ${damage} each turn ${amount === 1 ? 'is' : 'are'} prevented`;
  },
  'second-time': ({ cards }, v) =>
    `whatever waits on ${anyOf(cards, v)} for the first time each turn also triggers the second time`,
  'avoids-tags': ({ amount }) =>
    amount === 'all' ? 'all tags are avoided' : `${amount} of any tags is avoided`,
  'stays-in-play': (_, v) => `${v.self} stays in play`,
  'trashed-to': (_, v) =>
    `when ${v.self} is trashed, it is installed facedown instead of going to ${placeNames.heap(v)}`,
  'ends-action-phase': (_, v) => `after ${v.self} resolves, your action phase ends`,
  worth: ({ points }, v) =>
    `in a score area, ${v.self} is an agenda worth ${some(points, 'agenda point', v)}`,
  'first-click-runs': (_, v) =>
    `${name(v, 'runner')} must spend the first click of each turn to make a run, if able`,
  'must-trash-accessed': ({ first }, v) =>
    first === 'turn'
      ? `the first time each turn that ${does(v, 'runner', 'access a card with a trash cost')}, ${name(v, 'runner')} must trash it by paying its trash cost, if able`
      : `whenever ${does(v, 'runner', `access ${v.self}`)} while it is installed, ${name(v, 'runner')} must trash it, if able`,
  'credits-usable': ({ for: purposes }, v) =>
    purposes === undefined
      ? `the ${plural('credit')} on ${v.self} can be spent as if they were in ${whose(v, 'runner')} credit pool`
      : `the ${plural('credit')} on ${v.self} can be spent ${list(
          purposes.map((one) => sayPurpose(one, v)),
          'or',
        )}`,
};

export const sayModifier = (modifier: Modifier, v: Voice): string =>
  saying(modifierWords, modifier.of)(modifier, v);

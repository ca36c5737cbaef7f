import {
  abilitiesOf,
  cardOf,
  currentEncounter,
  currentRun,
  hasSubtype,
  type Ability,
  type Card,
  type CardId,
  type Decision,
  type Definition,
  type ServerName,
  type Side,
  type Work,
} from '#rules';
import { isAside } from './independence';
import { breaksOf } from './kinds';
import { mayChangeKinds } from './kinds-amidst';
import { isSilent } from './silent';
import { isToHost } from './to-host';

/** What asks what lies on ice, or takes ice away. */
const MINDS =
  /(?<!"verb":")host|blank|spent(?!-click)|used-once|trashed-at-no-strength|"do":"(?:arrange-ice|encounter)"/;
/** What speaks of its own host, or of cards that lie on it. */
const OF_ITS_OWN = /"(?:of|to)":"host"|"in":"hosted"/g;
const CHOOSES_ICE = /"do":"choose","from":\{[^}]*"type":"ice"/;
const TAKES_ICE = /"do":"(?:trash|move|remove-from-game)"/;
const SWAPS = /"do":"swap"/;
/** Cards that are not installed. */
const ELSEWHERE = /"in":"(?:hq|rd|archives)"|"in":\[/;
const TAKES_MET = /"do":"(?!derez)[^"]+","(?:cards|ice|with)":"encountered"/;
const TAKES_ITSELF = /"do":"(?!derez)[^"]+","(?:cards|ice|with)":"this"/;
const DEREZZES_ITSELF = '"do":"derez","cards":"this"';
/** Ice that is not on the way may come to be. */
const LEADS_ELSEWHERE = /"do":"(?:move-run|move-ice|swap)"/;
/** Nothing can be paid with credits any more. */
const NO_CREDITS = /"cannot-spend"/;

const mindsIn = (words: string): boolean =>
  MINDS.test(words) ||
  (CHOOSES_ICE.test(words) &&
    (TAKES_ICE.test(words) || (SWAPS.test(words) && ELSEWHERE.test(words))));

interface Minds {
  readonly anywhere: boolean;
  /** Where the run meets it, too. */
  readonly met: boolean;
  /** The same where it is rezzed, and stays so. */
  readonly metRezzed: boolean;
  /** It may derez ice, itself apart. */
  readonly derezzes: boolean;
  readonly derezzesItself: boolean;
  /** It may go, and takes along what lies on it. */
  readonly leaves: boolean;
  /** The ice that is encountered may go by it, with what lies on it. */
  readonly takesMet: boolean;
  /** By it the run may come to ice that is not on the way. */
  readonly leadsElsewhere: boolean;
  /** The Runner may not be able to spend credits any more. */
  readonly forbidsCredits: boolean;
}

const MEETINGS: ReadonlySet<unknown> = new Set(['rezzed', 'ice-encountered', 'ice-passed']);

/** Of ice that the run comes to, or of what lies on it, alone: that cannot be used where it is blank. */
const isOfMeeting = (ability: Ability): boolean =>
  ability.kind === 'sub' ||
  (ability.kind === 'when' && MEETINGS.has(ability.trigger.on) && ability.trigger.this === true) ||
  (ability.kind === 'constant' && JSON.stringify(ability.modifies).includes('"in":"hosted"'));

/** What ice does once, or to what lies on it: that can be of no use there, and so need not lie there. */
const isOfRezOrHosted = (ability: Ability): boolean =>
  isOfMeeting(ability) &&
  ((ability.kind === 'when' && ability.trigger.on === 'rezzed') || ability.kind === 'constant');

/** The Corp passes: it uses nothing, and declines what it may. What goes onto ice itself minds nobody there. */
const isLeftAlone = (side: Side, ability: Ability): boolean =>
  isAside(ability) ||
  isToHost(ability) ||
  (side === 'corp' &&
    ((ability.kind === 'paid' && ability.usedBy === undefined) ||
      (ability.kind === 'when' && ability.optional === true)));

const known = new WeakMap<Definition, Minds>();

/** Whether a card may make it matter where another lies that could go onto the next ice later. */
function mindsOf(g: Work, id: CardId): Minds {
  const definition = g.pool.definitions[cardOf(g, id).def];
  if (definition === undefined) throw new Error(`there is no card ${id}`);
  const before = known.get(definition);
  if (before !== undefined) return before;
  const abilities = definition.abilities
    .map(({ ability }) => ability)
    .filter((ability) => !isLeftAlone(definition.side, ability));
  // What lies on a card that is no ice has not gone onto ice.
  const wordsOf = (of: readonly Ability[]): string => {
    const words = JSON.stringify(of);
    return definition.type === 'ice' ? words : words.replaceAll(OF_ITS_OWN, '');
  };
  const words = wordsOf(abilities);
  const minds = {
    anywhere: mindsIn(wordsOf(abilities.filter((one) => !isOfMeeting(one)))),
    met: mindsIn(words),
    metRezzed: mindsIn(wordsOf(abilities.filter((one) => !isOfRezOrHosted(one)))),
    derezzes: words.replaceAll(DEREZZES_ITSELF, '').includes('"derez"'),
    derezzesItself: words.includes(DEREZZES_ITSELF),
    leaves: TAKES_ITSELF.test(words),
    takesMet: TAKES_MET.test(words),
    leadsElsewhere: LEADS_ELSEWHERE.test(words),
    forbidsCredits: NO_CREDITS.test(words),
  };
  known.set(definition, minds);
  return minds;
}

/** Whether all that a card breaks is paid for with credits: where none can be spent, it is of no use. */
function breaksForCredits(g: Work, own: CardId): boolean {
  const paid = abilitiesOf(g, cardOf(g, own)).flatMap(({ ability }) =>
    ability.kind === 'paid' && ability.breaks === true ? [ability.cost.credits] : [],
  );
  return paid.length > 0 && paid.every((credits) => typeof credits === 'number' && credits > 0);
}

/** Whether a run on a server may come to ice of others. */
function mayGoElsewhere(g: Work, server: ServerName | undefined): boolean {
  const { active, servers } = g.state;
  const far = servers.flatMap(({ name, ice }) => (name === server ? [] : ice));
  const isSilentThere = (id: CardId): boolean => {
    const definition = g.pool.definitions[cardOf(g, id).def];
    return server !== undefined && definition !== undefined && isSilent(definition);
  };
  return [...active, ...servers.flatMap(({ ice }) => ice)].some(
    (id) => mindsOf(g, id).leadsElsewhere && !(far.includes(id) && isSilentThere(id)),
  );
}

/** Whether ice that is rezzed stays so. */
function staysRezzed(g: Work): (ice: CardId) => boolean {
  const all = [...g.state.active, ...g.state.servers.flatMap(({ ice }) => ice)];
  const isSteady = all.every((id) => !mindsOf(g, id).derezzes);
  return (ice) => isSteady && cardOf(g, ice).faceup && !mindsOf(g, ice).derezzesItself;
}

/** It lies on a card that is no ice, which may go by what lies on it. */
function liesOnAnother(g: Work, own: CardId): boolean {
  const { host } = cardOf(g, own);
  return host !== null && g.pool.definitions[cardOf(g, host).def]?.type !== 'ice';
}

function mattersLater(g: Work, own: CardId): boolean {
  const { servers, active } = g.state;
  const run = currentRun(g)?.server;
  const attacked = mayGoElsewhere(g, run) ? null : run;
  const isPaid = breaksForCredits(g, own);
  const isSteady = staysRezzed(g);
  const isMet = (id: CardId): boolean => {
    const { met, metRezzed, forbidsCredits } = mindsOf(g, id);
    const minds = isSteady(id) ? metRezzed : met;
    return minds || (forbidsCredits && !isPaid);
  };
  return (
    liesOnAnother(g, own) ||
    active.some((id) => id !== own && mindsOf(g, id).anywhere) ||
    servers.some(({ name, ice }) =>
      ice.some((id) =>
        attacked === null || name === attacked ? isMet(id) : mindsOf(g, id).anywhere,
      ),
    )
  );
}

/** It lies on the ice that is encountered, and that may go and take it along. */
function isTakenAlong(g: Work, own: CardId): boolean {
  const { host } = cardOf(g, own);
  if (host === null || host !== currentEncounter(g)?.ice) return false;
  return mindsOf(g, host).leaves || [host, ...g.state.active].some((id) => mindsOf(g, id).takesMet);
}

/** Whether a card that can go onto ice waits for it all the way into a server (`canWait`). */
export function waitsAlways(g: Work, own: CardId, server: ServerName): boolean {
  const { servers, active } = g.state;
  const isAnywhere = mayGoElsewhere(g, server);
  const isPaid = breaksForCredits(g, own);
  const isSteady = staysRezzed(g);
  return (
    !liesOnAnother(g, own) &&
    !active.some((id) => id !== own && (mindsOf(g, id).anywhere || mindsOf(g, id).takesMet)) &&
    servers.every(({ name, ice }) =>
      ice.every((id) => {
        const { met, metRezzed, leaves, takesMet, anywhere, forbidsCredits } = mindsOf(g, id);
        if (!isAnywhere && name !== server) return !anywhere;
        const minds = isSteady(id) ? metRezzed : met;
        return !minds && !leaves && !takesMet && (!forbidsCredits || isPaid);
      }),
    )
  );
}

/** Whether a card breaks subroutines of ice of that kind, or the kind may change while it is encountered. */
const mayBreak = (g: Work, own: Card, ice: Card): boolean =>
  mayChangeKinds(g, ice.id) ||
  abilitiesOf(g, own).some(({ ability }) => breaksOf(ability, (one) => hasSubtype(g, ice, one)));

/**
 * Whether a use does no more than to put its card onto ice, and that is of no use now: it can wait for the
 * encounter, and there it is for the ice that is encountered. Not so where a card of the table minds it.
 */
export function canWait(g: Work, { card: id, ability }: Extract<Decision, { do: 'use' }>): boolean {
  const card = cardOf(g, id);
  if (!isToHost(abilitiesOf(g, card)[ability]?.ability)) return false;
  const encounter = currentEncounter(g);
  const isForNow =
    encounter !== null &&
    card.host !== encounter.ice &&
    mayBreak(g, card, cardOf(g, encounter.ice));
  return !isForNow && !isTakenAlong(g, id) && !mattersLater(g, id);
}

/** Ice to which it could be saved: any that is ahead, and one that the run does not come to. */
function elsewhere(g: Work, picks: readonly Decision[]): readonly CardId[] {
  const run = currentRun(g);
  const server = g.state.servers.find(({ name }) => name === run?.server);
  const ahead = server?.ice.slice(0, Math.max(0, (run?.position ?? 0) - 1)) ?? [];
  const picked = picks.flatMap((one) => (one.do === 'pick' ? [one.card] : []));
  const aside = picked.find((id) => server?.ice.includes(id) !== true);
  // Where there is no other server with ice, any of this one that was passed.
  const passed = picked.filter((id) => server?.ice.includes(id) === true && !ahead.includes(id));
  return [...ahead, ...(aside === undefined ? passed : [aside])];
}

/** Of the ice that such a card could go onto, that which is encountered. */
export function hostsWorthIt(g: Work, picks: readonly Decision[]): readonly Decision[] {
  const use = g.state.frames.findLast(({ at }) => at === 'use');
  const ice = currentEncounter(g)?.ice;
  if (use?.at !== 'use' || ice === undefined) return picks;
  const placed = abilitiesOf(g, cardOf(g, use.vars.card)).find(
    ({ path }) => path === use.vars.path,
  );
  if (!isToHost(placed?.ability) || mattersLater(g, use.vars.card)) return picks;
  const isSaved = isTakenAlong(g, use.vars.card);
  if (isSaved && mayGoElsewhere(g, currentRun(g)?.server)) return picks;
  const further = isSaved ? elsewhere(g, picks) : [];
  return picks.filter(
    (one) => one.do === 'pick' && (one.card === ice || further.includes(one.card)),
  );
}

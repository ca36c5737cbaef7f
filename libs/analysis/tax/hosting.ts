import {
  abilitiesOf,
  cardOf,
  currentEncounter,
  currentRun,
  type Ability,
  type CardId,
  type Decision,
  type Definition,
  type ServerName,
  type Side,
  type Work,
} from '#rules';
import { isAside } from './independence';

/** Whether all that a card does by an ability is to go onto a piece of ice. */
export function isToHost(ability: Ability | undefined): boolean {
  if (ability?.kind !== 'paid' || ability.effects.length !== 2) return false;
  const [choice, host] = ability.effects;
  return (
    choice?.do === 'choose' &&
    'type' in Object(choice.from) &&
    host?.do === 'host' &&
    host.cards === 'this'
  );
}

/** What can hinder a later use, asks what lies on ice, or takes ice away or the run elsewhere. */
const MINDS =
  /cannot-spend|"verb":"use"|(?<!"verb":")host|blank|spent(?!-click)|used-once|trashed-at-no-strength|"do":"[^"]+","(?:cards|ice|with)":"encountered"|"do":"(?:move-run|move-ice|arrange-ice|encounter)"/;
const CHOOSES_ICE = /"do":"choose","from":\{[^}]*"type":"ice"/;
const TAKES_ICE = /"do":"(?:trash|move|swap|remove-from-game)"/;
const TAKES_ITSELF = /"do":"(?!derez")[^"]+","(?:cards|ice|with)":"this"/;

const mindsIn = (abilities: readonly Ability[]): boolean => {
  const words = JSON.stringify(abilities);
  return MINDS.test(words) || (CHOOSES_ICE.test(words) && TAKES_ICE.test(words));
};

interface Minds {
  readonly anywhere: boolean;
  /** Where the run meets it, too. */
  readonly met: boolean;
  /** It may go, and takes along what lies on it. */
  readonly leaves: boolean;
}

const MEETINGS: ReadonlySet<unknown> = new Set(['rezzed', 'ice-encountered', 'ice-passed']);

/** Of ice that the run comes to, or of what lies on it, alone: that cannot be used where it is blank. */
const isOfMeeting = (ability: Ability): boolean =>
  ability.kind === 'sub' ||
  (ability.kind === 'when' && MEETINGS.has(ability.trigger.on) && ability.trigger.this === true) ||
  (ability.kind === 'constant' && JSON.stringify(ability.modifies).includes('"in":"hosted"'));

/** The Corp passes: it uses nothing, and declines what it may. */
const isLeftAlone = (side: Side, ability: Ability): boolean =>
  isAside(ability) ||
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
  const minds = {
    anywhere: mindsIn(abilities.filter((one) => !isOfMeeting(one))),
    met: mindsIn(abilities),
    leaves: TAKES_ITSELF.test(JSON.stringify(abilities)),
  };
  known.set(definition, minds);
  return minds;
}

function mattersLater(g: Work, own: CardId): boolean {
  const { servers, active } = g.state;
  const attacked = currentRun(g)?.server;
  return (
    active.some((id) => id !== own && mindsOf(g, id).anywhere) ||
    servers.some(({ name, ice }) =>
      ice.some((id) => (name === attacked ? mindsOf(g, id).met : mindsOf(g, id).anywhere)),
    )
  );
}

/** It lies on the ice that is encountered, and that may go and take it along. */
function isTakenAlong(g: Work, own: CardId): boolean {
  const { host } = cardOf(g, own);
  return host !== null && host === currentEncounter(g)?.ice && mindsOf(g, host).leaves;
}

/** Whether a card that can go onto ice waits for it all the way into a server (`canWait`). */
export function waitsAlways(g: Work, own: CardId, server: ServerName): boolean {
  const { servers, active } = g.state;
  return (
    !active.some((id) => id !== own && mindsOf(g, id).anywhere) &&
    servers.every(({ name, ice }) =>
      ice.every((id) =>
        name === server ? !mindsOf(g, id).met && !mindsOf(g, id).leaves : !mindsOf(g, id).anywhere,
      ),
    )
  );
}

/**
 * Whether a use does no more than to put its card onto ice, and that is of no use now: it can wait for the
 * encounter, and there it is for the ice that is encountered. Not so where a card of the table minds it.
 */
export function canWait(g: Work, { card: id, ability }: Extract<Decision, { do: 'use' }>): boolean {
  const card = cardOf(g, id);
  if (!isToHost(abilitiesOf(g, card)[ability]?.ability)) return false;
  const encounter = currentEncounter(g);
  return (
    (encounter === null || card.host === encounter.ice) &&
    !isTakenAlong(g, id) &&
    !mattersLater(g, id)
  );
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
  const further = isTakenAlong(g, use.vars.card) ? elsewhere(g, picks) : [];
  return picks.filter(
    (one) => one.do === 'pick' && (one.card === ice || further.includes(one.card)),
  );
}

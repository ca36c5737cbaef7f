import {
  advance,
  cloneState,
  endLasting,
  frame,
  workOn,
  type Fact,
  type Knowledge,
  type Rules,
  type Server,
  type ServerName,
  type State,
  type Viewer,
} from '#rules';
import { namedCards } from '../chance/named-cards';
import { answerOf } from './answers';
import { Encounters } from './encounters';
import { isIndependent, takesOf } from './independence';
import { byTurns } from './by-turns';
import { letGo, noLore, type Lore } from './lore';
import { USUAL, type Most } from './most';
import type { PlainTable } from './plain-table';
import { mayVanish, Route } from './route';
import { SoughtWay } from './sought-way';
import { plainTable, WayThrough } from './through';
import type { Topic } from './touched/topic';
import { touchedBy } from './touched/touched-by';
import { OwnTries, type Tries, type Way } from './way';
import { worldFor, type World } from './world';

/** What it costs to get into a server at a moment. */
export interface ServerTax {
  readonly server: ServerName;
  /** Past the ice that is rezzed; the Corp rezzes none. */
  readonly now: Way;
  /** The Corp rezzes all ice that is approached. */
  readonly rezzed: Way;
  /** Unrezzed ice of which the viewer cannot know what it is. */
  readonly unknownIce: number;
  /** Credits that the Runner has in the pool when the run is made. */
  readonly credits: number;
}

/** Where the Runner may come to ice again. */
const AGAIN: readonly Topic[] = ['returns', 'moves', 'accesses', 'anything'];

/** More than any way costs. */
const PLENTY = 1_000;
const MOST_ANSWERS = 200;

/**
 * The state in which the Runner is about to act: the present one, or the beginning of the Runner's
 * next turn. What is being resolved is left where it is. Null when the game ends before.
 */
function aboutToRun(rules: Rules, from: State): State | null {
  if (from.outcome !== null || from.frames.some(({ at }) => at === 'setup')) return null;
  const state = cloneState(from);
  const g = workOn(rules.pool, state, null);
  endLasting(g, ({ within }) => within !== 0);
  const isActing = from.turn.side === 'runner' && from.runner.clicks > 0;
  if (!isActing) endLasting(g, ({ until }) => until === 'turn');
  state.frames = [frame('runner-turn', isActing ? '1.6' : '1.1', {})];
  state.prompt = null;
  state.runner.runCredits = 0;
  advance(g, null);
  const live = rules.live(state);
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    const { prompt, outcome } = live.state;
    if (outcome !== null || prompt === null) return null;
    if (prompt.kind === 'action') return prompt.for === 'runner' ? live.state : null;
    const answer = answerOf(live.state, live.legal(), false);
    if (answer === null || !live.apply(answer).ok) return null;
  }
  return null;
}

/** A card that the viewer cannot know of came to light: what follows is not theirs to know. */
const showsHidden =
  ({ isUnknown }: World) =>
  (fact: Fact): boolean =>
    (fact.type === 'drew' ||
      fact.type === 'exposed' ||
      fact.type === 'revealed' ||
      fact.type === 'looked' ||
      fact.type === 'accessed' ||
      fact.type === 'installed' ||
      fact.type === 'rezzed') &&
    namedCards(fact).some(({ card }) => isUnknown(card));

/**
 * For each server the cheapest way in, as the viewer could know it (judges: as it is). `knowledge`
 * is that of the viewer's seat; null for who has none.
 */
export function serverTaxes(
  rules: Rules,
  from: State,
  viewer: Viewer,
  knowledge: Knowledge | null,
): readonly ServerTax[] | null {
  return taxesIn(worldFor(rules, from, viewer, knowledge));
}

/**
 * The same for a world that is known already. `lore` is what was found out in others of the same game; null
 * looks for each way without knowing anything beforehand. `tries`: those for other moments among them.
 */
export function taxesIn(
  world: World,
  servers: readonly ServerName[] = world.state.servers.map(({ name }) => name),
  tries: Tries = { left: Infinity },
  lore: Lore | null = noLore(),
  most: Most = USUAL,
): readonly ServerTax[] | null {
  const begun = aboutToRun(world.rules, world.state);
  if (begun === null) return null;
  const { credits } = begun.runner;
  begun.runner.credits += PLENTY;
  begun.corp.credits += PLENTY;
  const { rules } = world;
  const isHidden = showsHidden(world);
  const known = isIndependent(rules.pool, begun) ? lore : null;
  if (known !== null) letGo(known);
  const encounters =
    known === null ? null : new Encounters({ rules, begun, isHidden, own: credits, lore: known });
  let plain: PlainTable | null = null;
  const plainly = (): PlainTable => (plain ??= plainTable(rules, begun, credits, isHidden));
  /** Whether ice may be derezzed and come to once more. */
  const isMetAgain = ({ ice }: Server): boolean => {
    const { pool } = rules;
    return (
      ice.some((id) => takesOf(pool, begun, id).derezzes) &&
      ice.some((id) => {
        const definition = pool.definitions[begun.cards[id]?.def ?? -1];
        return (
          definition === undefined || AGAIN.some((one) => touchedBy(definition).changes.has(one))
        );
      })
    );
  };
  const sought = servers.flatMap((server) => {
    const place = begun.servers.find(({ name }) => name === server);
    if (place === undefined) return [];
    const unknownIce = place.ice.filter((id) => world.isUnknown(id)).length;
    const hasUnrezzed = place.ice.some((id) => begun.cards[id]?.faceup === false);
    const isRezzable = unknownIce === 0 && (hasUnrezzed || isMetAgain(place));
    const isTogether = known !== null && encounters !== null && !mayVanish(encounters, place);
    let mayRezAny = hasUnrezzed || isTogether;
    const onRez = (): void => {
      mayRezAny = true;
    };
    const way = (isRezzing: boolean, after: SoughtWay | null, waits: () => boolean) =>
      new SoughtWay(
        isTogether ? { route: new Route(encounters, server, isRezzing), lore: known } : null,
        () =>
          new WayThrough(
            { ...plainly(), server: place, isRezzing, tries: new OwnTries(), onRez },
            () => after?.through?.learnt ?? null,
          ),
        waits,
        after,
      );
    const now = way(false, null, () => false);
    const rezzed = way(true, now, () => !isRezzable || !mayRezAny);
    const told = (): ServerTax => ({
      ...{ server, now: now.told, unknownIce, credits },
      rezzed:
        unknownIce > 0
          ? { found: false, why: 'hidden' }
          : isRezzable && mayRezAny
            ? rezzed.told
            : now.told,
    });
    return [{ ways: [now, rezzed], told }];
  });
  byTurns(
    sought.flatMap(({ ways }) => ways),
    most,
    tries,
  );
  return sought.map(({ told }) => told());
}

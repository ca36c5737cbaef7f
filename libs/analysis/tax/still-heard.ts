import type { Ability, CardId, Definition, State } from '#rules';
import { heedsCounters } from './heeds-counters';
import { heedsGripOf } from './heeds-grip';
import { hasDeva } from './has-deva';
import { heedsLasting } from './heeds-lasting';
import { isAside } from './independence';
import { BRAIN, CLICKS, GRIP, TAGS, type Heeded } from './likeness';
import { isOfPassed, isPlain } from './of-passed';
import { isAccessPlain } from './plain-access';
import type { OnTheWay } from './on-the-way';
import { rememberedBy } from './remembered';
import { changesKinds } from './kinds';
import { resolvedCards } from './resolved-by';
import { runOf } from './run-of';
import { isSilent } from './silent';
import type { Topic } from './touched/topic';
import { touchedBy } from './touched/touched-by';
import type { Through } from './plain-table';
import { wordsOf } from './words-of';

/** What may lead back to ice that was passed, or to other ice, or bring other cards into play. */
const ELSEWHERE: readonly Topic[] = ['returns', 'anything'];

/** What asks of ice that is not ahead. */
const OF_ICE: readonly Topic[] = ['ice', 'stands', 'hosting', 'others', 'advancement', 'anything'];

/** Words to which it matters how many of each the Runner has. */
const HEEDS: readonly (readonly [number, RegExp])[] = [
  [CLICKS, /click/],
  [TAGS, /"(?:tags|tagged|lose-tags)"|avoids/],
  [BRAIN, /hand|brain-damage/],
  [GRIP, /grip|damage|hand|discard/],
];

/** What breaks for clicks is no matter of the action window alone. */
const isBreak = (ability: Ability): boolean => ability.kind === 'paid' && ability.breaks === true;

const heeded = new WeakMap<Definition, readonly number[]>();

/** Of which means a card asks how many there are. */
function meansHeeded(definition: Definition): readonly number[] {
  const before = heeded.get(definition);
  if (before !== undefined) return before;
  const words = definition.abilities
    .map(({ ability }) => (isAside(ability) && !isBreak(ability) ? '' : wordsOf(ability)))
    .join();
  const means = HEEDS.flatMap(([mean, asks]) => (asks.test(words) ? mean : []));
  heeded.set(definition, means);
  return means;
}

/** Whether a card works where it is not installed. */
const worksAnywhere = ({ abilities }: Definition): boolean =>
  abilities.some(
    ({ ability }) => 'anywhere' in ability && ability.anywhere !== undefined && !isAside(ability),
  );

/**
 * What of a state matters yet, by what is ahead of it: what only ice asked for that was passed is told apart no more.
 * All of the table where the Runner may come to that ice again, or to other ice.
 */
export function stillHeard(way: Through, onTheWay: () => OnTheWay): (state: State) => Heeded {
  const { begun, rules } = way;
  const { pool } = rules;
  const definitionOf = (id: CardId): Definition | undefined =>
    pool.definitions[begun.cards[id]?.def ?? -1];
  const all = begun.servers.flatMap(({ ice }) => ice);
  const near = new Set(begun.active.filter((id) => !all.includes(id)));
  const { grip, heap, stack } = begun.runner;
  const working = [...grip, ...heap, ...stack].filter((id) => {
    const definition = definitionOf(id);
    return definition !== undefined && worksAnywhere(definition);
  });
  const known = new Map<string, Heeded>();
  const read = (ahead: readonly CardId[]): Heeded => {
    const speaking = all.filter((id) => {
      const definition = definitionOf(id);
      return !ahead.includes(id) && (definition === undefined || !isSilent(definition));
    });
    return heardOf(way, [...near, ...ahead, ...speaking], working, ahead, onTheWay);
  };
  return (state): Heeded => {
    const run = runOf(state);
    if (run === null || !state.runner.rig.every((id) => near.has(id))) return way;
    const { server, position } = run.vars;
    const ice = state.servers.find(({ name }) => name === server)?.ice ?? [];
    const ahead = ice.slice(0, Math.max(0, position));
    const key = `${server} ${ahead.join()}`;
    const heeded = known.get(key) ?? read(ahead);
    known.set(key, heeded);
    const { heard } = heeded;
    const isQuiet =
      heard === undefined ||
      state.lasting.every(
        (row) => heard.has(row.source) || isPlain(pool, row.path) || isOfPassed(pool, row, heard),
      );
    return isQuiet ? heeded : way;
  };
}

/** By those cards alone; all of the table where they may lead to others. */
function heardOf(
  way: Through,
  heard: readonly CardId[],
  working: readonly CardId[],
  ahead: readonly CardId[],
  onTheWay: () => OnTheWay,
): Heeded {
  const { begun, rules, isRezzing } = way;
  const { pool } = rules;
  const defined = (ids: readonly CardId[]): readonly Definition[] =>
    ids.flatMap((id) => pool.definitions[begun.cards[id]?.def ?? -1] ?? []);
  const own = defined(heard);
  if (own.length < heard.length) return way;
  const touched = own.map((one) => touchedBy(one));
  const all = begun.servers.flatMap(({ ice }) => ice);
  const definitionOf = (id: CardId): Definition | undefined =>
    pool.definitions[begun.cards[id]?.def ?? -1];
  const resolved = resolvedCards(touched, {
    rezzed: all.filter((id) => isRezzing || begun.cards[id]?.faceup === true),
    definitionOf,
    touchedOf: (id) => {
      const definition = definitionOf(id);
      if (definition === undefined) throw new Error(`there is no card ${id}`);
      return touchedBy(definition);
    },
    areOtherKinds:
      touched.some(({ resolves }) => resolves.size > 0) &&
      [...begun.active, ...all].some((id) => changesKinds(definitionOf(id))),
  });
  const more = defined(resolved);
  const changes = [...touched, ...more.map((one) => touchedBy(one))];
  const has = (of: 'changes' | 'asks', topics: readonly Topic[]): boolean =>
    changes.some((one) => topics.some((topic) => one[of].has(topic)));
  if (has('changes', ELSEWHERE)) return way;
  // Of what the Runner's cards put in the place of other ice, it is what was ahead that is ahead after that.
  const ofIce = [...own, ...more].filter(({ type }) => type === 'ice');
  if (ofIce.some((one) => touchedBy(one).changes.has('swaps'))) return way;
  if (has('changes', ['accesses']) && !isAccessPlain(pool, begun)) return way;
  if (has('changes', ['deva']) && hasDeva(pool, begun)) return way;
  // Where no run comes back, what it comes to elsewhere is no matter.
  if (has('changes', ['moves']) && onTheWay().comesBack) return way;
  const heardIds = new Set([...heard, ...resolved]);
  const ids = [...heardIds];
  const means = new Set([...own, ...more, ...defined(working)].flatMap(meansHeeded));
  return {
    ...way,
    remembered: rememberedBy(pool, begun, ids),
    heedsGrip: heedsGripOf(pool, [...own, ...more]),
    heedsCounters: heedsCounters(pool, begun, ids),
    heedsLasting: heedsLasting(pool, begun, ids),
    heedsStack: has('asks', ['stack', 'anything']),
    unheeded: new Set(HEEDS.flatMap(([mean]) => (means.has(mean) ? [] : mean))),
    heard: heardIds,
    isPassed: (row) => isOfPassed(pool, row, heardIds),
    rezzedYet: has('changes', ['ice'])
      ? () => false
      : ({ cards }) => ahead.every((id) => cards[id]?.faceup === true),
    ahead: has('asks', OF_ICE) ? null : new Set(ahead),
  };
}

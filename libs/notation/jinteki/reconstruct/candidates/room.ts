import type { CardId, Decision, Pool, State } from '#rules';
import { pileKey } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { countOf, titleOf } from './shows';

/** Programs, or pieces of ice, are trashed for a new one in one order, which changes nothing else. */
export function later(
  { definitions }: Pool,
  { frames, cards }: State,
  list: readonly Decision[],
): readonly Decision[] {
  const install = frames.findLast(({ at }) => at === 'install');
  if (install?.at !== 'install') return list;
  const type = definitions[cards[install.vars.card]?.def ?? -1]?.value.type;
  if (type !== 'program' && type !== 'ice') return list;
  const last = install.vars.trash.at(-1) ?? -1;
  return list.filter((one) => !('card' in one) || one.card > last);
}

/** Where an install is all that lines tell, whatever is gone in the end was trashed for it: none is left out. */
export function whole(node: Node, goal: Goal, list: readonly Decision[]): readonly Decision[] {
  const { cards, frames } = node.live.state;
  const install = frames.findLast(({ at }) => at === 'install');
  if (install?.at !== 'install' || !goal.evidence.acts.installsAlone) return list;
  const chosen = install.vars.trash.map((id) => cards[id]?.def);
  const isDue = (one: Decision): boolean => {
    const def = 'card' in one ? cards[one.card]?.def : undefined;
    if (def === undefined) return false;
    const heap = pileKey('heap', def);
    return goal.gain(heap, countOf(node.features, heap)) > chosen.filter((id) => id === def).length;
  };
  return list.some(isDue) ? list.filter(({ do: what }) => what !== 'done') : list;
}

/** How much was chosen to go already, as there is less room than before. */
function goneSoFar({ trail }: Node): number {
  let gone = 0;
  for (let at = trail; at?.decision.do === 'pick'; at = at.before) {
    const prompt = at.asked?.live.state.prompt;
    if (prompt?.kind !== 'pick' || prompt.why !== 'memory') break;
    gone += 1;
  }
  return gone;
}

/** Of what has to go, as there is less room than before, the next that theirs chose. */
export function chosenFirst(
  pool: Pool,
  node: Node,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { state } = node.live;
  const isOf = (one: Decision, title: string): boolean =>
    'card' in one && titleOf(pool, state, one.card) === title;
  const first = evidence.choices
    .chosenForLess()
    .slice(goneSoFar(node))
    .find((title) => list.some((one) => isOf(one, title)));
  return first === undefined ? list : list.filter((one) => isOf(one, first));
}

/** What theirs shows to be chosen to make room is chosen, and nothing else where it shows all of it. */
export function asShown(
  pool: Pool,
  { live: { state } }: Node,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const install = state.frames.findLast(({ at }) => at === 'install');
  if (install?.at !== 'install') return list;
  const named = (id: CardId): string => titleOf(pool, state, id);
  const told = evidence.choices.chosenFor(named(install.vars.card));
  if (told === null || (told.titles.length === 0 && !told.orMore)) return list;
  const shown = [...told.titles];
  let more = told.orMore ? 1 : 0;
  for (const id of install.vars.trash) {
    const at = shown.indexOf(named(id));
    if (at >= 0) shown.splice(at, 1);
    else if (more === 0) return list;
    else more -= 1;
  }
  const due = list.flatMap((one) =>
    'card' in one && shown.includes(named(one.card)) ? [one.card] : [],
  );
  if (due.length === 0 && more === 0) {
    const done = shown.length === 0 ? list.filter((one) => !('card' in one)) : [];
    return done.length > 0 ? done : list;
  }
  // They are chosen in one order: none is passed over that is to be chosen, too.
  const isPassedOver = (id: CardId): boolean =>
    shown.some((title) => {
      const like = due.filter((one) => named(one) === title);
      const wanted = Math.min(like.length, shown.filter((one) => one === title).length);
      return like.filter((one) => one >= id).length < wanted;
    });
  return list.filter((one) =>
    'card' in one
      ? (more > 0 || due.includes(one.card)) && !isPassedOver(one.card)
      : due.length === 0,
  );
}

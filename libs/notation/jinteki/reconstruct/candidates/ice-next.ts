import type { CardId, Decision, Pool, Prompt } from '#rules';
import { fieldKey, serverCode, spotBase } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { cardIn, titleOf } from './shows';

type Arranging = Extract<Prompt, { readonly kind: 'pick' }>;

/** What is arranged is ice that lies before servers, and no deck. */
export const isOfIce = ({ live: { state } }: Node, { from }: Arranging): boolean =>
  from.every((id) => cardIn(state, id).zone === 'ice');

/** The ice that was put in its place already, first to last. */
function placed({ trail }: Node, source: CardId | null): CardId[] {
  const chosen: CardId[] = [];
  for (let at = trail; at?.decision.do === 'pick'; at = at.before) {
    const prompt = at.asked?.live.state.prompt;
    if (prompt?.kind !== 'pick' || prompt.why !== 'arrange' || prompt.source !== source) break;
    chosen.unshift(at.decision.card);
  }
  return chosen;
}

/** INST-24: the ice that theirs shows in the next place once all is arranged; nothing while it still asks. */
export function iceNext(
  pool: Pool,
  node: Node,
  prompt: Arranging,
  { aim, evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { state } = node.live;
  const title = prompt.source === null ? null : titleOf(pool, state, prompt.source);
  const asked = evidence.questions.questionsTo(prompt.for).at(-1) ?? null;
  if (asked !== null && asked.cardTitle === title) return [];
  const behind = placed(node, prompt.source);
  const all = new Set([...behind, ...prompt.from]);
  const shown = state.servers.flatMap(({ name, ice }) =>
    ice.flatMap((id, place) => {
      const key = fieldKey(spotBase('ice', serverCode(name), place, 0), 'card');
      return all.has(id) ? [(aim.features.get(key) ?? 0) - 1] : [];
    }),
  );
  const due = shown.slice(behind.length);
  const defOf = (id: CardId): number => cardIn(state, id).def;
  if (prompt.from.every((id, at) => defOf(id) === due[at]))
    return list.filter(({ do: what }) => what === 'done');
  return list.filter((one) => 'card' in one && defOf(one.card) === due[0]);
}

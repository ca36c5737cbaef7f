import {
  advance,
  frame,
  cardOf,
  definitionOf,
  contextOf,
  type Rules,
  type CardId,
  cloneState,
  workOn,
  type State,
} from '#rules';

/** The step of a turn that asks for an action. */
const forAction = { corp: '2.2', runner: '1.6' } as const;

/** What a card does when a turn begins is done in the action phase; null where it does no such thing. */
export function useByHand({ pool }: Rules, from: State, id: CardId): State | null {
  const { prompt } = from;
  if (prompt?.kind !== 'action') return null;
  const side = prompt.for;
  const g = workOn(pool, cloneState(from), null);
  const card = cardOf(g, id);
  const placed = definitionOf(g, card).abilities.find(
    ({ ability }) => ability.kind === 'when' && ability.trigger.on === 'turn-began',
  );
  const turn = g.state.frames.at(-1);
  if (placed === undefined || turn === undefined) return null;
  g.state.prompt = null;
  turn.step = forAction[side];
  const met = {
    path: placed.path,
    source: id,
    life: card.life,
    controller: side,
    context: contextOf(g, card),
    lasting: 0,
    anywhere: false,
    within: 0,
  };
  g.state.frames.push(frame('reaction', 'next', { met: [met], current: -1 }));
  advance(g, null);
  return g.state;
}

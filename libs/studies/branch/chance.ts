import { dealer } from '#play/dealer';
import type { Decision, Rules, State } from '#rules';
import { seeded } from '../chance/seeded';
import type { ChanceMode, Move } from '../study/study';

/** What chance did in the game, and has done in the branch: for chance as it lay. */
export interface Lay {
  /** After the decision at which the branch begins, in order. */
  readonly game: readonly Decision[];
  readonly branch: readonly Decision[];
}

const sameCards = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length;

/** The same shuffle or pick as in the game, where it still means something here; else null. */
export function asItLay({ prompt, corp, runner }: State, { game, branch }: Lay): Decision | null {
  if (prompt?.for !== 'chance') return null;
  if (prompt.kind === 'random') {
    const before = branch.filter((one) => one.do === 'random').length;
    const same = game.filter((one) => one.do === 'random')[before];
    return same !== undefined && prompt.from.includes(same.card) ? same : null;
  }
  const deck = prompt.deck === 'rd' ? corp.rd : runner.stack;
  const taken = branch.filter(
    (one) => one.do === 'shuffle' && one.order.some((card) => deck.includes(card)),
  ).length;
  const same = game
    .filter((one) => one.do === 'shuffle')
    .filter(({ order }) => order.some((card) => deck.includes(card)))[taken];
  return same !== undefined && sameCards(same.order, deck) ? same : null;
}

/**
 * Answers chance until a player is asked: as it lay where the mode says so and it still means
 * something, else by lots of the study's seed. Nothing where it is chosen by hand.
 */
export function answerChance(
  rules: Rules,
  from: State,
  mode: ChanceMode,
  lay: Lay,
  lots: { readonly seed: string; readonly of: string },
): readonly Move[] {
  if (mode === 'by-hand') return [];
  const live = rules.live(from, 'none');
  const moves: Move[] = [];
  const done: Decision[] = [...lay.branch];
  for (let { prompt } = live.state; prompt?.for === 'chance'; { prompt } = live.state) {
    const lies = mode === 'as-it-lay' ? asItLay(live.state, { ...lay, branch: done }) : null;
    const next = seeded(lots.seed, `${lots.of} ${moves.length}`);
    const decision = lies ?? dealer(next)(prompt, live.state);
    const taken = live.apply(decision, 'chance');
    if (!taken.ok) throw new Error(`chance is refused: ${taken.reason}`);
    done.push(decision);
    moves.push({ by: 'chance', decision, chance: lies === null ? 'dealt' : 'as-it-lay' });
  }
  return moves;
}

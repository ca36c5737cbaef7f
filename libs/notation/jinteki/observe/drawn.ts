import type { Located } from '../fold/cards';
import { titleOf } from '../lens/card';
import type { Side } from '../lens/side';
import type { ZoneKind } from '../lens/zones';
import { pronoun } from '../log/pronoun';
import type { Move } from './moves';

/** What lines say of an entry: how many cards each side draws, and the lines themselves. */
export interface SaidOfHands {
  readonly draws: { readonly [side in Side]: number };
  readonly lines: readonly string[];
}

/** Cards that came to a hand, or were drawn and lie aside until it is known what comes of them. */
export interface IntoHand {
  readonly drawn: readonly Move[];
  /** Put there by an effect. `from` is null where no line says where they lay. */
  readonly put: readonly { readonly move: Move; readonly from: ZoneKind | null }[];
}

const HANDS: { readonly [side in Side]: string } = {
  corp: 'HQ',
  runner: `(?:the|${pronoun}) [Gg]rip`,
};

const puts = (side: Side): RegExp =>
  new RegExp(`\\badds? (?:.* )?to ${HANDS[side]}|\\bswaps? .* with a card in ${HANDS[side]}`);
const PUTS: { readonly [side in Side]: RegExp } = { corp: puts('corp'), runner: puts('runner') };
const COUNT = /\b(\d+) (?:\w+ )?cards\b/;
const ELSEWHERE = /\bhosted\b/;

const titleIn = ({ after }: Move): string => (after === null ? '' : (titleOf(after.card) ?? ''));

/** What is seen to come from nowhere comes out of a deck, as a rule. */
const isHidden = (before: Located | null): boolean => before === null || before.kind === 'deck';

const DAMAGE = /\bdue to .*damage\b/;

/** Whether damage took a card that nobody saw before: it may have been drawn in the same entry. */
export const isLostUnseen = (move: Move, { draws, lines }: SaidOfHands): boolean =>
  move.before === null &&
  move.after?.kind === 'discard' &&
  draws[move.after.side] > 0 &&
  lines.some((line) => DAMAGE.test(line) && line.includes(titleIn(move)));

/**
 * Sorts what came to a hand: a card that lines of the entry say was added or swapped is not drawn, by its title or, where
 * the line keeps that to itself, beyond as many as are drawn. Where fewer came out of the deck than lines say are drawn,
 * what lay in sight was shuffled into it in the same entry.
 */
export function intoHand(side: Side, moves: readonly Move[], said: SaidOfHands): IntoHand {
  if (moves.length === 0) return { drawn: [], put: [] };
  const lines = said.lines.filter((line) => PUTS[side].test(line));
  const fresh = moves.filter(({ before }) => isHidden(before));
  const seen = moves.filter(({ before }) => !isHidden(before));
  const named = fresh.filter((move) => lines.some((line) => line.includes(titleIn(move))));
  const unnamed = fresh.filter((move) => !named.includes(move));
  const silent = lines.filter((line) => moves.every((move) => !line.includes(titleIn(move))));
  const told = silent.reduce((sum, line) => sum + Number(COUNT.exec(line)?.[1] ?? 1), 0);
  const beyond = Math.min(told, Math.max(0, unnamed.length - said.draws[side]));
  const missing = lines.length > 0 ? 0 : Math.max(0, said.draws[side] - fresh.length);
  const untold = unnamed.slice(unnamed.length - beyond);
  const from = (line: string | undefined): ZoneKind | null =>
    line !== undefined && ELSEWHERE.test(line) ? null : 'deck';
  return {
    drawn: [...unnamed.slice(0, unnamed.length - beyond), ...seen.slice(0, missing)],
    put: [
      ...named.map((move) => ({
        move,
        from: from(lines.find((line) => line.includes(titleIn(move)))),
      })),
      ...untold.map((move) => ({ move, from: from(silent[0]) })),
      ...seen.slice(missing).map((move) => ({ move, from: move.before?.kind ?? null })),
    ],
  };
}

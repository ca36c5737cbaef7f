import { type DeckList, type Rules, type Side, engineVersion } from '#rules';
import { type LoggedDeck, type LogHeader, logFormat, unknownFormat } from '../../native/header';
import { followedRules } from '../../native/open-log';
import { writeLog } from '../../native/write-log';
import type { Names } from '../privacy/rename';
import { type Reconstruction, type Verdict, withHashes } from './verify';

const listed = ({ identity, cards }: DeckList): LoggedDeck => {
  const counts = new Map<string, number>();
  for (const code of cards) counts.set(code, (counts.get(code) ?? 0) + 1);
  return { identity, cards: [...counts] };
};

export const decksOf = ({ corp, runner }: Reconstruction['decks']) => ({
  corp: listed(corp),
  runner: listed(runner),
});

const formatOf = ({ unseen }: Reconstruction): LogHeader['format'] =>
  unseen.corp + unseen.runner === 0 ? logFormat : unknownFormat;

/** How many cards lie in an order that nobody knows: they never showed, and a decklist tells them. */
export function unordered({ told }: Reconstruction): {
  readonly unordered?: Readonly<Record<Side, number>>;
} {
  const count = (side: Side): number => told[side].reduce((sum, [, copies]) => sum + copies, 0);
  const counts = { corp: count('corp'), runner: count('runner') };
  return counts.corp + counts.runner === 0 ? {} : { unordered: counts };
}

/**
 * The decisions of a game verified to its end, as a log of ours; null for any other, and for one
 * with a deviation that our rules forbid: they would not fold it.
 */
export function decidedLog(rules: Rules, verdict: Verdict, names: Names): string | null {
  const { reconstruction, tier, verifiedThrough } = verdict;
  if (reconstruction === null || tier !== 'verified') return null;
  if (reconstruction.legal < verifiedThrough) return null;
  const { decks, unseen } = reconstruction;
  return writeLog(
    {
      format: formatOf(reconstruction),
      rules: followedRules,
      pool: rules.pool.name,
      engine: engineVersion,
      players: { corp: { name: names.corp }, runner: { name: names.runner } },
      start: { kind: 'decks', ...decksOf(decks) },
      meta: { source: 'jinteki.net', unseen, ...unordered(reconstruction) },
    },
    withHashes(reconstruction),
  );
}

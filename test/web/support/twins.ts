import { rulesByPool } from '#cards/rules-by-pool';
import { readLogBytes } from '#notation/native/read-log';
import type { LogHeader } from '#notation/native/header';
import { writeLog, type Written } from '#notation/native/write-log';
import { openRecorded } from '#notation/recorded/open-recorded';
import type { CardId, Side } from '#rules';
import { Replay } from '../../../src/games/replay/replay';
import { sampleLog } from '../../support/golden-log';

/** Two logs of the same game, but for two cards of the other player that change places. */
export type Twins = readonly [one: string, other: string];

const exchanged = (one: Written, a: CardId, b: CardId): Written => {
  const { by, decision } = one;
  if (decision.do !== 'shuffle') return one;
  const order = decision.order.map((card) => (card === a ? b : card === b ? a : card));
  return { by, decision: { ...decision, order } };
};

/** What a seat was told of a game in all; null where its decisions are not legal. */
function toldTo(seat: Side, header: LogHeader, log: readonly Written[]): string | null {
  const replay = Replay.opened(openRecorded(rulesByPool, header));
  try {
    replay.extend(log.map(({ decision }) => decision));
  } catch {
    return null;
  }
  return [...replay.viewerReplays[seat].log(header)].join('\n');
}

/**
 * A sample game and its twin: a card that lay in the other player's hand and one that never left the
 * deck have changed places, and `seat` was told the same of both to the end.
 */
export async function twinsFor(seat: Side, sample: string): Promise<Twins> {
  const read = await readLogBytes([sampleLog(sample)]);
  if (!read.ok) throw new Error(read.message);
  const { header, entries } = read.log;
  const log = entries.map(({ by, decision }): Written => ({ by, decision }));
  const told = toldTo(seat, header, log);
  const { cards } = openRecorded(rulesByPool, header).state;
  const [corp, runner] = log.flatMap(({ decision }) =>
    decision.do === 'shuffle' ? [decision.order] : [],
  );
  const played = new Set(
    log.flatMap(({ decision }) => ('card' in decision ? [decision.card] : [])),
  );
  const secret = ((seat === 'corp' ? runner : corp) ?? []).filter((card) => !played.has(card));
  const undrawn = secret.at(-1);
  for (const held of secret.slice(0, 5)) {
    if (undrawn === undefined || cards[held]?.def === cards[undrawn]?.def) continue;
    const twin = log.map((one) => exchanged(one, held, undrawn));
    if (toldTo(seat, header, twin) === told) return [writeLog(header, log), writeLog(header, twin)];
  }
  throw new Error(`${sample} has no twin for the ${seat}`);
}

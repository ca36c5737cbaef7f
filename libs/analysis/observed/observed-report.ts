import { accessesIn } from '#notation/observed/accesses';
import { canTell } from '#notation/observed/audience';
import type { ObservedReplay, PlacedFact } from '#notation/observed/observed-replay';
import { sayFact } from '#notation/observed/say-fact';
import { scoresIn } from '#notation/observed/scores';
import { allCards } from '#cards/cycles';
import { isServerName, type Viewer } from '#rules';
import type { ChancedAccessView } from '../report/access-view';
import type { GameReport } from '../report/game-report';
import { mostTelling } from '../story/most-telling';
import { LEAST, type StoryKind, type StoryMoment } from '../story/story';
import { namedBy, observedEconomy } from './observed-economy';
import { observedMovements } from './observed-ledger';
import { observedTempo } from './observed-tempo';
import { standingEntries } from './standing-entries';

/** Printed points; other cards have none. */
const points = new Map(
  allCards.map((card) => [card.code, card.type === 'agenda' ? card.points : 0]),
);

/** Accesses of HQ and R&D; what was to be expected of them takes the cards that lay there, which no file tells. */
function accessesFor(replay: ObservedReplay, viewer: Viewer): readonly ChancedAccessView[] {
  return accessesIn(replay.facts).flatMap(({ number, index, turn, run, zone, ...access }) => {
    const { server } = access;
    if ((zone !== 'hq' && zone !== 'rd') || !isServerName(server)) return [];
    const card = canTell(viewer, access.audience) ? namedBy(access.card.title) : null;
    return [
      {
        ...{ number, at: index, turn, run: run === 0 ? null : run, server, zone, card },
        points: card === null ? null : (points.get(card.code) ?? null),
        ...{ runner: null, truth: null },
      },
    ];
  });
}

/** Credits that change hands at once and are worth telling. */
const SWING = 5;

/** Points that were forfeited in each entry of the file. */
const forfeitsIn = (facts: readonly PlacedFact[]): ReadonlyMap<number, number> =>
  new Map(
    scoresIn(facts).flatMap(({ kind, index, points: lost }) =>
      kind === 'forfeited' ? [[index, -lost] as const] : [],
    ),
  );

function weightOf(
  { fact }: PlacedFact,
  forfeits: ReadonlyMap<number, number>,
): readonly [StoryKind, number] | null {
  if (fact.type === 'scored') return ['score', 10 * (fact.points ?? 1)];
  if (fact.type === 'stolen') return ['steal', 10 * (fact.points ?? 1)];
  if (fact.type === 'forfeited')
    return ['forfeited', Math.max(LEAST, 10 * (forfeits.get(fact.index) ?? 0))];
  if (fact.type === 'game-ended') return ['end', 100];
  if (fact.type === 'damage-suffered')
    return fact.amount === 0 ? null : ['damage', 4 * fact.amount];
  if (fact.type === 'tags-taken') return ['tags', 3 * fact.amount];
  const isMoney = fact.type === 'credits-gained' || fact.type === 'credits-lost';
  return isMoney && fact.amount >= SWING ? ['money', fact.amount] : null;
}

/** What a file tells after the end, such as credits for a run that go back, matters to nobody. */
function untilTheEnd(facts: readonly PlacedFact[]): readonly PlacedFact[] {
  const end = facts.findLastIndex(
    ({ fact }) => fact.type === 'game-ended' && !fact.flags.includes('undone'),
  );
  return end < 0 ? facts : facts.slice(0, end + 1);
}

function storyFor(replay: ObservedReplay, viewer: Viewer): readonly StoryMoment[] {
  const forfeits = forfeitsIn(replay.facts);
  return mostTelling(
    untilTheEnd(replay.facts).flatMap((placed) => {
      const weighed = placed.fact.flags.includes('undone') ? null : weightOf(placed, forfeits);
      if (weighed === null) return [];
      const [kind, weight] = weighed;
      const text = sayFact(placed.fact, placed.seen, viewer);
      return [{ at: placed.fact.index, kind, weight, text }];
    }),
  );
}

/**
 * What a replay of another server shows of a game, each number resting on facts that were observed. Luck
 * takes decks that nobody saw: there is none. Null for a pasted log, which shows no table.
 */
export function observedReport(replay: ObservedReplay, viewer: Viewer): GameReport | null {
  if (replay.last < 0) return null;
  const entries = [...standingEntries(replay)];
  const movements = observedMovements(entries);
  const accesses = accessesFor(replay, viewer);
  const runs = [...new Set(accesses.map(({ run }) => run))];
  return {
    viewer,
    restsOn: 'facts',
    economy: observedEconomy(movements, replay.boardAt(replay.last)),
    accesses: {
      accesses,
      runs: runs.map((run) => ({ run, runner: null, truth: null })),
      game: { runner: null, truth: null },
    },
    draws: [],
    tempo: observedTempo(entries, movements),
    story: storyFor(replay, viewer),
  };
}

import { endLasting, ownCard, type Duration, type Work } from '#rules';
import { countOf, type JsonObject, objectOf } from '../../json';
import { countersOf } from '../../lens/card';
import { gameView, playerView } from '../../lens/game';
import { playerOf, SIDES } from '../../lens/side';

/** What goes on from turn to turn, as long as the card that it works on lies where it lay. */
const lastsForGood: ReadonlySet<Duration> = new Set(['while-active', 'forever']);
export const lastsOn: ReadonlySet<Duration> = new Set([
  ...lastsForGood,
  ...(['turn', 'corp-turn-begins', 'runner-turn-begins'] as const),
]);

/** Turn, pools, tags and what lies on identities become theirs. */
export function settleNumbers(g: Work, theirs: JsonObject): void {
  const { state } = g;
  const corp = playerView(theirs, 'corp');
  const runner = playerView(theirs, 'runner');
  const { turn, active } = gameView(theirs);
  const running = countOf(playerOf(theirs, 'runner')['run-credit']);
  if (active !== null && (state.turn.number !== turn || state.turn.side !== active)) {
    state.turn = { number: turn, side: active };
    state.history = { thisTurn: [], lastTurn: state.history.thisTurn };
    state.usages = [];
    endLasting(g, ({ until }) => !lastsForGood.has(until));
  }
  Object.assign(state.corp, {
    credits: corp.credits,
    clicks: corp.clicks,
    badPublicity: corp.badPublicity,
  });
  Object.assign(state.runner, {
    // Theirs counts what is for the present run in the pool, but for bad publicity.
    credits: runner.credits - running,
    clicks: runner.clicks,
    tags: runner.tags,
    brain: runner.brainDamage,
    runCredits: running + countOf(playerOf(theirs, 'runner')['bad-pub-credit']),
  });
  for (const side of SIDES) {
    const identity = objectOf(playerOf(theirs, side)['identity']);
    if (identity !== null)
      ownCard(state, state[side].identity).recurring = countOf(countersOf(identity)['recurring']);
  }
}

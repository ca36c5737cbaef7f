import type { Refusal, Rules, State } from '#rules';
import { gameView, playerView } from '../lens/game';
import { SIDES } from '../lens/side';
import { keptOn } from './deviations/lendable';
import { lentBetween } from './deviations/loans';
import { eachDifference, type Features, nameOf, readKey } from './features';
import { sayByHand, sayLine } from './say-line';
import type { Shown } from './shown';
import type { Titles } from './titles';

/**
 * Why ours could not follow theirs. `rule`: theirs allows what our rules do not, by its number in
 * the list of differences where it has one; `defect`: theirs did not do what it says.
 */
export interface Explanation {
  readonly kind: 'rule' | 'manual' | 'undo' | 'defect' | 'unexplained';
  readonly difference: string | null;
  readonly reason: string;
  /** What is shown alone proves it: no other way to the entry before would lead on. */
  readonly certain: boolean;
}

function goesBack(before: Shown, after: Shown): boolean {
  if (gameView(after.state).sequence < gameView(before.state).sequence) return true;
  return SIDES.some(
    (side) => playerView(after.state, side).action < playerView(before.state, side).action,
  );
}

const rule = (difference: string | null, reason: string, certain: boolean): Explanation => ({
  kind: 'rule',
  difference,
  reason,
  certain,
});

const undone: Explanation = {
  kind: 'undo',
  difference: 'D23',
  reason: 'An undo takes the game back.',
  certain: true,
};

const unexplained = (reason: string): Explanation => ({
  kind: 'unexplained',
  difference: null,
  reason,
  certain: false,
});

/** A card of this title in hand that our rules would not let be played. */
function refusedPlay(rules: Rules, titles: Titles, state: State, title: string): Refusal | null {
  const def = titles.ofTitle(title);
  const { prompt } = state;
  const card = state.cards.find(
    (one) => one.def === def && (one.zone === 'hq' || one.zone === 'grip'),
  );
  if (card === undefined || prompt?.kind !== 'action') return null;
  const refused = rules.apply(state, { do: 'play', card: card.id });
  return refused.ok ? null : refused;
}

/** The position with its windows passed, up to where the next action is asked for. */
function atAction(rules: Rules, from: State): State {
  const live = rules.live(from, 'none');
  for (let passes = 0; passes < 4 && live.state.prompt?.kind === 'window'; passes += 1)
    if (!live.apply({ do: 'pass' }).ok) break;
  return live.state;
}

/** Explains what theirs did between the entry ours agrees with last and the one it takes up again. */
export function explain(
  rules: Rules,
  titles: Titles,
  from: State,
  shown: readonly Shown[],
  after: number,
  until: number,
): Explanation {
  const before = shown[after];
  const next = shown[after + 1];
  if (before === undefined || next === undefined) return unexplained('The game does not go on.');
  if (goesBack(before, next)) return undone;
  const span = shown.slice(after + 1, until + 1);
  for (const [i, one] of span.entries()) {
    const last = shown[after + i];
    if (last !== undefined && goesBack(last, one)) return undone;
  }
  const lines = span.flatMap((one) => one.lines);
  const command = lines.find((line) =>
    /uses (?:a command|the undo)| sets [a-z -]+ to -?[0-9]+ \(/.test(line),
  );
  if (command !== undefined)
    return {
      kind: 'manual',
      difference: 'D23',
      reason: `By hand: ${sayByHand(command)}`,
      // What a closed prompt asked is left without an answer, and nothing else is changed.
      certain: !command.endsWith(' /close-prompt'),
    };
  const keeps = (def: number): ReturnType<typeof keptOn> => keptOn(titles.pool, def);
  if (lentBetween(before.features, next.features, after + 1, keeps).length > 0)
    return rule('D4', 'Credits of a card are taken into the pool, to pay for anything.', false);
  for (const line of lines) {
    const trashed = /Basic Action Card to trash (.+?)\.$/.exec(line)?.[1];
    if (trashed !== undefined && stays(titles, trashed, before.features, span))
      return {
        kind: 'defect',
        difference: null,
        reason: `The server tells that ${trashed} is trashed, and it stays in play.`,
        certain: true,
      };
    const played = /to play (.+?)\.$/.exec(line)?.[1];
    const refusal =
      played === undefined ? null : refusedPlay(rules, titles, atAction(rules, from), played);
    // What theirs has paid ours may have, too, where it stood elsewhere before.
    if (refusal !== null)
      return rule(
        null,
        `${played ?? ''} is played: ${refusal.reason}`,
        refusal.code !== 'CANNOT_PAY',
      );
    if (/ to expose a facedown card/.test(line))
      return rule('D15', 'A card is exposed that is no unrezzed installed card.', false);
  }
  const unanswered = declined(shown, after, until);
  if (unanswered !== null) return rule('D17', unanswered, false);
  const [told] = lines;
  return unexplained(told === undefined ? 'Nothing is told of it.' : sayLine(told));
}

/** A choice that theirs let go without an answer. */
function declined(shown: readonly Shown[], after: number, until: number): string | null {
  for (let index = after + 1; index < until; index += 1) {
    const asked = shown[index];
    const next = shown[index + 1];
    if (asked === undefined || next === undefined) continue;
    for (const side of SIDES) {
      const prompt = asked.prompts[side];
      if (prompt?.kind !== 'select' || !prompt.message.startsWith('Choose a')) continue;
      const chosen = next.prompts[side]?.message !== prompt.message;
      if (chosen && next.lines.length > 0 && !changes(asked.features, next.features))
        return `"${sayLine(prompt.message)}" is left without an answer.`;
    }
  }
  return null;
}

/** Anything but the end of what was being resolved. */
function changes(before: Features, after: Features): boolean {
  let found = false;
  eachDifference(before, after, (key) => {
    found ||= readKey(key).category !== 'plain';
  });
  return found;
}

function stays(titles: Titles, title: string, before: Features, span: readonly Shown[]): boolean {
  const count = (features: Features): number => {
    let found = 0;
    for (const [key, value] of features)
      if (value !== 0 && nameOf(key, (def) => titles.titleOf(def)) === `${title} in rig: card`)
        found += 1;
    return found;
  };
  const last = span.at(-1);
  return last !== undefined && count(last.features) === count(before);
}

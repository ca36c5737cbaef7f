import type { Decision, Rules, State } from '#rules';
import { rulesByPool } from '#cards/rules-by-pool';
import { fold } from '#notation/jinteki/fold/fold';
import { readReplay } from '#notation/jinteki/read/read';
import { titlesIn } from '#notation/jinteki/read/titles-in';
import { useOf } from '#notation/jinteki/reconstruct/candidates/use-of';
import { type Stretch, verifyReplay } from '#notation/jinteki/reconstruct/verify';
import { ABSENT, eachGame, golden, haveReplays, tunedIdsIn } from './replays';

/** Those whose players pump, lend and advance in one turn are among them. */
const games = tunedIdsIn('core', 'core-2').filter((_, at) => at % 12 === 0);

const basics: ReadonlyMap<string, string> = new Map([
  ['advance', ' Basic Action Card to advance '],
  ['gain-credit', ' Basic Action Card to gain 1 '],
  ['purge', ' Basic Action Card to purge '],
]);

/** What the line of a decision says, where it is sure to have one of its own. */
function lineOf(
  { pool }: Rules,
  state: State,
  decision: Decision,
  lines: readonly string[],
): string | null {
  if (decision.do === 'run') return ` to make a run on ${decision.server}.`;
  const basic = basics.get(decision.do);
  if (basic !== undefined || !('card' in decision)) return basic ?? null;
  const card = pool.definitions[state.cards[decision.card]?.def ?? -1];
  const title = card?.value.title ?? '';
  if (decision.do === 'score') return ` scores ${title} and gains `;
  if (decision.do === 'play') return ` to play ${title}.`;
  if (decision.do === 'rez') return ` to rez ${title} `;
  if (decision.do === 'replace') return ` replacement effect from ${title}.`;
  if (decision.do !== 'use') return null;
  // Where the menu matches a strength one line may tell of several pumps.
  const isPump =
    card?.side === 'runner' && useOf(pool, state, decision.card, decision.ability) === 'boost';
  return isPump && !lines.some((line) => line.includes(` strength of ${title} to `))
    ? ` to use ${title} to increase its strength `
    : null;
}

interface Found {
  readonly told: number;
  /** What no line tells after those of what was decided before it. */
  readonly untold: readonly string[];
}

/** Each decision takes the next line that tells of it: none is left for one out of its place. */
function taken(rules: Rules, { start, decisions }: Stretch, lines: readonly string[]): Found {
  const untold: string[] = [];
  let [next, told] = [0, 0];
  for (const { after, decision } of decisions) {
    const says = lineOf(rules, start, decision, lines);
    if (says === null) continue;
    const at = lines.findIndex((line, place) => place >= next && line.includes(says));
    if (at < 0) untold.push(`${says} after entry ${String(after)}`);
    else [next, told] = [at + 1, told + 1];
  }
  return { told, untold };
}

if (!haveReplays()) it.skip(ABSENT, () => undefined);
else
  describe('what is decided', () => {
    eachGame(games, (id) =>
      it(`has its line after those of what was decided before it: ${id}`, () => {
        const read = readReplay(golden(id).text);
        if (!read.ok) throw new Error(read.message);
        const { replay } = read;
        const verified = verifyReplay(rulesByPool.covering(titlesIn(replay)), replay);
        if (!verified.ok || verified.verdict.reconstruction === null) throw new Error(id);
        const { rules, stretches } = verified.verdict.reconstruction;
        const steps = [...fold(replay)];
        const found = stretches.map((stretch) => {
          const lines = steps
            .filter(({ index }) => index >= stretch.from && index <= stretch.through)
            .flatMap(({ newLogLines }) => newLogLines.map(({ text }) => text));
          return taken(rules, stretch, lines);
        });
        expect(found.flatMap(({ untold }) => untold)).toEqual([]);
        expect(found.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(0);
      }),
    );
  });

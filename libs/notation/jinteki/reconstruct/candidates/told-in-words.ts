import type { Decision, Pool, Prompt } from '#rules';
import type { Deviation } from '../deviations/deviation';
import { resolvedByName } from '../broken-by-name';
import { optionsIn } from '../deviations/optional-rules';
import { earlier } from '../told-lines';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { titleOf } from './shows';

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];

const isAnswer = (option: string): boolean => option !== 'yes' && option !== 'no';

/** What our rules do not offer was chosen of a list: it changes nothing, or goes below none. */
const isChosen = ({ kind, decisions }: Deviation): boolean =>
  (kind === 'unanswered' && decisions?.[0]?.do === 'option') ||
  (kind === 'idle-use' && decisions?.at(-1)?.do === 'option');

type Asked = Pick<Node, 'granted' | 'trail'> & { readonly live: Pick<Node['live'], 'state'> };

/** How often the like was asked, and answered with what was to be done, since an entry. */
export function madeSince(
  pool: Pool,
  { granted, live, trail }: Asked,
  title: string,
  since: number,
): number {
  let made = 0;
  for (let at = granted; at !== null && at.deviation.entry > since; at = at.before)
    if (isChosen(at.deviation) && titleOf(pool, live.state, at.deviation.card) === title) made += 1;
  for (let at = trail; at !== null && at.between.until > since; at = at.before) {
    const state = at.asked?.live.state;
    const prompt = state?.prompt;
    if (state === undefined || prompt?.kind !== 'option' || at.decision.do !== 'option') continue;
    if (isAnswer(at.decision.option) && titleOf(pool, state, prompt.source) === title) made += 1;
  }
  return made;
}

/** A line without the titles of cards that have more words than an answer: what they are called is none. */
function withoutTitles({ definitions }: Pool, line: string, answer: string): string {
  const own = wordsIn(answer).length;
  return definitions.reduce(
    (text, { value: { title } }) =>
      text.includes(title) && wordsIn(title).length > own ? text.replaceAll(title, '') : text,
    line,
  );
}

/** One or several of it. */
const has = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(`${word}s`);

/** Which of these answers the line that tells what a card does has the words of, and of no other. */
export function inWords(pool: Pool, answers: readonly string[], line: string): string | null {
  // What it may do one of is no answer.
  if (line.includes(' or ')) return null;
  const isIn = (text: string, option: string): boolean => {
    const words = new Set(wordsIn(text));
    return wordsIn(option).every((word) => has(words, word));
  };
  const [fits, other] = answers.filter(
    (option) => isIn(line, option) && isIn(withoutTitles(pool, line, option), option),
  );
  return fits === undefined || other !== undefined ? null : fits;
}

/**
 * Of several things that a card may be made to do the one whose words its next line has, and no other's; all where
 * none is told so.
 */
export function toldInWords(
  pool: Pool,
  node: Asked,
  { source, options }: Extract<Prompt, { readonly kind: 'option' }>,
  { between, evidence }: Pick<Goal, 'between' | 'evidence'>,
  list: readonly Decision[],
): readonly Decision[] {
  // What was taken before, and what would change nothing, is told, too.
  const { all, idle } = optionsIn(pool, node.live.state);
  const answers = (all.length > 0 ? all : options).filter(isAnswer);
  if (answers.length < 2) return list;
  const title = titleOf(pool, node.live.state, source);
  const since = between.after - earlier;
  const made = madeSince(pool, node, title, since);
  const span = { after: since, until: between.until };
  const resolved = made > 0 ? null : resolvedByName(evidence.shown, span, title);
  const isNamed = (option: string): boolean =>
    resolved?.some((sub) => option === `sub-${String(sub)}`) === true;
  const named = list.filter((one) => one.do === 'option' && isNamed(one.option));
  if (named.length > 0) return named;
  const told = evidence.answers.usesOf(title).flatMap((line) => inWords(pool, answers, line) ?? []);
  const next = told[made];
  if (next !== undefined && idle.includes(next)) return [];
  const fits = list.filter((one) => one.do === 'option' && one.option === next);
  return fits.length === 0 ? list : fits;
}

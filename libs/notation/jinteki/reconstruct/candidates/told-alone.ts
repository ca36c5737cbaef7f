import type { CardId, Decision, Pool, State } from '#rules';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import { cardIn } from './shows';

/** What lines call a source of credits. */
export const sourceName = (
  { definitions }: Pool,
  state: State,
  source: CardId | 'run-credits',
): string =>
  source === 'run-credits'
    ? 'bad publicity'
    : (definitions[cardIn(state, source).def]?.value.title ?? '');

/** What was paid from a source since an entry, on the way to a position. */
export function paidSince(
  trail: Trail | null,
  source: CardId | 'run-credits',
  after: number,
): number {
  let sum = 0;
  for (let at = trail; at !== null && at.between.after >= after; at = at.before) {
    const prompt = at.asked?.live.state.prompt;
    if (at.decision.do === 'pay' && prompt?.kind === 'pay' && prompt.source === source)
      sum += at.decision.credits;
  }
  return sum;
}

/** What the lines still tell to be paid from a source comes first. */
export function toldPayment(
  pool: Pool,
  { live: { state }, trail }: Node,
  source: CardId | 'run-credits',
  { between, evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const told = evidence.paidFrom(sourceName(pool, state, source));
  if (told === 0) return list;
  const left = told - paidSince(trail, source, between.after);
  const most = Math.max(...list.map((one) => (one.do === 'pay' ? Math.min(one.credits, left) : 0)));
  const isNext = (one: Decision): boolean => one.do === 'pay' && one.credits === most;
  return [...list.filter(isNext), ...list.filter((one) => !isNext(one))];
}

/** What the lines tell to be done in place of a breach, where they do. */
export function toldReplacement(
  { definitions }: Pool,
  state: State,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const told = evidence.replacement();
  if (told.length === 0) return list;
  return list.filter((one) =>
    told.includes(
      one.do === 'replace' ? (definitions[cardIn(state, one.card).def]?.value.title ?? '') : null,
    ),
  );
}

/** The servers that lines name: of an install, or of what the card is used on. */
export function toldServer(
  { definitions }: Pool,
  state: State,
  source: CardId,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const isInstalled = state.frames.at(-1)?.at === 'install';
  const told = isInstalled
    ? evidence.installsIn()
    : evidence.serversOf(definitions[cardIn(state, source).def]?.value.title ?? '');
  const nameOf = (one: Decision): string | null =>
    one.do !== 'server'
      ? null
      : one.server === 'new'
        ? `Server ${String(state.remotes + 1)}`
        : one.server;
  const fits = list.filter((one) => told.includes(nameOf(one) ?? ''));
  return fits.length === 0 ? list : fits;
}

import type { CardId, Decision, Pool, Prompt, Rules, State } from '#rules';
import type { Granted } from '../deviations/deviation';
import { type Placed, trailBetween } from '../deviations/granted-in-place';
import { positionBefore } from '../deviations/position-before';
import type { Trail } from '../node';
import { paysX } from '../pays-x';
import { sourceOf } from '../source-of';
import type { Span } from '../span';
import type { Answered } from './answer';

/** What a way of ours answers, in the words of theirs. */
export interface Told {
  readonly kind: Answered;
  readonly told: string;
  /** Whose card asks it; null where no card does. */
  readonly title: string | null;
  readonly between: Span;
  /** The decision that states it; null where a deviation does. */
  readonly by: Trail | null;
}

const titleIn = ({ definitions }: Pool, { cards }: State, id: CardId | null): string | null =>
  definitions[cards[id ?? -1]?.def ?? -1]?.value.title ?? null;

/** What a decision answers; null where it answers nothing that theirs asks in such words. */
function toldOf(pool: Pool, state: State, decision: Decision): Pick<Told, 'kind' | 'told'> | null {
  if (decision.do === 'server') return { kind: 'server', told: decision.server };
  if (decision.do === 'number') return { kind: 'number', told: String(decision.number) };
  if (decision.do === 'option') return { kind: 'option', told: decision.option };
  if (!('card' in decision)) return null;
  return { kind: 'card', told: titleIn(pool, state, decision.card) ?? '' };
}

/** The cards of a deck are chosen in the order in which they are to lie there. */
const isArranging = (asked: Prompt | null | undefined): boolean =>
  asked?.kind === 'pick' && asked.why === 'arrange';

const paying: ReadonlySet<Granted['deviation']['kind']> = new Set([
  ...(['no-effect', 'idle-use', 'early-pump'] as const),
]);

/** Whose card asks for what leads to a deviation, decision by decision, from a position on; as far as ours can be asked there. */
function askersOf(
  rules: Rules,
  from: State | null,
  decisions: readonly Decision[],
): readonly (string | null)[] {
  const titles: (string | null)[] = [];
  let state = from;
  for (const decision of decisions) {
    if (state === null) break;
    titles.push(titleIn(rules.pool, state, sourceOf(state.prompt)));
    const taken = rules.apply(state, decision);
    if (!taken.ok) break;
    ({ state } = taken);
  }
  return titles;
}

/** What deviations tell by what leads to them, and what is paid for them. */
function ofDeviation(
  rules: Rules,
  state: State,
  from: (granted: Granted) => State | null,
  granted: Granted,
): Told[] {
  const { pool } = rules;
  const { deviation } = granted;
  const { card, credits, decisions = [], entry, kind, open = [] } = deviation;
  const title = titleIn(pool, state, card);
  const at = { between: { after: entry - 1, until: entry }, by: null };
  const paid = { kind: 'number', told: String(credits), title, ...at } as const;
  const askers = decisions.length === 0 ? [] : askersOf(rules, from(granted), decisions);
  return [
    ...(paying.has(kind) && paysX(pool, state, card) ? [paid] : []),
    ...[decisions, ...open].flatMap((way) =>
      way.flatMap((one, nth) => {
        const told = toldOf(pool, state, one);
        return told === null ? [] : { ...told, title: askers[nth] ?? title, ...at };
      }),
    ),
  ];
}

/** What a card does, or asks. */
export interface Deed {
  readonly titles: readonly (string | null)[];
  /** The first entry that it may have been done in. */
  readonly from: number;
  /** How many decisions are made with it. */
  readonly made: number;
  /** What answers a question of the card; null for any other deed. */
  readonly answers: Trail | null;
  /** It uses a card. */
  readonly uses: boolean;
  /** Whether a deviation is told: it comes before the decision that would be made next. */
  readonly deviates: boolean;
  /** It answers what the card is to do, and not whether it is to. */
  readonly says: boolean;
}

export interface Way {
  readonly told: readonly Told[];
  readonly deeds: readonly Deed[];
}

/** All that the way of a stretch answers. */
export function toldByWay(rules: Rules, { start, end, granted }: Placed): Way {
  const { pool } = rules;
  const list: Told[] = [];
  const deeds: Deed[] = [];
  const first = start.trail?.length ?? 0;
  for (const { decision, deviation } of granted)
    deeds.push({
      titles: [titleIn(pool, end.live.state, deviation.card)],
      ...{
        from: deviation.entry,
        made: decision - first,
        answers: null,
        says: false,
        uses: false,
        deviates: true,
      },
    });
  // Cards keep their numbers to the end of the way, and questions are kept with their answers: nothing is folded again.
  const { state } = end.live;
  let next = 0;
  const trail = trailBetween(start, end);
  const before = (one: Granted): State | null =>
    positionBefore(rules, { start, end, granted }, one);
  for (const [at, by] of trail.entries()) {
    for (let one = granted[next]; one !== undefined; one = granted[next]) {
      if (one.decision > first + at) break;
      list.push(...ofDeviation(rules, state, before, one));
      next += 1;
    }
    const { asked, between, decision } = by;
    const told = toldOf(pool, state, decision);
    const title = titleIn(pool, state, sourceOf(asked?.live.state.prompt));
    const card = 'card' in decision ? titleIn(pool, state, decision.card) : null;
    const answers = title === null ? null : by;
    const says =
      told !== null &&
      (decision.do !== 'option' || (decision.option !== 'yes' && decision.option !== 'no'));
    if (by.by !== 'chance' && decision.do !== 'pass' && decision.do !== 'continue')
      deeds.push({
        ...{ titles: [title, card], from: between.after + 1, made: at + 1 },
        ...{ answers, says, uses: decision.do === 'use', deviates: false },
      });
    // Theirs may ask for the host once the card is installed.
    const host = decision.do === 'install' ? titleIn(pool, state, decision.host ?? null) : null;
    if (host !== null) list.push({ kind: 'card', told: host, title: card, between, by: null });
    const kind = isArranging(asked?.live.state.prompt) ? 'arranged' : told?.kind;
    if (told !== null && kind !== undefined && (title !== null || decision.do === 'pick'))
      list.push({ ...told, kind, title, between, by });
  }
  list.push(...granted.slice(next).flatMap((one) => ofDeviation(rules, state, before, one)));
  return { told: list, deeds };
}

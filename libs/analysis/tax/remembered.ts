import type { Ability, CardId, Pool, State } from '#rules';
import { isAside } from './independence';
import { speakingIn } from './speaking';
import type { Topic } from './touched/topic';
import { touchedBy } from './touched/touched-by';
import { wordsOf } from './words-of';

/** To whom it may matter that something happened. */
export interface Askers {
  /** To which cards it matters that it was by them. */
  readonly by: ReadonlySet<CardId>;
  /** Whether it matters whoever it was by. */
  readonly isAnyones: boolean;
  /** Whether it matters in the encounter alone in which it happened. */
  readonly isBrief: boolean;
  /** To which cards it matters that it happened to them; null where it matters whatever it happened to. */
  readonly to: ReadonlySet<CardId> | null;
}

/** Which kinds of what happened may matter to cards. */
export type Remembered = ReadonlyMap<unknown, Askers> | 'all';

/** Words of cards that tell the first time of a turn from others. */
const LOOKS_BACK = /"(?:first|limit|happened)"/;
/** The first time of something that is no trigger condition. */
const FIRST = /"first":"(?:turn|run)"/;
const DONE = /"done":"([^"]+)"(?:,"when":"[^"]+")?(,"with":"this")?/g;
/** Words by which the first so many subroutines are not resolved: by their places, whatever was resolved before. */
const BY_PLACE = /"of":"unresolved-subs","first":\d/;
const BY_ITSELF = /"with":"this"|"brokeInRun"/;

/** Whether words ask for a kind of what happened but as what was done with a card. */
const saysOtherwise = (words: string, kind: unknown): boolean =>
  words.replaceAll(DONE, '').includes(`"${String(kind)}"`);

/** Whether words ask for a kind of what happened, but for what happened so in the present encounter. */
const asksMore = (words: string, kind: unknown, so: string): boolean =>
  words
    .replaceAll(`"fact":"${String(kind)}","when":"this-encounter"${so}`, '')
    .includes(`"${String(kind)}"`);

const HAPPENED = /"is":"happened","fact":"([a-z-]+)"(?:,"when":"[a-z-]+")?(,"with":"this")?/g;

/** Whether words ask for a kind of what happened only as what was done with the card itself. */
const isByItself = (words: string, kind: unknown): boolean => {
  const asked = [...words.matchAll(HAPPENED)].filter(([, fact]) => fact === kind);
  return (
    asked.length > 0 &&
    asked.every(([, , byItself]) => byItself !== undefined) &&
    asked.length === words.split(`"${String(kind)}"`).length - 1
  );
};

/** Whether words ask for a kind of what happened only as it is called in them, or not at all. */
const isByPlace = (words: string, kind: unknown): boolean =>
  BY_PLACE.test(words) && !words.includes(`"${String(kind)}"`);

const withoutTrigger = (ability: Ability): unknown =>
  ability.kind === 'when' ? { ...ability, trigger: ability.trigger.if } : ability;

/** Whether it may matter to derez ice that was passed: it is met again, or somebody asks what is rezzed. */
const isDerezOfUse = (pool: Pool, { cards }: State, speaking: readonly CardId[]): boolean =>
  speaking.some((id) => {
    const definition = pool.definitions[cards[id]?.def ?? -1];
    if (definition === undefined) return true;
    const { changes, asks } = touchedBy(definition);
    return asks.has('ice') || AGAIN.some((topic) => changes.has(topic));
  });

const AGAIN: readonly Topic[] = ['returns', 'moves', 'swaps', 'accesses', 'anything'];

/** A kind of what happened of which a card asks. */
interface Asked {
  readonly kind: unknown;
  /** It is asked of what the card did itself. */
  readonly byItself: boolean;
  readonly isAnyones: boolean;
  readonly isBrief: boolean;
  /** It is asked of what happened to the card itself. */
  readonly toItself: boolean;
  /** It is asked for a use that derezzes what was broken. */
  readonly isForUse: boolean;
}

/** 'all' where the first time of something is asked for that is no trigger condition. */
function readAsked(pool: Pool, def: number): readonly Asked[] | 'all' {
  const all: Asked[] = [];
  for (const { ability } of pool.definitions[def]?.abilities ?? []) {
    if (isAside(ability)) continue;
    const words = wordsOf(ability);
    // By which card ice was broken that can be derezzed later is left out: it can be derezzed at once.
    const done = [...words.matchAll(DONE)];
    for (const [, kind, with_] of done) {
      const byItself = with_ !== undefined;
      const isForUse = ability.kind === 'paid';
      all.push({ kind, byItself, isAnyones: !byItself, isBrief: false, toItself: false, isForUse });
    }
    if (!LOOKS_BACK.test(words)) continue;
    if (FIRST.test(JSON.stringify(withoutTrigger(ability)))) return 'all';
    for (const kind of pool.asked[def]?.remembered ?? []) {
      const isDoneAlone = done.some(([, one]) => one === kind) && !saysOtherwise(words, kind);
      if (isDoneAlone || isByPlace(words, kind)) continue;
      const isSaid = words.includes(`"${String(kind)}"`);
      all.push({
        ...{ kind, byItself: BY_ITSELF.test(words), isAnyones: !isByItself(words, kind) },
        isBrief: isSaid && !asksMore(words, kind, ''),
        toItself: isSaid && !asksMore(words, kind, ',"this":true'),
        isForUse: false,
      });
    }
  }
  return all;
}

const read = new WeakMap<Pool, (readonly Asked[] | 'all')[]>();

/** The same, read once of each card. */
function askedBy(pool: Pool, def: number): readonly Asked[] | 'all' {
  const known = read.get(pool) ?? [];
  read.set(pool, known);
  return (known[def] ??= readAsked(pool, def));
}

/** What cards that bear on a run ask of what was done. How often they were used themselves is kept apart. */
export function rememberedBy(
  pool: Pool,
  state: State,
  speaking: readonly CardId[] = speakingIn(state),
): Remembered {
  const { cards } = state;
  const kinds = new Map<unknown, Askers>();
  let isOfUse: boolean | null = null;
  for (const id of speaking) {
    const asked = askedBy(pool, cards[id]?.def ?? -1);
    if (asked === 'all') return 'all';
    for (const { kind, byItself, isAnyones, isBrief, toItself, isForUse } of asked) {
      if (isForUse && !(isOfUse ??= isDerezOfUse(pool, state, speaking))) continue;
      const known = kinds.get(kind);
      const isOfAny = !toItself || known?.to === null;
      kinds.set(kind, {
        by: new Set([...(known?.by ?? []), ...(byItself ? [id] : [])]),
        isAnyones: isAnyones || known?.isAnyones === true,
        isBrief: isBrief && known?.isBrief !== false,
        to: isOfAny ? null : new Set([...(known?.to ?? []), id]),
      });
    }
  }
  return kinds;
}

import { type Rules, redacted, type Views } from '#rules';
import { repeatable } from '#play/repeatable';
import { compare, type Compared } from './compare';
import {
  exchangeChoice,
  exchangeCopy,
  exchangeIdentity,
  exchangeNumbers,
  exchangeOrder,
  type Exchange,
} from './exchange';
import { anyOccasion, occasions } from './occasions';
import type { PlayedGame } from './played';
import { restricted, type Restricted } from './sight';
import type { TellerOf } from './teller';

export interface Trial extends Compared {
  readonly game: number;
  readonly at: number;
  readonly viewer: Restricted;
  readonly kind: Exchange['kind'];
  readonly until: Exchange['until'];
}

/** How often each exchange is tried in a game for each viewer: the short-lived ones more often. */
const tried = [
  { kind: 'identity', make: exchangeIdentity, times: 24 },
  { kind: 'choice', make: exchangeChoice, times: 12 },
  { kind: 'order', make: exchangeOrder, times: 3 },
  { kind: 'copy', make: exchangeCopy, times: 3 },
] as const;

/** What is told, and how much is exchanged. */
export interface Trying {
  readonly views?: Views;
  /** That part of the exchanges, each kind once at least: where many games are looked at. */
  readonly part?: number;
  /** No exchange of another kind: where that one alone shows what is looked for. */
  readonly kind?: Exchange['kind'];
}

/** Decisions after an exchange: what leaks does so soon, and more worlds find more. */
const horizon = 80;

/** Exchanges what each viewer cannot tell in a game, here and there, and compares what is told. */
export function* trials(
  rules: Rules,
  played: PlayedGame,
  tellerOf: TellerOf,
  trying: Trying = {},
): Generator<Trial> {
  const viewers = restricted.map((viewer) => trialsOf(viewer, rules, played, tellerOf, trying));
  // In turn: what leaks to one of them is found as soon as what leaks to another.
  for (let open = viewers; open.length > 0;) {
    const more: typeof viewers = [];
    for (const viewer of open) {
      const { done, value } = viewer.next();
      if (done === true) continue;
      yield value;
      more.push(viewer);
    }
    open = more;
  }
}

function* trialsOf(
  viewer: Restricted,
  rules: Rules,
  played: PlayedGame,
  tellerOf: TellerOf,
  { views = redacted, part = 1, kind: only }: Trying,
): Generator<Trial, void, undefined> {
  const next = repeatable(played.seed + 1_000_000 * (1 + restricted.indexOf(viewer)));
  const found = occasions(rules.pool, played, viewer);
  const run = (exchange: Exchange | null, at: number): Trial | null => {
    const state = played.states[at];
    if (exchange === null || state === undefined) return null;
    const { kind, until } = exchange;
    const result = compare(
      rules,
      viewer,
      state,
      played.made.slice(at, at + horizon),
      exchange,
      tellerOf,
      views,
    );
    return { ...result, game: played.seed, at, viewer, kind, until };
  };
  const [opening] = played.states;
  const numbered =
    opening === undefined || (only ?? 'numbers') !== 'numbers'
      ? null
      : run(exchangeNumbers(rules.pool, opening, repeatable(played.seed)), 0);
  if (numbered !== null) yield numbered;
  for (const { kind, make, times } of tried) {
    if ((only ?? kind) !== kind) continue;
    for (let count = 0; count < times * part; count += 1) {
      const occasion = next(3) > 0 ? anyOccasion(found, next) : null;
      const at = occasion?.at ?? next(played.made.length);
      const state = played.states[at];
      const exchange =
        state === undefined ? null : make(rules.pool, state, viewer, next, occasion?.card ?? null);
      const trial = run(exchange, at);
      if (trial !== null) yield trial;
    }
  }
}

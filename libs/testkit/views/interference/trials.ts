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
  { make: exchangeIdentity, times: 24 },
  { make: exchangeChoice, times: 12 },
  { make: exchangeOrder, times: 3 },
  { make: exchangeCopy, times: 3 },
];

/** Decisions after an exchange: what leaks does so soon, and more worlds find more. */
const horizon = 80;

/**
 * Exchanges what each viewer cannot tell in a game, here and there, and compares what is told. With
 * `part`, that part of the exchanges, each kind once at least: where many games are looked at.
 */
export function* trials(
  rules: Rules,
  played: PlayedGame,
  tellerOf: TellerOf,
  views: Views = redacted,
  part = 1,
): Generator<Trial> {
  const viewers = restricted.map((viewer) =>
    trialsOf(viewer, rules, played, tellerOf, views, part),
  );
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
  views: Views,
  part: number,
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
    opening === undefined
      ? null
      : run(exchangeNumbers(rules.pool, opening, repeatable(played.seed)), 0);
  if (numbered !== null) yield numbered;
  for (const { make, times } of tried)
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

import { isList, type Json, type JsonObject, numberOf, objectOf } from '../json';
import { sideOf } from '../lens/side';
import { type Refusal, refuse } from '../refusal';

/** What is read as a number of a player; where it is anything else it would be read as 0, and told as a fact. */
const COUNTS = ['credit', 'click', 'deck-count', 'aid', 'brain-damage'] as const;
/** Such numbers that may fall below 0. */
const SUMS = ['agenda-point', 'link'] as const;
/** A count, or an object that holds one as `base`. */
const BASED = ['bad-publicity', 'tag'] as const;
/** No game comes near to it. */
const MOST = 1_000_000;
/** A side, or nobody. */
const SIDED = ['active-player', 'winner'] as const;
const ZONES = ['hand', 'discard', 'deck', 'scored', 'play-area', 'rfg', 'set-aside'] as const;

const COUNT = 'whole number from 0 on';

/** The refusal of a state in which something that is read stands as what it cannot be; what did not change is not looked at. */
export function wrongKind(
  state: JsonObject,
  was: JsonObject | null,
  index: number,
): Refusal | null {
  const wrong = (path: string, what: string): Refusal =>
    refuse(
      index === 0 ? 'NOT_A_REPLAY' : 'DIFF_DOES_NOT_APPLY',
      `${index === 0 ? 'In the first state' : `After entry ${String(index)}`} ${path} is no ${what}.`,
      index,
      path,
    );
  if (!isCount(state['turn'])) return wrong('/turn', COUNT);
  for (const key of SIDED) if (!isSided(state[key])) return wrong(`/${key}`, 'side');
  for (const side of ['corp', 'runner'] as const) {
    if (was !== null && state[side] === was[side]) continue;
    const player = objectOf(state[side]);
    if (player === null) return wrong(`/${side}`, 'object');
    for (const key of COUNTS) if (!isCount(player[key])) return wrong(`/${side}/${key}`, COUNT);
    for (const key of SUMS)
      if (!isCount(player[key], -MOST)) return wrong(`/${side}/${key}`, 'whole number of a game');
    for (const key of BASED)
      if (!isCount(based(player[key]))) return wrong(`/${side}/${key}`, COUNT);
    for (const key of ZONES)
      if (!listed(player[key])) return wrong(`/${side}/${key}`, 'list of cards');
  }
  return null;
}

function based(value: Json | undefined): Json | undefined {
  const holder = objectOf(value);
  return holder === null ? value : holder['base'];
}

function isCount(value: Json | undefined, least = 0): boolean {
  if (value === undefined || value === null) return true;
  const number = numberOf(value);
  return number !== null && Number.isInteger(number) && number >= least && number <= MOST;
}

function isSided(value: Json | undefined): boolean {
  return value === undefined || value === null || sideOf(value) !== null;
}

function listed(value: Json | undefined): boolean {
  return value === undefined || value === null || isList(value);
}

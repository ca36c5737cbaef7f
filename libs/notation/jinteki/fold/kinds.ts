import { isList, type Json, type JsonObject, numberOf, objectOf } from '../json';
import { sideOf } from '../lens/side';
import { type Refusal, refuse } from '../refusal';

/** What is read as a number of a player; where it is anything else it would be read as 0, and told as a fact. */
const NUMBERS = [
  'credit',
  'click',
  'deck-count',
  'agenda-point',
  'aid',
  'brain-damage',
  'link',
] as const;
/** A number, or an object that holds one as `base`. */
const BASED = ['bad-publicity', 'tag'] as const;
/** A side, or nobody. */
const SIDED = ['active-player', 'winner'] as const;
const ZONES = ['hand', 'discard', 'deck', 'scored', 'play-area', 'rfg', 'set-aside'] as const;

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
  if (!countable(state['turn'])) return wrong('/turn', 'number');
  for (const key of SIDED) if (!isSided(state[key])) return wrong(`/${key}`, 'side');
  for (const side of ['corp', 'runner'] as const) {
    if (was !== null && state[side] === was[side]) continue;
    const player = objectOf(state[side]);
    if (player === null) return wrong(`/${side}`, 'object');
    for (const key of NUMBERS)
      if (!countable(player[key])) return wrong(`/${side}/${key}`, 'number');
    for (const key of BASED)
      if (!countable(based(player[key]))) return wrong(`/${side}/${key}`, 'number');
    for (const key of ZONES)
      if (!listed(player[key])) return wrong(`/${side}/${key}`, 'list of cards');
  }
  return null;
}

function based(value: Json | undefined): Json | undefined {
  const holder = objectOf(value);
  return holder === null ? value : holder['base'];
}

function countable(value: Json | undefined): boolean {
  return value === undefined || value === null || numberOf(value) !== null;
}

function isSided(value: Json | undefined): boolean {
  return value === undefined || value === null || sideOf(value) !== null;
}

function listed(value: Json | undefined): boolean {
  return value === undefined || value === null || isList(value);
}

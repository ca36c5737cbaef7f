import { sides } from '#rules';
import type { Place } from './place';
import { verbs, type Spoken } from './scenario';

export const spokenFields = [
  'by',
  'do',
  'card',
  'cards',
  'server',
  'host',
  'trash',
  'x',
  'ability',
  'subs',
  'targets',
  'for',
  'option',
  'number',
  'credits',
  'forfeit',
  'pay',
  'zone',
] as const;
type SpokenFields = Readonly<Record<(typeof spokenFields)[number], Place>>;

const texts = (place: Place): readonly string[] | null =>
  place.isPresent ? place.list((item) => item.text()) : null;

const counts = (place: Place): readonly number[] | null =>
  place.isPresent ? place.list((item) => item.count()) : null;

const ability = (place: Place): string | number | null =>
  typeof place.value === 'number' ? place.count() : place.textOr(null);

const pins = (place: Place): Spoken['pay'] =>
  place.isPresent
    ? Object.fromEntries(place.entries().map(([name, credits]) => [name, credits.count()]))
    : null;

/** A decision from the fields of its step. */
export const spoken = (f: SpokenFields): Spoken => ({
  by: f.by.oneOf(sides),
  do: f.do.oneOf(verbs),
  card: f.card.textOr(null),
  cards: texts(f.cards),
  server: f.server.textOr(null),
  host: f.host.textOr(null),
  trash: texts(f.trash),
  x: f.x.countOr(null),
  ability: ability(f.ability),
  subs: counts(f.subs),
  targets: texts(f.targets),
  for: f.for.textOr(null),
  option: f.option.textOr(null),
  number: f.number.countOr(null),
  credits: f.credits.countOr(null),
  forfeit: texts(f.forfeit),
  pay: pins(f.pay),
  zone: f.zone.isPresent ? f.zone.oneOf(['hq', 'rd', 'archives']) : null,
});

/** A decision that stands alone, as expectations list them; window and note are let by. */
export function readSpoken(place: Place): Spoken {
  return spoken(place.fields([...spokenFields, 'at', 'note', 'kind', 'deck', 'until']));
}

import { type CardValue, type Pool, type Subtype, subtypes } from '#rules';
import { countOf, isList, isObject, type Json, type JsonObject, listOf, textOf } from '../json';
import { keptFor } from '../kept-for';
import { isActionCard, titleOf, typeOf } from '../lens/card';
import type { Replay } from './read';
import { titlesIn } from './titles-in';

/** What a file tells of a card, and whether it lies anywhere, or is only listed among those that may be chosen. */
interface Told {
  readonly card: Record<string, Json>;
  lies: boolean;
}

/** An identity lies in no deck: one that is only listed is no part of the game. */
const isOutside = ({ card, lies }: Told): boolean => !lies && typeOf(card) === 'Identity';

/** What a replay tells of a card wherever it shows it, the first of each; of known ones nothing. */
function collect(
  value: Json,
  isKnown: (title: string) => boolean,
  cards: Map<string, Told>,
  listed = false,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (isList(value)) for (const inner of value) collect(inner, isKnown, cards, listed);
  else if (isObject(value)) {
    const title = titleOf(value);
    if (title !== null && !isKnown(title)) {
      const told = cards.get(title) ?? { card: {}, lies: false };
      cards.set(title, told);
      told.lies ||= !listed;
      const { card } = told;
      for (const [key, inner] of Object.entries(value)) if (inner !== null) card[key] ??= inner;
    }
    for (const key of Object.keys(value))
      collect(value[key] ?? null, isKnown, cards, listed || key === 'choices');
  }
}

/** What an event or operation does when it is played. */
const nothing = (): CardValue['abilities'] => [{ kind: 'play', effects: [] }];

const subtypesOf = (card: JsonObject): Subtype[] =>
  listOf(card['subtypes']).flatMap(
    (name) => subtypes.find((one) => one === textOf(name)?.toLowerCase()) ?? [],
  );

const codeOf = (title: string): string => `title:${title}`;

/** A card that the pool lacks, made of what a file tells of it. */
export const isStranger = ({ code }: Pick<CardValue, 'code'>): boolean => code.startsWith('title:');

/** A card as the file tells it, without abilities; null where it does not tell what kind of card it is. */
function valueOf(title: string, card: JsonObject): CardValue | null {
  const corp = textOf(card['side']) === 'Corp';
  const faction = corp ? 'neutral-corp' : 'neutral-runner';
  const base = {
    code: codeOf(title),
    title,
    faction,
    subtypes: subtypesOf(card),
    abilities: [],
  } as const;
  const facts = {
    ...base,
    influence: 0,
    ...(card['uniqueness'] === true ? { unique: true as const } : {}),
  };
  const cost = countOf(card['cost']);
  const trash = countOf(card['trash']);
  const strength = countOf(card['strength']);
  switch (typeOf(card)) {
    case 'Identity':
      return corp
        ? { ...base, type: 'identity', side: 'corp', deckSize: 0, influenceLimit: null }
        : {
            ...base,
            ...{ type: 'identity', side: 'runner', deckSize: 0, influenceLimit: null },
            link: countOf(card['baselink']),
          };
    case 'Agenda':
      return {
        ...{ ...facts, type: 'agenda' },
        advancement: countOf(card['advancementcost']),
        points: countOf(card['agendapoints']),
      };
    case 'Asset':
      return { ...facts, type: 'asset', cost, trash };
    case 'Upgrade':
      return { ...facts, type: 'upgrade', cost, trash };
    case 'ICE':
      return { ...facts, type: 'ice', cost, strength };
    case 'Operation':
      return { ...facts, abilities: nothing(), type: 'operation', cost };
    case 'Event':
      return { ...facts, abilities: nothing(), type: 'event', cost };
    case 'Hardware':
      return { ...facts, type: 'hardware', cost };
    case 'Resource':
      return { ...facts, type: 'resource', cost };
    case 'Program':
      return {
        ...{ ...facts, type: 'program', cost },
        memory: countOf(card['memoryunits']),
        strength: 'strength' in card ? strength : null,
      };
    case null:
    default:
      return null;
  }
}

/** The titles of a pool, as most files write them. */
const titlesKnown = keptFor(
  ({ definitions }: Pool): ReadonlySet<string> =>
    new Set(definitions.map(({ value }) => value.title.normalize('NFC'))),
);

/** Cards that a replay shows and a pool lacks, as cards without abilities. */
export function strangersIn(pool: Pool, replay: Replay): readonly CardValue[] {
  const known = titlesKnown(pool);
  const isKnown = (title: string): boolean =>
    known.has(title) || known.has(title.normalize('NFC')) || isActionCard(title);
  if ([...titlesIn(replay)].every(isKnown)) return [];
  const { first, diffs } = replay;
  const cards = new Map<string, Told>();
  collect(first, isKnown, cards);
  for (const diff of diffs) collect(diff, isKnown, cards);
  return [...cards].flatMap(([title, told]) =>
    isOutside(told) ? [] : (valueOf(title.normalize('NFC'), told.card) ?? []),
  );
}

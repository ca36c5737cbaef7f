import type { Fact } from '../facts';
import { isTitle } from './is-title';

/** How often a phrase names a card, and by which title; null: it names none. */
interface ToldCards {
  readonly title: string | null;
  readonly times: number;
}

const none: ToldCards = { title: null, times: 0 };
const hidden = (times: number): ToldCards => ({ title: null, times });
/** No table has more. */
const MOST = 60;

/** Words before a title that are not of it: "and rez Enigma", "hosted Enigma", "1 card (Enigma) from the grip". */
const BEFORE = /^(?:and rez|hosted|(?:a|the) copy of|of) (?=[\p{Lu}\d])/u;
const IN_BRACKETS = /^\d+ [\p{Ll} ]+ \(([^()]+)\)/u;
/** Words after a title that the catalogue lacks. */
const AFTER =
  / from (?:the|set-aside)\b.*$| hosted on .*$| facedown$| at no cost\b.*$|,? (?:ignoring|lowering)\b.*$| \(paying .*$/;
/** What a sentence goes on with after a title. */
const GOES_ON = /^(?:[,.]| \(| \p{Ll})/u;
const NUMBER = /^(?:the top )?(\d+) /;
const DETERMINED = /^(?:an?|the|that|this|another|it|itself)\b/;
const CARD =
  /\b(?:cards?|ice|agendas?|assets?|upgrades?|operations?|programs?|hardware|resources?|events?|icebreakers?|virus(?:es)?|it|itself)\b/;

/** The longest title that a text begins with, where the text goes on as no title does. */
function titleAhead(text: string): string | null {
  for (let end = text.length - 1; end > 0; end -= 1) {
    if (!GOES_ON.test(text.slice(end))) continue;
    const title = text.slice(0, end);
    if (isTitle(title)) return title;
  }
  return null;
}

/** What the words of a line where a title may stand tell of cards: "it", "2 cards", "cost of resources by 2". */
export function toldCards(text: string): ToldCards {
  if (isTitle(text)) return { title: text, times: 1 };
  // The full stop of the line was the title's.
  if (isTitle(`${text}.`)) return { title: `${text}.`, times: 1 };
  const bare = text.replace(BEFORE, '');
  if (bare !== text) return toldCards(bare);
  const named = IN_BRACKETS.exec(text)?.[1] ?? titleAhead(text);
  if (named !== null) return { title: named, times: 1 };
  const number = NUMBER.exec(text)?.[1];
  if (number !== undefined) return hidden(Math.min(MOST, Number(number)));
  if (/^\P{Ll}/u.test(text)) return { title: text.replace(AFTER, ''), times: 1 };
  // What is to be chosen between, or comes in a number that no word tells, may have been another.
  if (/ or /.test(text) || !DETERMINED.test(text) || !CARD.test(text)) return none;
  return hidden(1);
}

/**
 * The same of a line of a replay, whose states show what it does not name: "trashes Crowdfunding and draws 1 card" is
 * told of Crowdfunding, and "trashes them, and gains 2 [Credits]" of no card.
 */
export const withNamedCards = (facts: readonly Fact[]): readonly Fact[] =>
  facts.flatMap((fact) => {
    if (!('card' in fact) || fact.card === null || fact.card.title === null) return [fact];
    const { title } = toldCards(fact.card.title);
    if (title === fact.card.title) return [fact];
    return title === null ? [] : [{ ...fact, card: { ...fact.card, title } }];
  });

/**
 * Facts of a line of a log, with titles where titles stood. A log tells what is done in sentences: of what stands where a
 * title would ("install cost of resources by 2") much is none, and was not installed.
 */
export const withToldCards = (facts: readonly Fact[]): readonly Fact[] =>
  facts.flatMap((fact) => {
    if (!('card' in fact) || fact.card === null || fact.card.title === null) return [fact];
    const { title, times } = toldCards(fact.card.title);
    if (title === fact.card.title) return [fact];
    const said: Fact = { ...fact, card: { ...fact.card, title } };
    return Array.from({ length: times }, () => said);
  });

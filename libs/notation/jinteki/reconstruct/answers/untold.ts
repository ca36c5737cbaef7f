import type { Trail } from '../node';
import type { Answer } from './answer';
import type { Told } from './told-by-way';

/** Entries that theirs may be asked before or after ours, or that ours may come later than the last question of theirs. */
const near = 8;

/** Whether something is done is answered, and not what. */
export const isWhether = ({ kind, told }: Pick<Answer, 'kind' | 'told'>): boolean =>
  kind === 'option' && (told === 'yes' || told === 'no');

/** Of what is answered in words ours says the first, or whether it is done at all. */
const isSame = (answer: Answer, told: Told): boolean =>
  answer.kind === 'option' && told.kind === 'option'
    ? told.title === answer.title && (!isWhether(answer) || told.told === answer.told)
    : (answer.kind === told.kind || isNamed(answer, told) || isPlaced(answer, told)) &&
      wordsOf(answer) === wordsOf(told);

/** The cards that are put on a deck with one. */
const inOneOrder = (
  answers: readonly Answer[],
  { entry, kind, title }: Answer,
): readonly Answer[] =>
  answers.filter((one) => one.kind === kind && one.entry === entry && one.title === title);

/** A card that is put on a deck is chosen near it for the same card, or what that card is to do is answered after it. */
const isPut = (told: Told, answer: Answer): boolean =>
  told.by !== null &&
  told.title === answer.title &&
  isNear(answer, told) &&
  (told.kind === 'card'
    ? wordsOf(told) === wordsOf(answer)
    : told.kind === 'option' && !isWhether(told) && told.between.after >= answer.entry);

/** What leads to a deviation arranges cards as it chooses them. */
const isPlaced = (answer: Answer, told: Told): boolean =>
  answer.kind === 'arranged' && told.kind === 'card' && told.by === null;

/** A card that is none of the game's yet ours calls by its name. */
const isNamed = (answer: Answer, told: Told): boolean =>
  answer.kind === 'card' && told.kind === 'option';

/** Of an option, its first word is the answer's. */
const isSaid = (answer: Answer, { kind, told }: Told): boolean =>
  kind !== 'option' || firstOf(told) === firstOf(answer.told);

const firstOf = (text: string): string => text.toLowerCase().split(/[ -]/)[0] ?? '';

/** Entries that ours may choose a card later than theirs. */
const late = 3;

const wordsOf = ({ told }: Pick<Answer, 'told'>): string =>
  told === 'New remote' ? 'new' : told.normalize('NFC');

export const isNear = (
  { entry, openUntil = entry }: Pick<Answer, 'entry'> & Partial<Answer>,
  { between }: Pick<Told, 'between'>,
): boolean => openUntil > between.after - near && entry <= between.until + near;

const farFrom = ({ entry }: Answer, { between: { after, until } }: Told): number =>
  Math.max(0, after + 1 - entry, entry - until);

/** The same card is answered otherwise there: ours knows better, or does not know. */
const isRival = (answer: Answer, told: Told): boolean =>
  answer.kind === told.kind &&
  told.told !== 'yes' &&
  told.told !== 'no' &&
  answer.title === told.title &&
  isNear(answer, told);

export interface Matched {
  /** What nothing of ours tells. */
  readonly untold: readonly Answer[];
  /** Decisions with the answers that they tell. */
  readonly told: ReadonlyMap<Trail, Answer>;
}

/** Which answers of theirs ours tells: each of them one. What ours tells as open it leaves to the file. */
export function matched(
  answers: readonly Answer[],
  all: readonly Told[],
  isOpen: (by: Trail) => boolean = () => false,
): Matched {
  const left = new Set(all);
  // Of two questions for cards, in other words, near each other ours may ask the other one there.
  const isOfTwo = ({ kind, message, title }: Answer, one: Told): boolean =>
    kind === 'card' &&
    answers.some(
      (other) =>
        other.kind === kind &&
        other.title === title &&
        other.message !== message &&
        isNear(other, one),
    );
  // What is declined has no order, and is one where its card is let do nothing near it.
  const isLateToo = (answer: Answer, one: Told): boolean =>
    answer.kind === 'card' ||
    (answer.told === 'no' &&
      isWhether(answer) &&
      !answers.some(
        (other) =>
          other.title === answer.title && other.told === 'yes' && farFrom(other, one) <= late,
      ));
  const told = new Map<Trail, Answer>();
  const match = (list: readonly Answer[], isOf: (answer: Answer, one: Told) => boolean): Answer[] =>
    list.filter((answer) => {
      const [one] = [...left]
        .filter((other) => isOf(answer, other) && isSame(answer, other) && isNear(answer, other))
        .sort((a, b) => farFrom(answer, a) - farFrom(answer, b));
      if (one === undefined) return true;
      left.delete(one);
      if (one.by === null) return false;
      if (!isSaid(answer, one)) return isOpen(one.by);
      const isFar = farFrom(answer, one) > (isLateToo(answer, one) ? late : 1);
      if (!isFar && !isOfTwo(answer, one)) told.set(one.by, answer);
      return false;
    });
  const shown = answers.filter(({ others }) => others === undefined);
  // The same card may be chosen again soon: what ours answers in the entry itself is that.
  const apart = match(
    shown,
    (answer, one) => one.title === answer.title && farFrom(answer, one) === 0,
  );
  // Of what is answered in words near each other ours says each in its own words.
  const inWords = match(
    apart,
    (answer, one) =>
      answer.kind === 'option' &&
      one.title === answer.title &&
      isSaid(answer, one) &&
      farFrom(answer, one) <= 1,
  );
  const others = match(inWords, ({ title }, one) => one.title === title);
  // Some of ours are asked by no card, or by another one that does the same then.
  const rest = match(others, (answer, one) => one.title === null || farFrom(answer, one) <= 2);
  const isRivalled = (answer: Answer): boolean =>
    // Ours may choose the cards one by one that it puts back, or one of them otherwise.
    (answer.kind === 'arranged' &&
      inOneOrder(answers, answer).some((put) => all.some((one) => isPut(one, put)))) ||
    [...left].some((one) =>
      answer.told === 'no' && isWhether(answer)
        ? isWhether(one) && one.title === answer.title && isNear(answer, one)
        : !(one.by !== null && isOpen(one.by)) && isRival(answer, one),
    );
  const untold = rest.filter((answer) => !isRivalled(answer));
  // What nothing shows is told as open where ours tells nothing at all of the card.
  const unshown = answers.filter(
    (answer) => answer.others !== undefined && !all.some((one) => isRival(answer, one)),
  );
  return { untold: [...untold, ...unshown], told };
}

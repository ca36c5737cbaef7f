import { LONGEST_NAME, textFault } from '#text/kept-text';
import { type Card, isIdentity } from '../catalogue/card';
import { knownCard, nearestTitles, printingIn } from '../catalogue/find-card';
import { packByName } from '../catalogue/packs';
import { type Copies, deckList, type DeckList } from '../deck/deck-list';
import { type Issue, type Place, type Reading, showPlace } from './reading';

const MOST_COPIES = 999;
/** Unknown titles that near ones are looked for: a text of another kind has thousands. */
const MOST_SUGGESTED = 10;
/** Issues that are told one by one: whoever mends these reads the rest anew. */
const MOST_TOLD = 100;

/** Gathers the entries and the issues of one source; every reader ends with `reading()`. */
export class Gathering {
  name: string | null = null;
  private readonly entries: Copies[] = [];
  private readonly issues: Issue[] = [];
  private readonly notes: string[] = [];
  private unknown = 0;

  add(card: Card, quantity: number): void {
    this.entries.push({ card, quantity });
  }

  note(text: string): void {
    this.notes.push(text);
  }

  issue(issue: Omit<Issue, 'nearest'> & { readonly nearest?: readonly string[] }): void {
    this.issues.push({ nearest: [], ...issue });
  }

  hasIdentity(): boolean {
    return this.entries.some(({ card }) => isIdentity(card));
  }

  /** A quantity as written, or `null` with an issue. */
  quantity(written: string, place: Place, text: string): number | null {
    const quantity = /^\d{1,4}$/.test(written) ? Number(written) : NaN;
    if (quantity >= 1 && quantity <= MOST_COPIES) return quantity;
    this.issue({
      code: 'BAD_QUANTITY',
      place,
      text,
      message: `"${written}" is no number of copies.`,
      hint: `Write a whole number from 1 to ${MOST_COPIES}.`,
    });
    return null;
  }

  /** The card of a title, in the printing of a pack when one is named, or `null` with an issue. */
  titled(title: string, packName: string | null, place: Place, text: string): Card | null {
    const answer = knownCard(title);
    if (!answer.found) {
      this.unknown += 1;
      const near = this.unknown <= MOST_SUGGESTED ? nearestTitles(title) : [];
      const [nearest] = near;
      this.issue({
        code: 'UNKNOWN_CARD',
        place,
        text,
        message: `There is no card "${title}".`,
        hint:
          nearest === undefined
            ? 'Write the title as printed, or the five-digit code.'
            : `Did you mean "${nearest}"?`,
        nearest: near,
      });
      return null;
    }
    if (packName === null) return answer.card;
    const pack = packByName(packName);
    const card = pack === undefined ? answer.card : printingIn(answer, pack.code);
    if (pack === undefined || card.pack !== pack.code) {
      this.note(
        `${showPlace(place)}: ${title} is not in "${packName}"; its first printing was taken.`,
      );
    }
    return card;
  }

  understood(): DeckList {
    return deckList(this.name, this.entries);
  }

  /** Escapes of JSON and XML bring into a name what the source does not show. */
  private judgeName(place: Place): void {
    if (this.name === null) return;
    const what = textFault(this.name);
    const text = JSON.stringify(this.name.slice(0, 60));
    if (what !== null)
      this.issue({
        code: 'BAD_TEXT',
        place,
        text,
        message: `The name of the deck holds ${what}.`,
        hint: 'Write the name as plain text.',
      });
    else if (this.name.length > LONGEST_NAME)
      this.issue({
        code: 'TOO_LONG',
        place,
        text,
        message: `The name of the deck has ${this.name.length} characters.`,
        hint: `Name the deck in at most ${LONGEST_NAME} characters.`,
      });
  }

  reading(start: Place): Reading {
    this.judgeName(start);
    if (this.issues.length === 0 && this.entries.length === 0) {
      this.issue({
        code: 'NO_CARDS',
        place: start,
        text: '',
        message: 'No card was found.',
        hint: 'Give one card a line, the number of copies first.',
      });
    }
    const [first] = this.issues;
    if (first === undefined) return { ok: true, deck: this.understood(), notes: this.notes };
    const more = this.issues.length - 1;
    return {
      ok: false,
      code: 'DECK_UNREADABLE',
      message:
        `${showPlace(first.place)}: ${first.message} ${first.hint}` +
        (more === 0 ? '' : ` (and ${more} more)`),
      issues: this.issues.slice(0, MOST_TOLD),
      untold: Math.max(0, this.issues.length - MOST_TOLD),
      understood: this.understood(),
    };
  }
}

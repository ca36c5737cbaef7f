import type { DamageKind } from '#rules';
import { listedTitles } from '../log/listed-titles';
import { isOver } from './is-over';
import type { ToldLines } from './told-lines';

/** A line of a card that is trashed, for its cost or for nothing, but not by damage. */
export const tellsTrash = (line: string, title: string): boolean =>
  line.includes(` to trash ${title}`) ||
  (line.includes(` trashes ${title}`) && !line.includes(' due to '));

const leavingPlay = / has left play: (.+) (?:is|are) trashed\.?$/;

const shuffling = / shuffles \d+ cards? \((.+?)\) into .+? to /;

const byDamage = / trashes (.+) due to (\w+) damage\.?$/;

/** What lines call damage of a kind. */
const damageOf: Readonly<Record<DamageKind, readonly string[]>> = {
  net: ['net'],
  meat: ['meat'],
  brain: ['brain', 'core'],
};

/** What lines tell to be trashed, and for what. */
export class EvidenceOfLosses {
  constructor(private readonly log: ToldLines) {}

  /** With its cost, or where nothing was paid; not by damage. */
  trashes(title: string): boolean {
    return this.log.near().some((line) => tellsTrash(line, title));
  }

  /** The same after one entry and no later than another. */
  trashesIn(title: string, after: number, until: number): boolean {
    return this.log.toldIn(after + 1, until + 1).some((line) => tellsTrash(line, title));
  }

  /** A card is told to be trashed as what it is hosted on left play: nobody chose it. */
  goesWithHost(title: string): boolean {
    return this.log.near().some((line) => leavingPlay.exec(line)?.[1]?.includes(title) === true);
  }

  /** The titles of installed cards that lines tell to go into a deck as a price. */
  get shuffledToPay(): readonly string[] {
    return this.log.around().flatMap((line) => {
      const told = shuffling.exec(line)?.[1];
      return told === undefined ? [] : listedTitles(told);
    });
  }

  /** A card is told to be trashed for its cost as it is accessed. */
  paysToTrash(title: string): boolean {
    const told = ` to trash ${title} from `;
    return this.log.all.some((line) => / pays /.test(line) && line.includes(told));
  }

  /** The titles of cards that are told to trash one of this title for nothing. */
  trashedBy(title: string): readonly string[] {
    const told = ` to trash ${title} at no cost`;
    return this.log.all.flatMap((line) =>
      line.includes(told) ? (/ uses (.+?) to trash /.exec(line)?.[1] ?? []) : [],
    );
  }

  /** Damage of a kind is told to take a card of this title; any as the game ends, where no line tells what it takes. */
  takesByDamage(title: string, kind: DamageKind): boolean {
    const told = this.log.near().flatMap((line) => {
      const [, cards, by = ''] = byDamage.exec(line) ?? [];
      return cards !== undefined && damageOf[kind].includes(by) ? [cards] : [];
    });
    const isOpen = told.length === 0 && isOver(this.log.shown[this.log.between.until]);
    return isOpen || told.some((cards) => cards.includes(title));
  }

  /** How many lines tell damage to take a card of this title. */
  takenByDamage(title: string): number {
    return this.log.all.filter((line) => byDamage.exec(line)?.[1]?.includes(title) === true).length;
  }

  /** How many lines tell a card of this title to be trashed for what it does itself. */
  usedUp(title: string): number {
    const told = ` trashes ${title} to use ${title} to `;
    return this.log.all.filter((line) => line.includes(told)).length;
  }
}

import { type Features, fieldKey, type Spot, spotBase } from './features';

/** What is known of a card in play; 0 where there is nothing to know. */
export interface Marks {
  readonly rezzed: number;
  readonly advancement: number;
  readonly virus: number;
  readonly power: number;
  readonly agenda: number;
  readonly credit: number;
  readonly recurring: number;
  readonly host: number;
  readonly strength: number;
  /** Of the rig: what it would do it does not. */
  readonly facedown: number;
}

/** A card in play, by the number that all fields of its place begin with. */
export interface Spotted {
  readonly base: number;
  readonly def: number;
  readonly marks: Marks;
}

export const unmarked: Marks = {
  rezzed: 0,
  advancement: 0,
  virus: 0,
  power: 0,
  agenda: 0,
  credit: 0,
  recurring: 0,
  host: 0,
  strength: 0,
  facedown: 0,
};

const compare = ({ marks: one }: Spotted, { marks: other }: Spotted): number =>
  other.host - one.host ||
  other.facedown - one.facedown ||
  other.rezzed - one.rezzed ||
  other.advancement - one.advancement ||
  other.virus - one.virus ||
  other.power - one.power ||
  other.agenda - one.agenda ||
  other.credit - one.credit ||
  other.recurring - one.recurring;

/** One line a field: this runs for every card of every position that is looked at. */
function write(into: Features, base: number, def: number, marks: Marks): void {
  into.set(fieldKey(base, 'card'), def + 1);
  if (marks.host !== 0) into.set(fieldKey(base, 'host'), marks.host);
  if (marks.rezzed !== 0) into.set(fieldKey(base, 'rezzed'), marks.rezzed);
  if (marks.advancement !== 0) into.set(fieldKey(base, 'advancement'), marks.advancement);
  if (marks.virus !== 0) into.set(fieldKey(base, 'virus'), marks.virus);
  if (marks.power !== 0) into.set(fieldKey(base, 'power'), marks.power);
  if (marks.agenda !== 0) into.set(fieldKey(base, 'agenda'), marks.agenda);
  if (marks.credit !== 0) into.set(fieldKey(base, 'credit'), marks.credit);
  if (marks.recurring !== 0) into.set(fieldKey(base, 'recurring'), marks.recurring);
  if (marks.strength !== 0) into.set(fieldKey(base, 'strength'), marks.strength);
  if (marks.facedown !== 0) into.set(fieldKey(base, 'facedown'), marks.facedown);
}

/** Cards that lie in no order: copies of one title in one place are sorted by what is on them. */
export class Spots {
  private readonly bases: number[] = [];
  private readonly all: Spotted[] = [];

  constructor(private readonly features: Features) {}

  ice(server: number, place: number, def: number, marks: Marks): void {
    this.inOrder({ base: spotBase('ice', server, place, def), def, marks });
  }

  /** Where it lies in order, nothing else does. */
  inOrder({ base, def, marks }: Spotted): void {
    write(this.features, base, def, marks);
  }

  add(where: Exclude<Spot['where'], 'ice'>, server: number, def: number, marks: Marks): void {
    this.put({ base: spotBase(where, server, 0, def), def, marks });
  }

  put(one: Spotted): void {
    this.bases.push(one.base);
    this.all.push(one);
  }

  finish(): void {
    const { all, bases, features } = this;
    for (const [i, { base, def, marks }] of all.entries()) {
      if (bases.indexOf(base) !== i) continue;
      if (!bases.includes(base, i + 1)) write(features, base, def, marks);
      else this.writeAlike(base, def);
    }
  }

  private writeAlike(base: number, def: number): void {
    const alike = this.all.filter((one) => one.base === base).sort(compare);
    for (const [place, { marks }] of alike.entries())
      write(this.features, base + Math.min(place, 15) * 0x10, def, marks);
  }
}

import { type Features, fieldKey, type Field, type Spot, spotBase } from './features';

/** What is known of a card in play. */
export type Marks = Partial<Record<Exclude<Field, 'card'>, number>>;

interface Placed {
  readonly spot: Omit<Spot, 'place'>;
  readonly marks: Marks;
}

const order: readonly Exclude<Field, 'card'>[] = [
  'host',
  'rezzed',
  'advancement',
  'virus',
  'power',
  'agenda',
  'credit',
  'recurring',
];

function compare(one: Placed, other: Placed): number {
  for (const field of order) {
    const difference = (other.marks[field] ?? 0) - (one.marks[field] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function write(into: Features, spot: Spot, marks: Marks): void {
  const base = spotBase(spot);
  into.set(fieldKey(base, 'card'), spot.def + 1);
  for (const field of order) {
    const value = marks[field] ?? 0;
    if (value !== 0) into.set(fieldKey(base, field), value);
  }
  const { strength } = marks;
  if (strength !== undefined && strength !== 0) into.set(fieldKey(base, 'strength'), strength);
}

/** Cards that lie in no order: copies of one title in one place are sorted by what is on them. */
export class Spots {
  private readonly groups = new Map<number, Placed[]>();

  constructor(private readonly features: Features) {}

  ice(server: number, place: number, def: number, marks: Marks): void {
    write(this.features, { where: 'ice', server, place, def }, marks);
  }

  add(where: Exclude<Spot['where'], 'ice'>, server: number, def: number, marks: Marks): void {
    const spot = { where, server, def };
    const base = spotBase({ ...spot, place: 0 });
    const group = this.groups.get(base);
    if (group === undefined) this.groups.set(base, [{ spot, marks }]);
    else group.push({ spot, marks });
  }

  finish(): void {
    for (const group of this.groups.values()) {
      if (group.length > 1) group.sort(compare);
      for (const [place, { spot, marks }] of group.entries())
        write(this.features, { ...spot, place }, marks);
    }
  }
}

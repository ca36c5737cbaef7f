import type { JsonList, JsonObject } from '../json';
import { eachZone, type Zone } from './zones';

interface Read<T> {
  readonly cards: JsonList;
  readonly told: T;
}

/** What is read off the zones of states that follow each other: of most of them nothing changed. */
export class ZonesInTurn<T> {
  private readonly known = new Map<string, Read<T>>();

  constructor(private readonly read: (zone: Zone) => T) {}

  each(state: JsonObject, visit: (told: T) => void): void {
    eachZone(state, (zone) => {
      const before = this.known.get(zone.key);
      if (before?.cards === zone.cards) {
        visit(before.told);
        return;
      }
      const told = this.read(zone);
      this.known.set(zone.key, { cards: zone.cards, told });
      visit(told);
    });
  }
}

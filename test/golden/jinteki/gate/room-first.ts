import { near } from './align';
import type { StatedDeed, TrueDeed } from './deed';
import { makesRoomOnHost } from './true-deeds';

const makesRoom = /^install-trash /;

/** Where the record has something that is stated, as near as its entries are. */
const placeIn = (truths: readonly TrueDeed[], one: StatedDeed): number =>
  truths.findIndex((truth) => near(one, truth) && one.kind === truth.kind && one.what === truth.what);

/**
 * What goes for an install is chosen behind it by our rules (INST-01), and by theirs before it where it lay on the same host:
 * one command asks for both, so it is read in the order of the record.
 */
export function roomFirst(truths: readonly TrueDeed[], stated: readonly StatedDeed[]): StatedDeed[] {
  const list = [...stated];
  for (const [at, install] of stated.entries()) {
    if (install.kind !== 'install') continue;
    const isOfIt = ({ after, until }: StatedDeed): boolean => after === install.after && until === install.until;
    let first = at + 1;
    while (list[first]?.kind === 'host') first += 1;
    let next = first;
    for (let one = list[next]; one !== undefined; one = list[next]) {
      if (one.kind !== 'pick' || !makesRoom.test(one.set ?? '') || !isOfIt(one)) break;
      next += 1;
    }
    const room = list.slice(first, next);
    const ofHost = truths.filter(({ kind, set }) => kind !== 'pick' || makesRoomOnHost.test(set ?? ''));
    const installed = placeIn(ofHost, install);
    const isBefore = (one: StatedDeed): boolean => {
      const place = placeIn(ofHost, one);
      return place >= 0 && place < installed;
    };
    if (first > at + 1 && room.length > 0 && room.every(isBefore)) list.splice(at, next - at, ...room, ...list.slice(at, first));
  }
  return list;
}

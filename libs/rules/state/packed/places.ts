import type { Zone } from '../card';
import type { CardId } from '../card-id';
import type { ServerName } from '../server';
import type { State } from '../state';

/** Where a card lies, in the words of its own fields. */
export interface Place {
  readonly zone: Zone;
  readonly server: ServerName | null;
}

/** Everything but the cards themselves: the lists that say where each of them lies. */
export type Lists = Pick<
  State,
  'corp' | 'runner' | 'servers' | 'play' | 'hosted' | 'aside' | 'removed'
>;

/** The place of each card by its id, as the lists have it. */
export function placesOf({ corp, runner, servers, ...lists }: Lists): readonly Place[] {
  const places: Place[] = [];
  const lay = (ids: readonly CardId[], zone: Zone, server: ServerName | null = null): void => {
    const place = { zone, server };
    for (const id of ids) places[id] = place;
  };
  lay([corp.identity, runner.identity], 'identity');
  lay(corp.hq, 'hq');
  lay(corp.rd, 'rd');
  lay(corp.archives, 'archives');
  lay(corp.score, 'corp-score');
  lay(runner.grip, 'grip');
  lay(runner.stack, 'stack');
  lay(runner.heap, 'heap');
  lay(runner.rig, 'rig');
  lay(runner.score, 'runner-score');
  for (const { name, ice, root } of servers) {
    lay(ice, 'ice', name);
    lay(root, 'root', name);
  }
  lay(lists.play, 'play');
  lay(lists.hosted, 'hosted');
  lay(lists.aside, 'aside');
  lay(lists.removed, 'removed');
  return places;
}

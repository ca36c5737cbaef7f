import type { CardName, CardView, PositionView } from '#rules';
import { titleOf } from './fields';

/** Where a card of the Corp is installed. */
export interface Place {
  readonly server: string;
  /** Null for a card in a root; 0 is the innermost ice. */
  readonly ice: number | null;
}

const central = (server: string): boolean => !server.startsWith('Server');

/** Cards in servers by the viewer's own names for them, as far as positions have shown them. */
export class Places {
  private readonly known = new Map<string, Place>();

  /** Later positions overrule earlier ones; a card that has gone is still known where it lay. */
  note({ corp }: PositionView): void {
    for (const { name, ice, cards } of corp.servers) {
      for (const [at, card] of ice.entries()) this.put(card, { server: name, ice: at });
      for (const card of cards) this.put(card, { server: name, ice: null });
    }
  }

  of(name: CardName | null): Place | null {
    return (name?.handle === null ? null : this.known.get(name?.handle ?? '')) ?? null;
  }

  private put({ handle }: CardView, place: Place): void {
    if (handle !== null) this.known.set(handle, place);
  }
}

/** "Enigma protecting HQ at position 0", "a card in Server 1", "ice protecting R&D at position 1". */
export function cardAt(name: CardName | null, place: Place | null): string {
  const title = titleOf(name);
  if (place === null) return title ?? 'a card';
  if (place.ice !== null)
    return `${title ?? 'ice'} protecting ${place.server} at position ${String(place.ice)}`;
  const root = central(place.server) ? 'the root of ' : '';
  return `${title ?? 'a card'} in ${root}${place.server}`;
}

/** Where an install went: "in the root of Server 1 (new remote)", "protecting HQ". */
export function installedAt(place: Place, created: boolean): string {
  const server = `${place.server}${created ? ' (new remote)' : ''}`;
  return place.ice === null ? `in the root of ${server}` : `protecting ${server}`;
}

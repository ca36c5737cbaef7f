import type { CardTable } from '../fold/cards';
import type { Json, JsonObject } from '../json';
import { playerOf } from '../lens/side';
import { differ, type Features } from './features';
import { featuresOfCards, featuresOfPlayers, zonesOf } from './theirs';
import type { Titles } from './titles';

interface Last {
  readonly table: CardTable;
  readonly identities: readonly (Json | undefined)[];
  readonly cards: Features;
  readonly players: Features;
  readonly features: Features;
}

/**
 * The features of states that follow each other. Most entries move no card: what lies on the table is read again only
 * where a zone is another list, and features that stay the same are the same map.
 */
export class TheirsInTurn {
  private last: Last | null = null;
  private readonly zones;

  constructor(private readonly titles: Titles) {
    this.zones = zonesOf(titles);
  }

  of(state: JsonObject, table: CardTable): Features {
    const { last } = this;
    const identities = [playerOf(state, 'corp')['identity'], playerOf(state, 'runner')['identity']];
    const lies = last?.table === table && last.identities.every((one, i) => one === identities[i]);
    const cards = lies ? last.cards : featuresOfCards(this.titles, state, this.zones);
    const players = featuresOfPlayers(state);
    const same = lies && !differ(last.players, players);
    const features = same ? last.features : joined(cards, players);
    this.last = { table, identities, cards, players, features };
    return features;
  }
}

/** Nothing is told twice. A map made of another is made of pairs. */
function joined(cards: Features, players: Features): Features {
  const features: Features = new Map();
  cards.forEach((value, key) => features.set(key, value));
  players.forEach((value, key) => features.set(key, value));
  return features;
}

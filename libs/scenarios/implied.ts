import {
  canTell,
  knowersNow,
  cardOf,
  titleOf,
  type Fact,
  type Sighting,
  type CardId,
  workOn,
  type State,
} from '#rules';
import { views, type View } from '#notation/scenario/scenario';
import { secretsIn } from './expect/secrets';
import { factLog } from './project/facts';
import { project } from './project/projection';
import { viewerOf } from './project/viewed';
import { take, type Made, type Stand, type Table } from './stand';

const players = ['corp', 'runner', 'spectator'] as const satisfies readonly View[];

function* sightings(value: unknown): Generator<Sighting> {
  if (typeof value !== 'object' || value === null) return;
  if (isSighting(value)) yield value;
  else for (const one of Object.values(value)) yield* sightings(one);
}

const isSighting = (value: object): value is Sighting => 'seen' in value && 'corpHandle' in value;

/** Who searches a deck sees every card that may be found. */
const lookedThrough = ({ state: { prompt } }: Stand, view: View): readonly CardId[] =>
  prompt?.kind === 'pick' && prompt.why === 'search' && prompt.for === view ? prompt.from : [];

/** Titles each viewer has been shown so far. */
export class Shown {
  private readonly titles: Readonly<Record<(typeof players)[number], Set<string>>> = {
    corp: new Set(),
    runner: new Set(),
    spectator: new Set(),
  };
  private told = 0;

  constructor(private readonly table: Table) {}

  /** Takes note of a stand; returns the titles a viewer is told without having been shown them. */
  look(stand: Stand): { readonly view: View; readonly titles: readonly string[] } | null {
    const g = workOn(this.table.rules.pool, stand.state, null);
    const all = new Set(stand.state.cards.map((card) => titleOf(g, card.id)));
    const facts: readonly Fact[] = stand.facts.slice(this.told);
    this.told = stand.facts.length;
    for (const view of players) {
      const known = this.titles[view];
      for (const card of stand.state.cards)
        if (canTell(viewerOf(view), knowersNow(g, card))) known.add(titleOf(g, card.id));
      for (const seen of sightings(facts))
        if (canTell(viewerOf(view), seen.seen)) known.add(titleOf(g, cardOf(g, seen.card).id));
      for (const id of lookedThrough(stand, view)) known.add(titleOf(g, id));
      const secret = [...all].filter((title) => !known.has(title));
      const titles = secretsIn(this.table, stand, view, secret);
      if (titles.length > 0) return { view, titles };
    }
    return null;
  }
}

const everything = (table: Table, stand: Stand): string =>
  JSON.stringify(views.map((view) => [project(table, stand, view), factLog(table, stand, view)]));

/** Folds all decisions again from the start; what differs, or null. */
export function refold(table: Table, start: State, end: Stand): string | null {
  const made: readonly Made[] = JSON.parse(JSON.stringify(end.made)) as readonly Made[];
  const bare: Table = {
    ...table,
    policy: { ...table.policy, random: 'strict' },
    emptyPreventions: true,
  };
  let stand: Stand = { state: start, facts: [], made: [], pins: [] };
  for (const { by, decision } of made) {
    const taken = take(bare, stand, decision, by);
    if (!taken.ok) return `${decision.do} was refused the second time: ${taken.reason}`;
    stand = taken.stand;
  }
  return everything(table, stand) === everything(table, end)
    ? null
    : 'the same decisions led to another position, log or view';
}

import { corePool, coreRules } from '#cards/pool';
import {
  type Faction,
  type Fact,
  viewDecision,
  viewFact,
  viewPosition,
  legalFor,
  type Viewer,
  cloneState,
  workOn,
  type DeckList,
  type State,
} from '#rules';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import type { Source } from '#play/source';
import { Shown } from './shown';

const seeded = (seed: number): Source => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const everyCard = (identity: string, ...factions: Faction[]): DeckList => ({
  identity,
  cards: corePool.definitions
    .filter(({ value }) => value.type !== 'identity' && factions.includes(value.faction))
    .flatMap(({ value }) => [value.code, value.code]),
});

const corps = [
  everyCard('01054', 'haas-bioroid', 'neutral-corp'),
  everyCard('01067', 'jinteki', 'neutral-corp'),
  everyCard('01080', 'nbn', 'neutral-corp'),
  everyCard('01093', 'weyland-consortium', 'neutral-corp'),
];
const runners = [
  everyCard('01001', 'anarch', 'neutral-runner'),
  everyCard('01017', 'criminal', 'neutral-runner'),
  everyCard('01033', 'shaper', 'neutral-runner'),
];

function begin(game: number): { state: State; facts: readonly Fact[] } {
  const corp = corps[game % corps.length];
  const runner = runners[game % runners.length];
  if (corp === undefined || runner === undefined) throw new Error('no decks');
  const opened = coreRules.open({ corp, runner });
  if (!opened.ok) throw new Error(opened.unknown.join());
  return opened;
}

const secretive: readonly Viewer[] = ['corp', 'runner', 'spectator'];

/** Everything a viewer gets for one decision, as bytes. */
function seen(
  viewer: Viewer,
  before: State,
  played: {
    by: Parameters<typeof viewDecision>[3];
    decision: Parameters<typeof viewDecision>[2];
    state: State;
    facts: readonly Fact[];
  },
): string {
  return JSON.stringify([
    viewPosition(corePool, played.state, viewer),
    legalFor(workOn(corePool, played.state, null), viewer).length,
    played.facts.map((fact) => viewFact(corePool, played.state, fact, viewer)),
    viewDecision(corePool, before, played.decision, played.by, viewer),
  ]);
}

const games = Number(process.env['RETRACE_GAMES'] ?? 24);

describe('what a viewer is shown', () => {
  it.each(secretive)('never holds a title the %s has had no right to see', (viewer) => {
    let compared = 0;
    for (let game = 0; game < games; game += 1) {
      const { state, facts } = begin(game);
      const next = seeded(game * 101 + 7);
      const shown = new Shown(corePool, state);
      shown.look(state, facts);
      let before = cloneState(state);
      const table = {
        rules: coreRules,
        player: randomPlayer(next),
        dealer: dealer(next),
        most: 5_000,
      };
      for (const played of playOn(table, state)) {
        shown.declare(before, played.decision, played.by);
        shown.look(played.state, played.facts);
        const bytes = seen(viewer, before, played);
        for (const title of shown.hiddenFrom(viewer)) {
          compared += 1;
          if (bytes.includes(JSON.stringify(title)))
            throw new Error(
              `${viewer} sees ${title} after ${JSON.stringify(played.decision)} of game ${game}: ${bytes}`,
            );
        }
        before = cloneState(played.state);
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });
});

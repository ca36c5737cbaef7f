import { countOf, type JsonObject, objectOf } from '../json';
import { countersOf, strengthOf, type Subroutine, subroutinesOf } from '../lens/card';
import { gameView, playerView } from '../lens/game';
import { encounterOf, runOf } from '../lens/run';
import { playerOf, type Side } from '../lens/side';
import { ZonesInTurn } from '../lens/zones-in-turn';
import { isStranger } from '../read/strangers';
import { type Features, plainKey, type Plain, serverCode } from './features';
import { type Lying, lyingIn, lyingOn } from './lying-in';
import { Spots } from './spots';
import type { Titles } from './titles';

const winners = { corp: 1, runner: 2 } as const;

const maskOf = (subs: readonly Subroutine[]): number =>
  subs.reduce((mask, sub, i) => (sub.broken ? mask | (1 << i) : mask), 0);

/** What is told of players, the run and the encounter. */
export function featuresOfPlayers(state: JsonObject): Features {
  const features: Features = new Map();
  const set = (name: Plain, value: number): void => {
    if (value !== 0) features.set(plainKey(name), value);
  };
  const game = gameView(state);
  const over = game.reason !== null || game.winner !== null;
  const corp = playerView(state, 'corp');
  const runner = playerView(state, 'runner');
  if (over) set('winner', game.winner === null ? 3 : winners[game.winner]);
  set('turn', game.turn);
  if (game.turn > 0 && game.active !== null) set('active side', winners[game.active]);
  set('corp credits', corp.credits);
  set('corp clicks', corp.clicks);
  set('bad publicity', corp.badPublicity);
  const badPublicity = over ? 0 : countOf(playerOf(state, 'runner')['bad-pub-credit']);
  const runCredits = countOf(playerOf(state, 'runner')['run-credit']);
  // Credits of a run end with it, and a run ends with the game.
  set('runner credits', runner.credits + badPublicity - (over ? runCredits : 0));
  set('run credits', over ? 0 : runCredits + badPublicity);
  set('runner clicks', runner.clicks);
  set('tags', runner.tags);
  set('brain damage', runner.brainDamage);
  set('R&D cards', corp.deck);
  set('stack cards', runner.deck);
  set('corp points', corp.points);
  set('runner points', runner.points);
  const run = runOf(state);
  if (run !== null) {
    set('attacked server', serverCode(run.server) + 1);
    set('run position', run.position);
  }
  const encounter = encounterOf(state);
  if (encounter !== null) {
    set('encountered strength', strengthOf(encounter) ?? 0);
    set('broken subroutines', maskOf(subroutinesOf(encounter)));
  }
  return features;
}

/** What lies on the table: zones and identities. Cards that the pool lacks are left out. */
export function featuresOfCards(
  titles: Titles,
  state: JsonObject,
  zones = zonesOf(titles),
): Features {
  const features: Features = new Map();
  const set = (name: Plain, value: number): void => {
    if (value !== 0) features.set(plainKey(name), value);
  };
  const spots = new Spots(features);
  const current = { corp: 0, runner: 0 };
  zones.each(state, (lying) => {
    for (const key of lying.piles) features.set(key, (features.get(key) ?? 0) + 1);
    for (const one of lying.ice) spots.inOrder(one);
    for (const one of lying.spots) spots.put(one);
    if (lying.current !== null) current[lying.current.side] += lying.current.credits;
  });
  set('corp current credits', current.corp);
  set('runner current credits', current.runner);
  const onIdentity = (side: Side): number => {
    const identity = objectOf(playerOf(state, side)['identity']);
    const def = identity === null ? null : titles.defOf(identity);
    if (identity !== null && def !== null)
      for (const one of lyingOn(titles, identity, def)) spots.put(one);
    return identity === null ? 0 : countOf(countersOf(identity)['recurring']);
  };
  set('identity credits', onIdentity('corp'));
  set('runner identity credits', onIdentity('runner'));
  const identity = objectOf(playerOf(state, 'runner')['identity']);
  const def = identity === null ? null : titles.defOf(identity);
  if (def !== null && !isStranger(titles.definition(def).value)) set('runner identity', def + 1);
  spots.finish();
  return features;
}

/** What cards show by their zones, of states that follow each other. */
export const zonesOf = (titles: Titles): ZonesInTurn<Lying> =>
  new ZonesInTurn((zone) => lyingIn(titles, zone));

/** The features of a state of the replay; cards that the pool lacks are left out. */
export const theirFeatures = (titles: Titles, state: JsonObject): Features =>
  new Map([...featuresOfPlayers(state), ...featuresOfCards(titles, state)]);

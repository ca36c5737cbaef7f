import { countOf, isObject, type JsonObject, objectOf, textOf } from '../json';
import {
  advancementOf,
  type CardJson,
  countersOf,
  goesToRoot,
  hostedOn,
  isFacedown,
  isFaceup,
  isInstalled,
  strengthOf,
  type Subroutine,
  subroutinesOf,
} from '../lens/card';
import { gameView, playerView } from '../lens/game';
import { encounterOf, runOf } from '../lens/run';
import { playerOf, type Side } from '../lens/side';
import { eachZone, type Zone, type ZoneKind } from '../lens/zones';
import { isStranger } from '../read/strangers';
import {
  type Features,
  hostCode,
  pileKey,
  type Pile,
  plainKey,
  type Plain,
  serverCode,
} from './features';
import { type Marks, Spots, unmarked } from './spots';
import type { Titles } from './titles';

const winners = { corp: 1, runner: 2 } as const;

const pileOf = (zone: Zone): Pile | null => {
  const kinds: { readonly [kind in ZoneKind]?: Pile } =
    zone.side === 'corp' ? { hand: 'hq', discard: 'archives' } : { hand: 'grip', discard: 'heap' };
  switch (zone.kind) {
    case 'hand':
    case 'discard':
      return kinds[zone.kind] ?? null;
    case 'rfg':
      return 'removed';
    case 'play-area':
    case 'current':
      return 'play';
    case 'set-aside':
      return 'aside';
    case 'deck':
    case 'scored':
    case 'root':
    case 'ice':
    case 'rig':
    case 'hosted':
      return null;
  }
};

function marksOf(card: CardJson, corp: boolean, host: number | null, breaks: boolean): Marks {
  const counters = countersOf(card);
  const liesFacedown = !corp && host === null && isFacedown(card);
  return {
    rezzed: corp && isFaceup(card) ? 1 : 0,
    advancement: advancementOf(card),
    virus: countOf(counters['virus']),
    power: countOf(counters['power']),
    agenda: countOf(counters['agenda']),
    credit: countOf(counters['credit']),
    // A card that was derezzed keeps them there, and has no more than its own once it is rezzed again (RECUR-01).
    recurring: corp && !isFaceup(card) ? 0 : countOf(counters['recurring']),
    host: host ?? 0,
    // A card that was turned down keeps there what it was raised to.
    strength: breaks && !liesFacedown ? (strengthOf(card) ?? 0) : 0,
    facedown: liesFacedown ? 1 : 0,
  };
}

/** Ice lies in no root, and what is only kept on a card is not installed. */
const liesInRoot = (card: CardJson): boolean => isInstalled(card) && goesToRoot(card);

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
export function featuresOfCards(titles: Titles, state: JsonObject): Features {
  const features: Features = new Map();
  const set = (name: Plain, value: number): void => {
    if (value !== 0) features.set(plainKey(name), value);
  };
  const spots = new Spots(features);
  const hosted = (card: CardJson, host: number, root: number | null = null): void => {
    for (const one of hostedOn(card)) {
      if (!isObject(one)) continue;
      const def = titles.defOf(one);
      if (def === null) continue;
      if (textOf(one['side']) === 'Runner')
        spots.add('rig', 0, def, marksOf(one, false, host, titles.hasStrength(def)));
      // What is installed on a card in the root of a server is in that root, too.
      else if (root !== null && liesInRoot(one))
        spots.add('root', root, def, marksOf(one, true, host, false));
      hosted(one, hostCode(def, null, 0), root);
    }
  };
  const inPlay = { corp: 0, runner: 0 };
  eachZone(state, (zone) => {
    const pile = pileOf(zone);
    for (const [place, card] of zone.cards.entries()) {
      if (!isObject(card)) continue;
      const def = titles.defOf(card);
      if (def === null) continue;
      if (pile === 'play') inPlay[zone.side] += countOf(countersOf(card)['recurring']);
      if (pile !== null) {
        const key = pileKey(pile, def);
        features.set(key, (features.get(key) ?? 0) + 1);
        // Theirs leaves on a card what was on it when it was trashed, or puts it there.
        hosted(card, hostCode(def, null, 0));
        continue;
      }
      const server = zone.server === null ? 0 : serverCode(zone.server);
      if (zone.kind === 'ice') spots.ice(server, place, def, marksOf(card, true, null, false));
      else if (zone.kind === 'root')
        spots.add('root', server, def, marksOf(card, true, null, false));
      else if (zone.kind === 'rig')
        spots.add('rig', 0, def, marksOf(card, false, null, titles.hasStrength(def)));
      else if (zone.kind === 'scored')
        spots.add(zone.side === 'corp' ? 'corp-score' : 'runner-score', 0, def, {
          ...unmarked,
          agenda: countOf(countersOf(card)['agenda']),
        });
      const isIce = zone.kind === 'ice';
      hosted(
        card,
        hostCode(def, isIce ? server : null, place),
        zone.kind === 'root' ? server : null,
      );
    }
  });
  set('corp current credits', inPlay.corp);
  set('runner current credits', inPlay.runner);
  const onIdentity = (side: Side): number => {
    const identity = objectOf(playerOf(state, side)['identity']);
    const def = identity === null ? null : titles.defOf(identity);
    if (identity !== null && def !== null) hosted(identity, hostCode(def, null, 0));
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

/** The features of a state of the replay; cards that the pool lacks are left out. */
export const theirFeatures = (titles: Titles, state: JsonObject): Features =>
  new Map([...featuresOfPlayers(state), ...featuresOfCards(titles, state)]);

import { cycleNames, cycles } from '#cards/cycles';
import { rulesNamed, type PoolName } from '#cards/pool';
import type { LogHeader } from '#notation/native/header';
import { writeLog, type Written } from '#notation/native/write-log';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomPlayer, type Player } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import type { Source } from '#play/source';
import { weightedDeck } from '#play/weighted-deck';
import { engineVersion, hashState, type DeckList, type Pool } from '#rules';
import { placeNamed } from './place-named';

const SEEDS = 60;
/** Decisions of a log that is kept: some 12 KB. */
const MOST = 300;

const logged = ({ identity, cards }: DeckList) => {
  const copies = new Map<string, number>();
  for (const code of cards) copies.set(code, (copies.get(code) ?? 0) + 1);
  return { identity, cards: [...copies] };
};

/** Prefers to use abilities and break subroutines that the log does not name yet, and keeps which it does. */
function eagerPlayer(pool: Pool, places: Set<string>, next: Source): Player {
  const any = randomPlayer(next);
  return (legal, prompt, state) => {
    const fresh = legal.filter((one) => {
      const place = placeNamed(pool, state, one);
      return place !== null && !places.has(place);
    });
    const decision = any(fresh.length > 0 ? fresh : legal, prompt, state);
    const place = placeNamed(pool, state, decision);
    if (place !== null) places.add(place);
    return decision;
  };
}

function played(name: PoolName, seed: number): { readonly text: string; readonly places: number } {
  const rules = rulesNamed(name);
  const next = repeatable(seed);
  const newest = cycleNames.find((cycle) => cycle === name);
  const favoured = new Set((newest === undefined ? [] : cycles[newest]).map(({ code }) => code));
  const corp = logged(weightedDeck(rules.pool, 'corp', 44, favoured, next));
  const runner = logged(weightedDeck(rules.pool, 'runner', 45, favoured, next));
  const header: LogHeader = {
    ...{ format: 'retrace/1', rules: 'rr-1.1', pool: rules.pool.name, engine: engineVersion },
    players: { corp: { name: 'Random Corp' }, runner: { name: 'Random Runner' } },
    start: { kind: 'decks', corp, runner },
  };
  const codes = ({ identity, cards }: typeof corp): DeckList => ({
    identity,
    cards: cards.flatMap(([code, quantity]) => new Array<string>(quantity).fill(code)),
  });
  const opened = rules.open({ corp: codes(corp), runner: codes(runner) });
  if (!opened.ok) throw new Error(`no such cards: ${opened.unknown.join()}`);
  const places = new Set<string>();
  const written: Written[] = [];
  const player = eagerPlayer(rules.pool, places, next);
  const table = { rules, player, dealer: dealer(next), most: MOST };
  for (const { by, decision, state } of playOn(table, opened.state))
    written.push({ by, decision, hash: hashState(state) });
  return { text: writeLog(header, written), places: places.size };
}

/** Of many random games of a pool's newest cards the one that names the most abilities and subroutines. */
export function goldenGame(name: PoolName): string {
  let best = { text: '', places: -1 };
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const game = played(name, seed);
    if (game.places > best.places) best = game;
  }
  return best.text;
}

import { coreRules } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import {
  type FactView,
  identityOf,
  Knowledge,
  opponent,
  type Side,
  sides,
  viewKnowledge,
  viewPosition,
} from '#rules';
import { type PlayedGame, playGame } from '#testkit/views/interference/played';
import { toldMoments } from '#testkit/views/told-moments';
import { whyNotBetween } from '../position/from-view';
import type { Decklist } from '../study/study';
import { dealWorld } from './deal-world';
import { historyOf } from './history';
import type { SeatRecord, ToldMoment } from './record';

const { pool } = coreRules;

function listOf({ states }: PlayedGame, side: Side): Decklist {
  const [opening] = states;
  if (opening === undefined) throw new Error('a game has an opening');
  const cards = opening.cards.flatMap(({ def, zone }) => {
    const definition = pool.definitions[def];
    return definition?.side === side && zone !== 'identity' ? [definition.value.code] : [];
  });
  return {
    identity: identityOf(pool, opening, side),
    cards: cards.map((code) => [code, 1] as const),
  };
}

type Place = Pick<SeatRecord, 'view' | 'knowledge' | 'history'> & { readonly since: ToldMoment[] };

/** What a seat was told by moments in the midst of something, one in eight. */
function* midstOf(played: PlayedGame, seat: Side): Generator<SeatRecord> {
  const { states, facts } = played;
  const [opening] = states;
  if (opening === undefined) return;
  const knowledge = new Knowledge(pool, seat, opening);
  const told: FactView[] = [];
  const places: Place[] = [];
  let [known, midst] = [0, 0];
  for (const { at, moment, index } of toldMoments(pool, played, seat)) {
    let state = states[known] ?? opening;
    for (; known < at; known += 1) {
      state = states[known + 1] ?? state;
      knowledge.take(state, facts[known + 1] ?? []);
    }
    const { position } = moment;
    told.push(...moment.told.flatMap((one) => ('fact' in one ? [one.fact] : [])));
    for (const place of places) place.since.push({ position, told: moment.told });
    if (whyNotBetween(position) === null) {
      const view = {
        ...{ view: position, history: historyOf(told), since: [] },
        knowledge: viewKnowledge(pool, knowledge, state, index),
      };
      places.push(view);
      if (places.length > 3) places.shift();
      continue;
    }
    if (places.length === 0 || position.outcome !== null || (midst += 1) % 8 !== 0) continue;
    const record = places.reduce<SeatRecord | null>(
      (earlier, place) => ({
        ...{ pool: pool.name, seat, moment: moment.number, earlier },
        ...{ ...place, since: [...place.since] },
      }),
      null,
    );
    if (record !== null) yield record;
  }
}

describe('a world in the midst of an action', () => {
  it('is one that began between two actions, and went on as its seat was told', () => {
    let [asked, dealt, runs] = [0, 0, 0];
    for (const seed of [1, 2, 3]) {
      const played = playGame(coreRules, seed);
      for (const seat of sides)
        for (const record of midstOf(played, seat)) {
          asked += 1;
          const decklist = listOf(played, opponent(seat));
          const world = dealWorld(coreRules, { record, decklist, seed: 'x', deal: 0 });
          if (!world.ok) {
            expect(world.refusal).toMatchObject({
              ...{ code: 'NO_WORLD', place: 'world' },
              message: expect.stringContaining(`moment ${record.moment}`),
            });
            continue;
          }
          dealt += 1;
          const loaded = loadPosition(pool, world.position);
          if (!loaded.ok) throw new Error(loaded.message);
          const folded = coreRules.fold(
            loaded.state,
            world.moves.map(({ decision }) => decision),
          );
          if (!folded.ok) throw new Error(`${seed} ${seat} ${record.moment}`);
          const seen = viewPosition(pool, folded.state, seat);
          const wanted = record.since.at(-1)?.position;
          const plain = (view: typeof wanted) => ({
            ...{ run: view?.run?.step, server: view?.run?.server, prompt: view?.prompt?.for },
            ...{ turn: view?.turn, credits: [view?.corp.credits, view?.runner.credits] },
            hands: [view?.corp.hq.length, view?.corp.rd.length, view?.runner.grip.length],
          });
          expect([seed, seat, record.moment, plain(seen)]).toEqual([
            ...[seed, seat, record.moment, plain(wanted)],
          ]);
          if (seen.run !== null) runs += 1;
        }
    }
    expect(dealt / asked).toBeGreaterThan(0.9);
    expect(runs).toBeGreaterThan(30);
  }, 120_000);
});
